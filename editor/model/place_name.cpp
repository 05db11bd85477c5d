#include "editor/model/place_name.h"

#include "engine/genre/registry.h"

#include <QCoreApplication>

#include <array>

namespace tokisuji {

namespace {

/// By the bits of CellSides.
constexpr std::array cellSides{
    QT_TRANSLATE_NOOP("PlaceName", "the top side of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the bottom side of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the top and bottom sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the left side of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the left and top sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the left and bottom sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the left, top and bottom sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the right side of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the right and top sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the right and bottom sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the right, top and bottom sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the left and right sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the left, right and top sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the left, right and bottom sides of %1"),
    QT_TRANSLATE_NOOP("PlaceName", "the four sides of %1"),
};

struct PlaceNameWords {
    Q_DECLARE_TR_FUNCTIONS(PlaceName)

public:
    static QString slot(Side side)
    {
        switch (side) {
        case Side::Top:
            return tr("column %1 (above)");
        case Side::Bottom:
            return tr("column %1 (below)");
        case Side::Left:
            return tr("row %1 (left)");
        case Side::Right:
            break;
        }
        return tr("row %1 (right)");
    }
    static QString between(const QString& a, const QString& b) { return tr("the edge between %1 and %2").arg(a, b); }
    static QString corner(const CellCorner& corner, int count)
    {
        if (corner.isUpper)
            return corner.isLeft ? tr("the upper left corner of %1", nullptr, count)
                                 : tr("the upper right corner of %1", nullptr, count);
        return corner.isLeft ? tr("the lower left corner of %1", nullptr, count)
                             : tr("the lower right corner of %1", nullptr, count);
    }
};

/// Of a board of squares. What lies on the frame has a cell on one side only.
QString edgeName(const Board& board, Place edge)
{
    const auto [first, second] = cellsBeside(edge);
    if (!drawsAlongEdges(board) && board.grid().isInner(edge))
        return PlaceNameWords::between(placeName(first), placeName(second));
    const Place cell = board.grid().hasCell(first) ? first : second;
    return sidesName(cell, sideAt(cell, edge));
}

} // namespace

QString placeName(Place place)
{
    if (place == wholeBoard)
        return {};
    if (isCell(place) && (place.y < 0 || place.x < 0))
        return slotName(place.y < 0 ? Side::Top : Side::Left, place);
    QString name = QString::fromStdString(toString(place));
    if (isVertex(place))
        return name.mid(1); // the engine's P is no word
    return name.replace(QLatin1Char('-'), QChar(0x2013));
}

QString placeName(const Grid& grid, Place place)
{
    return grid.hasSlot(place) ? slotName(grid.sideOf(place), place) : placeName(place);
}

QString placeName(const Board& board, Place place)
{
    const Grid& grid = board.grid();
    if (grid.contains(PlaceKind::Edge, place))
        return edgeName(board, place);
    if (grid.contains(PlaceKind::Vertex, place))
        return cornersName(cornerAt(grid, place), placeName(cornerAt(grid, place).cell), 1);
    return placeName(grid, place);
}

QString slotName(Side side, Place slot)
{
    const bool isColumn = side == Side::Top || side == Side::Bottom;
    return PlaceNameWords::slot(side).arg(1 + (isColumn ? column(slot) : row(slot)));
}

bool drawsAlongEdges(const Board& board)
{
    const Genre& genre = genreOf(board);
    return genre.has(Mark::LatticeLine) || genre.has(Mark::Border);
}

CellSides sideAt(Place cell, Place edge)
{
    for (std::size_t k = 0; k < directions.size(); ++k)
        if (edgeBetween(cell, directions[k]) == edge)
            return 1U << k;
    return 0;
}

QString sidesName(Place cell, CellSides which)
{
    return QCoreApplication::translate("PlaceName", cellSides[which - 1]).arg(placeName(cell));
}

CellCorner cornerAt(const Grid& grid, Place vertex)
{
    const Place cell = grid.cellsAround(vertex).front();
    return {cell, vertex.y < cell.y, vertex.x < cell.x};
}

QString cornersName(const CellCorner& which, const QString& cells, int count)
{
    return PlaceNameWords::corner(which, count).arg(cells);
}

} // namespace tokisuji
