// RandomHand: somebody who works with mouse and keys at random. What it leaves on a board of any genre is what the
// editor lets people put there: addresses, files and the solver have to live with it. No genre has to be named for it.
#pragma once

#include "editor/ui/tools/board_input.h"

#include <random>

namespace tokisuji {

class RandomHand {
public:
    explicit RandomHand(unsigned seed) : m_random(seed) {}

    /// A number from `least` to `largest`, the same on every machine.
    [[nodiscard]] int pick(int least, int largest);
    /// One of the elements of a range that is not empty.
    template <class Range>
    [[nodiscard]] const auto& oneOf(const Range& range)
    {
        return range[static_cast<std::size_t>(pick(0, static_cast<int>(std::size(range)) - 1))];
    }

    /// Sides of 1 to `longestSide`, square where the genre needs it; each variant on or off; nothing on it.
    [[nodiscard]] Board blankBoard(const Genre&, int longestSide);
    /// Such a board with clues, from few to many.
    [[nodiscard]] Board puzzle(const Genre&, int longestSide);
    /// The same with marks of the solver.
    [[nodiscard]] Board withMarks(const Board&);
    /// What becomes of a board by that many presses, strokes and keys with any tools of the mode.
    [[nodiscard]] Board played(const Board&, Mode, int gestures);
    /// A board with one clue set, changed or taken away, or one border turned; the same board when there is nothing
    /// that could be changed.
    [[nodiscard]] Board withOtherClue(const Board&);

private:
    void gesture(BoardInput&);
    void useMouse(BoardInput&);
    void useKeys(BoardInput&);
    [[nodiscard]] Spot anySpot(const Board&);

    std::mt19937 m_random;
};

} // namespace tokisuji
