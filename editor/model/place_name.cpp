#include "editor/model/place_name.h"

#include <QCoreApplication>

namespace tokisuji {

namespace {

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
};

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

QString slotName(Side side, Place slot)
{
    const bool isColumn = side == Side::Top || side == Side::Bottom;
    return PlaceNameWords::slot(side).arg(1 + (isColumn ? column(slot) : row(slot)));
}

} // namespace tokisuji
