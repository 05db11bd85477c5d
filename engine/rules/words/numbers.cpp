#include "engine/rules/words/numbers.h"

#include "engine/board/rooms.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <climits>

namespace tokisuji {

namespace family {

constexpr RuleFamily equalApart{.id = "equal-apart",
                                .name = {"equal numbers do not touch, even at corners", "同じ数字は角でも接しない"},
                                .broken = {"Equal numbers touch", "同じ数字が接しています"}};

constexpr RuleFamily numbersBeside{
    .id = "numbers-beside",
    .name = {"how many numbers are beside a number", "まわりの数字の個数"},
    .broken = {"A number differs from how many numbers are beside it", "数字と、まわりにある数字の個数が違います"}};

constexpr RuleFamily someNumber{.id = "some-number",
                                .name = {"there is a number", "数字がある"},
                                .broken = {"There is no number", "数字がありません"}};

} // namespace family

namespace {

Lit valueLit(const NumberVar& number, int value)
{
    const int index = value - number.lo;
    return index >= 0 && index < static_cast<int>(number.values.size()) ? number.values[static_cast<std::size_t>(index)]
                                                                        : No;
}

} // namespace

Digits::Digits(Rules& r, const Board& b, int lo, int hi) : m_grid(b.grid()), m_numbers(b.grid())
{
    for (const Place c : m_grid.cells())
        addCell(r, b, c, lo, hi, ToCome::Stays);
}

Digits::Digits(Rules& r, const Board& b, const PlaceMap<int>& largest, ToCome toCome)
    : m_grid(b.grid()), m_numbers(b.grid())
{
    constexpr int most = 256; // a board without rooms is one room: thousands of numbers a cell would fill the memory
    for (const Place c : m_grid.cells()) {
        if (largest[c] > most)
            r.leaveAnswersOut();
        addCell(r, b, c, 1, std::min(largest[c], most), toCome);
    }
}

Digits::Digits(Rules& r, const Board& b, int lo, const PlaceMap<int>& largest) : m_grid(b.grid()), m_numbers(b.grid())
{
    for (const Place c : m_grid.cells())
        addCell(r, b, c, lo, largest[c], ToCome::Stays);
}

void Digits::addCell(Rules& r, const Board& b, Place cell, int lo, int hi, ToCome toCome)
{
    const int given = b.at(Layer::Number, cell);
    NumberVar number;
    Lit present = hi >= lo ? Yes : No;
    if (given != blank && hi >= lo) {
        if (given != question)
            number = {given, {Yes}};
    } else if (hi >= lo) {
        const int before = lo < 0 ? 1 : 0; // the layer has no values below 0
        number = r.numberAnswer(Layer::Digit, cell, lo + before, hi + before, family::filled, toCome);
        number.lo = lo;
        if (lo <= 0)
            present = !number.values.front();
    }
    for (std::size_t i = 0; i < number.values.size(); ++i)
        m_possible.insert(number.lo + static_cast<int>(i));
    m_numbers[cell] = std::move(number);
    m_present.push_back(present);
}

std::vector<int> Digits::numbers(int least) const
{
    return {m_possible.lower_bound(least), m_possible.end()};
}

Numbers Digits::operator[](const std::vector<Place>& cells) const
{
    Numbers numbers;
    int least = INT_MAX, most = INT_MIN;
    for (const Place c : cells) {
        const NumberVar& number = at(c);
        if (number.values.empty())
            continue;
        numbers.numbers.push_back(number);
        least = std::min(least, number.lo);
        most = std::max(most, number.lo + static_cast<int>(number.values.size()) - 1);
    }
    const auto count = static_cast<int>(numbers.numbers.size());
    numbers.permutation = count > 0 && most - least == count - 1;
    return numbers;
}

const NumberVar& Digits::at(Place cell) const
{
    return m_numbers[cell];
}

Lit Digits::is(Place cell, int value) const
{
    return valueLit(at(cell), value);
}

Field Digits::are(int value) const
{
    std::vector<Lit> lits;
    for (const NumberVar& number : m_numbers.values())
        lits.push_back(valueLit(number, value));
    return {m_grid, PlaceKind::Cell, std::move(lits)};
}

Field Digits::present() const
{
    return {m_grid, PlaceKind::Cell, m_present};
}

void farApart(Rules& r, const Field& field, int between, const RuleFamily& family)
{
    const Size size = field.grid().size();
    for (const Size window : {Size{std::min(between + 1, size.width), 1}, Size{1, std::min(between + 1, size.height)}})
        for (const auto& cells : field.grid().windows(window.width, window.height)) {
            std::vector<Lit> holders = field[cells];
            std::erase(holders, No);
            if (holders.size() > 1)
                r.at(cells.front(), family).atMost(1, std::move(holders));
        }
}

void largerInRoom(Rules& r, Place anchor, const NumberVar& first, const NumberVar& second, const RuleFamily& family)
{
    int value = second.lo;
    for (const Lit isValue : second.values) {
        std::vector<Lit> above;
        for (std::size_t i = 0; i < first.values.size(); ++i)
            if (first.lo + static_cast<int>(i) > value)
                above.push_back(first.values[i]);
        r.at(anchor, family).ofWholeRoom().implies(isValue, std::move(above));
        ++value;
    }
}

PlaceMap<int> largestByRoom(const Board& b, const std::function<int(int cells)>& largestIn)
{
    PlaceMap<int> largest = roomSizes(b);
    for (int& n : largest.values())
        n = largestIn(n);
    return largest;
}

void equalApart(Rules& r, const Board& b, const Digits& digit)
{
    for (const int n : digit.numbers())
        notTouching(r, digit.are(n), family::equalApart);
    for (const Place c : b.grid().cells())
        for (const Place next : ringRound(c))
            if (c < next && b.at(Layer::Number, c) == question && b.grid().hasCell(next)
                && b.at(Layer::Number, next) == question)
                r.clue(c, family::equalApart).any({});
}

void someNumberConnected(Rules& r, const Board& b, const Digits& digit)
{
    connected(r, digit.present(), family::numbersConnected);
    std::vector<Lit> known;
    for (const Place c : b.grid().cells()) {
        const std::vector<Lit>& values = digit.at(c).values;
        const auto noneHere = b.at(Layer::Number, c) == blank && !values.empty() ? 1 : 0;
        known.insert(known.end(), values.begin() + noneHere, values.end());
    }
    r.at(wholeBoard, family::someNumber).any(std::move(known));
}

void numbersCountNumbers(Rules& r, const Board& b, const Digits& digit)
{
    const Field numbered = digit.present();
    someNumberConnected(r, b, digit);
    for (const int n : digit.numbers()) {
        const Field holders = digit.are(n);
        for (const Place c : b.grid().cells())
            if (holders[c] != No)
                r.at(c, family::numbersBeside).when(holders[c]).exactly(n, numbered[b.grid().neighbours(c)]);
    }
}

void takeTurns(Rules& r, const std::vector<Place>& line, const std::vector<Lit>& ofKind,
               const std::vector<Lit>& present)
{
    Lit wasLast = No;
    for (std::size_t i = 0; i < line.size(); ++i) {
        r.at(line[i], family::inTurns).never({wasLast, ofKind[i]});
        wasLast = r.anyOf({ofKind[i], r.allOf({wasLast, !present[i]})});
    }
}

void oneOfEachInRooms(Rules& r, const Board& b, const Digits& sign, int kinds)
{
    const Field present = sign.present();
    for (const Room& room : rooms(b)) {
        r.at(room.anchor, family::threeInRoom).ofEachPart().exactly(kinds, present[room.cells]);
        for (int n = 1; n <= kinds; ++n)
            r.at(room.anchor, family::signOnce).ofEachPart().atMost(1, sign.are(n)[room.cells]);
    }
}

int longestRunIn(int cells)
{
    int n = 1;
    while ((n + 1) * (n + 2) / 2 <= cells)
        ++n;
    return n;
}

} // namespace tokisuji
