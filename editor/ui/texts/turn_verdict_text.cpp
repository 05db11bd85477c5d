#include "editor/ui/texts/turn_verdict_text.h"

#include "engine/twisty/turn_findings.h"

#include <QCoreApplication>
#include <QHash>

namespace tokisuji {

namespace {

struct TurnVerdictWords {
    Q_DECLARE_TR_FUNCTIONS(TurnVerdictText)

public:
    static QString turns(int count) { return tr("%n turns", nullptr, count); }
    static QString atGoal() { return tr("At the goal"); }
    static QString noTurns() { return tr("every colour is in place; no turn is needed"); }
    static QString solvedIn(int turns) { return tr("%n turns to the goal", nullptr, turns); }
    static QString noWay() { return tr("No turns reach the goal"); }
    static QString join(const QString& a, const QString& b) { return tr("%1 · %2").arg(a, b); }
    static QString notFewer(int turns)
    {
        return turns < 2 ? tr("searching") : tr("no solution in fewer than %n turns", nullptr, turns);
    }
    static QString checking() { return tr("Checking…"); }
    static QString stopped() { return tr("Stopped at the time limit"); }
    static QString failed() { return tr("The check failed"); }
    static QString safe() { return tr("your work is safe"); }
    static QString checkedFor(double limitMs) { return tr("checked for %1").arg(durationText(limitMs)); }

    static QString ways(const TurnAnswer& answer)
    {
        const int count = static_cast<int>(answer.ways.size());
        if (!answer.allFound)
            return count == 1 ? tr("looking for other solutions") : tr("at least %n solutions", nullptr, count);
        return count == 1 ? tr("the only solution") : tr("%n solutions", nullptr, count);
    }
    static QString found(const TurnAnswer& answer)
    {
        if (!answer.isShortest())
            return join(tr("not proved shortest"), notFewer(answer.atLeast));
        return join(tr("proved shortest"), ways(answer));
    }

    static QString twisted(std::size_t stickers)
    {
        return stickers == 3   ? tr("one corner is twisted")
               : stickers == 2 ? tr("one edge is flipped")
                               : tr("one piece is turned in its place");
    }
    static QString noSuchPiece(std::size_t stickers)
    {
        return stickers == 3 ? tr("no corner has these colours") : tr("no piece has these colours");
    }
    static QString count(char letter, int has, int needs)
    {
        return tr("%1 is on %2 stickers, not on %3").arg(QLatin1Char(letter)).arg(has).arg(needs);
    }
    static QString problem(const StateProblem& p)
    {
        switch (p.kind) {
        case StateProblem::Length:
            return tr("the number of stickers is wrong");
        case StateProblem::Letter:
            return tr("a sticker has no colour");
        case StateProblem::Count:
            return count(p.letter, p.has, p.needs);
        case StateProblem::Fixed:
            return tr("a sticker that no turn moves has another colour");
        case StateProblem::NoSuchPiece:
            return noSuchPiece(p.places.size());
        case StateProblem::PieceTwice:
            return tr("a piece occurs twice");
        case StateProblem::Twisted:
            return twisted(p.places.size());
        case StateProblem::Swapped:
            return tr("two pieces are swapped");
        case StateProblem::OutOfReach:
            break;
        }
        return tr("several pieces are where no turns can bring them");
    }
    static QString unreachable() { return tr("no sequence of any length does"); }
};

const QHash<QString, const char*>& colourNames()
{
    static const QHash<QString, const char*> table{
        {"white", QT_TRANSLATE_NOOP("TurnVerdictText", "white")},
        {"yellow", QT_TRANSLATE_NOOP("TurnVerdictText", "yellow")},
        {"orange", QT_TRANSLATE_NOOP("TurnVerdictText", "orange")},
        {"red", QT_TRANSLATE_NOOP("TurnVerdictText", "red")},
        {"green", QT_TRANSLATE_NOOP("TurnVerdictText", "green")},
        {"blue", QT_TRANSLATE_NOOP("TurnVerdictText", "blue")},
        {"purple", QT_TRANSLATE_NOOP("TurnVerdictText", "purple")},
        {"pink", QT_TRANSLATE_NOOP("TurnVerdictText", "pink")},
        {"cyan", QT_TRANSLATE_NOOP("TurnVerdictText", "cyan")},
        {"brown", QT_TRANSLATE_NOOP("TurnVerdictText", "brown")},
        {"grey", QT_TRANSLATE_NOOP("TurnVerdictText", "grey")},
        {"black", QT_TRANSLATE_NOOP("TurnVerdictText", "black")},
    };
    return table;
}

VerdictText impossible(const TurnFindings& findings)
{
    return {glyphOf(Status::None), TurnVerdictWords::noWay(),
            findings.problem ? TurnVerdictWords::problem(*findings.problem) : TurnVerdictWords::unreachable()};
}

/// A sequence is known.
VerdictText solved(const Verdict& verdict, const TurnAnswer& answer)
{
    if (*answer.length() == 0)
        return {glyphOf(verdict.status), TurnVerdictWords::atGoal(), TurnVerdictWords::noTurns()};
    const bool isOpen = verdict.status == Status::Unknown && verdict.stop == Stop::Running;
    const VerdictGlyph glyph = isOpen ? VerdictGlyph::Running : glyphOf(verdict.status);
    return {glyph, TurnVerdictWords::solvedIn(*answer.length()), TurnVerdictWords::found(answer)};
}

} // namespace

VerdictText turnVerdictText(const Verdict& verdict, double limitMs)
{
    const TurnFindings& findings = *verdict.turns;
    const TurnAnswer& answer = findings.answer;
    if (findings.problem || answer.impossible)
        return impossible(findings);
    if (verdict.stop == Stop::Cancelled)
        return {VerdictGlyph::Unknown, TurnVerdictWords::failed(), TurnVerdictWords::safe(), VerdictText::TryAgain};
    const bool isStopped = verdict.stop == Stop::Limit;
    VerdictText text = answer.length()
                           ? solved(verdict, answer)
                           : VerdictText{isStopped ? VerdictGlyph::Unknown : VerdictGlyph::Running,
                                         isStopped ? TurnVerdictWords::stopped() : TurnVerdictWords::checking(),
                                         TurnVerdictWords::notFewer(answer.atLeast)};
    if (isStopped) {
        text.detail = TurnVerdictWords::join(TurnVerdictWords::checkedFor(limitMs), text.detail);
        text.offer = VerdictText::KeepChecking;
    }
    return text;
}

QString problemText(const StateProblem& problem)
{
    return TurnVerdictWords::problem(problem);
}

QString turnCountText(int turns)
{
    return TurnVerdictWords::turns(turns);
}

QString colourName(const std::string& name)
{
    const QString own = QString::fromStdString(name);
    const char* known = colourNames().value(own);
    return known == nullptr ? own : QCoreApplication::translate("TurnVerdictText", known);
}

} // namespace tokisuji
