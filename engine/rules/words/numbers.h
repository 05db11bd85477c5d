// Words about numbers that the solver writes into cells.
#pragma once

#include "engine/board/board.h"
#include "engine/board/place_map.h"
#include "engine/rules/rules.h"

#include <functional>
#include <set>
#include <vector>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily threeInRoom{
    .id = "three-in-room",
    .name = {"three symbols in a room", "部屋に記号は 3 つ"},
    .broken = {"A room does not hold exactly three symbols", "部屋の記号の数が 3 つではありません"}};

inline constexpr RuleFamily signOnce{.id = "sign-once",
                                     .name = {"each symbol once in a room", "部屋に同じ記号は 1 つ"},
                                     .broken = {"A symbol occurs twice in a room", "部屋に同じ記号が 2 つあります"}};

inline constexpr RuleFamily numbersConnected{.id = "numbers-connected",
                                             .name = {"all numbers connected", "数字はすべてつながる"},
                                             .broken = {"The numbers are not connected", "数字がつながっていません"}};

inline constexpr RuleFamily inTurns{
    .id = "in-turns",
    .name = {"symbols alternate along a line", "記号は交互に並ぶ"},
    .broken = {"Equal symbols follow each other in a row or column", "行か列で同じ記号が続いています"}};

} // namespace family

/// The answer layer Digit: a number in every cell without a clue, where 0 is "none here". Clue cells are constants,
/// "?" cells hold a number that is compared with nothing.
class Digits {
public:
    /// Numbers lo..hi in all cells; family filled. -1 is "none here" where 0 is a number (Genre::zeroIsNumber).
    Digits(Rules&, const Board&, int lo, int hi);
    /// Numbers 1..`largest` of the cell, nothing at all where that is 0; family filled.
    /// ClueHere: a clue may still make such a cell one without a number. Answers with numbers above 256 are left out.
    Digits(Rules&, const Board&, const PlaceMap<int>& largest, ToCome = ToCome::Stays);
    /// Numbers lo..`largest` of the cell.
    Digits(Rules&, const Board&, int lo, const PlaceMap<int>& largest);

    /// The numbers of some cells, those with "?" left out.
    [[nodiscard]] Numbers operator[](const std::vector<Place>& cells) const;
    [[nodiscard]] const NumberVar& at(Place cell) const;
    /// "Its number is `value`."
    [[nodiscard]] Lit is(Place cell, int value) const;
    /// For each cell, "its number is `value`".
    [[nodiscard]] Field are(int value) const;
    /// For each cell, "there is a number", a "?" too.
    [[nodiscard]] Field present() const;
    /// The numbers from `least` on that some cell can have, sorted. Far apart where a given one is out of all bounds.
    [[nodiscard]] std::vector<int> numbers(int least = 1) const;

private:
    void addCell(Rules&, const Board&, Place cell, int lo, int hi, ToCome);

    Grid m_grid;
    std::set<int> m_possible;
    PlaceMap<NumberVar> m_numbers;
    std::vector<Lit> m_present;
};

/// For each cell the largest number that a room with so many cells holds.
[[nodiscard]] PlaceMap<int> largestByRoom(const Board&, const std::function<int(int cells)>& largestIn);

/// Equal numbers do not touch, not even at a corner, and neither do two "?"; family equal-apart.
void equalApart(Rules&, const Board&, const Digits&);
/// There is a number, and all are connected; families some-number and numbers-connected.
void someNumberConnected(Rules&, const Board&, const Digits&);
/// Numbers 0..n, where 0 is none: there is one, all are connected, and each is how many are beside it; families
/// some-number, numbers-connected and numbers-beside.
void numbersCountNumbers(Rules&, const Board&, const Digits&);
/// Any two cells of the field that stand in one row or column have at least `between` cells between them.
void farApart(Rules&, const Field&, int between, const RuleFamily& family);
/// The first number is larger than the second, in the same room; one that is unknown is larger than none.
void largerInRoom(Rules&, Place anchor, const NumberVar& first, const NumberVar& second, const RuleFamily& family);

/// Along a line, places without a symbol left out, none of one kind is the next one after another; family in-turns.
void takeTurns(Rules&, const std::vector<Place>& line, const std::vector<Lit>& ofKind, const std::vector<Lit>& present);
/// Every room holds each of the symbols 1..`kinds` once; families three-in-room and sign-once.
void oneOfEachInRooms(Rules&, const Board&, const Digits&, int kinds);

/// The largest n for which 1 + 2 + ... + n cells are at most so many.
[[nodiscard]] int longestRunIn(int cells);

} // namespace tokisuji
