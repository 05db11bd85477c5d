// TimelinePanel: the strip with the controls that move through it and the jumps to where it broke.
#pragma once

#include "editor/model/timeline_model.h"

#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QWidget>

#include <array>

namespace tokisuji {

class Actions;
class JumpButton;
class TimelineStrip;

class TimelinePanel : public QWidget {
    Q_OBJECT
public:
    /// Connects the actions of the History menu.
    TimelinePanel(Document* document, TimelineModel* model, Actions* actions, QWidget* parent = nullptr);

    [[nodiscard]] TimelineStrip* strip() const { return m_strip; }
    /// Goes one edit further in each turn until the tip.
    void setPlaying(bool playing);

signals:
    void boardWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeControls();
    QWidget* makeJumps();
    void connectActions();
    void retranslate();
    void takeModel();
    void play();
    void nextSpeed();
    void goTo(NodeId node);

    Document* m_document;
    TimelineModel* m_model;
    Actions* m_actions;
    TimelineStrip* m_strip;
    QLabel* m_head = nullptr;
    QPushButton* m_speed = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_edit = nullptr;
    QLabel* m_jumpHead = nullptr;
    std::array<JumpButton*, 3> m_jumps{};
    QTimer m_player;
    std::size_t m_speedIndex = 1;
};

} // namespace tokisuji
