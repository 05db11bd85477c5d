#include "editor/ui/texts/step_text.h"

#include "editor/model/place_name.h"
#include "editor/ui/texts/atom_text.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/profile_text.h"
#include "editor/ui/texts/rule_text.h"
#include "editor/ui/texts/sentence_text.h"
#include "engine/genre/registry.h"
#include "engine/trace/difficulty.h"
#include "engine/trace/messages.h"
#include "engine/trace/technique.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <map>

namespace tokisuji {

namespace {

/// Rules and techniques that are named in one line.
constexpr qsizetype mostNames = 2;

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(StepText)

public:
    static QString both(const QString& a, const QString& b)
    {
        return b.isEmpty() ? a : tr("%1 · %2", "a name and where it is").arg(a, b);
    }
    static QString contradiction() { return tr("Contradiction"); }
    static QString atOnce() { return tr("Impossible at once"); }
    static QString ahead(int steps) { return steps == 0 ? QString() : tr("%n steps ahead", nullptr, steps); }
    static QString simple(int count) { return tr("%n simple deductions", nullptr, count); }
    static QString broken(const QString& rule) { return tr("Broken: %1").arg(rule); }
    static QString instead() { return tr("the other case breaks a rule"); }
    static QString sharedWith(const QString& conclusion)
    {
        return tr("Here too: %1", "what all ways share").arg(conclusion);
    }
    static QString way(int number, int count, const QString& marks)
    {
        return tr("%1 of %2: %3", "one way to meet a rule").arg(number).arg(count).arg(marks);
    }
    static QString assumesOne(const QString& technique) { return tr("%1 (assumes one solution)").arg(technique); }
    static QString cellsCutOff(int count) { return tr("%n cells cut off from the rest", nullptr, count); }
    static QString placesCutOff(int count) { return tr("%n places cut off from the rest", nullptr, count); }
    static QString islandsCutOff(int count, int others)
    {
        return tr("%n islands complete, cut off from the other %1", nullptr, count).arg(others);
    }

    static QString outcome(Outcome outcome)
    {
        const std::array words{tr("Contradiction"),
                               tr("Both cases agree"),
                               tr("The board fills up: nothing is refuted"),
                               tr("Nothing more follows"),
                               tr("More follows than can be kept in mind"),
                               tr("Nothing follows")};
        return words[static_cast<std::size_t>(outcome)];
    }
    static QString end(TraceResult result)
    {
        const std::array words{tr("Solved"), tr("Stuck here"), tr("Contradiction"), tr("Stopped")};
        return words[static_cast<std::size_t>(result)];
    }
    static QString noStep() { return tr("this level finds no step"); }

    static QString progress(const Trace& trace, bool isRunning)
    {
        if (trace.result == TraceResult::Unknown)
            return isRunning ? tr("still tracing") : tr("stopped");
        const std::array words{tr("solved"), tr("stuck"), tr("contradiction")};
        return words[static_cast<std::size_t>(trace.result)];
    }
    static QString steps(int count) { return tr("%n steps", nullptr, count); }
    static QString hypotheses(int count) { return tr("%n hypotheses", nullptr, count); }

    static QString hardness(int level)
    {
        const std::array words{tr("Very easy"), tr("Easy"), tr("Medium"), tr("Hard"), tr("Very hard")};
        return words[static_cast<std::size_t>(level - 1)];
    }
    static QString hardest(const QString& word, double difficulty)
    {
        return tr("%1 · hardest step %2", "a word and a number for the difficulty")
            .arg(word)
            .arg(difficulty, 0, 'f', 1);
    }
    static QString separator() { return tr(" · "); }
};

/// The rules of a step that have a place, each place once.
QString anchorsText(const Reason& why, const Board& board)
{
    QStringList anchors;
    for (const ConKey& rule : why.constraints) {
        if (rule.anchor == wholeBoard)
            continue;
        const bool isClue =
            isCell(rule.anchor) && board.grid().hasCell(rule.anchor) && board.at(Layer::Number, rule.anchor) != blank;
        const QString text = isClue ? conflictText(board, rule.anchor) : placeName(board, rule.anchor);
        if (!anchors.contains(text))
            anchors << text;
    }
    return anchors.size() > mostNames ? QString() : anchors.join(StepWords::separator());
}

/// Of the longest hypothesis.
int stepsAhead(const Trace& trace, const Split& split)
{
    std::size_t steps = 0;
    for (const BranchId branch : split.branches)
        steps = std::max(steps, trace.branches[branch].steps.size());
    return static_cast<int>(steps);
}

QString fullName(const Step& step)
{
    const Technique* technique = findTechnique(step.technique);
    const QString name = techniqueName(step.technique);
    return technique != nullptr && technique->assumesUniqueness ? StepWords::assumesOne(name) : name;
}

/// What a batch is made of, the most frequent first.
QString techniquesText(const Trace& trace, const TraceRow& row)
{
    std::map<std::string_view, int> counts;
    for (int k = 0; k < row.count; ++k)
        ++counts[trace.step(trace.path()[static_cast<std::size_t>(row.number - 1 + k)]).technique];
    std::vector<std::pair<std::string_view, int>> used(counts.begin(), counts.end());
    std::ranges::stable_sort(used, std::ranges::greater(), &std::pair<std::string_view, int>::second);
    QStringList names;
    for (const auto& [technique, count] : used)
        if (names.size() < mostNames)
            names << techniqueName(technique);
    return names.join(StepWords::separator()) + (used.size() > mostNames ? QStringLiteral(" …") : QString());
}

const Hint* findHint(const Reason& why, Hint::Kind kind)
{
    const auto hint = std::ranges::find(why.hints, kind, &Hint::kind);
    return hint == why.hints.end() ? nullptr : &*hint;
}

int cluesOf(const Board& board)
{
    return static_cast<int>(std::ranges::count_if(board.values(Layer::Number), [](int v) { return v != blank; }));
}

/// Of two parts that are separated the smaller one is spoken of.
const Hint* smallerSide(const Reason& clash)
{
    const Hint* a = findHint(clash, Hint::SideA);
    const Hint* b = findHint(clash, Hint::SideB);
    if (a == nullptr || b == nullptr)
        return a != nullptr ? a : b;
    return b->places.size() < a->places.size() ? b : a;
}

QString cutOffText(const std::vector<Place>& places, const Board& board)
{
    const int count = static_cast<int>(places.size());
    if (genreOf(board).has(Mark::Bridge))
        return StepWords::islandsCutOff(count, cluesOf(board) - count);
    return isCell(places.front()) ? StepWords::cellsCutOff(count) : StepWords::placesCutOff(count);
}

/// How a rule breaks: what is cut off, or what its clue says.
QString clashDetail(const Reason& clash, const Board& board)
{
    if (const Hint* side = smallerSide(clash); side != nullptr && !side->places.empty())
        return cutOffText(side->places, board);
    if (clash.constraints.empty())
        return valuesText(clash, board);
    const ConKey& rule = clash.constraints.front();
    const QString text = brokenRuleText(*rule.family);
    return rule.anchor == wholeBoard ? text : StepWords::both(ruleAtPlace(rule, board), text);
}

RowText clashText(const Reason& clash, const Board& board)
{
    const QString rule =
        clash.constraints.empty() ? brokenText(clash, board) : ruleName(*clash.constraints.front().family);
    return {StepWords::broken(rule), clashDetail(clash, board)};
}

/// What there is in this way; what is not goes without saying, unless there is nothing else.
QString wayText(const Branch& way, const Board& board)
{
    const std::vector<Atom> all = assumptionsOf(way);
    std::vector<Atom> present;
    for (const Atom& atom : all)
        if ((atom.op == Atom::Is || atom.op == Atom::AtLeast) && atom.value > 0)
            present.push_back(atom);
    return atomsText(present.empty() ? all : present, board);
}

/// Where a way to meet a rule leads.
QString sharedText(const Trace& trace, const Branch& way, const Board& board)
{
    return StepWords::sharedWith(stepConclusion(trace.step(trace.split(way.of).step), board));
}

RowText hypothesisText(const Trace& trace, const TraceRow& row, const Board& board)
{
    const Branch& branch = trace.branches[row.branch];
    if (!row.ways)
        return {assumptionText(branch.hypothesis, board), {}};
    const QString end = branch.outcome == Outcome::Contradiction ? clashText(branch.clash, board).title
                                                                 : sharedText(trace, branch, board);
    const QString marks = wayText(branch, board);
    return {row.count == 0 ? marks : StepWords::way(row.number, row.count, marks),
            StepWords::both(end, StepWords::ahead(static_cast<int>(branch.steps.size())))};
}

RowText outcomeText(const Trace& trace, const TraceRow& row, const Board& board)
{
    const Branch& branch = trace.branches[row.branch];
    return {row.ways ? sharedText(trace, branch, board) : StepWords::outcome(branch.outcome), {}};
}

RowText stepRowText(const Trace& trace, const TraceRow& row, const Board& board)
{
    const Step& step = trace.step(row.step);
    if (row.swapped && !step.conclusions.empty())
        return {assumptionText(step.conclusions.front(), board), StepWords::instead()};
    return {stepTitle(trace, step, board), stepConclusion(step, board)};
}

RowText endText(const Trace& trace, const Board& board)
{
    if (trace.result == TraceResult::Stuck)
        return {StepWords::end(trace.result), StepWords::noStep()};
    if (trace.result == TraceResult::Contradiction && !trace.clash.constraints.empty())
        return {StepWords::end(trace.result), StepWords::both(clashText(trace.clash, board).title, {})};
    return {StepWords::end(trace.result), {}};
}

} // namespace

QString techniqueName(std::string_view technique)
{
    const Technique* known = findTechnique(technique);
    return known == nullptr ? QString::fromUtf8(technique.data(), static_cast<qsizetype>(technique.size()))
                            : techniqueTitle(*known);
}

QString stepTitle(const Trace& trace, const Step& step, const Board& board)
{
    if (step.split == 0)
        return StepWords::both(fullName(step), anchorsText(step.why, board));
    const Split& split = trace.split(step.split);
    if (split.kind == Split::Ways)
        return StepWords::both(fullName(step), anchorsText(split.exhaustive, board));
    const int steps = stepsAhead(trace, split);
    if (step.technique == std::string_view("refutation"))
        return steps == 0 ? StepWords::atOnce() : StepWords::both(StepWords::contradiction(), StepWords::ahead(steps));
    return StepWords::both(techniqueName(step.technique), StepWords::ahead(steps));
}

QString stepConclusion(const Step& step, const Board& board)
{
    return atomsText(step.conclusions, board);
}

QString stepReason(const Trace& trace, const Step& step, const Board& board)
{
    return sentenceText(trace, step, board);
}

RowText rowText(const Trace& trace, const TraceRow& row, const Board& board)
{
    switch (row.kind) {
    case TraceRow::Step:
    case TraceRow::BranchStep:
        return stepRowText(trace, row, board);
    case TraceRow::Batch:
        return {StepWords::simple(row.count), techniquesText(trace, row)};
    case TraceRow::Hypothesis:
        return hypothesisText(trace, row, board);
    case TraceRow::Clash:
        return clashText(trace.branches[row.branch].clash, board);
    case TraceRow::Outcome:
        return outcomeText(trace, row, board);
    case TraceRow::End:
        break;
    }
    return endText(trace, board);
}

QString traceSummary(const Trace& trace, bool isRunning)
{
    QStringList parts{StepWords::progress(trace, isRunning), StepWords::steps(static_cast<int>(trace.path().size()))};
    const auto hypotheses =
        std::ranges::count_if(trace.path(), [&](StepId id) { return restsOnHypothesis(trace, trace.step(id)); });
    if (hypotheses > 0)
        parts << StepWords::hypotheses(static_cast<int>(hypotheses));
    return parts.join(StepWords::separator());
}

QString difficultyText(const Difficulty& difficulty)
{
    return difficulty.steps == 0
               ? QString()
               : StepWords::hardest(StepWords::hardness(difficultyLevel(difficulty.hardest)), difficulty.hardest);
}

QString wholeSummary(const Trace& trace)
{
    QStringList parts{traceSummary(trace, false), difficultyText(trace.difficulty)};
    parts.removeAll(QString());
    return parts.join(StepWords::separator());
}

QString difficultyReasons(const Trace& trace)
{
    QStringList lines;
    for (const DifficultyRemark& remark : remarksOn(trace))
        lines << bilingualText(sentenceOf(remark.kind), "Remark", idOf(remark.kind))
                     .replace(QLatin1String("{count}"), QString::number(remark.count))
                     .replace(QLatin1String("{technique}"), techniqueName(remark.technique));
    return lines.join(u'\n');
}

} // namespace tokisuji
