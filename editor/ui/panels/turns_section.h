// TurnsSection: the turns that lead to the goal, made one by one or played; the other sequences; what is wrong if there
// is none.
#pragma once

#include "editor/ui/panels/section.h"
#include "editor/ui/panels/turns_state.h"

#include <QPushButton>

namespace tokisuji {

class Actions;
class Segments;
class TurnChips;

class TurnsSection : public Section {
    Q_OBJECT
public:
    enum class Speed : std::uint8_t { Slow, Normal, Fast };

    explicit TurnsSection(QWidget* parent = nullptr);
    void display(const TurnsState& state);
    void retranslate();
    /// Whose keys the tips of the buttons name.
    void tellKeys(const Actions& actions);
    [[nodiscard]] Speed speed() const;
    [[nodiscard]] TurnChips* chips() const { return m_chips; }
    [[nodiscard]] QPushButton* playButton() const { return m_play; }

signals:
    void stepWanted(int step);
    void playWanted(bool play);
    void speedChanged();
    void wayChosen(int way);
    void copyAsked();
    /// Ways that are so much longer than the shortest.
    void longerAsked(int longer);
    /// The pointer is over a turn of the way; -1: over none.
    void turnHovered(int index);

private:
    void nameButtons();
    void displayWays();
    void displayPlayer();
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString countsText() const;

    const Actions* m_actions = nullptr;
    TurnsState m_state;
    QLabel* m_why;
    QLabel* m_counts;
    TurnChips* m_chips;
    QWidget* m_player;
    QPushButton* m_back;
    QPushButton* m_play;
    QPushButton* m_forward;
    Segments* m_speed;
    QWidget* m_ways;
    QPushButton* m_previous;
    QLabel* m_position;
    QPushButton* m_next;
    QPushButton* m_copy;
    QPushButton* m_longer;
    QPushButton* m_shortest;
};

} // namespace tokisuji
