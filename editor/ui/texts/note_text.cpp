#include "editor/ui/texts/note_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

struct NoteWords {
    Q_DECLARE_TR_FUNCTIONS(NoteText)

public:
    static QString colour(int colour)
    {
        const std::array names{tr("yellow"), tr("orange"), tr("red"),   tr("pink"),
                               tr("purple"), tr("blue"),   tr("green"), tr("grey")};
        return names[static_cast<std::size_t>(colour - 1)];
    }
    static QString ground(int value) { return tr("noted in %1").arg(colour(value)); }
    static QString dot(int value) { return tr("a dot in %1").arg(colour(value)); }
    static QString line(int value, const QString& side)
    {
        return tr("a noted line to the %2 in %1").arg(colour(value), side);
    }
    static QString border(int value, const QString& side)
    {
        return tr("a noted border on the %2 in %1").arg(colour(value), side);
    }
    static QString side(Dir d)
    {
        const std::array names{QString(), tr("top"), tr("bottom"), tr("left"), tr("right")};
        return names[static_cast<std::size_t>(d)];
    }
    static QString onTrial(int depth) { return tr("on trial %1").arg(depth); }
};

int valueAt(const Board& board, Layer layer, Place place)
{
    const int value = board.grid().contains(placesOf(layer), place) ? board.at(layer, place) : blank;
    return value >= 1 && value <= noteColours ? value : blank;
}

} // namespace

QString noteColourName(int colour)
{
    return NoteWords::colour(colour);
}

QStringList notesText(const Board& board, Place place)
{
    QStringList facts;
    if (const int colour = valueAt(board, Layer::NoteColour, place); colour != blank)
        facts << NoteWords::ground(colour);
    for (const Layer layer : {Layer::NoteDot, Layer::NoteEdgeDot, Layer::NoteVertexDot})
        if (const int colour = valueAt(board, layer, place); colour != blank)
            facts << NoteWords::dot(colour);
    if (!isCell(place))
        return facts;
    for (const Dir d : directions) {
        if (const int colour = valueAt(board, Layer::NoteLine, edgeBetween(place, d)); colour != blank)
            facts << NoteWords::line(colour, NoteWords::side(d));
        if (const int colour = valueAt(board, Layer::NoteBorder, edgeBetween(place, d)); colour != blank)
            facts << NoteWords::border(colour, NoteWords::side(d));
    }
    return facts;
}

QStringList trialText(const Board& board, std::span<const Board> grounds, Place place)
{
    for (std::size_t depth = grounds.size(); depth-- > 0;) {
        const auto isOnTrial = [&](Layer layer) {
            return !isNoteLayer(layer) && board.grid().contains(placesOf(layer), place)
                   && board.at(layer, place) != blank && board.at(layer, place) != grounds[depth].at(layer, place);
        };
        if (std::ranges::any_of(board.layers(), isOnTrial))
            return {NoteWords::onTrial(static_cast<int>(depth) + 1)};
    }
    return {};
}

} // namespace tokisuji
