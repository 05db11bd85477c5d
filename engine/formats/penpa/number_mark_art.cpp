// Marks that are numbers, signs or beds, on penpa's answer layer.
#include "engine/board/bed.h"
#include "engine/formats/penpa/mark_parts.h"
#include "engine/formats/penpa/sign_symbols.h"
#include "engine/formats/text.h"

#include <algorithm>
#include <array>

namespace tokisuji::penpa {

namespace {

bool isFigured(const Genre& genre)
{
    return genre.has(Mark::Digit) || genre.has(Mark::DigitOrNone);
}

void setDigit(const Viewer& to, Place cell, int number)
{
    to.board.set(Layer::Digit, cell, to.genre.digitFor(number));
}

// Signs that are grounds: a black surface, and the dot of a cell that is left white.

struct SignGround {
    SignStyle style;
    int black;
    int white; ///< 0: there is none
};
constexpr std::array signGrounds{
    SignGround{SignStyle::Colours, 2, 1},
    SignGround{SignStyle::Grounds, 1, 2},
    SignGround{SignStyle::Beds, aisle, 0},
};

/// nullptr: its signs are none.
const SignGround* signGroundOf(const Genre& genre)
{
    const auto found = std::ranges::find(signGrounds, genre.signs, &SignGround::style);
    return found == signGrounds.end() || isFigured(genre) ? nullptr : &*found;
}

// Symbols: answers are drawn with shapes that the page compares, where those of clues are not.

struct AnswerShape {
    std::string_view ofClues, ofAnswers;
};
constexpr std::array answerShapes{
    AnswerShape{"arrow_N_B", "arrow_S"},
    AnswerShape{"circle_L", "circle_M"},
    AnswerShape{"math", "math_G"},
};

std::string_view answerShape(std::string_view shape)
{
    const auto found = std::ranges::find(answerShapes, shape, &AnswerShape::ofClues);
    return found == answerShapes.end() ? shape : found->ofAnswers;
}

std::string_view clueShape(std::string_view shape)
{
    const auto found = std::ranges::find(answerShapes, shape, &AnswerShape::ofAnswers);
    return found == answerShapes.end() ? shape : found->ofClues;
}

/// Sticks are bars through their cells.
constexpr std::string_view stick = "line";
constexpr int levelStick = 1, uprightStick = 2;

Axis axisOf(int stickNumber)
{
    return stickNumber == uprightStick ? Axis::Vertical : Axis::Horizontal;
}

// Beds: a line from half to half, and a white disc on the pillow.

constexpr std::string_view pillowShape = "circle_M";
constexpr int whiteDisc = 1;

/// Where the other half lies, if it is there and says so, too.
std::optional<Place> otherHalfOf(const Artist& from, Place cell, int half)
{
    const Dir toOther = otherHalf(half);
    if (toOther == Dir::None)
        return std::nullopt;
    const Place other = cell.step(toOther);
    const Half wanted = isPillow(half) ? Half::Foot : Half::Pillow;
    const bool isThere =
        from.board.grid().hasCell(other) && from.board.at(Layer::Digit, other) > 0
        && from.genre.numberOf(from.board.at(Layer::Digit, other)) == halfOfBed(wanted, opposite(toOther));
    return isThere ? std::optional(other) : std::nullopt;
}

/// False: not the half of a whole bed.
bool drawHalfOfBed(const Artist& from, Place cell, int half)
{
    const std::optional<Place> other = otherHalfOf(from, cell, half);
    if (!other)
        return false;
    from.sheet.lines[from.frame.between(cell, *other)] = answerLine;
    if (isPillow(half))
        addSymbol(from, cell, pillowShape, whiteDisc, 2);
    return true;
}

void readBeds(const Viewer& to)
{
    for (const Place cell : to.board.grid().cells()) {
        const Symbol* symbol = symbolAt(to, cell, "");
        if (symbol == nullptr || symbol->shape != pillowShape || symbol->value.front() != whiteDisc)
            continue;
        for (const Dir dir : {Dir::Up, Dir::Down, Dir::Left, Dir::Right}) {
            const Place foot = cell.step(dir);
            if (!to.board.grid().hasCell(foot) || to.sheet.lines.erase(to.frame.between(cell, foot)) == 0)
                continue;
            setDigit(to, cell, halfOfBed(Half::Pillow, dir));
            setDigit(to, foot, halfOfBed(Half::Foot, opposite(dir)));
            to.sheet.symbols.erase(to.frame.point(cell));
            break;
        }
    }
}

// Any of them.

void drawSignMark(const Artist& from, Place cell, int sign)
{
    const SignSymbol* symbol = symbolOf(from.genre.signs, sign);
    const SignGround* ground = signGroundOf(from.genre);
    if (ground != nullptr && sign == ground->black)
        from.sheet.surfaces[from.frame.point(cell)] = darkGrey;
    else if (sign == 0 || (ground != nullptr && sign == ground->white))
        addSymbol(from, cell, notHere, smallDot, 1);
    else if (from.genre.signs == SignStyle::Beds && drawHalfOfBed(from, cell, sign))
        return;
    else if (symbol == nullptr || symbol->shape.empty())
        from.sheet.figures[from.frame.point(cell)] = {
            symbol == nullptr ? std::to_string(sign) : std::string(symbol->text), answerFigure};
    else if (symbol->shape == stick)
        from.sheet.walls[barOf(from.frame, cell, axisOf(symbol->number))] = answerLine;
    else
        addSymbol(from, cell, answerShape(symbol->shape), symbol->number, 2);
}

/// The sign of what is drawn in a cell but figures, which goes from the sheet.
std::optional<int> takeSign(const Viewer& to, Place cell)
{
    const int point = to.frame.point(cell);
    const SignGround* ground = signGroundOf(to.genre);
    if (ground != nullptr && to.sheet.surfaces.erase(point) > 0)
        return ground->black;
    const auto signOf = [&](std::string_view shape, int number) {
        return isFigured(to.genre) ? std::nullopt
                                   : signOfSymbol(to.genre.signs, {std::string(clueShape(shape)), {number}});
    };
    for (const int number : {levelStick, uprightStick})
        if (const auto sign = signOf(stick, number);
            sign && to.sheet.walls.erase(barOf(to.frame, cell, axisOf(number))) > 0)
            return sign;
    const Symbol* symbol = symbolAt(to, cell, "");
    if (symbol == nullptr)
        return std::nullopt;
    const int number = symbol->value.front();
    const bool isDot = symbol->shape == notHere && number == smallDot;
    const std::optional<int> sign =
        isDot ? std::optional(ground != nullptr ? ground->white : 0) : signOf(symbol->shape, number);
    if (sign)
        to.sheet.symbols.erase(point);
    return sign;
}

} // namespace

void drawNumberMarks(const Artist& from)
{
    for (const Place cell : from.board.grid().cells()) {
        const int digit = from.board.at(Layer::Digit, cell);
        if (digit < 0)
            continue;
        const int number = from.genre.numberOf(digit);
        if (!isFigured(from.genre))
            drawSignMark(from, cell, number);
        else if (digit > 0 || !from.genre.has(Mark::DigitOrNone))
            from.sheet.figures[from.frame.point(cell)] = {std::to_string(number), answerFigure};
        else
            addSymbol(from, cell, notHere, smallDot, 1);
    }
}

void readNumberMarks(const Viewer& to)
{
    readFigures(to, [&](Place cell, const Figure& figure) {
        const auto sign = isFigured(to.genre) ? std::nullopt : signOfText(to.genre.signs, figure.text);
        const auto number = sign ? sign : parseNumber(figure.text);
        if (!number || *number > 9999 || !to.board.grid().hasCell(cell))
            return false;
        setDigit(to, cell, *number);
        return true;
    });
    if (to.genre.signs == SignStyle::Beds)
        readBeds(to);
    for (const Place cell : to.board.grid().cells())
        if (const std::optional<int> sign = takeSign(to, cell)) {
            if (*sign == 0)
                to.board.set(Layer::Digit, cell, 0);
            else
                setDigit(to, cell, *sign);
        }
}

} // namespace tokisuji::penpa
