// Reading a trace: first every line with what is nested in it, each item put where its number says; then a check that
// everything fits together.
#include "editor/model/json_fields.h"
#include "editor/model/trace_json.h"
#include "editor/model/trace_names.h"
#include "editor/model/trace_words.h"
#include "engine/trace/difficulty.h"

#include <algorithm>
#include <limits>

namespace tokisuji {

namespace {

using namespace trace_names;

/// Numbers of steps, branches and splits beyond this are not those of a trace.
constexpr qint64 mostThings = 10'000'000;
constexpr qint64 mostInt = std::numeric_limits<int>::max();
constexpr qint64 leastInt = std::numeric_limits<int>::min();

int intOf(const JsonFields& json, const char* name, qint64 least = leastInt)
{
    return static_cast<int>(json.whole(name, least, mostInt));
}

std::uint32_t idOf(const JsonFields& json, const char* name, qint64 least)
{
    return static_cast<std::uint32_t>(json.whole(name, least, mostThings));
}

Place placeOf(const JsonFields& json)
{
    const auto place = placeNamed(json.text("place"));
    if (!place)
        json.refuse("place");
    return place.value_or(wholeBoard);
}

AnswerPlace answerPlaceOf(const JsonFields& json)
{
    std::array<std::string_view, layerCount> layers;
    std::ranges::transform(layerTable, layers.begin(), &LayerInfo::name);
    return {static_cast<Layer>(json.word("layer", layers)), placeOf(json)};
}

Atom atomOf(const JsonFields& json)
{
    Atom atom{.at = answerPlaceOf(json)};
    const auto op = std::ranges::find_if(operators, [&](std::string_view name) { return json.has(name.data()); });
    if (op == operators.end()) {
        json.refuse("is");
        return atom;
    }
    atom.op = static_cast<Atom::Op>(op - operators.begin());
    if (!atom.isRelation()) {
        atom.value = intOf(json, op->data());
        return atom;
    }
    const JsonFields other = json.object(op->data());
    atom.value = intOf(json, "value");
    atom.other = answerPlaceOf(other);
    atom.otherValue = intOf(other, "value");
    return atom;
}

Hint hintOf(const JsonFields& json)
{
    Hint hint{static_cast<Hint::Kind>(json.word("kind", hints)), {}};
    for (const QJsonValue& name : json.array("places")) {
        const auto place = placeNamed(name.toString());
        if (!place)
            json.refuse("places");
        hint.places.push_back(place.value_or(wholeBoard));
    }
    return hint;
}

std::vector<std::vector<int>> waysOf(const JsonFields& json)
{
    std::vector<std::vector<int>> ways;
    const QJsonArray array = json.has("ways") ? json.array("ways") : QJsonArray();
    for (const QJsonValue& way : array) {
        std::vector<int>& numbers = ways.emplace_back();
        for (const QJsonValue& number : way.toArray())
            numbers.push_back(number.toInt(-1));
        if (numbers.empty() || std::ranges::any_of(numbers, [](int number) { return number < 0; }))
            json.refuse("ways");
    }
    return ways;
}

Reason reasonOf(const JsonFields& json)
{
    Reason why;
    json.each("rules", [&](const JsonFields& rule) {
        why.constraints.push_back({familyNamed(rule.text("rule")), placeOf(rule),
                                   static_cast<std::uint16_t>(rule.whole("part", 0, UINT16_MAX))});
    });
    json.each("facts", [&](const JsonFields& fact) { why.facts.push_back({atomOf(fact), idOf(fact, "by", 0)}); });
    json.each("hints", [&](const JsonFields& hint) { why.hints.push_back(hintOf(hint)); });
    why.ways = waysOf(json);
    return why;
}

/// Things in the order in which they come, to be put into the order of their numbers.
template <class T>
bool inOrder(std::vector<T>& things, std::uint32_t first, JsonProblem& problem)
{
    std::ranges::sort(things, {}, &T::id);
    for (std::size_t k = 0; k < things.size(); ++k)
        if (things[k].id != first + k) {
            problem.tell(Error{"trace-order", {std::to_string(things[k].id)}, std::nullopt});
            return false;
        }
    return true;
}

class Reader {
public:
    [[nodiscard]] Result<Trace> read(const QJsonObject& object)
    {
        const JsonFields json(object, {}, m_problem);
        readHead(json);
        m_trace.branches.front().steps = readLine(json, 0);
        if (json.has("aside"))
            json.each("aside", [&](const JsonFields& step) { readStep(step, idOf(step, "in", 0)); });
        if (json.has("tried"))
            json.each("tried", [&](const JsonFields& split) { readTried(split); });
        if (!m_problem.error())
            putInOrder();
        if (m_problem.error())
            return *m_problem.error();
        rate(m_trace);
        return std::move(m_trace);
    }

private:
    void readHead(const JsonFields& json)
    {
        m_trace.genre = json.text("genre").toStdString();
        m_trace.profile = json.text("profile").toStdString();
        bool isHex = false;
        m_trace.puzzle = json.text("puzzle").toULongLong(&isHex, 16);
        if (!isHex)
            json.refuse("puzzle");
        m_trace.result = static_cast<TraceResult>(json.word("result", results));
        if (m_trace.result == TraceResult::Contradiction)
            m_trace.clash = reasonOf(json.object("clash"));
        readEffort(json.object("effort"));
        m_trace.effort.ms = json.real("ms");
    }
    void readEffort(const JsonFields& json)
    {
        constexpr std::array counts{std::pair{"examinations", &Effort::examinations},
                                    std::pair{"hypotheses", &Effort::hypotheses},
                                    std::pair{"dropped", &Effort::dropped}, std::pair{"skipped", &Effort::skipped},
                                    std::pair{"solverCalls", &Effort::solverCalls}};
        for (const auto& [name, count] : counts)
            m_trace.effort.*count = json.whole(name, 0, std::numeric_limits<qint64>::max());
    }

    /// The steps of a line; those that belong to it are read on the way.
    std::vector<StepId> readLine(const JsonFields& json, BranchId branch)
    {
        std::vector<StepId> ids;
        const QJsonArray items = json.array("steps");
        for (qsizetype k = 0; k < items.size() && !m_problem.error(); ++k) {
            const QString where = json.path("steps") + '.' + QString::number(k);
            const JsonFields one(items[k].isObject() ? items[k].toObject() : QJsonObject{{"id", items[k]}}, where,
                                 m_problem);
            ids.push_back(idOf(one, "id", 1));
            if (items[k].isObject())
                readStep(one, branch);
        }
        return ids;
    }
    void readStep(const JsonFields& json, BranchId in)
    {
        Step step{.id = idOf(json, "id", 1),
                  .in = in,
                  .technique = techniqueNamed(json.text("technique")),
                  .difficulty = json.real("difficulty"),
                  .batch = static_cast<std::uint32_t>(json.whole("batch", 0, mostThings)),
                  .alternatives = intOf(json, "alternatives", 0)};
        json.each("conclusions", [&](const JsonFields& atom) { step.conclusions.push_back(atomOf(atom)); });
        step.why = reasonOf(json.object("why"));
        if (json.has("split"))
            step.split = readSplit(json.object("split"), json, in, step.id);
        m_trace.steps.push_back(std::move(step));
    }
    void readTried(const JsonFields& json)
    {
        static_cast<void>(readSplit(json, json, idOf(json, "at", 0), idOf(json, "before", 0)));
    }
    SplitId readSplit(const JsonFields& json, const JsonFields& holder, BranchId at, StepId step)
    {
        Split split{.kind = static_cast<Split::Kind>(json.word("kind", splits)),
                    .id = idOf(json, "id", 1),
                    .at = at,
                    .step = step};
        if (json.has("chosen"))
            split.chosen = intOf(json, "chosen", 0);
        if (json.has("refutation"))
            split.refutation = techniqueNamed(json.text("refutation"));
        if (json.has("displaced"))
            for (const QJsonValue& id : json.array("displaced"))
                split.displaced.push_back(idOf({{{"id", id}}, json.path("displaced"), m_problem}, "id", 1));
        if (json.has("exhaustive"))
            split.exhaustive = reasonOf(json.object("exhaustive"));
        holder.each("cases", [&](const JsonFields& one) { split.branches.push_back(readBranch(one, split.id)); });
        const SplitId id = split.id;
        m_trace.splits.push_back(std::move(split));
        return id;
    }
    BranchId readBranch(const JsonFields& json, SplitId of)
    {
        Branch branch{.id = idOf(json, "id", 1),
                      .of = of,
                      .hypothesis = atomOf(json.object("hypothesis")),
                      .outcome = static_cast<Outcome>(json.word("outcome", outcomes)),
                      .memory = intOf(json, "memory", 0)};
        if (json.has("also"))
            json.each("also", [&](const JsonFields& atom) { branch.also.push_back(atomOf(atom)); });
        if (json.has("clash"))
            branch.clash = reasonOf(json.object("clash"));
        branch.steps = readLine(json, branch.id);
        const BranchId id = branch.id;
        m_trace.branches.push_back(std::move(branch));
        return id;
    }

    // --- does it fit together? ---

    void putInOrder()
    {
        if (!inOrder(m_trace.steps, 1, m_problem) || !inOrder(m_trace.branches, 0, m_problem)
            || !inOrder(m_trace.splits, 1, m_problem))
            return;
        for (const Step& step : m_trace.steps)
            checkStep(step);
        for (const Branch& branch : m_trace.branches)
            checkBranch(branch);
        for (const Split& split : m_trace.splits)
            checkSplit(split);
        checkReason(m_trace.clash, 0);
    }
    void require(bool fits, std::uint32_t id)
    {
        if (!fits)
            m_problem.tell(Error{"trace-order", {std::to_string(id)}, std::nullopt});
    }
    /// A reason leans on steps that exist, and no step on itself.
    void checkReason(const Reason& why, StepId own)
    {
        for (const FactUse& use : why.facts)
            require(use.by <= m_trace.steps.size() && (own == 0 || use.by != own), use.by);
    }
    [[nodiscard]] StepId servedBy(BranchId branch) const
    {
        return branch == 0 ? 0 : m_trace.split(m_trace.branches[branch].of).step;
    }
    void checkStep(const Step& step)
    {
        const bool isKnown = step.in < m_trace.branches.size();
        require(isKnown && step.id > servedBy(isKnown ? step.in : 0), step.id);
        checkReason(step.why, step.id);
    }
    /// What lies in a hypothesis was recorded after the step that it serves: so nothing lies inside of itself.
    void checkBranch(const Branch& branch)
    {
        std::vector<StepId> sorted = branch.steps;
        std::ranges::sort(sorted);
        require(std::ranges::adjacent_find(sorted) == sorted.end(), branch.id);
        for (const StepId id : branch.steps)
            require(id <= m_trace.steps.size() && id > servedBy(branch.id), id);
        checkReason(branch.clash, 0);
    }
    void checkSplit(const Split& split)
    {
        const std::size_t served = split.step;
        require(split.at < m_trace.branches.size() && served <= m_trace.steps.size(), split.id);
        require(split.kind == Split::Tried || served > 0, split.id);
        require(!split.branches.empty() && split.chosen <= static_cast<int>(split.branches.size()), split.id);
        const bool isPromoted = split.chosen >= 0;
        require(!isPromoted || (!split.refutation.empty() && caseThatIsLeft(m_trace, split.id) == split.chosen),
                split.id);
        for (const StepId id : split.displaced)
            require(id <= m_trace.steps.size(), id);
        checkReason(split.exhaustive, 0);
        if (split.at != 0 && split.at < m_trace.branches.size()) // an outer hypothesis was recorded before
            require(m_trace.branches[split.at].of < split.id, split.id);
    }

    JsonProblem m_problem{"trace-field"};
    Trace m_trace;
};

} // namespace

Result<Trace> traceFromJson(const QJsonObject& json)
{
    return Reader().read(json);
}

} // namespace tokisuji
