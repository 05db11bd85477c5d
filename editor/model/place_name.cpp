#include "editor/model/place_name.h"

namespace tokisuji {

QString placeName(Place place)
{
    if (place == wholeBoard)
        return {};
    if (isCell(place) && place.y < 0)
        return QStringLiteral("C%1\u2191").arg(column(place) + 1);
    if (isCell(place) && place.x < 0)
        return QStringLiteral("\u2190R%1").arg(row(place) + 1);
    QString name = QString::fromStdString(toString(place));
    if (isVertex(place))
        return name.mid(1); // the engine's P is no word
    return name.replace(QLatin1Char('-'), QChar(0x2013));
}

} // namespace tokisuji
