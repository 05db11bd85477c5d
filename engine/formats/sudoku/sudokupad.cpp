// SudokuPad: a drawing over a grid of cells, with the givens, the regions and the facts of a puzzle beside it. What is
// drawn has a meaning only for people, so that a puzzle with drawings is not taken for a classic sudoku.
#include "engine/board/boxes.h"
#include "engine/formats/sudoku/classic.h"
#include "engine/formats/sudoku/editor_json.h"
#include "engine/formats/text.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace sudokupad {
namespace {

constexpr std::array drawn{"arrows", "lines", "overlays", "underlays", "global"};
constexpr int largestSide = 100;

using Places = std::vector<Place>;

/// "r3c5", "R3C5".
std::optional<Place> cellNamed(std::string_view name)
{
    const std::size_t middle = name.find_first_of("Cc");
    if (middle == std::string_view::npos || middle < 2)
        return std::nullopt;
    const auto row = parseNumber(name.substr(1, middle - 1)), column = parseNumber(name.substr(middle + 1));
    return row && column && *row >= 1 && *column >= 1 && *row <= largestSide && *column <= largestSide
               ? std::optional(cellAt(*column - 1, *row - 1))
               : std::nullopt;
}

/// [row, column], from 0, or a name.
std::optional<Place> placeOf(const Json& json)
{
    if (json.text() != nullptr)
        return cellNamed(*json.text());
    const Json::Array* pair = json.array();
    if (pair == nullptr || pair->size() != 2)
        return std::nullopt;
    const auto row = wholeNumber(&pair->front()), column = wholeNumber(&pair->back());
    return row && column && *row >= 0 && *column >= 0 && *row < largestSide && *column < largestSide
               ? std::optional(cellAt(*column, *row))
               : std::nullopt;
}

Places placesIn(const Json* list)
{
    Places places;
    if (list != nullptr && list->array() != nullptr)
        for (const Json& item : *list->array())
            if (const auto place = placeOf(item))
                places.push_back(*place);
    std::ranges::sort(places);
    return places;
}

bool hasUsualRegions(const Json* regions, int side)
{
    if (regions == nullptr || regions->array() == nullptr)
        return false;
    std::vector<Places> told, usual = boxes(Grid({side, side}));
    for (const Json& region : *regions->array())
        told.push_back(placesIn(&region));
    for (Places& box : usual)
        std::ranges::sort(box);
    std::ranges::sort(told);
    std::ranges::sort(usual);
    return told == usual;
}

/// A row, a column or a box of all boards, or a note without cells.
bool isStructure(const Json& cage)
{
    const Json* cells = cage.find("cells");
    const std::string type = textOf(cage.find("type"));
    const bool saysSum = !saysNothing(cage.find("value")) || !saysNothing(cage.find("sum"));
    const std::string style = textOf(cage.find("style")); // of cages without one, and of killer cages, cells differ
    return saysNothing(cells) || type == "rowcol" || type == "region"
           || (!style.empty() && style != "killer" && !saysSum);
}

std::vector<std::string> constraintsOf(const Json& puzzle, int side)
{
    std::vector<std::string> names;
    for (const char* name : drawn)
        if (!saysNothing(puzzle.find(name)))
            names.emplace_back(name);
    const Json* cages = puzzle.find("cages");
    if (cages != nullptr && cages->array() != nullptr && !std::ranges::all_of(*cages->array(), isStructure))
        names.emplace_back("cages");
    if (!hasUsualRegions(puzzle.find("regions"), side))
        names.emplace_back("regions");
    return names;
}

/// A fact of the puzzle: a member of "metadata", or in older forms the value of a cage without cells.
std::string factOf(const Json& puzzle, const std::string& name)
{
    if (const Json* metadata = puzzle.find("metadata"))
        if (const Json* fact = metadata->find(name))
            return textOf(fact);
    const Json* cages = puzzle.find("cages");
    if (cages != nullptr && cages->array() != nullptr)
        for (const Json& cage : *cages->array())
            if (const std::string value = textOf(cage.find("value"));
                saysNothing(cage.find("cells")) && value.starts_with(name + ':'))
                return value.substr(std::min(value.find_first_not_of(' ', name.size() + 1), value.size()));
    return {};
}

Publication publicationOf(const Json& puzzle, const Board& board)
{
    Publication about{.title = factOf(puzzle, "title"),
                      .author = factOf(puzzle, "author"),
                      .rules = factOf(puzzle, "rules"),
                      .source = factOf(puzzle, "source")};
    std::vector<int> numbers;
    for (const char c : factOf(puzzle, "solution"))
        numbers.push_back(digitValue(c, 10).value_or(0));
    Board solved = board;
    if (setSolution(solved, numbers))
        about.solution = std::move(solved);
    return about;
}

std::optional<Error> setGivens(Board& board, const Json::Array& rows)
{
    const int side = board.size().width;
    for (int row = 0; row < side; ++row) {
        const Json::Array* cells = rows[static_cast<std::size_t>(row)].array();
        if (cells == nullptr || std::ssize(*cells) != side)
            return errorOf("sudoku-damaged");
        for (int column = 0; column < side; ++column) {
            const Json& cell = (*cells)[static_cast<std::size_t>(column)];
            const int value = wholeNumber(cell.find("value")).value_or(0);
            const Place place = cellAt(column, row);
            if (value < 0 || value > side)
                return errorOf("sudoku-cell-number", {toString(place), std::to_string(value), std::to_string(side)});
            if (value > 0)
                board.set(Layer::Number, place, value);
        }
    }
    return std::nullopt;
}

constexpr std::string_view codokuSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// What follows the cells: flags, a title and an author, each behind a star; a star in them stands twice.
std::optional<Error> readCodokuNotes(std::string_view rest, Publication& about)
{
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        if (rest[i] != '*' && !notes.empty())
            notes.back() += rest[i];
        else if (rest[i] == '*' && i + 1 < rest.size() && rest[i + 1] == '*' && !notes.empty())
            notes.back() += rest[i++];
        else
            notes.emplace_back();
    }
    std::vector<std::string> more;
    for (const std::string& note : notes) {
        const std::size_t text = note.find('t');
        if (note.starts_with('a'))
            about.author = note.substr(1);
        else if (text != std::string::npos)
            about.title = note.substr(text + 1);
        for (const char flag : note.substr(0, std::min(text, note.size())))
            if (!note.starts_with('a') && (flag == 'w' || flag == 'x'))
                more.emplace_back(flag == 'w' ? "windoku" : "diagonals");
    }
    return more.empty() ? std::nullopt : std::optional(notUnderstood(more));
}

} // namespace
} // namespace sudokupad

Result<PublishedBoard> readSudokuPadJson(const Json& puzzle)
{
    const Json* cells = puzzle.find("cells");
    const Json::Array* rows = cells == nullptr ? nullptr : cells->array();
    if (rows == nullptr || rows->empty())
        return errorOf("sudoku-damaged");
    const auto side = static_cast<int>(std::min<std::size_t>(rows->size(), sudokupad::largestSide + 1));
    Result<Board> board = classicBoard(side);
    if (!board)
        return board.error();
    if (const auto names = sudokupad::constraintsOf(puzzle, side); !names.empty())
        return notUnderstood(names);
    if (const auto error = sudokupad::setGivens(*board, *rows))
        return *error;
    Publication about = sudokupad::publicationOf(puzzle, *board);
    return PublishedBoard{std::move(*board), std::move(about)};
}

Result<PublishedBoard> readCodoku(std::string_view text)
{
    using namespace sudokupad;
    constexpr int side = 9, base = 10;
    PublishedBoard read{classicSudoku().makeBoard({side, side}), {}};
    const std::string_view signs = text.substr(0, text.find('*'));
    std::size_t index = 0;
    for (const char sign : signs) {
        const std::size_t value = codokuSigns.find(sign);
        if (value == std::string_view::npos)
            return errorOf("sudoku-damaged");
        const auto digit = static_cast<int>(value % base);
        if (digit > 0 && index < side * side)
            read.board.set(Layer::Number, read.board.grid().place(PlaceKind::Cell, static_cast<int>(index)), digit);
        index += 1 + value / base;
    }
    if (index < side * side)
        return errorOf("sudoku-damaged");
    if (const auto error = readCodokuNotes(text.substr(signs.size()), read.about))
        return *error;
    return read;
}

} // namespace tokisuji
