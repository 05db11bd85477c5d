// f-puzzles: {"size": 9, "grid": [[{"value": 5, "given": true}, {}, ..], ..], "thermometer": [..], ..}. Each constraint
// is a member of its own; what is not known here is another puzzle than a classic sudoku.
#include "engine/board/boxes.h"
#include "engine/formats/names.h"
#include "engine/formats/sudoku/classic.h"
#include "engine/formats/sudoku/editor_json.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <map>

namespace tokisuji {

namespace fpuzzles {
namespace {

constexpr std::string_view skyscraper = "skyscraper"; ///< a member, and one of the names of the kind here
/// Members that are no constraints.
constexpr std::array besides{"size",
                             "title",
                             "author",
                             "ruleset",
                             "grid",
                             "solution",
                             "metadata",
                             "successMessage",
                             "fogofwar",
                             "foglight",
                             "triggereffect",
                             "disabledlogic",
                             "truecandidatesoptions",
                             "highlightConflicts"};

/// Which boxes the cells lie in: those of a classic sudoku, none at all, or others.
enum class Boxes : std::uint8_t { Usual, None, Other };

using GridCells = std::vector<const Json*>;

Result<GridCells> cellsOf(const Json& puzzle, int side)
{
    const Json::Array* rows = puzzle.find("grid")->array();
    if (rows == nullptr || std::ssize(*rows) != side)
        return errorOf("sudoku-damaged");
    GridCells cells;
    for (const Json& row : *rows) {
        if (row.array() == nullptr || std::ssize(*row.array()) != side)
            return errorOf("sudoku-damaged");
        for (const Json& cell : *row.array())
            cells.push_back(&cell);
    }
    return cells;
}

Boxes boxesOf(const GridCells& cells, int side)
{
    const Grid grid({side, side});
    std::vector<int> usual(cells.size());
    int box = 0;
    for (const auto& places : boxes(grid)) {
        for (const Place cell : places)
            usual[grid.cellIndex(cell)] = box;
        ++box;
    }
    const auto isNull = [](const Json* cell) {
        const Json* region = cell->find("region");
        return region != nullptr && region->isNull();
    };
    if (std::ranges::all_of(cells, isNull))
        return Boxes::None;
    std::map<int, int> regionOfBox, boxOfRegion;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (isNull(cells[i]))
            return Boxes::Other;
        const int region = wholeNumber(cells[i]->find("region")).value_or(usual[i]);
        if (regionOfBox.try_emplace(usual[i], region).first->second != region
            || boxOfRegion.try_emplace(region, usual[i]).first->second != usual[i])
            return Boxes::Other;
    }
    return Boxes::Usual;
}

/// The constraints that a puzzle has, by the names of their members.
std::vector<std::string> constraintsOf(const Json& puzzle)
{
    std::vector<std::string> names;
    for (const auto& [name, value] : *puzzle.object()) {
        const bool isText = value.text() != nullptr || value.number().has_value();
        if (!isText && !saysNothing(&value) && std::ranges::find(besides, std::string_view(name)) == besides.end())
            names.push_back(shortened(name));
    }
    return names;
}

std::optional<Error> setNumbers(Board& board, const GridCells& cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int value = wholeNumber(cells[i]->find("value")).value_or(0);
        const Place cell = board.grid().place(PlaceKind::Cell, static_cast<int>(i));
        if (value < 0 || value > board.size().width)
            return errorOf("sudoku-cell-number",
                           {toString(cell), std::to_string(value), std::to_string(board.size().width)});
        if (value > 0)
            board.set(saysNothing(cells[i]->find("given")) ? Layer::Digit : Layer::Number, cell, value);
    }
    return std::nullopt;
}

/// "R0C3", "r10c0": the slot beside a line.
std::optional<Place> slotNamed(const std::string& name, const Grid& grid)
{
    const std::size_t middle = name.find_first_of("Cc");
    if (middle == std::string::npos || middle < 2 || (name.front() != 'R' && name.front() != 'r'))
        return std::nullopt;
    const auto row = parseNumber(std::string_view(name).substr(1, middle - 1));
    const auto column = parseNumber(std::string_view(name).substr(middle + 1));
    if (!row || !column || *row > maxSide + 1 || *column > maxSide + 1)
        return std::nullopt;
    const Place place = cellAt(*column - 1, *row - 1);
    return grid.hasSlot(place) ? std::optional(place) : std::nullopt;
}

std::optional<Error> setOutside(Board& board, const Json* clues)
{
    const Json::Array* list = clues == nullptr ? nullptr : clues->array();
    if (list == nullptr)
        return std::nullopt;
    for (const Json& clue : *list) {
        const auto slot = slotNamed(textOf(clue.find("cell")), board.grid());
        const auto number = wholeNumber(clue.find("value"));
        if (!slot)
            return errorOf("sudoku-damaged");
        if (number && *number > 0)
            board.set(Layer::Outside, *slot, *number);
    }
    return std::nullopt;
}

std::vector<int> solutionOf(const Json& puzzle)
{
    std::vector<int> numbers;
    const Json* solution = puzzle.find("solution");
    if (solution == nullptr)
        return numbers;
    if (const Json::Array* list = solution->array())
        for (const Json& item : *list)
            numbers.push_back(wholeNumber(&item).value_or(0));
    else
        for (const char c : textOf(solution))
            if (c != ',')
                numbers.push_back(digitValue(c, 10).value_or(0));
    return numbers;
}

Publication publicationOf(const Json& puzzle, const Board& board)
{
    Publication about{.title = textOf(puzzle.find("title")),
                      .author = textOf(puzzle.find("author")),
                      .rules = textOf(puzzle.find("ruleset"))};
    Board solved = board;
    if (setSolution(solved, solutionOf(puzzle)))
        about.solution = std::move(solved);
    return about;
}

/// A blank board of the kind that the constraints are those of.
Result<Board> boardFor(const Json& puzzle, Boxes divided, int side)
{
    const Genre* towers = findGenre(skyscraper);
    std::vector<std::string> constraints = constraintsOf(puzzle);
    const bool areTowers =
        puzzle.find(skyscraper) != nullptr
        && std::ranges::all_of(constraints, [](const std::string& name) { return name == skyscraper; });
    if (divided == Boxes::None && areTowers && towers != nullptr)
        return towers->makeBoard({side, side});
    if (divided != Boxes::Usual)
        constraints.emplace_back("region");
    if (!constraints.empty())
        return notUnderstood(constraints);
    return classicBoard(side);
}

std::string jsonOfCell(const Board& board, Place cell, bool hasBoxes)
{
    const int number = board.at(Layer::Number, cell);
    std::string text = "{";
    if (number > 0)
        text += "\"value\":" + std::to_string(number) + ",\"given\":true";
    if (!hasBoxes)
        text += std::string(number > 0 ? "," : "") + "\"region\":null";
    return text + '}';
}

std::string jsonOfGrid(const Board& board, bool hasBoxes)
{
    std::string text;
    for (const auto& row : board.grid().rows()) {
        text += text.empty() ? "[" : ",[";
        for (const Place cell : row)
            text += (cell == row.front() ? "" : ",") + jsonOfCell(board, cell, hasBoxes);
        text += ']';
    }
    return '[' + text + ']';
}

std::string jsonOfOutside(const Board& board)
{
    std::string text;
    for (const Place slot : board.grid().all(PlaceKind::Slot))
        if (const int number = board.at(Layer::Outside, slot); number > 0)
            text += std::string(text.empty() ? "" : ",") + "{\"cell\":\"R" + std::to_string(row(slot) + 1) + 'C'
                    + std::to_string(column(slot) + 1) + "\",\"value\":\"" + std::to_string(number) + "\"}";
    return '[' + text + ']';
}

std::string jsonOfSolution(const Board& solved)
{
    std::string text;
    for (const Place cell : solved.grid().cells()) {
        const int given = solved.at(Layer::Number, cell);
        text += (text.empty() ? "" : ",") + std::to_string(given > 0 ? given : solved.at(Layer::Digit, cell));
    }
    return '[' + text + ']';
}

/// Skyscrapers are written as numbers outside a grid without boxes.
Result<bool> hasBoxes(const Board& board)
{
    const Genre* towers = findGenre(skyscraper);
    if (towers == nullptr || board.genre() != towers->id) {
        const auto error = findNotClassic(board);
        return error ? Result<bool>(*error) : true;
    }
    if (board.size().width != board.size().height)
        return errorOf("size-not-square",
                       {board.genre(), std::to_string(board.size().width), std::to_string(board.size().height)});
    if (!board.ownRules().empty() || !board.flags().empty())
        return errorOf("form-cannot-hold-rules", {board.genre()});
    for (const Layer layer : {Layer::Number, Layer::Outside})
        for (const Place place : board.grid().all(placesOf(layer)))
            if (const int number = board.at(layer, place);
                number != blank && (number < 1 || (layer == Layer::Number && number > board.size().width)))
                return errorOf("form-cannot-hold",
                               {board.genre(), number == question ? "?" : std::to_string(number), toString(place)});
    return false;
}

} // namespace
} // namespace fpuzzles

Result<PublishedBoard> readFPuzzlesJson(const Json& puzzle)
{
    const Json* grid = puzzle.find("grid");
    const Json::Array* rows = grid == nullptr ? nullptr : grid->array();
    if (rows == nullptr || rows->empty())
        return errorOf("sudoku-damaged");
    const int side = wholeNumber(puzzle.find("size")).value_or(static_cast<int>(rows->size()));
    if (side < 1 || side > maxSide)
        return errorOf("sudoku-size", {std::to_string(side)});
    const auto cells = fpuzzles::cellsOf(puzzle, side);
    if (!cells)
        return cells.error();
    Result<Board> board = fpuzzles::boardFor(puzzle, fpuzzles::boxesOf(*cells, side), side);
    if (!board)
        return board.error();
    if (const auto error = fpuzzles::setNumbers(*board, *cells))
        return *error;
    if (board->has(Layer::Outside))
        if (const auto error = fpuzzles::setOutside(*board, puzzle.find(fpuzzles::skyscraper)))
            return *error;
    Publication about = fpuzzles::publicationOf(puzzle, *board);
    return PublishedBoard{std::move(*board), std::move(about)};
}

Result<std::string> writeFPuzzlesJson(const Board& board, const Publication& about)
{
    const Result<bool> hasBoxes = fpuzzles::hasBoxes(board);
    if (!hasBoxes)
        return hasBoxes.error();
    std::string text = "{\"size\":" + std::to_string(board.size().width);
    for (const auto& [name, value] :
         {std::pair{"title", &about.title}, std::pair{"author", &about.author}, std::pair{"ruleset", &about.rules}})
        if (!value->empty())
            text += std::string(",\"") + name + "\":" + quotedJson(*value);
    text += ",\"grid\":" + fpuzzles::jsonOfGrid(board, *hasBoxes);
    if (!*hasBoxes)
        text += ",\"" + std::string(fpuzzles::skyscraper) + "\":" + fpuzzles::jsonOfOutside(board);
    if (about.solution)
        text += ",\"solution\":" + fpuzzles::jsonOfSolution(*about.solution);
    return text + '}';
}

} // namespace tokisuji
