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

/// The largest number that the rules speak of: not every cell of a large board can have every number.
int largestSpokenOf(const Board& b, int largest)
{
    constexpr int manyNumbers = 250'000;
    const int present = std::max(std::ranges::max(b.values(Layer::Number)), std::ranges::max(b.values(Layer::Digit)));
    return std::min(largest, std::max(present, manyNumbers / b.size().cells()));
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
            room -= n;
        }
    return room;
}

PlaceMap<NumberVar> blockNumbers(Rules& r, const Board& b, int largest)
{
    const int most = largestSpokenOf(b, largest);
    if (most < largest)
        r.leaveAnswersOut();
    PlaceMap<NumberVar> numbers(b.grid());
    for (const Place c : b.grid().cells()) {
        const int given = b.at(Layer::Number, c);
        numbers[c] = given > 0 ? NumberVar{given, {Yes}} : r.numberAnswer(Layer::Digit, c, 1, most, family::filled);
    }
    r.at(wholeBoard, family::blockSize).blockSize({b.size(), numbers.values()});
    return numbers;
}

} // namespace tokisuji
