#include "editor/ui/texts/advice_text.h"

#include "editor/model/edit_summary.h"
#include "editor/model/place_name.h"
#include "editor/ui/texts/clue_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "engine/board/clue_group.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace {

struct AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(AdviceText)

public:
    static QString added(const QString& clue, const QString& place) { return tr("Add %1 at %2").arg(clue, place); }
    static QString removed(const QString& clue, const QString& place) { return tr("Remove %1 at %2").arg(clue, place); }
    static QString changed(const QString& place, const QString& before, const QString& after)
    {
        return tr("%1: %2 → %3").arg(place, before, after);
    }
    static QString standing(const QString& clue, const QString& place) { return tr("%1 at %2").arg(clue, place); }
    static QString bothPlaces(const QString& one, const QString& other) { return tr("%1 and %2").arg(one, other); }
    static QString range(const QString& first, const QString& last) { return tr("%1 to %2").arg(first, last); }
    static QString uniqueWith(const QString& clues) { return tr("unique with %1").arg(clues); }
    static QString severalWith(const QString& clues) { return tr("several with %1").arg(clues); }
    static QString noneWith(const QString& clues) { return tr("no solution with %1").arg(clues); }
    static QString withShare(const QString& clue, const QString& share) { return tr("%1 (%2)").arg(clue, share); }
    static QString offered(const QString& change, const QString& result)
    {
        return result.isEmpty() ? tr("offered: %1").arg(change) : tr("offered: %1, %2").arg(change, result);
    }
    static QString tried(int tried, int candidates)
    {
        return tr("%1 / %2 tried").arg(numberText(tried), numberText(candidates));
    }
    static QString makeUnique(int count) { return tr("%n single edits make it unique", nullptr, count); }
    static QString solvable(int count) { return tr("%n changes", nullptr, count); }
    static QString noneUnique(int count)
    {
        return tr("No single edit makes it unique; these %n determine more", nullptr, count);
    }
    static QString noneAtAll() { return tr("No single edit makes it unique or determines more"); }
    static QString noneSolvable() { return tr("No single edit restores a solution"); }
    static QString looking() { return tr("Looking for edits…"); }
    static QString stopped() { return tr("Stopped at the time limit; there may be more"); }
    static QString someGivenUp() { return tr("Some edits took too long to check; there may be more"); }

    static QString idle(int count) { return tr("%n clues", nullptr, count); }
    static QString noneIdle() { return tr("No clue is redundant"); }
    static QString lookingForIdle() { return tr("Trying each clue…"); }
    static QString canGo() { return tr("not needed"); }
    static QString canWeaken() { return tr("? is enough"); }

    static QString inBoth(const QString& place, const QString& a, const QString& b)
    {
        return tr("%1: %2 in A · %3 in B").arg(place, a, b);
    }
    static QString inA(const QString& place, const QString& a) { return tr("%1: %2 in A").arg(place, a); }
    static QString inB(const QString& place, const QString& b) { return tr("%1: %2 in B").arg(place, b); }
    static QString places(int count) { return tr("%n places", nullptr, count); }

    static QString triedWithin(int tried, const QString& time)
    {
        return tr("%1 tried · %2").arg(numberText(tried), time);
    }
    static QString triedOf(int tried, int all, const QString& time)
    {
        return tr("%1 / %2 tried · %3").arg(numberText(tried), numberText(all), time);
    }
};

/// The layer of the clue that an option changes.
Layer layerOf(const ClueOption& option)
{
    const std::vector<Change> changes = option.edit.changes();
    const auto found = std::ranges::find_if(
        changes, [&](const Change& change) { return change.place == option.place && change.layer != Layer::Arrow; });
    return found == changes.end() ? Layer::Number : found->layer;
}

/// Letters outside the grid stand in pairs.
bool isPair(const Board& board, const ClueOption& option)
{
    return board.has(Layer::Letter) && board.grid().hasSlot(option.place);
}

bool isOneClue(const Board& board, const ClueOption& option)
{
    const std::vector<Change> changes = option.edit.changes();
    return !option.edit.isStructural()
           && (isPair(board, option)
               || std::ranges::all_of(changes, [&](const Change& change) { return change.place == option.place; }));
}

/// The place of an option's clue; of a pair both of them.
QString placeText(const Board& board, const ClueOption& option)
{
    for (const Change& change : option.edit.changes())
        if (isPair(board, option) && change.place != option.place)
            return AdviceWords::bothPlaces(placeName(board, option.place), placeName(board, change.place));
    return placeName(board, option.place);
}

/// What stands at an option's place, as one clue: of a pair the letter with its number.
QString clueAt(const Board& board, const ClueOption& option)
{
    if (!isPair(board, option))
        return clueTextAt(board, layerOf(option), option.place);
    QString text;
    for (const Layer layer : {Layer::Letter, Layer::Outside})
        if (stands(board, layer, option.place))
            text += clueText(genreOf(board), layer, board.at(layer, option.place));
    return text;
}

/// The clue that an option puts; without its place, but of a pair with both of them.
QString bareOption(const Board& board, const ClueOption& option)
{
    const Board after = with(board, option);
    if (!isOneClue(board, option) || option.place == wholeBoard)
        return editText(summaryOf(option.edit, after), genreOf(board));
    const QString clue = clueAt(after, option);
    return isPair(board, option) ? AdviceWords::standing(clue, placeText(board, option)) : clue;
}

/// Numbers that follow each other and stand alone at their place.
bool followEachOther(const ClueOption& a, const ClueOption& b)
{
    const auto isNumber = [](const ClueOption& option) { return option.value >= 0 && option.list.empty(); };
    return isNumber(a) && isNumber(b) && b.value == a.value + 1 && a.direction == b.direction && a.terrain == b.terrain
           && a.edit.changes().size() == 1 && b.edit.changes().size() == 1;
}

/// The clues one after the other, three and more numbers in a row as the first and the last one.
QStringList withRanges(const Board& board, const std::vector<const ClueOption*>& options)
{
    constexpr std::size_t shortRange = 3;
    QStringList texts;
    for (std::size_t first = 0, next = 0; first < options.size(); first = next) {
        for (next = first + 1; next < options.size() && followEachOther(*options[next - 1], *options[next]);)
            ++next;
        if (next - first >= shortRange) {
            texts << AdviceWords::range(bareOption(board, *options[first]), bareOption(board, *options[next - 1]));
            continue;
        }
        for (std::size_t i = first; i < next; ++i)
            texts << bareOption(board, *options[i]);
    }
    return texts;
}

} // namespace

QString changeText(const Board& board, const ClueOption& option)
{
    const Board after = with(board, option);
    if (!isOneClue(board, option) || option.place == wholeBoard)
        return editText(summaryOf(option.edit, after), genreOf(board));
    const QString place = placeText(board, option);
    const QString old = clueAt(board, option);
    const QString now = clueAt(after, option);
    if (old.isEmpty())
        return AdviceWords::added(now, place);
    return now.isEmpty() ? AdviceWords::removed(old, place) : AdviceWords::changed(place, old, now);
}

QString optionText(const Board& board, const ClueOption& option)
{
    if (!isOneClue(board, option) || option.place == wholeBoard)
        return editText(summaryOf(option.edit, with(board, option)), genreOf(board));
    return AdviceWords::standing(clueAt(with(board, option), option), placeText(board, option));
}

QStringList whatIfFacts(const Board& board, const WhatIfReport& report, Place place)
{
    QStringList unique, several;
    std::vector<const ClueOption*> none;
    for (const WhatIf& value : report.values) {
        if (value.option.place != place || value.status == Status::Unknown)
            continue;
        if (value.status == Status::Several)
            several << AdviceWords::withShare(bareOption(board, value.option),
                                              shareText(value.determined, report.total));
        else if (value.status == Status::Unique)
            unique << bareOption(board, value.option);
        else
            none.push_back(&value.option);
    }
    const QString comma = QStringLiteral(", ");
    QStringList facts;
    if (!unique.isEmpty())
        facts << AdviceWords::uniqueWith(unique.join(comma));
    if (!several.isEmpty())
        facts << AdviceWords::severalWith(several.join(comma));
    if (!none.empty())
        facts << AdviceWords::noneWith(withRanges(board, none).join(comma));
    return facts;
}

QStringList offerFacts(const Board& board, const ClueOption& option, Status status, Place place)
{
    // An edge that changes is spoken of at the cells on both its sides.
    const auto isNear = [place](Place p) { return std::max(std::abs(p.x - place.x), std::abs(p.y - place.y)) <= 1; };
    const std::vector<Change> changes = option.edit.changes();
    if (option.place != place && std::ranges::none_of(changes, isNear, &Change::place))
        return {};
    return {
        AdviceWords::offered(changeText(board, option), status == Status::Unknown ? QString() : statusWord(status))};
}

QString shareText(int determined, int total)
{
    return QStringLiteral("%1 / %2").arg(numberText(determined), numberText(total));
}

// --- repairs ---

QString repairsNote(const RepairReport& report, Status of)
{
    const auto unique = std::ranges::count(report.repairs, Status::Unique, &Repair::status);
    if (of == Status::None && !report.repairs.empty())
        return AdviceWords::solvable(static_cast<int>(report.repairs.size()));
    if (unique > 0)
        return AdviceWords::makeUnique(static_cast<int>(unique));
    return report.stop == Stop::Finished ? QString() : AdviceWords::tried(report.tried, report.candidates);
}

QString repairsHint(const RepairReport& report, Status of, bool isRunning)
{
    const bool anyUnique = std::ranges::find(report.repairs, Status::Unique, &Repair::status) != report.repairs.end();
    if (isRunning)
        return report.repairs.empty() ? AdviceWords::looking() : QString();
    if (report.stop == Stop::Cancelled)
        return AdviceWords::stopped();
    if (of == Status::None && report.repairs.empty())
        return AdviceWords::noneSolvable();
    if (of == Status::Several && !anyUnique)
        return report.repairs.empty() ? AdviceWords::noneAtAll()
                                      : AdviceWords::noneUnique(static_cast<int>(report.repairs.size()));
    return report.stop == Stop::Limit ? AdviceWords::someGivenUp() : QString();
}

// --- idle clues ---

QString idleNote(const IdleReport& report)
{
    if (!report.idle.empty())
        return AdviceWords::idle(static_cast<int>(report.idle.size()));
    return report.stop == Stop::Running && report.candidates > 0 ? AdviceWords::tried(report.tried, report.candidates)
                                                                 : QString();
}

QString idleHint(const IdleReport& report, bool isRunning)
{
    if (isRunning)
        return report.idle.empty() ? AdviceWords::lookingForIdle() : QString();
    if (report.stop == Stop::Cancelled)
        return AdviceWords::stopped();
    return report.idle.empty() ? AdviceWords::noneIdle() : QString();
}

QString idleText(const IdleClue& clue)
{
    return clue.removable ? AdviceWords::canGo() : AdviceWords::canWeaken();
}

QString tellingText(const Board& board, const TellingPlace& place)
{
    const auto clue = [&](const std::optional<ClueOption>& option) {
        return option ? clueTextAt(with(board, *option), layerOf(*option), option->place) : QString();
    };
    const QString where = placeName(board, place.place), a = clue(place.inFirst), b = clue(place.inSecond);
    return a.isEmpty()   ? AdviceWords::inB(where, b)
           : b.isEmpty() ? AdviceWords::inA(where, a)
                         : AdviceWords::inBoth(where, a, b);
}

QString placesNote(int count)
{
    return AdviceWords::places(count);
}

QString whatIfNote(const WhatIfReport& report, double ms, bool isRunning)
{
    const auto all = static_cast<int>(report.values.size());
    return isRunning || report.tried < all ? AdviceWords::triedOf(report.tried, all, durationText(ms))
                                           : AdviceWords::triedWithin(report.tried, durationText(ms));
}

} // namespace tokisuji
