// Words about rooms whose shaded cells form one area each, and about how many of them there are.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/rules.h"

#include <functional>
#include <map>
#include <utility>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily twoBorders{
    .id = "two-borders",
    .name = {"no straight line of unshaded cells through three rooms", "白マスは 3 部屋続かない"},
    .broken = {"A straight line of unshaded cells passes through more than two rooms",
               "白マスが 3 部屋以上連続しています"}};

} // namespace family

/// In every room the cells of the field form at most one area; borders separate, even within a room.
void connectedInRooms(Rules&, const Board&, const std::vector<Room>&, const Field&, const RuleFamily& family);
/// No two cells of the field touch across a border.
void apartAtBorders(Rules&, const Board&, const Field&, const RuleFamily& family);
/// Every room holds a cell of the field.
void someInRooms(Rules&, const std::vector<Room>&, const Field&, const RuleFamily& family);
/// So does every room but those with the number 0; family some-in-room.
void someUnlessZero(Rules&, const std::vector<Room>&, const Field&);
/// A number counts the cells of the field in its room; family room-count, or another.
void roomCounts(Rules&, const std::vector<Room>&, const Field&);
void roomCounts(Rules&, const std::vector<Room>&, const Field&, const RuleFamily& family);

/// No straight line of cells of the field crosses two borders; family two-borders.
void noRunOverTwoBorders(Rules&, const Board&, const Field&);

/// Two rooms that share a piece of border, and one such piece.
struct RoomPair {
    std::size_t a;
    std::size_t b;
    Place edge;
};
/// Each pair once, in the order of their first common edge.
[[nodiscard]] std::vector<RoomPair> neighbouringRooms(const Board&, const std::vector<Room>&);

/// Borders by the two rooms that they part; a border that ends inside its room parts that from itself.
[[nodiscard]] std::map<std::pair<int, int>, std::vector<Place>> bordersByRooms(const Board&, const std::vector<Room>&);

/// A graph with the rooms as its nodes, and no links yet.
[[nodiscard]] Graph roomNodes(const std::vector<Room>&);

/// How many of some literals hold: "at least 1", "at least 2", ...; No beyond the last one.
class Tally {
public:
    Tally() = default;
    /// Numbers above `limit` are not told apart from it: for a large room few of them matter.
    Tally(Rules&, const std::vector<Lit>&, std::size_t limit);
    [[nodiscard]] Lit atLeast(std::size_t n) const { return n == 0 ? Yes : n <= m_least.size() ? m_least[n - 1] : No; }
    [[nodiscard]] std::size_t most() const { return m_least.size(); }
    /// The tally of these literals and one more.
    [[nodiscard]] Tally with(Rules& r, Lit l) const { return with(r, l, most() + 1); }

private:
    [[nodiscard]] Tally with(Rules&, Lit, std::size_t limit) const;

    std::vector<Lit> m_least;
};

/// "Exactly so many of these hold."
[[nodiscard]] Lit isNumberOf(Rules&, const std::vector<Lit>&, int number);

/// Exactly so many of these hold, as a clue says. Nothing is left of it while clues are still to come: another one may
/// change what is counted.
void countsAsItStands(Rules&, Place clue, const RuleFamily&, std::vector<Lit>, int number);
/// A number needs an arrow, and then counts what lies in that direction; family arrow-missing.
void arrowMissing(Rules&, Place cell, int number, const std::function<std::vector<Lit>(Dir)>& inDirection);

} // namespace tokisuji
