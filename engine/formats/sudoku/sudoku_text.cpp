#include "engine/formats/sudoku/sudoku_text.h"

#include "engine/formats/sudoku/classic.h"
#include "engine/formats/text.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace sudoku_text {
namespace {

constexpr std::array knownSides{4, 6, 9, 16, 25};
constexpr std::string_view emptySigns = "0._*xX?-";
constexpr std::string_view blanks = " \t";
constexpr std::string_view frames = "|+-=";
constexpr std::string_view quotes = "\"'";
constexpr int firstLetter = 10; ///< what A stands for

/// What stands in a cell: a sign, or a number of two digits.
struct Sign {
    char first = 0;
    int number = 0; ///< of two digits; else 0
    std::size_t at = 0;
};

/// A line that holds cells.
struct Line {
    std::vector<Sign> field; ///< up to the first blank, comma or semicolon
    std::vector<Sign> row;   ///< all of it, without frames and blanks
    std::string_view rest;   ///< what stands behind the field
    std::size_t restAt = 0;
    std::size_t begin = 0, end = 0;
};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'y') || (c >= 'A' && c <= 'Y');
}

bool isSign(char c)
{
    return digitValue(c, 10) || isLetter(c) || emptySigns.find(c) != std::string_view::npos;
}

/// The sign at a byte and its length; digits of Japanese pages are wide. 0: it is none.
std::pair<char, std::size_t> signAt(std::string_view text, std::size_t at)
{
    constexpr std::string_view wide = "\xEF\xBC"; // U+FF10 to U+FF19 end in 90 to 99
    const std::string_view rest = text.substr(at);
    if (rest.starts_with(wide) && rest.size() > 2) {
        const int digit = static_cast<unsigned char>(rest[2]) - 0x90;
        if (digit >= 0 && digit <= 9)
            return {static_cast<char>('0' + digit), 3};
    }
    return {isSign(rest.front()) ? rest.front() : char{0}, 1};
}

bool isSeparator(std::string_view line)
{
    return line.find_first_not_of(frames) == std::string_view::npos
           || line.find_first_not_of("|+-= \t") == std::string_view::npos;
}

/// Signs up to the first character that is none; returns its place.
std::size_t takeField(std::string_view line, std::size_t base, std::vector<Sign>& signs)
{
    std::size_t at = 0;
    while (at < line.size()) {
        const auto [sign, length] = signAt(line, at);
        if (sign == 0)
            break;
        signs.push_back({.first = sign, .at = base + at});
        at += length;
    }
    return at;
}

/// All signs of a line; a number of two digits between blanks is one. Empty where something else stands in it.
std::vector<Sign> rowOf(std::string_view line, std::size_t base)
{
    std::vector<std::vector<Sign>> groups(1);
    for (std::size_t at = 0; at < line.size();) {
        const auto [sign, length] = signAt(line, at);
        const bool isBetween = blanks.find(line[at]) != std::string_view::npos || line[at] == '|'
                               || quotes.find(line[at]) != std::string_view::npos;
        if (sign == 0 && !isBetween)
            return {};
        if (sign == 0)
            groups.emplace_back();
        else
            groups.back().push_back({.first = sign, .at = base + at});
        at += length;
    }
    const auto isOneCell = [](const std::vector<Sign>& group) {
        return group.size() <= 1
               || (group.size() == 2 && digitValue(group[0].first, 10).value_or(0) > 0
                   && digitValue(group[1].first, 10).has_value());
    };
    const bool areCells = std::ranges::all_of(groups, isOneCell);
    std::vector<Sign> row;
    for (const auto& group : groups) {
        if (areCells && group.size() == 2)
            row.push_back({.number = (group[0].first - '0') * 10 + group[1].first - '0', .at = group[0].at});
        else
            row.insert(row.end(), group.begin(), group.end());
    }
    return row;
}

/// Lines with cells, one after the other.
class CellLines {
public:
    explicit CellLines(std::string_view text, std::size_t at = 0) : m_text(text), m_at(at) {}

    std::optional<Line> take()
    {
        while (m_at < m_text.size()) {
            const std::size_t begin = m_at;
            const std::size_t end = std::min(m_text.find_first_of("\r\n", begin), m_text.size());
            m_at = end + 1;
            const std::size_t inner = begin + leadingSpace(m_text.substr(begin, end - begin));
            const std::string_view line = withoutTrailingSpace(m_text.substr(inner, end - inner));
            if (line.empty() || line.front() == '#' || line.front() == '[' || isSeparator(line))
                continue;
            return lineOf(line, inner);
        }
        return std::nullopt;
    }

private:
    static Line lineOf(std::string_view line, std::size_t base)
    {
        Line found{.begin = base, .end = base + line.size()};
        const std::size_t quote = quotes.find(line.front()) != std::string_view::npos ? 1 : 0;
        const std::size_t end = quote + takeField(line.substr(quote), base + quote, found.field);
        found.rest = line.substr(end);
        found.restAt = base + end;
        found.row = rowOf(line, base);
        return found;
    }

    std::string_view m_text;
    std::size_t m_at;
};

/// The side of a board with so many cells; 0: there is none.
int sideOf(std::size_t cells)
{
    const auto* side = std::ranges::find_if(
        knownSides, [&](int n) { return static_cast<std::size_t>(n) * static_cast<std::size_t>(n) == cells; });
    return side == knownSides.end() ? 0 : *side;
}

bool isSide(std::size_t cells)
{
    return std::ranges::find(knownSides, static_cast<int>(std::min<std::size_t>(cells, 100))) != knownSides.end();
}

/// More than a board of 4 has in its cells?
bool isBeyondSmallest(const Sign& sign)
{
    const auto digit = digitValue(sign.first, 10);
    return sign.number > 4 || digit.value_or(0) > 4
           || (!digit && isLetter(sign.first) && sign.first != 'x' && sign.first != 'X');
}

bool isFigure(const Sign& sign)
{
    return !isLetter(sign.first) || sign.first == 'x' || sign.first == 'X';
}

/// Words have letters; in boards of up to 9 only a wrong sign is one.
bool areMostlyFigures(const std::vector<Sign>& signs)
{
    return std::ranges::count_if(signs, isFigure) * 4 >= std::ssize(signs) * 3;
}

/// A puzzle as it stands in a text.
struct Found {
    std::vector<Sign> cells;
    int side = 0;            ///< 0: no board has so many cells
    std::string_view rest{}; ///< what stands behind a line of cells
    std::size_t begin = 0, end = 0;
    std::optional<Error> error{};
};

/// Rows one below the other, of which `first` is the first.
Found blockFrom(CellLines& lines, Line first)
{
    const std::size_t width = first.row.size();
    Found found{.cells = std::move(first.row), .side = static_cast<int>(width), .begin = first.begin, .end = first.end};
    for (std::size_t row = 1; row < width; ++row) {
        const auto line = lines.take();
        if (!line) {
            found.side = 0;
            return found;
        }
        if (line->row.size() != width && !found.error)
            found.error = errorAt("sudoku-row", line->begin, {std::to_string(line->row.size()), std::to_string(width)});
        found.cells.insert(found.cells.end(), line->row.begin(), line->row.end());
        found.end = line->end;
    }
    return found;
}

/// Sixteen lines of sixteen cells are one board if they cannot be sixteen of the smallest ones.
bool isBlockOfSixteen(CellLines lines, const Line& first)
{
    constexpr std::size_t side = 16;
    bool isBeyond = std::ranges::any_of(first.row, isBeyondSmallest);
    for (std::size_t row = 1; row < side; ++row) {
        const auto line = lines.take();
        if (!line || line->row.size() != side)
            return false;
        isBeyond = isBeyond || std::ranges::any_of(line->row, isBeyondSmallest);
    }
    return isBeyond;
}

std::optional<Found> takePuzzle(CellLines& lines)
{
    auto line = lines.take();
    if (!line)
        return std::nullopt;
    const int side = sideOf(line->field.size());
    const bool isOver =
        line->rest.empty() || std::string_view(" \t,;\"'").find(line->rest.front()) != std::string_view::npos;
    const bool isWholeLine = side > 0 && (line->field.size() != 16 || !isBlockOfSixteen(lines, *line));
    if (!isWholeLine && isSide(line->row.size()))
        return blockFrom(lines, std::move(*line));
    Found found{
        .cells = std::move(line->field), .side = side, .rest = line->rest, .begin = line->begin, .end = line->end};
    if (!isOver)
        found.error = errorAt("sudoku-character", line->restAt, {characterAt(line->rest, 0)});
    return found;
}

/// Is a 0 the first number, as in hexadecimal digits?
bool zeroIsNumber(const std::vector<Sign>& cells, int side)
{
    const auto has = [&](std::string_view signs) {
        return std::ranges::any_of(
            cells, [&](const Sign& s) { return s.number == 0 && signs.find(s.first) != std::string_view::npos; });
    };
    return side == 16 && has("0") && has("._*?-") && !has("gG");
}

/// 0: none.
Result<int> numberIn(const Sign& sign, int side, bool fromZero)
{
    int number = sign.number;
    if (number == 0) {
        const auto digit = digitValue(sign.first, 10);
        if ((fromZero ? sign.first != '0' : true) && emptySigns.find(sign.first) != std::string_view::npos)
            return 0;
        if (!digit && side < firstLetter)
            return errorAt("sudoku-character", sign.at, {std::string(1, sign.first)});
        number = digit ? *digit : sign.first > 'Z' ? sign.first - 'a' + firstLetter : sign.first - 'A' + firstLetter;
        number += fromZero ? 1 : 0;
    }
    if (number > side)
        return errorAt("sudoku-number", sign.at, {std::to_string(number), std::to_string(side)});
    return number;
}

std::optional<Error> setAll(Board& board, Layer layer, const Found& found)
{
    const bool fromZero = zeroIsNumber(found.cells, found.side);
    for (std::size_t i = 0; i < found.cells.size(); ++i) {
        const Result<int> number = numberIn(found.cells[i], found.side, fromZero);
        if (!number)
            return number.error();
        const Place cell = board.grid().place(PlaceKind::Cell, static_cast<int>(i));
        if (*number > 0 && board.at(Layer::Number, cell) == blank)
            board.set(layer, cell, *number);
    }
    return std::nullopt;
}

/// Is every cell filled, those of the puzzle as they are there?
bool isSolutionOf(const Found& found, const Found& puzzle)
{
    const auto isEmpty = [](const Sign& sign) {
        return sign.number == 0 && emptySigns.find(sign.first) != std::string_view::npos;
    };
    return found.cells.size() == puzzle.cells.size() && std::ranges::any_of(puzzle.cells, isEmpty)
           && std::ranges::equal(found.cells, puzzle.cells, [&](const Sign& full, const Sign& given) {
                  return !isEmpty(full)
                         && (isEmpty(given) || (full.first == given.first && full.number == given.number));
              });
}

Result<Board> readFirst(std::string_view text)
{
    CellLines lines(text);
    const auto found = takePuzzle(lines);
    if (found && found->error)
        return *found->error;
    if (!found || found->side == 0)
        return errorOf("sudoku-length", {std::to_string(found ? found->cells.size() : 0)});
    Result<Board> board = classicBoard(found->side);
    if (board)
        if (const auto error = setAll(*board, Layer::Number, *found))
            return *error;
    return board;
}

} // namespace
} // namespace sudoku_text

bool looksLikeSudokuText(std::string_view text)
{
    using namespace sudoku_text;
    constexpr std::size_t shortest = 16, longestBeginning = 8192;
    CellLines lines(text.substr(0, longestBeginning));
    const auto first = lines.take();
    if (!first)
        return false;
    if (first->field.size() >= shortest)
        return areMostlyFigures(first->field) || sideOf(first->field.size()) >= static_cast<int>(shortest);
    const auto second = lines.take();
    return isSide(first->row.size()) && second && second->row.size() == first->row.size()
           && (first->row.size() >= shortest || std::ranges::all_of(first->row, isFigure));
}

std::vector<std::string_view> sudokuTextsIn(std::string_view text)
{
    using namespace sudoku_text;
    std::vector<std::string_view> texts;
    CellLines lines(text);
    std::optional<Found> former;
    while (auto found = takePuzzle(lines)) {
        if (found->side == 0 && (found->cells.empty() || !areMostlyFigures(found->cells)))
            continue; // a name between the puzzles
        if (former && isSolutionOf(*found, *former)) {
            texts.back() = text.substr(former->begin, found->end - former->begin);
            continue;
        }
        texts.push_back(text.substr(found->begin, found->end - found->begin));
        former = std::move(found);
    }
    return texts;
}

Result<Board> readSudokuText(std::string_view text)
{
    if (const auto error = findUnreadable(text))
        return countedInCharacters(text, Result<Board>(*error));
    return countedInCharacters(text, sudoku_text::readFirst(text));
}

Result<std::string> writeSudokuText(const Board& board, const Publication&)
{
    if (const auto error = findNotClassic(board))
        return *error;
    std::string text;
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        text += number == blank                     ? '.'
                : number < sudoku_text::firstLetter ? static_cast<char>('0' + number)
                                                    : static_cast<char>('A' + number - sudoku_text::firstLetter);
    }
    return text;
}

} // namespace tokisuji
