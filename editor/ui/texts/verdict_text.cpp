#include "editor/ui/texts/verdict_text.h"

#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/turn_verdict_text.h"
#include "engine/formats/foreign.h"

#include <QCoreApplication>

#include <array>

namespace tokisuji {

namespace {

constexpr double longMs = 1000;

struct VerdictWords {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)

public:
    static QString severalDetail(const Verdict& v)
    {
        const int found = 1 + static_cast<int>(v.alternatives.size());
        return v.allFound ? tr("all %n found", nullptr, found) : tr("at least %n", nullptr, found);
    }

    static QString noneDetail(const Verdict& v)
    {
        if (!v.conflictMinimal)
            return tr("looking for the conflicting clues");
        const int count = static_cast<int>(v.conflict.size());
        return count == 0   ? tr("the rules cannot be satisfied on this board")
               : count == 1 ? tr("one clue cannot be satisfied")
                            : tr("%n clues conflict with each other", nullptr, count);
    }

    static QString openDetail(const Verdict& v)
    {
        const QString helps = v.reading == BoardReading::RoomsToCome ? tr("borders of rooms are still to come")
                                                                     : tr("clues are still to come");
        const int count = static_cast<int>(v.missing.size());
        return count == 0 ? helps : helps + tr(" · ") + tr("%n places still need one", nullptr, count);
    }

    static QString byCluesAlone(Status status)
    {
        switch (status) {
        case Status::Unique:
            return tr("unique from the clues alone");
        case Status::Several:
            return tr("several solutions from the clues alone");
        case Status::None:
        case Status::Unknown:
        case Status::Open:
            break;
        }
        return tr("no solution from the clues alone either");
    }

    /// What a search without a result has done so far, where it takes long.
    static QString effort(const Verdict& v)
    {
        if (v.status != Status::Unknown || v.ms < longMs || v.deadEnds == 0)
            return {};
        const QString ends = tr(" · ") + tr("%1 dead ends").arg(numberText(v.deadEnds));
        return v.settledCount == 0
                   ? ends
                   : ends + tr(" · ") + tr("%1 of %2 settled").arg(numberText(v.settledCount), numberText(v.total));
    }

    static QString runningDetail(const Verdict& v)
    {
        if (v.status == Status::None)
            return noneDetail(v);
        if (v.status == Status::Open && v.determinedComplete)
            return openDetail(v);
        if (v.status == Status::Open)
            return tr("finding determined marks %1 / %2").arg(numberText(v.determinedCount), numberText(v.total));
        if (v.status == Status::Unique || v.determinedComplete)
            return v.status == Status::Unique ? tr("exactly one solution") : severalDetail(v);
        if (v.status == Status::Several)
            return tr("finding determined marks %1 / %2").arg(numberText(v.determinedCount), numberText(v.total));
        return (v.solution ? tr("has a solution · looking for a second") : tr("looking for a solution")) + effort(v);
    }

    static QString finishedDetail(const Verdict& v)
    {
        switch (v.status) {
        case Status::Unique:
            return tr("exactly one solution");
        case Status::Several:
            return severalDetail(v);
        case Status::None:
            return v.marks == MarkUse::Use && v.withoutMarks ? byCluesAlone(*v.withoutMarks) : noneDetail(v);
        case Status::Open:
            return openDetail(v);
        case Status::Unknown:
            break;
        }
        return {};
    }

    static VerdictText stopped(const Verdict& v, double limitMs)
    {
        const QString checked = tr("checked for %1").arg(durationText(limitMs));
        if (v.status == Status::Unknown)
            return {VerdictGlyph::Unknown, tr("Stopped at the time limit"), checked + effort(v),
                    VerdictText::KeepChecking};
        return {glyphOf(v.status), statusWord(v.status), checked + tr(" · ") + runningDetail(v),
                VerdictText::KeepChecking};
    }

    static QString word(const Verdict& v)
    {
        if (v.status == Status::None && v.marks == MarkUse::Use && v.withoutMarks && *v.withoutMarks != Status::None)
            return tr("No solution from these marks");
        return statusWord(v.status);
    }

    static VerdictText of(const Verdict& v, double limitMs)
    {
        switch (v.stop) {
        case Stop::Running:
            if (v.status == Status::Unknown)
                return {VerdictGlyph::Running, tr("Checking…"), runningDetail(v)};
            return {glyphOf(v.status), word(v), runningDetail(v)};
        case Stop::Limit:
            return stopped(v, limitMs);
        case Stop::TooLarge:
            return {glyphOf(v.status), v.status == Status::Unknown ? tr("Too large to be sure") : word(v),
                    tr("there may be answers with larger numbers than are tried on such a board")};
        case Stop::Cancelled:
            return {VerdictGlyph::Unknown, tr("The check failed"), tr("your work is safe"), VerdictText::TryAgain};
        case Stop::Finished:
            break;
        }
        return {glyphOf(v.status), word(v), finishedDetail(v)};
    }

    static QString withMarks(const QString& detail) { return tr("with marks · %1").arg(detail); }
    static VerdictText emptyBoard()
    {
        return {VerdictGlyph::NotComputed, tr("The board is empty"), tr("Enter a clue and it will be checked at once")};
    }
    static VerdictText noRules()
    {
        return {VerdictGlyph::NotComputed, tr("No rules for this kind yet"),
                tr("It can be viewed, saved and shared, and its URL is kept unchanged")};
    }
    static VerdictText picture()
    {
        return {VerdictGlyph::NotComputed, tr("A drawing of no known kind"),
                tr("It can be viewed, saved, exported and shared, and its link is kept unchanged"),
                VerdictText::ChooseKind};
    }
    static QString inPart(const Unread& unread, const QString& what)
    {
        if (unread.showsNothing)
            return what.isEmpty() ? tr("Only the grid is shown; the clues are missing")
                                  : tr("Only the grid is shown; missing: %1").arg(what);
        return what.isEmpty() ? tr("Shown in part; some clues are missing")
                              : tr("Shown in part; missing: %1").arg(what);
    }
    static QString status(Status status)
    {
        const std::array words{tr("Unknown"), tr("Unique"), tr("Several solutions"), tr("No solution"),
                               tr("Not finished")};
        return words[static_cast<std::size_t>(status)];
    }
    static QString determined(const Genre& genre)
    {
        const bool shades = genre.has(Mark::Shade);
        const bool lines = genre.has(Mark::CellLine) || genre.has(Mark::LatticeLine);
        if (genre.has(Mark::Piece))
            return tr("determined pieces");
        if (genre.has(Mark::Bridge))
            return tr("determined bridges");
        if (shades && lines)
            return tr("determined marks");
        if (genre.has(Mark::Border))
            return tr("determined borders");
        if (genre.has(Mark::Diamond) || genre.has(Mark::Pin))
            return tr("determined points");
        return lines ? tr("determined edges") : tr("determined cells");
    }
    static QString milliseconds(const QString& number) { return tr("%1 ms").arg(number); }
    static QString seconds(const QString& number) { return tr("%1 s").arg(number); }
};

} // namespace

VerdictText verdictText(const Verdict& verdict, double limitMs)
{
    if (verdict.turns)
        return turnVerdictText(verdict, limitMs);
    VerdictText text = VerdictWords::of(verdict, limitMs);
    if (verdict.marks == MarkUse::Use)
        text.detail = VerdictWords::withMarks(text.detail);
    return text;
}

VerdictText emptyBoardText()
{
    return VerdictWords::emptyBoard();
}

VerdictText noRulesText(const Board& board)
{
    if (genreOf(board).isPicture)
        return VerdictWords::picture();
    VerdictText text = VerdictWords::noRules();
    if (const auto unread = unreadOf(board))
        text.detail = VerdictWords::inPart(*unread, bilingualText(unread->what, "Unread", genreOf(board).id))
                      + QLatin1Char('\n') + text.detail;
    return text;
}

QString statusWord(Status status)
{
    return VerdictWords::status(status);
}

QString determinedLabel(const Genre& genre)
{
    return VerdictWords::determined(genre);
}

QString durationText(double ms)
{
    if (ms >= 999.5)
        return VerdictWords::seconds(QString::number(ms / 1000, 'f', ms < 9950 ? 1 : 0));
    return VerdictWords::milliseconds(QString::number(ms, 'f', ms < 9.95 ? 1 : 0));
}

QString numberText(qint64 number)
{
    QString digits = QString::number(number);
    for (qsizetype i = digits.size() - 3; i > 0; i -= 3)
        digits.insert(i, QChar(0x202F));
    return digits;
}

} // namespace tokisuji
