// ScrambleDialog: how many random turns from the goal; the same seed gives the same turns.
#pragma once

#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <QDialog>
#include <QLabel>
#include <QSpinBox>

#include <memory>

namespace tokisuji {

class ScrambleDialog : public QDialog {
    Q_OBJECT
public:
    ScrambleDialog(std::shared_ptr<const TwistyDefinition> definition, int length, int seed, QWidget* parent = nullptr);

    [[nodiscard]] int length() const { return m_length->value(); }
    [[nodiscard]] int seed() const { return m_seed->value(); }
    /// Those that were chosen.
    [[nodiscard]] TurnList turns() const;

private:
    void takeAnotherSeed();
    void preview();

    std::shared_ptr<const TwistyDefinition> m_definition;
    QSpinBox* m_length;
    QSpinBox* m_seed;
    QLabel* m_turns;
};

} // namespace tokisuji
