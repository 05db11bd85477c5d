#include "editor/ui/texts/sentence_text.h"

#include "editor/ui/texts/atom_text.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/place_text.h"
#include "editor/ui/texts/rule_text.h"
#include "engine/trace/messages.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <numeric>

namespace tokisuji {

namespace {

constexpr qsizetype mostRules = 4;

struct SentenceWords {
    Q_DECLARE_TR_FUNCTIONS(StepText)

public:
    static QString separator() { return tr(", "); }
    static QString nothing() { return tr("nothing"); }
    static QString outside() { return tr("the edge of the board"); }
    static QString eitherOr(const QString& before, const QString& last)
    {
        return tr("%1 or %2", "sums").arg(before, last);
    }
    static QString ways(int total, int cells, const QString& sums)
    {
        return tr("%1 in %2 cells is %3; ").arg(total).arg(cells).arg(sums);
    }
    /// When a rule breaks.
    static QString after(int steps) { return steps == 0 ? tr("at once") : tr("after %n steps", nullptr, steps); }
};

struct Subject {
    const Trace& trace;
    const Step& step;
    const Board& board;

    /// What the step is about: of ways to meet a rule only that rule, not all that speaks against one or the other.
    [[nodiscard]] const std::vector<ConKey>& rules() const
    {
        const bool comparesWays = step.split != 0 && !restsOnHypothesis(trace, step);
        return comparesWays ? trace.split(step.split).exhaustive.constraints : step.why.constraints;
    }
    /// The first hypothesis of the step; nullptr: it has none.
    [[nodiscard]] const Branch* branch() const
    {
        return !restsOnHypothesis(trace, step) ? nullptr : &trace.branches[trace.split(step.split).branches.front()];
    }
};

QString rulesText(const std::vector<ConKey>& rules, const Board& board)
{
    QStringList names;
    for (const ConKey& rule : rules)
        if (const QString name = ruleAtPlace(rule, board); !names.contains(name))
            names << name;
    const bool isLong = names.size() > mostRules;
    return names.mid(0, mostRules).join(SentenceWords::separator()) + (isLong ? QStringLiteral(" …") : QString());
}

std::vector<Atom> factsOf(const Reason& why)
{
    std::vector<Atom> facts;
    for (const FactUse& use : why.facts)
        facts.push_back(use.atom);
    return facts;
}

QString factsText(const Subject& s)
{
    const std::vector<Atom> facts = factsOf(s.step.why);
    return facts.empty() ? SentenceWords::nothing() : atomsText(facts, s.board);
}

template <Hint::Kind kind>
QString hintText(const Subject& s)
{
    std::vector<Place> places;
    for (const Hint& hint : s.step.why.hints)
        if (hint.kind == kind)
            places.insert(places.end(), hint.places.begin(), hint.places.end());
    return places.empty() ? SentenceWords::outside()
                          : placesText(places, s.board); // what lies beyond all cells has no place
}

/// "8 in 2 cells is 1+7, 2+6 or 3+5; "
QString waysText(const Subject& s)
{
    const auto& ways = s.step.why.ways;
    if (ways.empty())
        return {};
    QStringList sums;
    for (const std::vector<int>& way : ways) {
        QStringList numbers;
        for (const int number : way)
            numbers << QString::number(number);
        sums << numbers.join(u'+');
    }
    const QString last = sums.takeLast();
    const QString all = sums.isEmpty() ? last : SentenceWords::eitherOr(sums.join(SentenceWords::separator()), last);
    const int total = std::accumulate(ways.front().begin(), ways.front().end(), 0);
    return SentenceWords::ways(total, static_cast<int>(ways.front().size()), all);
}

QString branchText(const Subject& s, const std::function<QString(const Branch&)>& text)
{
    const Branch* branch = s.branch();
    return branch == nullptr ? QString() : text(*branch);
}

using Filling = QString (*)(const Subject&);

const QHash<QString, Filling>& fillings()
{
    static const QHash<QString, Filling> table{
        {QStringLiteral("conclusions"), [](const Subject& s) { return atomsText(s.step.conclusions, s.board); }},
        {QStringLiteral("rules"), [](const Subject& s) { return rulesText(s.rules(), s.board); }},
        {QStringLiteral("facts"), factsText},
        {QStringLiteral("ways"), waysText},
        {QStringLiteral("area"), hintText<Hint::Area>},
        {QStringLiteral("cut"), hintText<Hint::Cut>},
        {QStringLiteral("a"), hintText<Hint::SideA>},
        {QStringLiteral("b"), hintText<Hint::SideB>},
        {QStringLiteral("path"), hintText<Hint::Path>},
        {QStringLiteral("witness"), hintText<Hint::Witness>},
        {QStringLiteral("supposed"),
         [](const Subject& s) {
             return branchText(s, [&](const Branch& branch) { return supposedText(branch.hypothesis, s.board); });
         }},
        {QStringLiteral("cases"),
         [](const Subject& s) {
             return branchText(s, [&](const Branch& branch) { return eitherWayText(branch.hypothesis, s.board); });
         }},
        {QStringLiteral("clash"),
         [](const Subject& s) {
             return branchText(s, [&](const Branch& branch) { return brokenText(branch.clash, s.board); });
         }},
        {QStringLiteral("when"),
         [](const Subject& s) {
             return branchText(
                 s, [](const Branch& branch) { return SentenceWords::after(static_cast<int>(branch.steps.size())); });
         }},
    };
    return table;
}

QString sentence(std::string_view technique)
{
    return bilingualText(sentenceOf(technique), "Sentence", technique);
}

} // namespace

QString brokenText(const Reason& clash, const Board& board)
{
    if (!clash.constraints.empty())
        return rulesText(clash.constraints, board);
    std::vector<Atom> relations = factsOf(clash);
    std::erase_if(relations, [](const Atom& fact) { return !fact.isRelation(); });
    return atomsText(relations.empty() ? factsOf(clash) : relations, board);
}

QString valuesText(const Reason& why, const Board& board)
{
    std::vector<Atom> values = factsOf(why);
    std::erase_if(values, [](const Atom& fact) { return fact.isRelation(); });
    return atomsText(values, board);
}

QString sentenceText(const Trace& trace, const Step& step, const Board& board)
{
    const QString form = sentence(step.technique);
    const Subject subject{trace, step, board};
    QString text;
    for (qsizetype begin = 0; begin < form.size();) {
        const qsizetype open = form.indexOf(u'{', begin);
        const qsizetype close = open < 0 ? -1 : form.indexOf(u'}', open);
        if (close < 0) {
            text += form.mid(begin);
            break;
        }
        text += form.mid(begin, open - begin);
        const Filling filling = fillings().value(form.mid(open + 1, close - open - 1));
        text += filling == nullptr ? QString() : filling(subject);
        begin = close + 1;
    }
    return closedUp(text);
}

} // namespace tokisuji
