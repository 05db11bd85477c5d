#include "engine/rules/words/blocks.h"

#include "engine/board/distance.h"
#include "engine/rules/families.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily blockSize{.id = "block-size",
                               .name = {"size of a block of equal numbers", "同じ数字のブロックの大きさ"},
                               .broken = {"The size of a block of equal numbers differs from its number",
                                          "同じ数字のブロックの大きさが数字と違います"}};

} // namespace family

namespace {

int distance(Place a, Place b)
{
    return latticeDistance(a, b) / 2;
}

/// The largest number of which the rules speak by itself: not every cell of a large board can have every number.
int largestSpokenOf(const Board& b, int largest, Wording wording)
{
    constexpr int manyNumbers = 250'000;
    constexpr int seldomHidden = 10; ///< few solutions have larger blocks of which nothing is given
    const int given = std::min(std::ranges::max(b.values(Layer::Number)), b.size().cells());
    const int written = std::ranges::max(b.values(Layer::Digit));
    const int most = manyNumbers / b.size().cells();
    if (wording == Wording::Short)
        return std::min(largest, std::max({given, std::min(written, most), seldomHidden}));
    return std::min(largest, std::max({given, written, most}));
}

} // namespace

int roomForOthers(const Board& b)
{
    std::map<int, std::vector<Place>> blocks;
    int room = b.size().cells();
    for (const Place c : b.grid().cells())
        if (const int n = b.at(Layer::Number, c); n > 0) {
            auto& others = blocks[n];
            if (std::ranges::any_of(others, [&](Place other) { return distance(c, other) < n; }))
                continue;
            others.push_back(c);
            room -= std::min(n, b.size().cells());
        }
    return room;
}

PlaceMap<NumberVar> blockNumbers(Rules& r, const Board& b, int largest, Wording wording)
{
    const int most = largestSpokenOf(b, largest, wording);
    const bool orMore = most < largest && wording == Wording::Short;
    if (most < largest && !orMore)
        r.leaveAnswersOut();
    PlaceMap<NumberVar> numbers(b.grid());
    for (const Place c : b.grid().cells())
        if (const int given = b.at(Layer::Number, c); given > 0) {
            if (given > b.size().cells())
                r.clue(c, family::blockSize).any({});
            numbers[c] = {std::min(given, b.size().cells()), {Yes}};
        } else {
            numbers[c] = orMore ? r.numberOrMore(Layer::Digit, c, 1, most + 1, family::filled)
                                : r.numberAnswer(Layer::Digit, c, 1, most, family::filled);
        }
    r.at(wholeBoard, family::blockSize).blockSize({b.size(), numbers.values(), orMore});
    return numbers;
}

} // namespace tokisuji
