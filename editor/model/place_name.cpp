#include "editor/model/place_name.h"

namespace tokisuji {

QString placeName(Place place)
{
    if (place == wholeBoard)
        return {};
    QString name = QString::fromStdString(toString(place));
    if (isVertex(place))
        return name.mid(1); // the engine's P is no word
    return name.replace(QLatin1Char('-'), QChar(0x2013));
}

} // namespace tokisuji
