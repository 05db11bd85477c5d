// Numbers with arrows, also in coloured cells, and numbers on coloured circles.
#include "engine/board/terrain.h"
#include "engine/formats/penpa/clue_art.h"

#include <ranges>

namespace tokisuji::penpa {

namespace {

/// The letter of the variant that shows clues in grey cells.
constexpr char greyFlag = 'b';

bool canBeGrey(const Genre& genre)
{
    return std::ranges::any_of(genre.variants, [](const Variant& v) { return v.letter == greyFlag && v.isLook; });
}

Figure arrowFigure(const Board& board, Place cell, std::string_view unknown)
{
    const int number = board.at(Layer::Number, cell);
    std::string text = number >= 0 ? std::to_string(number) : std::string(number == blank ? "" : unknown);
    if (!text.empty())
        text += arrowSuffix(board.at(Layer::Arrow, cell));
    return {text, blackText, std::string(arrowMode)};
}

/// Black lines round a clue's cell. Two of them between clues are none at all, or, if `joins` says so, a place where
/// the grid is not drawn.
void drawSides(const Artist& from, Place cell, const std::function<bool(Place, Place)>& isClue, bool deletes)
{
    for (const Dir d : directions) {
        const Segment line = from.frame.along(edgeBetween(cell, d));
        if (!isClue(cell, cell.step(d)))
            from.sheet.edges[line] = blackLine;
        else if (deletes)
            from.sheet.deleted[line] = 1;
    }
}

void drawArrows(const Artist& from, const Clue&)
{
    const Board& board = from.board;
    const bool isGrey = board.hasFlag(greyFlag) && canBeGrey(from.genre);
    const auto stands = [&](Place cell) {
        return board.grid().hasCell(cell) && board.at(Layer::Number, cell) != blank;
    };
    for (const Place cell : board.grid().cells())
        if (stands(cell)) {
            from.sheet.figures[from.frame.point(cell)] = arrowFigure(board, cell, isGrey ? "" : "?");
            if (isGrey) {
                from.sheet.surfaces[from.frame.point(cell)] = lightGrey;
                drawSides(
                    from, cell, [&](Place, Place other) { return stands(other); }, false);
            }
        }
}

void takeSides(const Viewer& to, Place cell)
{
    for (const Dir d : directions) {
        to.sheet.edges.erase(to.frame.along(edgeBetween(cell, d)));
        to.sheet.deleted.erase(to.frame.along(edgeBetween(cell, d)));
    }
}

/// Takes every number with an arrow or without one.
void readArrowFigures(const Viewer& to, const Clue& clue, const std::function<void(Place, int colour)>& taken)
{
    std::erase_if(to.sheet.figures, [&](const auto& entry) {
        const auto& [point, figure] = entry;
        const auto spot = to.frame.spot(point);
        const auto [text, direction] = splitArrow(figure.text);
        const auto number = numberIn(text, clue);
        if (!spot || spot->kind != Spot::Whole || !to.board.grid().hasCell(spot->place) || !number
            || !setNumber(to, spot->place, *number))
            return false;
        if (direction > 0)
            to.board.set(Layer::Arrow, spot->place, direction);
        const auto surface = to.sheet.surfaces.find(point);
        taken(spot->place, surface == to.sheet.surfaces.end() ? 0 : surface->second);
        return true;
    });
}

void readArrows(const Viewer& to, const Clue& clue)
{
    readArrowFigures(to, clue, [&](Place cell, int colour) {
        const bool isGrey = colour == lightGrey || colour == grey || colour == darkGrey;
        if (!isGrey || !canBeGrey(to.genre))
            return;
        to.sheet.surfaces.erase(to.frame.point(cell));
        takeSides(to, cell);
        if (!to.board.hasFlag(greyFlag))
            to.board.setFlags(to.board.flags() + greyFlag);
    });
}

// Arrows in coloured cells.

struct CellColour {
    Terrain terrain;
    int surface; ///< 0: none
};
constexpr std::array cellColours{CellColour{Terrain::Grey, lightGrey}, CellColour{Terrain::White, 0},
                                 CellColour{Terrain::Black, black}};

const CellColour* colourOf(const Board& board, Place cell)
{
    const auto found = std::ranges::find_if(
        cellColours, [&](const CellColour& colour) { return isTerrain(board, cell, colour.terrain); });
    return found == cellColours.end() ? nullptr : &*found;
}

bool isColouredClue(const Board& board, Place cell)
{
    return board.grid().hasCell(cell) && (board.at(Layer::Number, cell) != blank || colourOf(board, cell) != nullptr);
}

void drawColouredArrows(const Artist& from, const Clue&)
{
    const auto isJoined = [&](Place cell, Place other) {
        return isColouredClue(from.board, other) && colourOf(from.board, cell) == colourOf(from.board, other);
    };
    for (const Place cell : from.board.grid().cells()) {
        if (!isColouredClue(from.board, cell))
            continue;
        const int point = from.frame.point(cell);
        const CellColour* colour = colourOf(from.board, cell);
        Figure& figure = from.sheet.figures[point] = arrowFigure(from.board, cell, "");
        if (colour != nullptr && colour->terrain == Terrain::Black)
            figure.style = darkText;
        if (const int surface = colour != nullptr ? colour->surface : lightGrey; surface != 0)
            from.sheet.surfaces[point] = surface;
        drawSides(from, cell, isJoined, true);
    }
}

void readColouredArrows(const Viewer& to, const Clue& clue)
{
    const auto hasTerrain = [&](Terrain terrain) { return std::ranges::count(clue.terrains, terrain) > 0; };
    readArrowFigures(to, clue, [&](Place cell, int surface) {
        const bool isDark = surface == black;
        const bool isGrey = surface == lightGrey || surface == grey || surface == darkGrey;
        const Terrain terrain = isDark ? Terrain::Black : isGrey ? Terrain::Grey : Terrain::White;
        if (hasTerrain(terrain))
            setTerrain(to.board, cell, terrain);
        to.sheet.surfaces.erase(to.frame.point(cell));
        takeSides(to, cell);
    });
}

// Numbers on circles.

constexpr std::string_view circle = "circle_L";
constexpr int whiteCircle = 1, blackCircle = 2;

void drawColouredNumbers(const Artist& from, const Clue& clue)
{
    for (const Place cell : from.board.grid().cells()) {
        const int number = from.board.at(Layer::Number, cell);
        if (number == blank)
            continue;
        const bool isBlack = isTerrain(from.board, cell, Terrain::Black);
        addSymbol(from, cell, circle, isBlack ? blackCircle : whiteCircle, 1);
        from.sheet.figures[from.frame.point(cell)] = {textOf(number, clue, from.look.unknown),
                                                      isBlack ? whiteText : blackText};
    }
}

void readColouredNumbers(const Viewer& to, const Clue& clue)
{
    for (const Place cell : to.board.grid().cells()) {
        const int point = to.frame.point(cell);
        const Symbol* symbol = symbolAt(to, cell, circle);
        if (symbol == nullptr)
            continue;
        const auto figure = to.sheet.figures.find(point);
        const bool isNumbered = figure != to.sheet.figures.end();
        const auto number = numberIn(isNumbered ? figure->second.text : " ", clue);
        if (!number || !setNumber(to, cell, *number))
            continue;
        if (symbol->value.front() == blackCircle)
            setTerrain(to.board, cell, Terrain::Black);
        to.sheet.symbols.erase(point);
        to.sheet.figures.erase(point);
    }
}

} // namespace

constinit const ClueArt arrowNumberArt{Clue::ArrowNumber, drawArrows, readArrows};
constinit const ClueArt colouredArrowArt{Clue::ColouredArrow, drawColouredArrows, readColouredArrows};
constinit const ClueArt colouredNumberArt{Clue::ColouredNumber, drawColouredNumbers, readColouredNumbers};

} // namespace tokisuji::penpa
