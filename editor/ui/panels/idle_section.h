// IdleSection: clues that the unique puzzle could do without.
#pragma once

#include "editor/ui/panels/list_section.h"

class QComboBox;
class QPushButton;

namespace tokisuji {

/// In which order clues are taken out until none is superfluous.
enum class RemovalOrder : std::uint8_t { AsListed, Reversed, Random };

struct IdleState : ListState {
    bool isEditable = true; ///< the puzzle can be changed
    bool canAdopt = false;
    bool currentGoes = true; ///< the current clue can go; else it can become "?"
    bool canMinimize = false;
    bool isMinimizing = false;
    friend bool operator==(const IdleState&, const IdleState&) = default;
};

class IdleSection : public ListSection {
    Q_OBJECT
public:
    explicit IdleSection(QWidget* parent = nullptr);
    void display(const IdleState& state);
    void retranslate();
    [[nodiscard]] RemovalOrder order() const;

signals:
    void adoptAsked();
    /// While it runs: asks for what has been taken out so far.
    void minimizeAsked();

private:
    QWidget* m_buttons;
    QPushButton* m_adopt;
    QPushButton* m_minimize;
    QComboBox* m_order;
    IdleState m_state;
};

} // namespace tokisuji
