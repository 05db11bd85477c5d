#include "engine/drawing/penpa_drawing.h"

#include "engine/board/place_map.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/penpa_parts.h"
#include "engine/formats/penpa/penpa.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tokisuji {

namespace {

using penpa::Figure;
using penpa::Frame;
using penpa::Sheet;
using penpa::Text;
using penpa::Way;

constexpr double seamWidth = 0.02, outerWidth = 0.075;

/// A board's drawing that is being made.
struct Page {
    const Board& board;
    Frame frame;
    Drawing& drawing;

    /// nullopt: there is no such point.
    [[nodiscard]] std::optional<Point> at(int point) const
    {
        constexpr double quarter = 0.25, side = 0.3;
        constexpr std::array<Point, 4> quarters{
            {{-quarter, -quarter}, {quarter, -quarter}, {-quarter, quarter}, {quarter, quarter}}};
        constexpr std::array<Point, 4> sides{{{0, -side}, {side, 0}, {-side, 0}, {0, side}}};
        const auto spot = frame.spot(point);
        if (!spot)
            return std::nullopt;
        const auto part = static_cast<std::size_t>(spot->part);
        const Point shift = spot->kind == penpa::Spot::Quarter ? quarters[part]
                            : spot->kind == penpa::Spot::Side  ? sides[part]
                                                               : Point{};
        return pointOf(spot->place) + shift;
    }
    /// The place of a cell; nullopt: it is none of the board.
    [[nodiscard]] std::optional<Place> cell(int point) const
    {
        const auto spot = frame.spot(point);
        const bool isCell = spot && spot->kind == penpa::Spot::Whole && board.grid().hasCell(spot->place);
        return isCell ? std::optional(spot->place) : std::nullopt;
    }
};

Ink surfaceInk(int colour)
{
    constexpr std::array<Ink, 14> inks{Ink::None,      Ink::Common,    Ink::NoteFill7,   Ink::ClueGrey,  Ink::Shade,
                                       Ink::NoteFill6, Ink::NoteFill3, Ink::NoteFill1,   Ink::NoteFill8, Ink::NoteFill4,
                                       Ink::NoteFill2, Ink::NoteFill5, Ink::TintOutside, Ink::NoteFill2};
    return colour > 0 && colour < std::ssize(inks) ? inks[static_cast<std::size_t>(colour)] : Ink::ClueGrey;
}

/// A style of lines: `dash` and `gap` in cells.
struct LineStyle {
    int number;
    Ink ink;
    double width;
    double dash = 0;
    double gap = 0;
};

Pen penOf(int style)
{
    constexpr double thick = 0.08, thin = 0.03;
    constexpr LineStyle styles[]{
        {1, Ink::Ink, seamWidth},
        {2, Ink::Ink, thick},
        {3, penpaGreen, thick},
        {4, Ink::Ink, 0.05},
        {5, Ink::Common, thick},
        {6, Ink::Common, 0.32},
        {7, Ink::Ink2, thin},
        {8, penpaRed, thick},
        {9, penpaBlue, thick},
        {10, Ink::Ink, thin, 0.1, 0.1},
        {11, Ink::Ink, thin, 0.06, 0.14},
        {12, Ink::Ink2, thin, 0.06, 0.14},
        {13, Ink::Ink, 0.1, 0.04, 0.21},
        {14, Ink::Ink2, 0.05, 0.11, 0.14},
        {15, Ink::Ink2, thin, 0.1, 0.1},
        {16, Ink::Ink, thin},
        {17, Ink::Ink, 0.1, 0.12, 0.13},
        {20, Ink::Paper, thin},
        {21, Ink::Ink, 0.13},
        {30, penpaGreen, thick},
        {40, Ink::Common, 0.05},
        {80, Ink::Ink, thin},
    };
    constexpr int otherCages = 100; // the same styles for cages that lie further inside
    const int number = style > otherCages ? style - otherCages : style;
    const auto* found = std::ranges::find(styles, number, &LineStyle::number);
    const LineStyle& known = found == std::end(styles) ? styles[0] : *found;
    Pen pen{.ink = known.ink, .width = known.width};
    if (known.dash > 0)
        pen.dashes = {known.dash / known.width, known.gap / known.width};
    return pen;
}

// The grid.

void drawCells(const Page& page, const Text& text)
{
    std::vector<Place> cells;
    for (const int centre : text.centres)
        if (const auto cell = page.cell(centre))
            cells.push_back(*cell);
    std::vector<Segment> inner, rim;
    PlaceMap<char> isHidden(page.board.grid(), PlaceKind::Edge), isThere(page.board.grid(), PlaceKind::Cell);
    for (const auto& [segment, style] : text.question.deleted)
        if (const auto edge = page.frame.edgeAlong(segment); edge && isHidden.has(*edge))
            isHidden[*edge] = 1;
    for (const Place cell : cells)
        isThere[cell] = 1;
    for (const Place cell : cells)
        for (const Dir d : directions) {
            const Place next = cell.step(d), edge = edgeBetween(cell, d);
            if (isHidden[edge] != 0)
                continue;
            const bool isInner = isThere.has(next) && isThere[next] != 0;
            (isInner ? inner : rim).push_back(alongEdge(edge));
        }
    const auto draw = [&](const std::vector<Segment>& segments, const Pen& pen) {
        for (const Chain& chain : straightChains(page.board.size(), segments)) {
            Item item = stroke(Level::Grid, chain.points, pen);
            item.closed = chain.closed;
            page.drawing.add(std::move(item));
        }
    };
    const char lines = text.grid[0], dots = text.grid[1], outer = text.grid[2];
    Pen grid{.ink = Ink::Grid, .width = seamWidth, .join = Join::Sharp};
    if (lines == '2')
        grid.dashes = {6, 5};
    if (lines != '3')
        draw(inner, grid);
    if (outer == '1')
        draw(rim, {.ink = Ink::Wall, .width = outerWidth, .join = Join::Sharp});
    else if (lines != '3')
        draw(rim, grid);
    if (dots != '1')
        return;
    const Grid& board = page.board.grid();
    for (const Place vertex : board.all(PlaceKind::Vertex))
        if (std::ranges::any_of(board.cellsAround(vertex), [&](Place cell) { return isThere[cell] != 0; }))
            page.drawing.add(disc(Level::Grid, pointOf(vertex), 0.05, Ink::Ink));
}

void drawSurfaces(const Page& page, const Sheet& sheet)
{
    std::map<Ink, std::vector<Place>> coloured;
    for (const auto& [point, colour] : sheet.surfaces)
        if (const auto cell = page.cell(point))
            coloured[surfaceInk(colour)].push_back(*cell);
    for (const auto& [ink, cells] : coloured)
        for (Item& item : filledCells(Level::OwnFill, page.board.grid(), cells, ink))
            page.drawing.add(std::move(item));
}

// Ways and lines.

void drawWay(const Page& page, const Way& way)
{
    constexpr double bulb = 0.4, tube = 0.4, band = 0.8;
    std::vector<Point> points;
    for (const int point : way.points)
        if (const auto at = page.at(point))
            points.push_back(*at);
    if (points.empty() || way.kind == Way::Cage) // its outline is drawn by itself
        return;
    Drawing& drawing = page.drawing;
    const auto broad = [&](double width) {
        drawing.add(stroke(Level::OwnFill, points, {.ink = Ink::ClueGrey, .width = width}));
    };
    switch (way.kind) {
    case Way::Thermometer:
        drawing.add(disc(Level::OwnFill, points.front(), bulb, Ink::ClueGrey));
        return broad(tube);
    case Way::BareThermometer:
        return broad(tube);
    case Way::Band:
        return broad(band);
    case Way::Polygon:
        return drawing.add(filled(Level::OwnFill, points, Ink::ClueGrey));
    default:
        break;
    }
    const Pen pen{.ink = Ink::Common, .width = 0.07};
    if (way.kind == Way::Arrow) // the way begins at the rim of its circle
        drawing.add(ring(Level::Pearl, points.front(), bulb, pen));
    if (points.size() < 2)
        return;
    if (way.kind == Way::Arrow) {
        const double angle = std::atan2(points[1].y - points[0].y, points[1].x - points[0].x);
        points.front() = around(points.front(), bulb, angle);
    }
    const Point tip = points.back();
    const Point before = points[points.size() - 2];
    points.back() = {(tip.x + before.x) / 2, (tip.y + before.y) / 2};
    drawing.add(stroke(Level::Pearl, points, pen));
    addSlimArrow(drawing, Level::Pearl, points.back(), tip, pen.ink, pen.width);
}

/// Two strokes side by side.
void addDouble(Drawing& drawing, Point a, Point b, const Pen& pen)
{
    const double angle = std::atan2(b.y - a.y, b.x - a.x) + std::numbers::pi / 2;
    for (const double side : {-0.07, 0.07})
        drawing.add(stroke(Level::OwnMark, {around(a, side, angle), around(b, side, angle)}, pen));
}

void drawLines(const Page& page, const std::map<penpa::Segment, int>& lines)
{
    constexpr double shortened = 0.32;
    for (const auto& [segment, style] : lines) {
        auto a = page.at(segment.first), b = page.at(segment.second);
        if (!a || !b)
            continue;
        if (style == penpa::doubleLine) {
            addDouble(page.drawing, *a, *b, penOf(style));
            continue;
        }
        if (constexpr int helper = 40; style == helper) {
            const Point middle{(a->x + b->x) / 2, (a->y + b->y) / 2};
            const auto nearer = [&](Point p) {
                return Point{middle.x + (p.x - middle.x) * shortened, middle.y + (p.y - middle.y) * shortened};
            };
            a = nearer(*a), b = nearer(*b);
        }
        page.drawing.add(stroke(Level::OwnMark, {*a, *b}, penOf(style)));
    }
}

void drawCrosses(const Page& page, const std::map<int, int>& marks)
{
    for (const auto& [point, style] : marks)
        if (const auto at = page.at(point))
            page.drawing.add(cross(Level::OwnMark, *at, 0.1, {.ink = penpaGreen, .width = 0.04}));
}

/// The outlines of cages lie nearer to the rim of their cells than the points that name them.
void drawCages(const Page& page, const Sheet& sheet)
{
    constexpr double inset = 0.4;
    const auto corner = [&](int point) -> std::optional<Point> {
        const auto spot = page.frame.spot(point);
        if (!spot || spot->kind != penpa::Spot::Quarter)
            return page.at(point);
        const double x = spot->part % 2 == 0 ? -inset : inset, y = spot->part < 2 ? -inset : inset;
        return pointOf(spot->place) + Point{x, y};
    };
    for (const auto& [segment, style] : sheet.cages)
        if (const auto a = corner(segment.first), b = corner(segment.second); a && b)
            page.drawing.add(stroke(Level::OwnMark, {*a, *b}, penOf(style)));
}

// Figures.

Ink figureInk(int style)
{
    constexpr std::array<Ink, 12> inks{Ink::Ink, Ink::Ink,     penpaGreen,   Ink::Common, Ink::OnShade, Ink::Ink,
                                       Ink::Ink, Ink::OnShade, Ink::SideSky, penpaBlue,   penpaRed,     Ink::OnShade};
    return style > 0 && style < std::ssize(inks) ? inks[static_cast<std::size_t>(style)] : Ink::Ink;
}

void addGround(const Page& page, Point at, int style)
{
    constexpr double radius = 0.38;
    constexpr int onSquare = 5, inGrey = 11;
    const Pen rim{.width = 0.03};
    if (style == onSquare) {
        Item ground = outlined(Level::Clue, boxAround(at, 0.4), rim);
        ground.fill = Ink::PearlWhite;
        page.drawing.add(std::move(ground));
    }
    if (style == penpa::circledText)
        page.drawing.add(ring(Level::Clue, at, radius, rim, Ink::Paper));
    if (style == penpa::darkText)
        page.drawing.add(disc(Level::Clue, at, radius, Ink::Shade));
    if (style == inGrey)
        page.drawing.add(disc(Level::Clue, at, radius, Ink::Common));
}

std::size_t letters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// A number that shrinks until it fits between the rims of a cell.
void addWord(const Page& page, Point at, const std::string& word, double height, Ink ink)
{
    constexpr double room = 1.5; // of figures of full height
    const double fitting = room / static_cast<double>(std::max<std::size_t>(letters(word), 1));
    if (word.find_first_not_of(' ') != std::string::npos)
        page.drawing.add(text(Level::Clue, at, word, height * std::min(1.0, 0.35 + 0.65 * fitting), ink));
}

/// "12_3": a number and the way that an arrow beside it points; the name of the way is an index.
void addWithArrow(const Page& page, Point at, const std::string& word, Ink ink)
{
    constexpr std::array<Point, 8> ways{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
    constexpr double half = 0.32, height = 0.48, clear = 0.32;
    const std::size_t mark = word.rfind('_');
    const int index = mark != std::string::npos && word.size() == mark + 2 ? word.back() - '0' : -1;
    if (index < 0 || index >= std::ssize(ways))
        return addWord(page, at, word, height, ink);
    const Point way = ways[static_cast<std::size_t>(index)];
    const Point beside = way.x == 0 ? Point{clear, 0} : Point{0, -clear};
    const Point middle = at + beside;
    addSlimArrow(page.drawing, Level::Clue, {middle.x - way.x * half, middle.y - way.y * half * (way.x == 0 ? 1 : 0.4)},
                 {middle.x + way.x * half, middle.y + way.y * half * (way.x == 0 ? 1 : 0.4)}, ink, 0.04);
    addWord(page, at + (way.x == 0 ? Point{-0.1, 0} : Point{0, 0.1}), word.substr(0, mark), height, ink);
}

/// Up to four numbers of one character.
void addList(const Page& page, Point at, const std::string& word, Ink ink)
{
    static const std::array<std::vector<Point>, 5> places{{
        {},
        {{0, 0}},
        {{-0.2, -0.18}, {0.2, 0.18}},
        {{-0.24, -0.2}, {0.24, -0.2}, {0, 0.2}},
        {{0, -0.26}, {-0.26, 0}, {0.26, 0}, {0, 0.26}},
    }};
    const std::size_t count = word.size();
    if (count >= places.size() || letters(word) != count)
        return addWord(page, at, word, 0.4, ink);
    for (std::size_t i = 0; i < count; ++i)
        addWord(page, at + places[count][i], word.substr(i, 1), count == 1 ? 0.58 : 0.38, ink);
}

void drawFigure(const Page& page, Point at, const Figure& figure)
{
    constexpr std::pair<std::string_view, double> heights[]{{"1", 0.58}, {"5", 0.26}, {"6", 0.38}, {"10", 0.72}};
    addGround(page, at, figure.style);
    const Ink ink = figureInk(figure.style);
    if (figure.mode == penpa::arrowMode)
        return addWithArrow(page, at, figure.text, ink);
    if (figure.mode == penpa::listMode)
        return addList(page, at, figure.text, ink);
    if (figure.mode == penpa::longMode) { // begins at the left rim of its cell
        constexpr double height = 0.42, width = 0.24;
        const double half = width * static_cast<double>(letters(figure.text)) / 2;
        return page.drawing.add(text(Level::Clue, at + Point{half - 0.4, 0}, figure.text, height, ink));
    }
    const auto* found = std::ranges::find(heights, figure.mode, &std::pair<std::string_view, double>::first);
    addWord(page, at, figure.text, found == std::end(heights) ? heights[0].second : found->second, ink);
}

void drawFigures(const Page& page, const Sheet& sheet)
{
    constexpr double small = 0.26;
    for (const auto& [point, figure] : sheet.figures)
        if (const auto at = page.at(point))
            drawFigure(page, *at, figure);
    for (const auto& [point, figure] : sheet.smallFigures) {
        const auto at = page.at(point);
        const std::size_t begin = figure.text.find_first_not_of(' ');
        if (at && begin != std::string::npos)
            page.drawing.add(text(Level::Clue, *at, figure.text.substr(begin), small, figureInk(figure.style)));
    }
}

void drawSymbols(const Page& page, const Sheet& sheet)
{
    for (const auto& [point, symbol] : sheet.symbols)
        if (const auto at = page.at(point))
            addPenpaSymbol(page.drawing, symbol.layer == 1 ? Level::Pearl : Level::Clue, *at, symbol);
}

void drawSheet(const Page& page, const Sheet& sheet)
{
    drawSurfaces(page, sheet);
    for (const Way& way : sheet.ways)
        drawWay(page, way);
    for (const auto* lines : {&sheet.walls, &sheet.lines, &sheet.edges, &sheet.free})
        drawLines(page, *lines);
    drawCrosses(page, sheet.lineMarks);
    drawCrosses(page, sheet.edgeMarks);
    drawCages(page, sheet);
    drawSymbols(page, sheet);
    drawFigures(page, sheet);
}

} // namespace

void drawPicture(const BoardScene& scene, Drawing& drawing)
{
    const auto text = penpa::drawingOf(scene.board);
    if (!text)
        return;
    const Page page{scene.board, Frame(text->whole, {}), drawing};
    drawCells(page, *text);
    drawSheet(page, text->question);
    if (scene.withMarks())
        drawSheet(page, text->answer);
}

} // namespace tokisuji
