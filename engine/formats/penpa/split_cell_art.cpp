// Cells that are divided: compasses with a number on each side, and filled cells with sums to the right and down.
#include "engine/board/terrain.h"
#include "engine/formats/penpa/clue_art.h"
#include "engine/formats/text.h"
#include "engine/genre/slots.h"

namespace tokisuji::penpa {

namespace {

struct CompassSide {
    Layer layer;
    int side;
};
constexpr std::array compassSides{CompassSide{Layer::Up, topSide}, CompassSide{Layer::Down, bottomSide},
                                  CompassSide{Layer::Left, leftSide}, CompassSide{Layer::Right, rightSide}};

void drawCompasses(const Artist& from, const Clue&)
{
    for (const Place cell : from.board.grid().cells()) {
        if (!isTerrain(from.board, cell, Terrain::Mark))
            continue;
        addSymbol(from, cell, compassShape, 1, 1);
        for (const auto& [layer, side] : compassSides) {
            const int number = from.board.at(layer, cell);
            from.sheet.smallFigures[from.frame.side(cell, side)] = {number >= 0 ? std::to_string(number) : " ",
                                                                    blackText};
        }
    }
}

/// The number at a quarter or side, which is taken; nullopt: there is none. Blanks say nothing.
std::optional<int> takeSmall(const Viewer& to, int point)
{
    const auto figure = to.sheet.smallFigures.find(point);
    if (figure == to.sheet.smallFigures.end())
        return std::nullopt;
    const std::string_view text = figure->second.text;
    const auto number = parseNumber(text);
    if (!number && text.find_first_not_of(" ?") != std::string_view::npos)
        return std::nullopt;
    to.sheet.smallFigures.erase(figure);
    return number;
}

void readCompasses(const Viewer& to, const Clue&)
{
    for (const Place cell : to.board.grid().cells()) {
        if (symbolAt(to, cell, compassShape) == nullptr)
            continue;
        setTerrain(to.board, cell, Terrain::Mark);
        for (const auto& [layer, side] : compassSides)
            if (const auto number = takeSmall(to, to.frame.side(cell, side)))
                to.board.set(layer, cell, *number);
        to.sheet.symbols.erase(to.frame.point(cell));
    }
}

// Sums.

constexpr int divided = 1, undivided = 2;

/// A sum that cannot be is none at all.
void drawSum(const Artist& from, Place cell, int part, int sum)
{
    if (sum >= from.genre.clue(Clue::SumPair)->min)
        from.sheet.smallFigures[from.frame.quarter(cell, part)] = {std::to_string(sum), whiteText};
}

void drawSums(const Artist& from, const Clue&)
{
    const Board& board = from.board;
    addSymbol(from, cellAt(-1, -1), sumShape, undivided, 2);
    for (const Place slot : slotsOf(from.genre, board.grid())) {
        addSymbol(from, slot, sumShape, divided, 2);
        drawSum(from, slot, board.grid().sideOf(slot) == Side::Top ? lowerLeft : upperRight,
                board.at(Layer::Outside, slot));
    }
    for (const Place cell : board.grid().cells())
        if (isTerrain(board, cell, Terrain::Wall)) {
            addSymbol(from, cell, sumShape, divided, 2);
            drawSum(from, cell, upperRight, board.at(Layer::Right, cell));
            drawSum(from, cell, lowerLeft, board.at(Layer::Down, cell));
        }
}

void readSums(const Viewer& to, const Clue&)
{
    const Grid& grid = to.board.grid();
    for (const Place slot : slotsOf(to.genre, grid)) {
        const int part = grid.sideOf(slot) == Side::Top ? lowerLeft : upperRight;
        if (const auto sum = takeSmall(to, to.frame.quarter(slot, part)))
            to.board.set(Layer::Outside, slot, *sum);
    }
    for (const Place cell : grid.cells()) {
        if (symbolAt(to, cell, sumShape) == nullptr)
            continue;
        setTerrain(to.board, cell, Terrain::Wall);
        if (const auto sum = takeSmall(to, to.frame.quarter(cell, upperRight)))
            to.board.set(Layer::Right, cell, *sum);
        if (const auto sum = takeSmall(to, to.frame.quarter(cell, lowerLeft)))
            to.board.set(Layer::Down, cell, *sum);
    }
    std::erase_if(to.sheet.symbols, [](const auto& entry) { return entry.second.shape == sumShape; });
}

} // namespace

constinit const ClueArt compassArt{Clue::Compass, drawCompasses, readCompasses};
constinit const ClueArt sumPairArt{Clue::SumPair, drawSums, readSums};

} // namespace tokisuji::penpa
