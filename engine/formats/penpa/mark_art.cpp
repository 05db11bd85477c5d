#include "engine/formats/penpa/mark_art.h"

#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/formats/penpa/mark_parts.h"
#include "engine/formats/text.h"

#include <algorithm>

namespace tokisuji::penpa {

namespace {

/// A dot says "none here".
void takeDot(const Viewer& to, Place place, Layer layer)
{
    if (symbolAt(to, place, notHere) == nullptr)
        return;
    to.board.set(layer, place, 0);
    to.sheet.symbols.erase(to.frame.point(place));
}

// Marks of cells that are there or not.

/// How "shaded" is drawn with a genre's tool.
struct CellMark {
    Mark mark;
    std::string_view tool;  ///< only with this one; empty: with any
    std::string_view shape; ///< empty: a black surface
    int value = 0;
};
constexpr std::array cellMarks{
    CellMark{Mark::Shade, "combi/mines", "sun_moon", 4},
    CellMark{Mark::Shade, "", ""},
    CellMark{Mark::Lamp, "", "sun_moon", 3},
    CellMark{Mark::Star, "", "star", 2},
    CellMark{Mark::Tent, "", tentShape, 2},
    CellMark{Mark::Square, "", ""},
    CellMark{Mark::Disc, "", "circle_M", 2},
};

const CellMark* cellMarkOf(const Genre& genre, const Look& look)
{
    const auto found = std::ranges::find_if(cellMarks, [&](const CellMark& mark) {
        return genre.has(mark.mark) && (mark.tool.empty() || mark.tool == look.tool);
    });
    return found == cellMarks.end() ? nullptr : &*found;
}

void drawCellMarks(const Artist& from)
{
    const CellMark* mark = cellMarkOf(from.genre, from.look);
    for (const Place cell : from.board.grid().cells()) {
        const int shade = from.board.at(Layer::Shade, cell);
        if (mark == nullptr || (shade != 0 && shade != 1))
            continue;
        if (shade == 0)
            addSymbol(from, cell, notHere, smallDot, 1);
        else if (mark->shape.empty())
            from.sheet.surfaces[from.frame.point(cell)] = darkGrey;
        else
            addSymbol(from, cell, mark->shape, mark->value, 2);
    }
}

void readCellMarks(const Viewer& to)
{
    const CellMark* mark = cellMarkOf(to.genre, to.look);
    for (const Place cell : to.board.grid().cells()) {
        const int point = to.frame.point(cell);
        const auto surface = to.sheet.surfaces.find(point);
        const Symbol* symbol = symbolAt(to, cell, "");
        if (mark == nullptr)
            return;
        const bool isSurface = surface != to.sheet.surfaces.end() && mark->shape.empty() && surface->second != 2;
        const bool isSymbol = symbol != nullptr && !mark->shape.empty() && symbol->shape == mark->shape
                              && symbol->value.front() == mark->value;
        const bool isDot = (symbol != nullptr && symbol->shape.starts_with("ox_"))
                           || (surface != to.sheet.surfaces.end() && surface->second == 2);
        if (isSurface || isSymbol || isDot)
            to.board.set(Layer::Shade, cell, isSurface || isSymbol ? 1 : 0);
        if (isSurface)
            to.sheet.surfaces.erase(surface);
        else if (isSymbol || isDot)
            to.sheet.symbols.erase(point);
    }
}

// Cells that show the size of their room.

void drawSizes(const Artist& from)
{
    for (const Place cell : from.board.grid().cells()) {
        const int shade = from.board.at(Layer::Shade, cell);
        if (shade == 0)
            addSymbol(from, cell, notHere, smallDot, 1);
        if (shade <= 0)
            continue;
        const int number = shade == 1 ? roomSizeAt(from.board, cell) : shade - strayNumber;
        from.sheet.figures[from.frame.point(cell)] = {std::to_string(number), answerFigure};
    }
}

void readSizes(const Viewer& to)
{
    readFigures(to, [&](Place cell, const Figure& figure) {
        const auto number = parseNumber(figure.text);
        if (!number || *number > 9999 || !to.board.grid().hasCell(cell))
            return false;
        to.board.set(Layer::Shade, cell, *number == roomSizeAt(to.board, cell) ? 1 : strayNumber + *number);
        return true;
    });
    for (const Place cell : to.board.grid().cells())
        takeDot(to, cell, Layer::Shade);
}

// Lines.

void drawLineMarks(const Artist& from)
{
    const bool onLattice = from.genre.has(Mark::LatticeLine);
    for (const Place edge : from.board.grid().all(PlaceKind::Edge)) {
        const int line = from.board.at(Layer::Line, edge);
        const int point = from.frame.point(edge);
        if (line == 0)
            (onLattice ? from.sheet.edgeMarks : from.sheet.lineMarks)[point] = cross;
        else if (line > 0 && onLattice)
            from.sheet.edges[from.frame.along(edge)] = answerLine;
        else if (line > 0)
            from.sheet.lines[from.frame.across(edge)] = line == 2 ? doubleLine : answerLine;
    }
}

void drawBorderMarks(const Artist& from)
{
    for (const Place edge : from.board.grid().innerEdges()) {
        const int border = from.board.at(Layer::Border, edge);
        if (border == 1)
            from.sheet.edges[from.frame.along(edge)] = answerLine;
        else if (border == 0)
            from.sheet.edgeMarks[from.frame.point(edge)] = cross;
    }
}

/// Lines along the grid, into a layer of edges.
void readAlong(const Viewer& to, Layer layer)
{
    const Grid& grid = to.board.grid();
    const auto isOurs = [&](Place edge) { // borders divide cells, lines may run along the frame
        return layer == Layer::Border ? grid.isInner(edge) : grid.contains(PlaceKind::Edge, edge);
    };
    std::erase_if(to.sheet.edges, [&](const auto& line) {
        const auto edge = to.frame.edgeAlong(line.first);
        if (!edge || !isOurs(*edge))
            return false;
        to.board.set(layer, *edge, 1);
        return true;
    });
    std::erase_if(to.sheet.edgeMarks, [&](const auto& mark) {
        const auto spot = to.frame.spot(mark.first);
        if (!spot || spot->kind != Spot::Whole || !isEdge(spot->place) || !isOurs(spot->place))
            return false;
        to.board.set(layer, spot->place, 0);
        return true;
    });
}

void readLineMarks(const Viewer& to)
{
    if (to.genre.has(Mark::LatticeLine))
        return readAlong(to, Layer::Line);
    std::erase_if(to.sheet.lines, [&](const auto& line) {
        const auto edge = to.frame.edgeAcross(line.first);
        if (!edge || !to.board.grid().isInner(*edge))
            return false;
        to.board.set(Layer::Line, *edge, line.second == doubleLine && to.genre.has(Mark::Bridge) ? 2 : 1);
        return true;
    });
    std::erase_if(to.sheet.lineMarks, [&](const auto& mark) {
        const auto spot = to.frame.spot(mark.first);
        if (!spot || spot->kind != Spot::Whole || !isEdge(spot->place) || !to.board.grid().isInner(spot->place))
            return false;
        to.board.set(Layer::Line, spot->place, 0);
        return true;
    });
}

// Lattice points: diamonds and pins are discs, which the page compares at any point.

constexpr std::string_view disc = "circle_M";
constexpr int blackDisc = 2;

void drawPoints(const Artist& from)
{
    for (const Place point : from.board.grid().all(PlaceKind::Vertex)) {
        const int mark = from.board.at(Layer::Point, point);
        if (mark == 1)
            addSymbol(from, point, disc, blackDisc, 2);
        else if (mark == 0)
            addSymbol(from, point, notHere, smallDot, 1);
    }
}

void readPoints(const Viewer& to)
{
    for (const Place point : to.board.grid().all(PlaceKind::Vertex)) {
        takeDot(to, point, Layer::Point);
        if (const Symbol* symbol = symbolAt(to, point, disc); symbol != nullptr && symbol->value.front() == blackDisc) {
            to.board.set(Layer::Point, point, 1);
            to.sheet.symbols.erase(to.frame.point(point));
        }
    }
}

// Figures within a cell.

std::pair<Place, Place> slashEnds(Place cell, int slash)
{
    const Place top = cell.step(Dir::Up, 1), bottom = cell.step(Dir::Down, 1);
    const bool falls = slash == static_cast<int>(tokisuji::Symbol::Backslash);
    return {top.step(falls ? Dir::Left : Dir::Right, 1), bottom.step(falls ? Dir::Right : Dir::Left, 1)};
}

void drawSlashes(const Artist& from)
{
    for (const Place cell : from.board.grid().cells())
        if (const int slash = from.board.at(Layer::Symbol, cell); slash > 0) {
            const auto [first, second] = slashEnds(cell, slash);
            from.sheet.edges[from.frame.between(first, second)] = answerLine;
        } else if (slash == 0) {
            addSymbol(from, cell, notHere, smallDot, 1);
        }
}

void readSlashes(const Viewer& to)
{
    for (const Place cell : to.board.grid().cells())
        for (const int slash : {1, 2}) {
            const auto [first, second] = slashEnds(cell, slash);
            if (to.sheet.edges.erase(to.frame.between(first, second)) > 0)
                to.board.set(Layer::Symbol, cell, slash);
        }
    for (const Place cell : to.board.grid().cells())
        takeDot(to, cell, Layer::Symbol);
}

constexpr int bitOf(Axis axis)
{
    return static_cast<int>(axis == Axis::Vertical ? Bar::Vertical : Bar::Horizontal);
}

void drawBars(const Artist& from)
{
    for (const Place cell : from.board.grid().cells()) {
        const int bar = from.board.at(Layer::Bar, cell);
        for (const Axis axis : axes)
            if (bar > 0 && (bar & bitOf(axis)) != 0)
                from.sheet.walls[barOf(from.frame, cell, axis)] = answerLine;
        if (bar == static_cast<int>(Bar::None))
            addSymbol(from, cell, notHere, smallDot, 1);
    }
}

void readBars(const Viewer& to)
{
    for (const Place cell : to.board.grid().cells()) {
        for (const Axis axis : axes)
            if (to.sheet.walls.erase(barOf(to.frame, cell, axis)) > 0)
                to.board.set(Layer::Bar, cell, std::max(to.board.at(Layer::Bar, cell), 0) | bitOf(axis));
        takeDot(to, cell, Layer::Bar);
    }
}

/// Penpa's triangles, for the corners from 1 on.
constexpr std::array triangles{0, 2, 3, 4, 1};
constexpr std::string_view cornerTriangle = "tri";

void drawTriangles(const Artist& from)
{
    for (const Place cell : from.board.grid().cells()) {
        const int corner = from.board.at(Layer::Corner, cell);
        if (corner > 0)
            addSymbol(from, cell, cornerTriangle, triangles[static_cast<std::size_t>(corner)], 1);
        else if (corner == 0)
            addSymbol(from, cell, notHere, smallDot, 1);
    }
}

void readTriangles(const Viewer& to)
{
    for (const Place cell : to.board.grid().cells()) {
        const Symbol* symbol = symbolAt(to, cell, "");
        const auto corner = symbol == nullptr || symbol->shape != cornerTriangle
                                ? triangles.end()
                                : std::find(triangles.begin() + 1, triangles.end(), symbol->value.front());
        const bool isDot = symbol != nullptr && symbol->shape.starts_with("ox_");
        if (corner == triangles.end() && !isDot)
            continue;
        to.board.set(Layer::Corner, cell, isDot ? 0 : static_cast<int>(corner - triangles.begin()));
        to.sheet.symbols.erase(to.frame.point(cell));
    }
}

// All of them.

struct MarkArt {
    std::vector<Mark> marks;
    void (*draw)(const Artist&);
    void (*read)(const Viewer&);
};
const std::array<MarkArt, 9>& markArts()
{
    static const std::array<MarkArt, 9> table{{
        {{Mark::Shade, Mark::Lamp, Mark::Star, Mark::Tent, Mark::Square, Mark::Disc}, drawCellMarks, readCellMarks},
        {{Mark::RoomSize}, drawSizes, readSizes},
        {{Mark::CellLine, Mark::LatticeLine, Mark::Bridge}, drawLineMarks, readLineMarks},
        {{Mark::Border}, drawBorderMarks, [](const Viewer& to) { readAlong(to, Layer::Border); }},
        {{Mark::Diamond, Mark::Pin}, drawPoints, readPoints},
        {{Mark::Slash}, drawSlashes, readSlashes},
        {{Mark::Bar, Mark::CrossBar, Mark::Ladder}, drawBars, readBars},
        {{Mark::Triangle}, drawTriangles, readTriangles},
        {{Mark::Digit, Mark::DigitOrNone, Mark::Sign}, drawNumberMarks, readNumberMarks},
    }};
    return table;
}

bool uses(const Genre& genre, const MarkArt& art)
{
    return std::ranges::any_of(art.marks, [&](Mark mark) { return genre.has(mark); });
}

} // namespace

void drawMarks(const Artist& from)
{
    for (const MarkArt& art : markArts())
        if (uses(from.genre, art))
            art.draw(from);
}

void readMarks(const Viewer& to)
{
    for (const MarkArt& art : markArts())
        if (uses(to.genre, art))
            art.read(to);
}

} // namespace tokisuji::penpa
