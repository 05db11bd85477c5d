#include "editor/ui/texts/compare_text.h"

#include "editor/model/edit_summary.h"
#include "editor/model/place_name.h"
#include "editor/ui/texts/clue_text.h"
#include "engine/board/edge_set.h"
#include "engine/drawing/glyphs.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>

namespace tokisuji {

namespace {

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(CompareText)

public:
    static QString at(const QString& what, const std::vector<Place>& places)
    {
        return tr("%1 at %2", "a clue or mark that stands there").arg(what, CompareWords::places(places));
    }
    static QString change(const std::vector<Place>& places, const QString& before, const QString& after)
    {
        return tr("%1: %2 → %3").arg(CompareWords::places(places), before, after);
    }
    static QString places(const std::vector<Place>& places)
    {
        const QString first = placeName(places.front());
        const int more = static_cast<int>(places.size()) - 1;
        return more == 0 ? first : tr("%1 and %n more places", nullptr, more).arg(first);
    }
    static QString piece(int number) { return tr("piece %1").arg(number); }
    static QString onlyA() { return tr("only A"); }
    static QString onlyB() { return tr("only B"); }
    static QString counts(int onlyA, int onlyB, int changed)
    {
        return tr("−%1 · +%2 · ≠%3").arg(onlyA).arg(onlyB).arg(changed);
    }
    /// What is known there: that there is nothing, too.
    static QString known(const Genre& genre, Layer layer, int value)
    {
        if (layer == Layer::Shade && !hasObjects(genre))
            return value == 1 ? tr("shaded") : tr("unshaded");
        return layer == Layer::Line && value == 0 ? tr("no line") : markText(genre, layer, value);
    }
};

QString thingAt(const BoardDifference& d, const Board& board)
{
    const Place place = d.places.front();
    if (d.subject == BoardDifference::Clue)
        return clueTextAt(board, d.layer, place);
    const int value = board.at(d.layer, place);
    const Genre& genre = genreOf(board);
    if (genre.clue(Clue::EdgePieces) != nullptr && d.layer == Layer::Digit) {
        const EdgeSet set = edgeSetOf(board);
        return CompareWords::piece(pieceAt(set, board, place)->piece);
    }
    return d.subject == BoardDifference::Determined ? CompareWords::known(genre, d.layer, value)
                                                    : markText(genre, d.layer, value);
}

} // namespace

QString differenceText(const BoardDifference& difference, const Board& a, const Board& b)
{
    switch (difference.how) {
    case BoardDifference::OnlyA:
        return CompareWords::at(thingAt(difference, a), difference.places);
    case BoardDifference::OnlyB:
        return CompareWords::at(thingAt(difference, b), difference.places);
    case BoardDifference::Changed:
        break;
    }
    return CompareWords::change(difference.places, thingAt(difference, a), thingAt(difference, b));
}

QString differenceNote(BoardDifference::How how)
{
    return how == BoardDifference::OnlyA   ? CompareWords::onlyA()
           : how == BoardDifference::OnlyB ? CompareWords::onlyB()
                                           : QString();
}

QString differenceCounts(int onlyA, int onlyB, int changed)
{
    return CompareWords::counts(onlyA, onlyB, changed);
}

} // namespace tokisuji
