#include "editor/model/trace_json.h"

#include "editor/model/json_fields.h"
#include "editor/model/trace_names.h"
#include "engine/trace/technique.h"

#include <QJsonArray>

namespace tokisuji {

namespace {

using namespace trace_names;

QJsonValue jsonOf(Place place)
{
    return QString::fromStdString(toString(place));
}

QJsonArray jsonOf(const std::vector<Place>& places)
{
    QJsonArray array;
    for (const Place place : places)
        array.append(jsonOf(place));
    return array;
}

QJsonObject jsonOf(AnswerPlace at)
{
    return {{"place", jsonOf(at.place)}, {"layer", textOf(nameOf(at.layer))}};
}

QJsonObject jsonOf(const Atom& atom)
{
    QJsonObject json = jsonOf(atom.at);
    const QString op = textOf(operators[atom.op]);
    if (!atom.isRelation()) {
        json[op] = atom.value;
        return json;
    }
    json["value"] = atom.value;
    QJsonObject other = jsonOf(atom.other);
    other["value"] = atom.otherValue;
    json[op] = other;
    return json;
}

QJsonArray jsonOf(const std::vector<Atom>& atoms)
{
    QJsonArray array;
    for (const Atom& atom : atoms)
        array.append(jsonOf(atom));
    return array;
}

QJsonArray jsonOf(const std::vector<std::vector<int>>& ways)
{
    QJsonArray array;
    for (const std::vector<int>& way : ways) {
        QJsonArray numbers;
        for (const int number : way)
            numbers.append(number);
        array.append(numbers);
    }
    return array;
}

QJsonObject jsonOf(const Reason& why)
{
    QJsonArray rules;
    for (const ConKey& key : why.constraints)
        rules.append(QJsonObject{{"rule", textOf(key.family->id)}, {"place", jsonOf(key.anchor)}, {"part", key.part}});
    QJsonArray facts;
    for (const FactUse& use : why.facts) {
        QJsonObject fact = jsonOf(use.atom);
        fact["by"] = static_cast<qint64>(use.by);
        facts.append(fact);
    }
    QJsonArray shown;
    for (const Hint& hint : why.hints)
        shown.append(QJsonObject{{"kind", textOf(hints[hint.kind])}, {"places", jsonOf(hint.places)}});
    QJsonObject json{{"rules", rules}, {"facts", facts}, {"hints", shown}};
    if (!why.ways.empty())
        json["ways"] = jsonOf(why.ways);
    return json;
}

template <class Id>
QJsonArray jsonOfIds(const std::vector<Id>& ids)
{
    QJsonArray array;
    for (const Id id : ids)
        array.append(static_cast<qint64>(id));
    return array;
}

class Writer {
public:
    Writer(const Trace& trace, const StepWords& words) : m_trace(trace), m_words(words) {}

    [[nodiscard]] QJsonObject write() const
    {
        QJsonObject json{{"genre", textOf(m_trace.genre)},
                         {"profile", textOf(m_trace.profile)},
                         {"puzzle", QString::number(m_trace.puzzle, 16)},
                         {"result", textOf(nameOf(m_trace.result))},
                         {"steps", line(0)},
                         {"difficulty", m_trace.difficulty.hardest},
                         {"length", m_trace.difficulty.steps},
                         {"difficultyParts", difficulty()},
                         {"effort", effort()},
                         {"ms", m_trace.effort.ms}};
        if (m_trace.result == TraceResult::Contradiction)
            json["clash"] = jsonOf(m_trace.clash);
        if (const QJsonArray steps = aside(); !steps.isEmpty())
            json["aside"] = steps;
        if (const QJsonArray splits = tried(); !splits.isEmpty())
            json["tried"] = splits;
        return json;
    }

private:
    [[nodiscard]] QJsonArray line(BranchId branch) const
    {
        QJsonArray steps;
        for (const StepId id : m_trace.branches[branch].steps)
            if (m_trace.step(id).in == branch)
                steps.append(stepOf(m_trace.step(id)));
            else
                steps.append(static_cast<qint64>(id));
        return steps;
    }
    [[nodiscard]] QJsonObject stepOf(const Step& step) const
    {
        QJsonObject json{{"id", static_cast<qint64>(step.id)},
                         {"technique", textOf(step.technique)},
                         {"difficulty", step.difficulty},
                         {"batch", static_cast<qint64>(step.batch)},
                         {"alternatives", step.alternatives},
                         {"conclusions", jsonOf(step.conclusions)},
                         {"why", jsonOf(step.why)}};
        if (const Technique* technique = findTechnique(step.technique))
            if (technique->assumesUniqueness)
                json["assumesUniqueness"] = true;
        if (m_words)
            json["text"] = m_words(m_trace, step);
        if (step.split != 0) {
            json["split"] = splitOf(m_trace.split(step.split));
            json["cases"] = casesOf(m_trace.split(step.split));
        }
        return json;
    }
    [[nodiscard]] static QJsonObject splitOf(const Split& split)
    {
        QJsonObject json{{"id", static_cast<qint64>(split.id)}, {"kind", textOf(splits[split.kind])}};
        if (split.chosen >= 0)
            json["chosen"] = split.chosen;
        if (!split.refutation.empty())
            json["refutation"] = textOf(split.refutation);
        if (!split.displaced.empty())
            json["displaced"] = jsonOfIds(split.displaced);
        if (split.exhaustive != Reason{})
            json["exhaustive"] = jsonOf(split.exhaustive);
        return json;
    }
    [[nodiscard]] QJsonArray casesOf(const Split& split) const
    {
        QJsonArray cases;
        for (const BranchId id : split.branches) {
            const Branch& branch = m_trace.branches[id];
            QJsonObject json{{"id", static_cast<qint64>(id)},
                             {"hypothesis", jsonOf(branch.hypothesis)},
                             {"outcome", textOf(outcomes[static_cast<std::size_t>(branch.outcome)])},
                             {"memory", branch.memory},
                             {"steps", line(id)}};
            if (!branch.also.empty())
                json["also"] = jsonOf(branch.also);
            if (branch.clash != Reason{})
                json["clash"] = jsonOf(branch.clash);
            cases.append(json);
        }
        return cases;
    }
    [[nodiscard]] QJsonArray aside() const
    {
        std::vector<char> told(m_trace.steps.size() + 1, 0);
        for (const Branch& branch : m_trace.branches)
            for (const StepId id : branch.steps)
                if (m_trace.step(id).in == branch.id)
                    told[id] = 1;
        QJsonArray steps;
        for (const Step& step : m_trace.steps) {
            if (told[step.id] != 0)
                continue;
            QJsonObject json = stepOf(step);
            json["in"] = static_cast<qint64>(step.in);
            steps.append(json);
        }
        return steps;
    }
    [[nodiscard]] QJsonArray tried() const
    {
        QJsonArray array;
        for (const Split& split : m_trace.splits) {
            if (split.kind != Split::Tried)
                continue;
            QJsonObject json = splitOf(split);
            json["at"] = static_cast<qint64>(split.at);
            json["before"] = static_cast<qint64>(split.step);
            json["cases"] = casesOf(split);
            array.append(json);
        }
        return array;
    }
    [[nodiscard]] QJsonObject difficulty() const
    {
        const Difficulty& d = m_trace.difficulty;
        return {{"hardest", d.hardest}, {"hardestCount", d.hardestCount}, {"steps", d.steps}, {"chokes", d.chokes},
                {"memory", d.memory},   {"hypotheses", d.hypotheses},     {"tried", d.tried}};
    }
    [[nodiscard]] QJsonObject effort() const
    {
        const Effort& e = m_trace.effort;
        return {{"examinations", static_cast<qint64>(e.examinations)},
                {"hypotheses", static_cast<qint64>(e.hypotheses)},
                {"dropped", static_cast<qint64>(e.dropped)},
                {"skipped", static_cast<qint64>(e.skipped)},
                {"solverCalls", static_cast<qint64>(e.solverCalls)}};
    }

    const Trace& m_trace;
    const StepWords& m_words;
};

} // namespace

QJsonObject toJson(const Trace& trace, const StepWords& words)
{
    return Writer(trace, words).write();
}

} // namespace tokisuji
