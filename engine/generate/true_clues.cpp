// All places get their clues at once: the rules of a board with a trial number at every place, and with the next one,
// tell what each number is compared with, and the solution tells what it should have been. Values that cannot be found
// so are tried one after the other, each at all places.
#include "engine/generate/true_clues.h"

#include "engine/generate/clue_spots.h"
#include "engine/genre/registry.h"
#include "engine/rules/measured.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace tokisuji {

namespace {

/// Ranges up to this many values are tried as a whole: of what fits, one is drawn. Of others the first value that fits
/// is taken, from the least one on.
constexpr int narrow = 60;
constexpr int longestGap = 20; ///< values in a row that fit nowhere, beyond the narrow ranges

/// One place that is to get a clue, and what could stand there.
struct Spot {
    Place place;
    Layer layer;
    int least;
    int most;
    bool counts = true;  ///< numbers; else colours
    bool isDigit = true; ///< what is written there in genres that write into cells
    Dir direction = Dir::None;
    std::vector<int> trueValues{};

    [[nodiscard]] bool isNarrow() const { return most - least < narrow; }
    /// Is it still to be tried?
    [[nodiscard]] bool takes(int value) const
    {
        return value >= least && value <= most && (isNarrow() || trueValues.empty());
    }
    void put(Board& board, int value) const { putClue(board, place, value, direction); }
};

Dir anyDirection(const Board& board, Place place, Random& random)
{
    std::vector<Dir> towards;
    std::ranges::copy_if(directions, std::back_inserter(towards),
                         [&](Dir d) { return !board.grid().ray(place, d).empty(); });
    return towards.empty() ? Dir::None : random.pick(std::span<const Dir>(towards));
}

std::vector<Spot> spotsAt(const Board& board, const std::vector<Place>& places, Random& random)
{
    std::vector<Spot> spots;
    for (const Place place : places) {
        const auto [clue, layer] = singleClueAt(board, place);
        if (clue == nullptr)
            continue;
        const int most = clue->max ? clue->largestAt(board, place) : clue->min;
        Spot spot{place, layer, clue->min, std::min(most, board.grid().count(PlaceKind::Cell))};
        spot.isDigit = !clue->isSum;
        if (clue->kind == Clue::Dot) {
            const std::vector<int> colours = clue->coloursAt(place);
            const auto [least, largest] = std::ranges::minmax(colours);
            spot.counts = false;
            spot.least = clue->coloursMatter ? least : colours.front();
            spot.most = clue->coloursMatter ? largest : colours.front();
        }
        if (clue->kind == Clue::ArrowNumber)
            spot.direction = anyDirection(board, place, random);
        spots.push_back(std::move(spot));
    }
    return spots;
}

/// Genres whose answer is a number in each cell: the clue is that number, and none where the cell stays empty.
void readDigits(const Board& board, const Board& solution, std::vector<Spot>& spots)
{
    const auto layers = genreOf(board).answerLayers();
    if (std::ranges::find(layers, Layer::Digit) == layers.end() || genreOf(board).clue(Clue::RoomNumber) != nullptr)
        return;
    std::erase_if(spots, [&](Spot& spot) {
        if (spot.layer != Layer::Number || !spot.isDigit)
            return false;
        const int written = solution.at(Layer::Digit, spot.place);
        const int value = written != blank ? genreOf(board).numberOf(written) : solution.at(Layer::Number, spot.place);
        spot.trueValues = {value};
        return value < spot.least || value > spot.most;
    });
}

/// What an instance asks for more than the number of the clue at its place; nothing where it asks for something else.
/// `next`: the same instance where that number is one greater.
std::optional<int> askedBeyond(const Instance& instance, const Instance& next, int number)
{
    const std::optional<int> asked = numberAsked(instance.says), askedNext = numberAsked(next.says);
    if (instance.origin != Origin::Clue || instance.anchor != next.anchor || !asked || askedNext != *asked + 1)
        return std::nullopt;
    return *asked - number;
}

/// The number that an instance would have to come from.
std::optional<int> valueIn(const Instance& instance, int beyond, const Spot& spot, const Assignment& truth)
{
    if (!truth[instance.guard])
        return spot.least;
    const std::optional<int> value = measured(instance.says, truth);
    return value && *value - beyond >= spot.least && *value - beyond <= spot.most ? std::optional(*value - beyond)
                                                                                  : std::nullopt;
}

/// Reads numbers off the rules that two trial numbers make: what differs by one compares with the number.
void readCounts(const Board& board, const Board& solution, std::vector<Spot>& spots, const Halt& halt)
{
    constexpr int offset = 2; // small numbers may have a meaning of their own
    const auto trialOf = [](const Spot& spot) {
        return std::max(spot.least, std::min(spot.least + offset, spot.most - 1));
    };
    Board trial = board, next = board;
    std::map<Place, Spot*> open;
    for (Spot& spot : spots)
        if (spot.trueValues.empty() && spot.layer != Layer::Digit && spot.counts) {
            spot.put(trial, trialOf(spot));
            spot.put(next, trialOf(spot) + 1);
            open[spot.place] = &spot;
        }
    if (open.empty())
        return;
    const Rules rules = rulesOf(trial), nextRules = rulesOf(next);
    if (halt.reached() || rules.instances().size() != nextRules.instances().size())
        return;
    const Assignment truth(rules, filledAs(rules, trial, solution));
    for (std::size_t i = 0; i < rules.instances().size(); ++i) {
        const Instance& instance = rules.instances()[i];
        const auto found = open.find(instance.anchor);
        if (halt.reached())
            return;
        if (found == open.end())
            continue;
        Spot& spot = *found->second;
        const std::optional<int> beyond = askedBeyond(instance, nextRules.instances()[i], trialOf(spot));
        if (!beyond)
            continue;
        if (const auto value = valueIn(instance, *beyond, spot, truth))
            spot.trueValues = {*value};
        open.erase(found);
    }
}

/// Places at which some rule that comes from the clue there is broken.
std::set<Place> brokenClues(const Board& board, const Board& solution)
{
    const Rules rules = rulesOf(board);
    const Assignment truth(rules, filledAs(rules, board, solution));
    std::set<Place> broken;
    for (const Instance& instance : rules.instances())
        if (instance.origin == Origin::Clue && !broken.contains(instance.anchor) && !holds(instance, truth))
            broken.insert(instance.anchor);
    return broken;
}

void tryValues(const Board& board, const Board& solution, std::vector<Spot>& spots, const Halt& halt)
{
    std::vector<Spot*> open;
    for (Spot& spot : spots)
        if (spot.trueValues.empty())
            open.push_back(&spot);
    int value = INT32_MAX, last = INT32_MIN; // narrow ranges go up to there, and others while values fit
    for (const Spot* spot : open) {
        value = std::min(value, spot->least);
        last = std::max(last, spot->isNarrow() ? spot->most : spot->least + longestGap);
    }
    for (; value <= last && !halt.reached(); ++value) {
        std::vector<Spot*> taking;
        std::ranges::copy_if(open, std::back_inserter(taking), [&](const Spot* spot) { return spot->takes(value); });
        if (taking.empty())
            continue;
        Board trial = board;
        for (const Spot* spot : taking)
            spot->put(trial, value);
        const std::set<Place> broken = brokenClues(trial, solution);
        for (Spot* spot : taking)
            if (!broken.contains(spot->place)) {
                spot->trueValues.push_back(value);
                if (!spot->isNarrow())
                    last = std::max(last, value + longestGap);
            }
    }
}

/// One of the values, as often as the limits wants each.
int pickValue(const std::vector<int>& values, const ClueLimits& limits, Random& random)
{
    double total = 0;
    for (const int value : values)
        total += limits.shareOf(value);
    double drawn = random.share() * total;
    for (const int value : values)
        if (drawn -= limits.shareOf(value); drawn < 0)
            return value;
    return blank;
}

} // namespace

Board withTrueClues(const Board& skeleton, const Board& solution, const std::vector<Place>& places,
                    const ClueLimits& limits, Random& random, const Halt& halt)
{
    std::vector<Place> free = places;
    std::erase_if(free, [&](Place p) { return limits.isGiven(p); });
    std::vector<Spot> spots = spotsAt(skeleton, free, random);
    readDigits(skeleton, solution, spots);
    readCounts(skeleton, solution, spots, halt);
    tryValues(skeleton, solution, spots, halt);
    Board board = skeleton;
    if (halt.reached())
        return board;
    for (Spot& spot : spots)
        if (const int value = pickValue(spot.trueValues, limits, random); value != blank)
            spot.put(board, value);
    // Circles that stand may say something of each other: what is still "?" is tried beside those that are known.
    std::vector<Spot> left = spots;
    std::erase_if(left, [&](const Spot& spot) {
        return !spot.trueValues.empty() || spot.most - spot.least > 1 || board.at(spot.layer, spot.place) != question;
    });
    if (!left.empty())
        tryValues(board, solution, left, halt);
    for (Spot& spot : left)
        if (const int value = pickValue(spot.trueValues, limits, random); value != blank)
            spot.put(board, value);
    const std::set<Place> broken = brokenClues(board, solution);
    for (const Spot& spot : spots)
        if (broken.contains(spot.place)) {
            board.set(spot.layer, spot.place, skeleton.at(spot.layer, spot.place));
            if (board.has(Layer::Arrow))
                board.set(Layer::Arrow, spot.place, skeleton.at(Layer::Arrow, spot.place));
        }
    return board;
}

} // namespace tokisuji
