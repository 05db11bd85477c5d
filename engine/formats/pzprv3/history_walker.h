// History walker: one gesture of pzpr's log after the other, from a board back into the past or on into the future.
#pragma once

#include "engine/formats/pzprv3/history_operation.h"

#include <map>
#include <utility>

namespace tokisuji {

/// The operations of one gesture, those without a meaning on the board left out.
using Gesture = std::vector<LogOperation>;

/// The board at one end of the walk, and the parts of values that it cannot show: a dot under a shaded cell.
class Walker {
public:
    enum Way : std::uint8_t { Back, On };

    explicit Walker(Board board) : m_board(std::move(board)) {}

    /// The gesture as an edit in the direction of time; nothing where it does not fit, and the board is as it was.
    [[nodiscard]] std::optional<Edit> walk(const Gesture&, Way);
    [[nodiscard]] const Board& board() const { return m_board; }

private:
    bool applyAll(const Gesture&, Way);
    bool apply(const LogOperation&, Way);
    bool applyCount(const LogOperation&, Way);
    bool applyValue(const LogOperation&, Way);
    bool applyLines(const LogOperation&, Way);
    void removeLine(Side, const RemoveLines&);
    [[nodiscard]] bool numberStandsIn(const RemoveLines&) const;
    void settle();
    std::optional<Edit> walkStructural(const Gesture&, Way);
    [[nodiscard]] Edit editOf(Way) const;
    void takeBack();

    using Key = std::pair<Layer, Place>;
    Board m_board;
    Board m_start;                     ///< before a gesture that moves the board
    std::map<Key, ValueParts> m_parts; ///< of values that were changed
    std::map<Key, int> m_touched;      ///< by the gesture, with what was shown before
    bool m_hasMoved = false;           ///< the gesture has turned the board or changed its size
};

} // namespace tokisuji
