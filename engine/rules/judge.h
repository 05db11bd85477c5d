// Judge: is a filled board right, and what is broken where.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// A broken rule. `places` are cells, edges or vertices to point at, the anchor among them.
struct Broken {
    const RuleFamily* family;
    Place anchor = wholeBoard;
    std::vector<Place> places;
    friend bool operator==(const Broken&, const Broken&) = default;
};

/// Truth of every atom: answers read off a board, helpers computed from their definitions.
class Assignment {
public:
    /// Blank marks count as "no". Marks that no answer can hold are reported by strayMarks().
    Assignment(const Rules&, const Board&);
    /// Answer atoms as given (by atom number; others are computed).
    Assignment(const Rules&, std::vector<bool> answers);

    [[nodiscard]] bool operator[](Lit l) const { return m_true[static_cast<std::size_t>(l.atom())] == l.positive(); }

private:
    void computeHelpers(const Rules&);
    std::vector<bool> m_true;
};

/// The value of an answer under an assignment; empty where a Direct answer has none or several.
[[nodiscard]] std::optional<int> valueOf(const Answer&, const Assignment&);
/// Places whose marks no answer can hold: a bent or uneven bridge, a line outside the grid of the genre, a number out
/// of range.
[[nodiscard]] std::vector<Place> strayMarks(const Rules&, const Board&);

[[nodiscard]] bool holds(const Instance&, const Assignment&);
/// Everything that is broken, local rules before global ones; empty: the answer is right and complete.
[[nodiscard]] std::vector<Broken> judge(const Rules&, const Board&);
/// Is nothing broken? Looks no further than the first broken rule.
[[nodiscard]] bool isRight(const Rules&, const Board&);
/// The board's clues with the answers of the assignment as marks; unset two-valued answers become "no" marks.
[[nodiscard]] Board withAnswers(const Rules&, const Board&, const Assignment&);
/// Does an answer have a number that stands for all from there on?
[[nodiscard]] bool saysMore(const Rules&, const Board& filled);
/// Such numbers become the sizes of their areas, which is what they are.
void tellMore(const Rules&, Board& filled);

} // namespace tokisuji
