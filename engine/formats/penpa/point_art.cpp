// Clues on lattice points and on edges: numbers in circles, or symbols.
#include "engine/formats/penpa/clue_art.h"
#include "engine/genre/slots.h"

namespace tokisuji::penpa {

namespace {

constexpr std::string_view infinity = "∞";

/// What 1, 2 .. look like.
struct PointSymbol {
    Clue::Look look;
    int number;
    std::string_view shape;
    int value;
};
constexpr std::array pointSymbols{
    PointSymbol{Clue::Circles, 1, "circle_M", 1},   PointSymbol{Clue::Circles, 2, "circle_M", 2},
    PointSymbol{Clue::Checkers, 1, "sudokuetc", 1}, PointSymbol{Clue::Specks, 1, "circle_SS", 2},
    PointSymbol{Clue::SquareCross, 1, "ox_B", 3},   PointSymbol{Clue::SquareCross, 2, "ox_B", 4},
};

const PointSymbol* pointSymbolOf(Clue::Look look, int number)
{
    const auto found = std::ranges::find_if(
        pointSymbols, [&](const PointSymbol& symbol) { return symbol.look == look && symbol.number == number; });
    return found == pointSymbols.end() ? nullptr : &*found;
}

void drawPoint(const Artist& from, const Clue& clue, Place place, int number, std::string_view mode)
{
    const std::string unknown = unknownIsInfinity(clue) ? std::string(infinity) : from.look.unknown;
    if (const PointSymbol* symbol = pointSymbolOf(clue.look, number))
        addSymbol(from, place, symbol->shape, symbol->value, 2);
    else
        from.sheet.figures[from.frame.point(place)] = {textOf(number, clue, unknown), circledText, std::string(mode)};
}

template <class Takes>
void readPoints(const Viewer& to, const Clue& clue, Layer layer, const Takes& takes)
{
    readFigures(to, [&](Place place, const Figure& figure) {
        const auto number = figure.text == infinity ? std::optional(question) : numberIn(figure.text, clue);
        if (!number || !takes(place))
            return false;
        to.board.set(layer, place, *number);
        return true;
    });
    std::erase_if(to.sheet.symbols, [&](const auto& entry) {
        const auto spot = to.frame.spot(entry.first);
        const auto symbol = std::ranges::find_if(pointSymbols, [&](const PointSymbol& s) {
            return s.look == clue.look && s.shape == entry.second.shape && entry.second.value == std::vector{s.value};
        });
        if (symbol == pointSymbols.end() || !spot || spot->kind != Spot::Whole || !takes(spot->place))
            return false;
        to.board.set(layer, spot->place, symbol->number);
        return true;
    });
}

void drawVertices(const Artist& from, const Clue& clue)
{
    for (const Place vertex : verticesOf(clue, from.board.grid()))
        if (const int number = from.board.at(Layer::Vertex, vertex); number != blank)
            drawPoint(from, clue, vertex, number, "1");
}

void readVertices(const Viewer& to, const Clue& clue)
{
    readPoints(to, clue, Layer::Vertex,
               [&](Place place) { return isVertex(place) && takesVertex(clue, to.board.grid(), place); });
}

void drawEdgeClues(const Artist& from, const Clue& clue)
{
    for (const Place edge : from.board.grid().innerEdges())
        if (const int number = from.board.at(Layer::EdgeDot, edge); number != blank)
            drawPoint(from, clue, edge, number, smallMode);
}

void readEdgeClues(const Viewer& to, const Clue& clue)
{
    readPoints(to, clue, Layer::EdgeDot, [&](Place place) { return isEdge(place) && to.board.grid().isInner(place); });
}

// Arrows from cell to cell: a small one on each edge that they cross.

constexpr std::string_view arrowOnEdge = "arrow_S";

void drawGivenArrows(const Artist& from, const Clue&)
{
    for (const Place edge : from.board.grid().innerEdges())
        if (const int way = from.board.at(Layer::Way, edge); way > 0)
            addSymbol(from, edge, arrowOnEdge, arrowSymbols[static_cast<std::size_t>(way)], 1);
}

void readGivenArrows(const Viewer& to, const Clue&)
{
    for (const Place edge : to.board.grid().innerEdges()) {
        const Symbol* symbol = symbolAt(to, edge, arrowOnEdge);
        if (symbol == nullptr)
            continue;
        for (const Dir d : ends((edge.x & 1) == 0 ? Axis::Horizontal : Axis::Vertical))
            if (symbol->value.front() == arrowSymbols[static_cast<std::size_t>(d)])
                to.board.set(Layer::Way, edge, static_cast<int>(d));
        to.sheet.symbols.erase(to.frame.point(edge));
    }
}

} // namespace

constinit const ClueArt givenArrowArt{Clue::GivenArrows, drawGivenArrows, readGivenArrows};
constinit const ClueArt vertexNumberArt{Clue::VertexNumber, drawVertices, readVertices};
constinit const ClueArt edgeNumberArt{Clue::EdgeNumber, drawEdgeClues, readEdgeClues};

} // namespace tokisuji::penpa
