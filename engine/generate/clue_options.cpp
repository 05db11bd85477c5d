#include "engine/generate/clue_options.h"

#include "engine/board/rooms.h"
#include "engine/genre/registry.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <optional>

namespace tokisuji {

namespace {

/// Ranges up to this many values are tried value by value.
constexpr int narrow = 10;

/// The layer that carries the value of a kind of clue; none for kinds that are no single value.
std::optional<Layer> valueLayer(Clue::Kind kind)
{
    switch (kind) {
    case Clue::CellNumber:
    case Clue::Island:
    case Clue::Pearl:
    case Clue::ArrowNumber:
    case Clue::RoomNumber:
    case Clue::Sign:
        return Layer::Number;
    case Clue::VertexNumber:
        return Layer::Vertex;
    case Clue::OutsideNumber:
        return Layer::Outside;
    default:
        return std::nullopt;
    }
}

std::vector<Place> placesOf(const Board& board, const Clue& clue)
{
    const Grid& grid = board.grid();
    std::vector<Place> places;
    switch (clue.kind) {
    case Clue::RoomNumber:
        for (const Room& room : rooms(board))
            places.push_back(room.number == blank ? room.anchor : room.numberCell);
        return places;
    case Clue::OutsideNumber:
        for (const Side side : sides)
            if (clue.sides == Clue::AllFour || side == Side::Top || side == Side::Left)
                for (int line = 0;
                     line < (side == Side::Top || side == Side::Bottom ? board.size().width : board.size().height);
                     ++line)
                    places.push_back(grid.slot(side, line));
        return clue.blocks ? std::vector<Place>() : places;
    default:
        return grid.all(placesOf(*valueLayer(clue.kind)));
    }
}

/// The clue of the genre that may stand at a place.
const Clue* clueAt(const Board& board, Place place)
{
    for (const Clue& clue : genreOf(board).clues) {
        const auto layer = valueLayer(clue.kind);
        if (layer && board.grid().contains(placesOf(*layer), place))
            return &clue;
    }
    return nullptr;
}

ClueOption optionOf(const Board& board, Place place, const Clue& clue, int value, Dir direction = Dir::None)
{
    EditBuilder edit(board);
    edit.set(*valueLayer(clue.kind), place, value);
    if (clue.kind == Clue::ArrowNumber)
        edit.set(Layer::Arrow, place, value == blank ? blank : static_cast<int>(direction));
    return {place, value, direction, edit.edit()};
}

/// A rule that compares something with the clue's number.
bool asksForNumber(const Instance& instance, Place place, int number)
{
    const bool counts = instance.kind == Kind::Count || instance.kind == Kind::PartSize
                        || instance.kind == Kind::PartSum || instance.kind == Kind::Sum;
    return counts && instance.origin == Origin::Clue && instance.anchor == place && instance.lo == number
           && instance.hi == number;
}

/// The value that a solution gives to a clue of a wide range: the rules of a trial value tell what is compared with it.
std::optional<int> valueIn(const Board& board, Place place, const Clue& clue, int least, int most, Dir direction,
                           const Board& solution)
{
    const Board trial = with(board, optionOf(board, place, clue, least, direction));
    const Rules rules = rulesOf(trial);
    const Assignment truth(rules, filledAs(rules, trial, solution));
    for (const Instance& instance : rules.instances()) {
        if (!asksForNumber(instance, place, least))
            continue;
        for (int value = least; value <= most; ++value) {
            Instance asked = instance;
            asked.lo = asked.hi = value;
            if (holds(rules, asked, truth))
                return value;
        }
    }
    return std::nullopt;
}

std::vector<Dir> directionsOf(const Board& board, Place place, const Clue& clue)
{
    if (clue.kind != Clue::ArrowNumber)
        return {Dir::None};
    std::vector<Dir> towards;
    std::ranges::copy_if(directions, std::back_inserter(towards),
                         [&](Dir d) { return !board.grid().ray(place, d).empty(); });
    return towards;
}

int valueAt(const Board& board, Place place, const Clue& clue)
{
    return board.at(*valueLayer(clue.kind), place);
}

} // namespace

std::vector<Place> cluePlaces(const Board& board)
{
    std::vector<Place> all;
    for (const Clue& clue : genreOf(board).clues)
        if (valueLayer(clue.kind))
            for (const Place place : placesOf(board, clue))
                if (std::ranges::find(all, place) == all.end())
                    all.push_back(place);
    return all;
}

bool hasClue(const Board& board, Place place)
{
    const Clue* clue = clueAt(board, place);
    return clue != nullptr && valueAt(board, place, *clue) != blank;
}

std::vector<ClueOption> clueOptions(const Board& board, Place place, std::span<const Board> solutions)
{
    const Clue* clue = clueAt(board, place);
    std::vector<ClueOption> options;
    if (clue == nullptr)
        return options;
    const int least = clue->min;
    const int most = std::min(clue->max != nullptr ? clue->max(board) : least - 1, board.size().cells());
    for (const Dir direction : directionsOf(board, place, *clue)) {
        std::vector<int> values;
        if (most - least < narrow) {
            for (int value = least; value <= most; ++value)
                values.push_back(value);
        } else {
            for (const Board& solution : solutions)
                if (const auto value = valueIn(board, place, *clue, least, most, direction, solution))
                    values.push_back(*value);
            std::ranges::sort(values);
            const auto rest = std::ranges::unique(values);
            values.erase(rest.begin(), rest.end());
        }
        for (const int value : values)
            if (ClueOption option = optionOf(board, place, *clue, value, direction); !option.edit.empty())
                options.push_back(std::move(option));
    }
    return options;
}

ClueOption withoutClue(const Board& board, Place place)
{
    const Clue* clue = clueAt(board, place);
    return clue == nullptr ? ClueOption{.place = place, .edit = {}} : optionOf(board, place, *clue, blank);
}

ClueOption unknownClue(const Board& board, Place place)
{
    const Clue* clue = clueAt(board, place);
    if (clue == nullptr || !clue->orUnknown || !hasClue(board, place))
        return {.place = place, .value = question, .edit = {}};
    const Dir direction = static_cast<Dir>(std::max(board.at(Layer::Arrow, place), 0));
    return optionOf(board, place, *clue, question, clue->kind == Clue::ArrowNumber ? direction : Dir::None);
}

Board with(const Board& board, const ClueOption& option)
{
    Board changed = board;
    option.edit.applyTo(changed);
    return changed;
}

bool holdsIn(const Board& withOption, const Board& solution)
{
    return carriedOver(rulesOf(withOption), withOption, solution).has_value();
}

} // namespace tokisuji
