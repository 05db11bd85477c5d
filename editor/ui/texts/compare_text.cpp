#include "editor/ui/texts/compare_text.h"

#include "editor/model/edit_summary.h"
#include "editor/model/place_name.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace tokisuji {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CompareText)

public:
    static QString at(const QString& what, const std::vector<Place>& places)
    {
        return tr("%1 at %2", "a clue or mark that stands there").arg(what, Words::places(places));
    }
    static QString change(const std::vector<Place>& places, const QString& before, const QString& after)
    {
        return tr("%1: %2 → %3").arg(Words::places(places), before, after);
    }
    static QString places(const std::vector<Place>& places)
    {
        const QString first = placeName(places.front());
        const int more = static_cast<int>(places.size()) - 1;
        return more == 0 ? first : tr("%1 and %n more places", nullptr, more).arg(first);
    }
    static QString border() { return tr("border"); }
    static QString onlyA() { return tr("only A"); }
    static QString onlyB() { return tr("only B"); }
    static QString counts(int onlyA, int onlyB, int changed)
    {
        return tr("−%1 · +%2 · ≠%3").arg(onlyA).arg(onlyB).arg(changed);
    }
    static QString mark(Layer layer, int value)
    {
        switch (layer) {
        case Layer::Shade:
            return value == 1 ? tr("shaded") : tr("dot");
        case Layer::Line:
            return value == 0 ? tr("cross") : value == 2 ? tr("double line") : tr("line");
        case Layer::Tint:
            return tr("background");
        case Layer::Candidates:
            return tr("candidates");
        default:
            return QString::number(value);
        }
    }
    /// What is known there: that there is nothing, too.
    static QString known(Layer layer, int value)
    {
        if (layer == Layer::Shade)
            return value == 1 ? tr("shaded") : tr("unshaded");
        return layer == Layer::Line && value == 0 ? tr("no line") : mark(layer, value);
    }
};

QString clueAt(const Board& board, Place cell)
{
    const int arrow = board.at(Layer::Arrow, cell);
    return clueText(genreOf(board), board.at(Layer::Number, cell), arrow > 0 ? static_cast<Dir>(arrow) : Dir::None);
}

QString thingAt(const BoardDifference& d, const Board& board)
{
    const Place place = d.places.front();
    if (d.layer == Layer::Room)
        return Words::border();
    if (d.subject == BoardDifference::Clue)
        return clueAt(board, place);
    const int value = board.at(d.layer, place);
    return d.subject == BoardDifference::Determined ? Words::known(d.layer, value) : Words::mark(d.layer, value);
}

} // namespace

QString differenceText(const BoardDifference& difference, const Board& a, const Board& b)
{
    switch (difference.how) {
    case BoardDifference::OnlyA:
        return Words::at(thingAt(difference, a), difference.places);
    case BoardDifference::OnlyB:
        return Words::at(thingAt(difference, b), difference.places);
    case BoardDifference::Changed:
        break;
    }
    return Words::change(difference.places, thingAt(difference, a), thingAt(difference, b));
}

QString differenceNote(BoardDifference::How how)
{
    return how == BoardDifference::OnlyA ? Words::onlyA() : how == BoardDifference::OnlyB ? Words::onlyB() : QString();
}

QString differenceCounts(int onlyA, int onlyB, int changed)
{
    return Words::counts(onlyA, onlyB, changed);
}

QString markText(Layer layer, int value)
{
    return Words::mark(layer, value);
}

int clueCount(const Board& board)
{
    return static_cast<int>(std::ranges::count_if(board.grid().cells(), [&](Place cell) {
        return board.at(Layer::Number, cell) != blank || board.at(Layer::Arrow, cell) > 0;
    }));
}

} // namespace tokisuji
