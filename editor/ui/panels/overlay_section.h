// OverlaySection: which layers of knowledge are drawn over the board. Each chip is the legend of its overlay.
#pragma once

#include "editor/ui/panels/panel_state.h"
#include "editor/ui/panels/section.h"

#include <QPushButton>

#include <vector>

class QAction;

namespace tokisuji {

class Actions;

/// A check box with the overlay's drawing, its name and its key.
class OverlayChip : public QAbstractButton {
    Q_OBJECT
public:
    explicit OverlayChip(OverlayKind kind, QWidget* parent = nullptr);
    [[nodiscard]] OverlayKind kind() const { return m_kind; }
    void retranslate();
    /// The key that switches it, as its action has it.
    void setKey(const QString& key);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    OverlayKind m_kind;
    QString m_key;
};

/// The chip shows the action's key, and while it is disabled the action's reason.
void followAction(OverlayChip* chip, const QAction* action);

class OverlaySection : public Section {
    Q_OBJECT
public:
    explicit OverlaySection(const std::vector<OverlayKind>& kinds, QWidget* parent = nullptr);
    void display(const PanelState& state);
    void retranslate();
    /// What is disabled says why, as the actions of the same name do.
    void tellReasons(const Actions& actions);

signals:
    void overlayChosen(OverlayKind kind, bool on);
    void adoptionAsked(Adopted what);

private:
    std::vector<OverlayChip*> m_chips;
    QPushButton* m_adopt;
};

} // namespace tokisuji
