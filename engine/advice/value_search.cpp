#include "engine/advice/value_search.h"

#include "engine/advice/obeying.h"
#include "engine/advice/unary_count.h"
#include "engine/rules/measured.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr RuleFamily openValue{.id = "open-value"};

constexpr std::size_t enough = 2;

/// The model counts by itself, whatever the clue may be.
OpenClue openCount(const Comparison& comparison, const ClueFamily& family)
{
    const auto operands = comparison.rules.instances()[comparison.instance].operands();
    OpenClue open{.rules = comparison.rules, .isValue = {}, .compared = comparison.instance};
    open.counted.assign(operands.begin(), operands.end());
    for (const ClueOption& option : family.options)
        open.counts.push_back(option.value - comparison.offset);
    return open;
}

/// The same of parts that need no seeds.
Primitive ofAnyParts(Primitive primitive)
{
    std::visit(
        [](auto& p) {
            if constexpr (requires { p.parts; })
                p.parts = Parts{p.parts->present, {}};
        },
        primitive);
    return primitive;
}

/// The weaker board's rules are the better ones to begin with: all that they say of areas is in force.
OpenClue openNumber(const Stock& stock, const Comparison& comparison, const ClueFamily& family)
{
    const Rules& from = comparison.rules;
    const Instance& compared = from.instances()[comparison.instance];
    OpenClue open{comparison.isAll ? stock.rules() : from, {}, {}};
    if (!comparison.isAll)
        open.compared = comparison.instance;
    open.isNew = true;
    open.isValue = open.rules.answers(Layer::Shade, std::vector<Place>(family.options.size(), family.place));
    const Primitive asked = ofAnyParts(compared.says);
    for (std::size_t k = 0; k < family.options.size(); ++k)
        open.rules.at(compared.anchor, openValue)
            .when(open.isValue[k])
            .say(askingFor(family.options[k].value - comparison.offset, asked));
    return open;
}

std::optional<OpenClue> openAnswer(const Stock& stock, const ClueFamily& family)
{
    const auto& answers = stock.rules().answers();
    const auto answer = std::ranges::find_if(
        answers, [&](const Answer& a) { return a.layer == Layer::Digit && a.places.front() == family.place; });
    if (answer == answers.end() || answer->code != Answer::Direct)
        return std::nullopt;
    OpenClue open{stock.rules(), {}, {}};
    for (const ClueOption& option : family.options)
        open.isValue.push_back(option.value < answer->lo || option.value > answer->hi
                                   ? No
                                   : Lit::of(answer->atom + option.value - answer->lo));
    return open;
}

/// The search in one model.
class Counter {
public:
    Counter(const OpenClue& open, Model& model) : m_open(open), m_model(model)
    {
        for (std::size_t i = 0; i < m_model.selectors().size(); ++i)
            if (m_model.selectors()[i] != Yes && i != m_open.compared)
                m_selectors.push_back(m_model.selectors()[i]);
        m_findings.solutions.resize(open.isValue.size());
    }
    ~Counter() { m_model.add({!m_goesOn}); }
    Counter(const Counter&) = delete;
    Counter& operator=(const Counter&) = delete;

    void take(std::size_t option, const Answers& answers)
    {
        ++m_findings.solutions[option];
        std::vector<Lit> others{!m_goesOn};
        for (const Lit l : literalsOf(m_open.rules, answers))
            if (!isValueAtom(l.atom()))
                others.push_back(!l);
        m_model.add(others);
    }

    ValueFindings run(std::chrono::milliseconds patience, const std::stop_token& stop)
    {
        while (true) {
            const Lit asked = askForOpen();
            const Halt halt(stop, Halt::Clock::now() + patience);
            const SatResult result = m_model.solveWith(m_selectors, std::array{m_goesOn, asked}, halt);
            m_model.add({!asked});
            m_findings.complete = result == SatResult::Unsat && !m_open.rules.leavesAnswersOut();
            if (result != SatResult::Sat)
                return m_findings;
            const auto found = std::ranges::find_if(m_open.isValue, [&](Lit l) { return m_model.solution()[l]; });
            take(static_cast<std::size_t>(found - m_open.isValue.begin()), m_model.answers());
        }
    }

private:
    [[nodiscard]] bool isValueAtom(int atom) const
    {
        return m_open.isNew && std::ranges::find(m_open.isValue, Lit::of(atom)) != m_open.isValue.end();
    }
    /// Holds only where one of the options does that have fewer than two solutions so far.
    Lit askForOpen()
    {
        const Lit asked = m_model.fresh();
        std::vector<Lit> clause{!asked};
        for (std::size_t k = 0; k < m_open.isValue.size(); ++k) {
            if (m_findings.solutions[k] < enough)
                clause.push_back(m_open.isValue[k]);
            else
                m_model.add({!m_open.isValue[k], !asked});
        }
        m_model.add(clause);
        return asked;
    }

    const OpenClue& m_open;
    Model& m_model;
    Lit m_goesOn = m_model.fresh(); ///< the solutions that were found are ruled out
    std::vector<Lit> m_selectors;
    ValueFindings m_findings;
};

} // namespace

std::optional<OpenClue> openClue(const Stock& stock, const Board& board, const ClueFamily& family)
{
    if (family.isGiven)
        return openAnswer(stock, family);
    const auto comparison = comparisonOf(stock, board, family);
    if (!comparison)
        return std::nullopt;
    const Instance& compared = comparison->rules.instances()[comparison->instance];
    return compared.is<Count>() && compared.origin == Origin::Clue ? openCount(*comparison, family)
                                                                   : openNumber(stock, *comparison, family);
}

std::vector<Lit> countLiterals(const OpenClue& open, Model& model)
{
    std::vector<Lit> operands;
    for (const Lit l : open.counted)
        operands.push_back(model.translated(l));
    const std::vector<Lit> more = unaryCount(model, operands);
    std::vector<Lit> isCount;
    for (const int count : open.counts) {
        const auto n = static_cast<std::size_t>(std::max(count, 0));
        const bool isPossible = count >= 0 && n <= more.size();
        isCount.push_back(isPossible ? model.fresh() : No);
        if (isPossible && n > 0)
            model.add({!isCount.back(), more[n - 1]});
        if (isPossible && n < more.size())
            model.add({!isCount.back(), !more[n]});
    }
    return isCount;
}

ValueFindings countSolutions(const OpenClue& open, Model& model,
                             const std::vector<std::pair<std::size_t, Answers>>& known,
                             std::chrono::milliseconds patience, const std::stop_token& stop)
{
    Counter count(open, model);
    for (const auto& [option, answers] : known)
        count.take(option, answers);
    return count.run(patience, stop);
}

} // namespace tokisuji
