#include "editor/ui/texts/value_text.h"

#include <QCoreApplication>

#include <array>
#include <span>
#include <string_view>

namespace tokisuji {

namespace {

constexpr std::array circles{QT_TRANSLATE_NOOP("Value", "white circle"), QT_TRANSLATE_NOOP("Value", "black circle")};
constexpr std::array lights{QT_TRANSLATE_NOOP("Value", "sun"), QT_TRANSLATE_NOOP("Value", "moon")};
constexpr std::array shapes{QT_TRANSLATE_NOOP("Value", "circle"), QT_TRANSLATE_NOOP("Value", "triangle"),
                            QT_TRANSLATE_NOOP("Value", "square")};
constexpr std::array corners{
    QT_TRANSLATE_NOOP("Value", "lower left half"), QT_TRANSLATE_NOOP("Value", "lower right half"),
    QT_TRANSLATE_NOOP("Value", "upper right half"), QT_TRANSLATE_NOOP("Value", "upper left half")};
constexpr std::array lamps{QT_TRANSLATE_NOOP("Value", "no lamp"), QT_TRANSLATE_NOOP("Value", "lamp")};
constexpr std::array trees{QT_TRANSLATE_NOOP("Value", "tree")};
constexpr std::array tents{QT_TRANSLATE_NOOP("Value", "no tent"), QT_TRANSLATE_NOOP("Value", "tent")};
constexpr std::array slashes{QT_TRANSLATE_NOOP("Value", "backslash"), QT_TRANSLATE_NOOP("Value", "slash")};
constexpr std::array bars{QT_TRANSLATE_NOOP("Value", "vertical bar"), QT_TRANSLATE_NOOP("Value", "horizontal bar"),
                          QT_TRANSLATE_NOOP("Value", "both bars")};
constexpr std::array ladders{QT_TRANSLATE_NOOP("Value", "upright ladder"), QT_TRANSLATE_NOOP("Value", "level ladder")};
constexpr std::array barSigns{QT_TRANSLATE_NOOP("Value", "plus"), QT_TRANSLATE_NOOP("Value", "upright bar"),
                              QT_TRANSLATE_NOOP("Value", "level bar")};
constexpr std::array lollipops{QT_TRANSLATE_NOOP("Value", "circle"), QT_TRANSLATE_NOOP("Value", "upright stick"),
                               QT_TRANSLATE_NOOP("Value", "level stick")};
constexpr std::array letters{QT_TRANSLATE_NOOP("Value", "N"), QT_TRANSLATE_NOOP("Value", "S"),
                             QT_TRANSLATE_NOOP("Value", "W"), QT_TRANSLATE_NOOP("Value", "E")};
constexpr std::array arrows{QT_TRANSLATE_NOOP("Value", "arrow up"), QT_TRANSLATE_NOOP("Value", "arrow down"),
                            QT_TRANSLATE_NOOP("Value", "arrow left"), QT_TRANSLATE_NOOP("Value", "arrow right"),
                            QT_TRANSLATE_NOOP("Value", "goal")};
constexpr std::array ships{
    QT_TRANSLATE_NOOP("Value", "water"),
    QT_TRANSLATE_NOOP("Value", "upper end of a ship"),
    QT_TRANSLATE_NOOP("Value", "lower end of a ship"),
    QT_TRANSLATE_NOOP("Value", "left end of a ship"),
    QT_TRANSLATE_NOOP("Value", "right end of a ship"),
    QT_TRANSLATE_NOOP("Value", "middle of a ship"),
    QT_TRANSLATE_NOOP("Value", "ship of one cell"),
    QT_TRANSLATE_NOOP("Value", "upper left corner of a ship"),
    QT_TRANSLATE_NOOP("Value", "upper right corner of a ship"),
    QT_TRANSLATE_NOOP("Value", "lower left corner of a ship"),
    QT_TRANSLATE_NOOP("Value", "lower right corner of a ship"),
};
constexpr std::array mazeSigns{QT_TRANSLATE_NOOP("Value", "start"), QT_TRANSLATE_NOOP("Value", "goal"),
                               QT_TRANSLATE_NOOP("Value", "circle"), QT_TRANSLATE_NOOP("Value", "triangle")};
constexpr std::array blackAndWhite{QT_TRANSLATE_NOOP("Value", "black"), QT_TRANSLATE_NOOP("Value", "white")};
constexpr std::array discs{QT_TRANSLATE_NOOP("Value", "white circle"), QT_TRANSLATE_NOOP("Value", "black circle")};
constexpr std::array sizeSigns{QT_TRANSLATE_NOOP("Value", "no number"), QT_TRANSLATE_NOOP("Value", "number")};
constexpr std::array grounds{QT_TRANSLATE_NOOP("Value", "black cell"), QT_TRANSLATE_NOOP("Value", "white cell")};
constexpr std::array poles{QT_TRANSLATE_NOOP("Value", "plus pole"), QT_TRANSLATE_NOOP("Value", "minus pole")};
constexpr std::array beds{
    QT_TRANSLATE_NOOP("Value", "aisle"),
    QT_TRANSLATE_NOOP("Value", "pillow below the other half"),
    QT_TRANSLATE_NOOP("Value", "pillow above the other half"),
    QT_TRANSLATE_NOOP("Value", "pillow right of the other half"),
    QT_TRANSLATE_NOOP("Value", "pillow left of the other half"),
    QT_TRANSLATE_NOOP("Value", "foot of a bed below the pillow"),
    QT_TRANSLATE_NOOP("Value", "foot of a bed above the pillow"),
    QT_TRANSLATE_NOOP("Value", "foot of a bed right of the pillow"),
    QT_TRANSLATE_NOOP("Value", "foot of a bed left of the pillow"),
    QT_TRANSLATE_NOOP("Value", "pillow without the other half"),
    QT_TRANSLATE_NOOP("Value", "foot of a bed without the other half"),
};
constexpr std::array diamonds{QT_TRANSLATE_NOOP("Value", "no diamond"), QT_TRANSLATE_NOOP("Value", "a diamond")};
constexpr std::array pins{QT_TRANSLATE_NOOP("Value", "no pin"), QT_TRANSLATE_NOOP("Value", "a pin")};
constexpr std::array squares{QT_TRANSLATE_NOOP("Value", "no square"), QT_TRANSLATE_NOOP("Value", "square")};
constexpr std::array stars{QT_TRANSLATE_NOOP("Value", "no star"), QT_TRANSLATE_NOOP("Value", "star")};

QString translated(const char* source)
{
    return QCoreApplication::translate("Value", source);
}

/// The word for a value of which the first one is `first`; a number where there is no word.
QString word(std::span<const char* const> words, int value, int first)
{
    const int index = value - first;
    return index >= 0 && index < static_cast<int>(words.size()) ? translated(words[static_cast<std::size_t>(index)])
                                                                : QString::number(value);
}

/// The arrows of a set.
QString arrowsText(int set)
{
    constexpr std::u16string_view arrowSigns = u"↑↓←→";
    QString text;
    for (std::size_t i = 0; i < arrowSigns.size(); ++i)
        if ((set >> i & 1) != 0)
            text += QChar(arrowSigns[i]);
    return text.isEmpty() ? QString::number(set) : text;
}

QString digitText(const Genre& genre, int value)
{
    if (value == 0 && !genre.has(Mark::Digit))
        return translated(QT_TRANSLATE_NOOP("Value", "empty"));
    if (value == question)
        return translated(QT_TRANSLATE_NOOP("Value", "some number"));
    return genre.has(Mark::Sign) ? signText(genre, value) : QString::number(genre.numberOf(value));
}

} // namespace

QString valueText(const Genre& genre, Layer layer, int value)
{
    switch (layer) {
    case Layer::Digit:
        return digitText(genre, value);
    case Layer::Corner:
        return value == 0 ? translated(QT_TRANSLATE_NOOP("Value", "empty")) : word(corners, value, 1);
    case Layer::Shade:
        if (genre.has(Mark::RoomSize))
            return word(sizeSigns, value, 0);
        return word(genre.has(Mark::Lamp)     ? lamps
                    : genre.has(Mark::Tent)   ? tents
                    : genre.has(Mark::Disc)   ? discs
                    : genre.has(Mark::Square) ? squares
                                              : stars,
                    value, 0);
    case Layer::Point:
        return word(genre.has(Mark::Pin) ? pins : diamonds, value, 0);
    case Layer::Symbol:
        return value == 0 ? translated(QT_TRANSLATE_NOOP("Value", "empty")) : word(slashes, value, 1);
    case Layer::Bar:
        if (value == 0)
            return translated(QT_TRANSLATE_NOOP("Value", "empty"));
        return genre.has(Mark::Ladder) ? word(ladders, value, 1) : word(bars, value, 1);
    default:
        return QString::number(value);
    }
}

QString signText(const Genre& genre, int sign)
{
    switch (genre.signs) {
    case SignStyle::Circles:
        return word(circles, sign, 1);
    case SignStyle::SunMoon:
        return word(lights, sign, 1);
    case SignStyle::Shapes:
        return word(shapes, sign, 1);
    case SignStyle::Trees:
        return word(trees, sign, 1);
    case SignStyle::Bars:
        return word(barSigns, sign, 1);
    case SignStyle::Compass:
        return sign == 0 ? translated(QT_TRANSLATE_NOOP("Value", "empty")) : word(letters, sign, 1);
    case SignStyle::Arrows:
    case SignStyle::Ways:
        return word(arrows, sign, 1);
    case SignStyle::Lollipops:
        return word(lollipops, sign, 1);
    case SignStyle::Ships:
        return word(ships, sign, 0);
    case SignStyle::ArrowSets:
        return arrowsText(sign);
    case SignStyle::Maze:
        return word(mazeSigns, sign, 1);
    case SignStyle::Colours:
        return word(blackAndWhite, sign, 1);
    case SignStyle::Grounds:
        return word(grounds, sign, 1);
    case SignStyle::Poles:
        return word(poles, sign, 1);
    case SignStyle::Beds:
        return word(beds, sign, 1);
    case SignStyle::Numbers:
        break;
    }
    return QString::number(sign);
}

} // namespace tokisuji
