// What most descriptions are made of: a sign, or a decimal number, for each place that holds something, and letters for
// runs of places that do not.
#include "engine/formats/tatham/game.h"

namespace tokisuji::tatham {

namespace {

/// Letters that stand for runs; 0: it is none.
int runOf(char c)
{
    return c >= 'a' && c <= 'z' ? c - runZero : 0;
}

std::optional<Error> setValue(ClueSetter& clues, Layer layer, Place place, int value, std::size_t at)
{
    if (layer == Layer::Number)
        return clues.set(place, value, at);
    clues.board().set(layer, place, value);
    return std::nullopt;
}

/// The value of a sign; `blank` for one of a place without value, nothing for a character that is none.
std::optional<int> valueOf(const Signs& code, char sign)
{
    if (code.unknown != 0 && sign == code.unknown)
        return question;
    if (code.blankToo != 0 && sign == code.blankToo)
        return blank;
    const std::size_t index = code.signs.find(sign);
    return index == std::string_view::npos ? std::nullopt : std::optional(code.least + static_cast<int>(index));
}

/// The sign of a value; 0: it has none.
char signOf(const Signs& code, int value)
{
    if (value == question)
        return code.unknown;
    const int index = value - code.least;
    return index >= 0 && index < static_cast<int>(code.signs.size()) ? code.signs[static_cast<std::size_t>(index)] : 0;
}

} // namespace

std::optional<Error> readSigns(const Signs& code, BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> places = clues.board().grid().all(placesOf(code.layer));
    std::size_t index = 0;
    while (!in.atEnd()) {
        const std::size_t at = in.at();
        const char sign = in.peek();
        if (const int run = code.hasRuns ? runOf(sign) : 0; run > 0) {
            in.take();
            index += static_cast<std::size_t>(run);
            if (index > places.size())
                return wrongCount(at, index, places.size());
            continue;
        }
        const auto value = valueOf(code, sign);
        if (!value)
            return unexpected(in);
        if (index >= places.size())
            return wrongCount(at, index + 1, places.size());
        in.take();
        if (*value != blank)
            if (auto refused = setValue(clues, code.layer, places[index], *value, at))
                return refused;
        ++index;
    }
    return index == places.size() ? std::nullopt : std::optional(wrongCount(in.at(), index, places.size()));
}

std::optional<Error> writeSigns(const Signs& code, const Board& board, std::string& description)
{
    GapWriter out(description, runZero);
    for (const Place place : board.grid().all(placesOf(code.layer))) {
        const int value = board.at(code.layer, place);
        const char sign = signOf(code, value);
        if (value == blank && code.hasRuns)
            out.blank();
        else if (sign == 0)
            return cannotHold(board, code.layer, place);
        else
            out.token(std::string(1, sign));
    }
    return std::nullopt;
}

std::optional<Error> readNumbersInCells(BodyReader& in, ClueSetter& clues)
{
    constexpr char between = '_';
    const auto cells = static_cast<std::size_t>(clues.cells());
    std::size_t index = 0;
    bool isAfterNumber = false;
    while (!in.atEnd() && !in.isAt(',')) {
        const std::size_t at = in.at();
        if (in.isAt(between) && isAfterNumber) {
            in.take();
            isAfterNumber = false;
            continue;
        }
        if (const int run = runOf(in.peek()); run > 0) {
            in.take();
            index += static_cast<std::size_t>(run);
            isAfterNumber = false;
        } else if (const auto number = takeDecimal(in); number && *number > 0) {
            if (index >= cells)
                return wrongCount(at, index + 1, cells);
            if (auto refused = clues.set(clues.cell(static_cast<int>(index++)), *number, at))
                return refused;
            isAfterNumber = true;
        } else {
            return number ? in.unreadable(at) : unexpected(in);
        }
        if (index > cells)
            return wrongCount(at, index, cells);
    }
    return index == cells ? std::nullopt : std::optional(wrongCount(in.at(), index, cells));
}

std::optional<Error> writeNumbersInCells(const Board& board, std::string& description)
{
    GapWriter out(description, runZero);
    bool isAfterNumber = false;
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        if (number == blank)
            out.blank();
        else if (number <= 0)
            return cannotHold(board, Layer::Number, cell);
        else
            out.token((isAfterNumber ? "_" : "") + std::to_string(number));
        isAfterNumber = number != blank;
    }
    return std::nullopt;
}

std::optional<int> takeDecimal(BodyReader& in)
{
    constexpr int mostDigits = 4;
    std::optional<int> number;
    for (int i = 0; i < mostDigits && !in.atEnd(); ++i) {
        const auto digit = digitValue(in.peek(), 10);
        if (!digit)
            break;
        in.take();
        number = number.value_or(0) * 10 + *digit;
    }
    return number;
}

std::vector<Place> linesOutside(const Grid& grid)
{
    std::vector<Place> slots;
    for (const Side side : {Side::Top, Side::Left})
        for (int line = 0; line < (side == Side::Top ? grid.size().width : grid.size().height); ++line)
            slots.push_back(grid.slot(side, line));
    return slots;
}

Error wrongCount(std::size_t at, std::size_t has, std::size_t needed)
{
    return errorAt("tatham-cells", at, {std::to_string(has), std::to_string(needed)});
}

Error unexpected(const BodyReader& in)
{
    return in.atEnd() ? errorAt("tatham-cut-off", in.at()) : in.unreadable(in.at());
}

} // namespace tokisuji::tatham
