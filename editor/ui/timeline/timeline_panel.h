// TimelinePanel: the strip with the controls that move through it and the jumps to where it broke.
#pragma once

#include "editor/model/player.h"
#include "editor/model/timeline_model.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QWidget>

#include <array>

namespace tokisuji {

class Actions;
class JumpButton;
class TimelineNotes;
class TimelineStrip;

class TimelinePanel : public QWidget {
    Q_OBJECT
public:
    /// Connects the actions of the History menu.
    TimelinePanel(Document* document, TimelineModel* model, Actions* actions, QWidget* parent = nullptr);

    [[nodiscard]] TimelineStrip* strip() const { return m_strip; }
    [[nodiscard]] QMenu* bookmarkMenu() const;
    /// Plays the main lane until its tip.
    void setPlaying(bool playing) { m_player->setPlaying(playing); }
    /// The node at which the intended path no longer holds; noNode: it holds, or there is none.
    void setPathBreak(NodeId node);

    [[nodiscard]] QSize sizeHint() const override;
    /// Room for the ticks alone.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void boardWanted();
    /// The number of visible branches has changed, and the height fitted them before.
    void heightWanted(int height);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeControls();
    QWidget* makeJumps();
    void fillPaceMenu();
    void connectActions();
    void retranslate();
    void takeModel();
    void takePlayer();
    void takeRows(int rows);
    void goTo(NodeId node);
    [[nodiscard]] NodeId jumpTarget(std::size_t jump) const;

    Document* m_document;
    TimelineModel* m_model;
    Actions* m_actions;
    Player* m_player;
    TimelineStrip* m_strip;
    TimelineNotes* m_notes;
    QLabel* m_head = nullptr;
    QPushButton* m_pace = nullptr;
    QMenu* m_paceMenu = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_edit = nullptr;
    QLabel* m_jumpHead = nullptr;
    std::array<JumpButton*, 4> m_jumps{};
    NodeId m_pathBreak = noNode;
    int m_rows = 0; ///< of branches, that the height was last fitted to
};

} // namespace tokisuji
