// Numbers in cells: plain, in circles or on black, in a corner, and lists of them.
#include "engine/board/number_list.h"
#include "engine/board/terrain.h"
#include "engine/formats/penpa/clue_art.h"
#include "engine/genre/registry.h"

namespace tokisuji::penpa {

namespace {

constexpr std::string_view ring = "circle_L", square = "square_L", unknownArrow = "?";
constexpr int white = 1, filled = 2;

bool isOnWall(const Board& board, const Clue& clue, Place cell)
{
    return clue.onWalls && isTerrain(board, cell, Terrain::Wall);
}

int styleOf(const Artist& from, const Clue& clue, Place cell)
{
    if (clue.onBlack) // on a wall, or on a cell that is shaded like others
        return genreOf(from.board).has(Mark::Shade) ? whiteText : darkText;
    if (isOnWall(from.board, clue, cell))
        return whiteText;
    switch (from.look.figures) {
    case PenpaForm::Circled:
        return circledText;
    case PenpaForm::Dark:
        return darkText;
    default:
        return blackText;
    }
}

/// A 0 that is a circle without a number.
bool isBareCircle(const Clue& clue, int number)
{
    return number == 0 && (clue.zeroIsRing || clue.zeroIsDisc);
}

void drawNumber(const Artist& from, const Clue& clue, Place cell, int number)
{
    const int point = from.frame.point(cell);
    if (clue.onBlack)
        from.sheet.surfaces[point] = black;
    if (from.look.figures == PenpaForm::Squared)
        addSymbol(from, cell, square, white, 1);
    if (isBareCircle(clue, number))
        return addSymbol(from, cell, ring, clue.zeroIsDisc ? filled : white, 1);
    if (number == plainMark) { // an arrow that is not told
        from.sheet.figures[point] = {std::string(unknownArrow)};
        return;
    }
    const std::string text = textOf(number, clue, from.look.unknown);
    if (from.look.figures == PenpaForm::Corner)
        from.sheet.smallFigures[from.frame.quarter(cell, upperLeft)] = {text, blackText};
    else
        from.sheet.figures[point] = {text, styleOf(from, clue, cell)};
}

void drawNumbers(const Artist& from, const Clue& clue)
{
    for (const Place cell : from.board.grid().cells())
        if (const int number = from.board.at(Layer::Number, cell); number != blank)
            drawNumber(from, clue, cell, number);
        else if (isOnWall(from.board, clue, cell)) // a white number, which is empty
            from.sheet.figures[from.frame.point(cell)] = {"", whiteText};
}

/// Blanks that stand for no number at all.
bool saysNothing(const Clue& clue, const Figure& figure)
{
    return (figure.text.empty() && clue.onWalls) || (figure.text == " " && !clue.orUnknown);
}

bool takeNumber(const Viewer& to, const Clue& clue, Place cell, const Figure& figure)
{
    if (saysNothing(clue, figure))
        return true;
    const bool isArrow = to.genre.clue(Clue::PlainArrow) != nullptr && clue.kind == Clue::Island
                         && figure.text == unknownArrow && figure.style != circledText;
    const auto number = isArrow ? std::optional(plainMark) : numberIn(figure.text, clue);
    if (!number || !to.board.grid().hasCell(cell) || !setNumber(to, cell, *number))
        return false;
    const int point = to.frame.point(cell);
    if (clue.onBlack)
        to.sheet.surfaces.erase(point);
    if (symbolAt(to, cell, square) != nullptr)
        to.sheet.symbols.erase(point);
    return true;
}

void readCorners(const Viewer& to, const Clue& clue)
{
    std::erase_if(to.sheet.smallFigures, [&](const auto& entry) {
        const auto spot = to.frame.spot(entry.first);
        return spot && spot->kind == Spot::Quarter && spot->part == upperLeft
               && takeNumber(to, clue, spot->place, entry.second);
    });
}

/// What stands for a number that is not told, or for 0, without a text.
bool takeBare(const Viewer& to, const Clue& clue, Place cell)
{
    const int point = to.frame.point(cell);
    const bool isBare = to.board.at(Layer::Number, cell) == blank;
    const Symbol* circle = symbolAt(to, cell, ring);
    if (isBare && circle != nullptr && (clue.zeroIsRing || clue.zeroIsDisc) && setNumber(to, cell, 0))
        return to.sheet.symbols.erase(point) > 0;
    const bool isSquare = to.look.figures == PenpaForm::Squared && symbolAt(to, cell, square) != nullptr;
    if (isBare && isSquare && setNumber(to, cell, question))
        return to.sheet.symbols.erase(point) > 0;
    const bool isBlack =
        clue.onBlack && clue.orUnknown && to.genre.clue(Clue::Terrains) == nullptr && to.sheet.surfaces.contains(point);
    return isBare && isBlack && setNumber(to, cell, question) && to.sheet.surfaces.erase(point) > 0;
}

void readNumbers(const Viewer& to, const Clue& clue)
{
    readFigures(to, [&](Place cell, const Figure& figure) { return takeNumber(to, clue, cell, figure); });
    readCorners(to, clue);
    for (const Place cell : to.board.grid().cells())
        static_cast<void>(takeBare(to, clue, cell));
}

// Lists.

std::string listText(const std::vector<int>& list)
{
    std::string text;
    for (const int number : list)
        text += number == question ? "?" : std::to_string(number);
    return text;
}

void drawLists(const Artist& from, const Clue&)
{
    for (const Place cell : from.board.grid().cells())
        if (const std::vector<int> list = listAt(from.board, cell); !list.empty())
            from.sheet.figures[from.frame.point(cell)] = {listText(list), blackText, std::string(listMode)};
}

void readLists(const Viewer& to, const Clue&)
{
    std::erase_if(to.sheet.figures, [&](const auto& entry) {
        const auto spot = to.frame.spot(entry.first);
        const std::string& text = entry.second.text;
        if (!spot || spot->kind != Spot::Whole || !to.board.grid().hasCell(spot->place) || text.empty()
            || text.size() > listLayers.size() || text.find_first_not_of("0123456789?") != std::string::npos)
            return false;
        for (std::size_t i = 0; i < text.size(); ++i)
            to.board.set(listLayers[i], spot->place, text[i] == '?' ? question : text[i] - '0');
        return true;
    });
}

} // namespace

constinit const ClueArt cellNumberArt{Clue::CellNumber, drawNumbers, readNumbers};
constinit const ClueArt roomNumberArt{Clue::RoomNumber, drawNumbers, readNumbers};
constinit const ClueArt islandArt{Clue::Island, drawNumbers, readNumbers};
constinit const ClueArt numberListArt{Clue::NumberList, drawLists, readLists};

} // namespace tokisuji::penpa
