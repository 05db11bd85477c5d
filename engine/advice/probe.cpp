#include "engine/advice/probe.h"

#include "engine/genre/registry.h"
#include "engine/sat/disposal.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int growthAllowed = 3;
constexpr int atomsAllowed = 20'000;

/// All selectors but those of the clue that is dropped.
std::vector<Lit> selectorsOf(const Stock& stock, const std::vector<Lit>& selectors)
{
    std::vector<Lit> left;
    for (std::size_t i = 0; i < selectors.size(); ++i)
        if (selectors[i] != Yes && (!stock.dropped() || stock.rules().instances()[i].anchor != *stock.dropped()))
            left.push_back(selectors[i]);
    return left;
}

/// Of all that counts while the number is open.
FoundClues countIn(Model& model, const OpenClue& open, const std::vector<Lit>& isValue,
                   const std::vector<std::pair<std::size_t, Answers>>& known, const std::function<Halt()>& halt)
{
    FoundSolutions solutions;
    for (const auto& [option, answers] : known)
        solutions.add(answers);
    ClueReading reading = readingOf(isValue, model, known);
    reading.selectors.emplace();
    for (std::size_t i = 0; i < model.selectors().size(); ++i)
        if (model.selectors()[i] != Yes && i != open.compared)
            reading.selectors->push_back(model.selectors()[i]);
    return OpenSearch(open.rules, model, solutions).cluesOf(reading, halt);
}

/// Rules that say on the face of it that nothing is right.
bool areHopeless(const Rules& rules)
{
    return std::ranges::any_of(rules.instances(),
                               [](const Instance& i) { return i.is<Any>() && i.operands().empty() && i.guard == Yes; });
}

} // namespace

/// Freeing the solver of a large board takes longer than whoever is told to stop has.
Probe::~Probe()
{
    if (m_warm)
        disposeOf(std::move(m_warm));
}

bool Probe::isWarmFor(const Rules& rules)
{
    return m_warm && m_warm->solver().atomCount() <= growthAllowed * m_firstAtoms + atomsAllowed
           && m_warm->adopt(rules);
}

void Probe::warmUp(const Rules& rules, const Halt& halt)
{
    if (isWarmFor(rules))
        return;
    m_warm = std::make_unique<Model>(rules, Selectors::Clues, halt);
    m_firstAtoms = m_warm->solver().atomCount();
}

SolutionSet Probe::solutionsOf(const Stock& stock, std::span<const Answers> known, std::size_t most,
                               std::stop_token stop)
{
    const Halt halt(std::move(stop), Halt::Clock::now() + m_patience);
    warmUp(stock.rules(), halt);
    const std::vector<Lit> selectors = selectorsOf(stock, m_warm->selectors());
    return othersThan(known, *m_warm, {.rules = stock.rules(), .selectors = &selectors}, most, halt);
}

SolutionSet Probe::solutionsOf(const Rules& rules, std::span<const Answers> known, std::size_t most,
                               std::stop_token stop)
{
    if (areHopeless(rules))
        return {.solutions = {}, .all = true};
    const Halt halt(std::move(stop), Halt::Clock::now() + m_patience);
    if (isWarmFor(rules))
        return othersThan(known, *m_warm, {rules}, most, halt);
    Model model(rules, Selectors::None, halt);
    return othersThan(known, model, {rules}, most, halt);
}

FoundClues Probe::count(const OpenClue& open, const std::vector<std::pair<std::size_t, Answers>>& known,
                        const std::function<Halt()>& halt)
{
    if (open.counts.empty()) { // atoms of their own: of no use for any other board
        Model model(open.rules, Selectors::Clues, halt());
        return countIn(model, open, open.isValue, known, halt);
    }
    warmUp(open.rules, halt());
    return countIn(*m_warm, open, countLiterals(open, *m_warm), known, halt);
}

FoundClues Probe::read(ClueReading reading, const Stock& stock, const std::function<Halt()>& halt)
{
    warmUp(stock.rules(), halt());
    FoundSolutions solutions;
    std::ranges::for_each(stock.solutions(), [&](const Answers& known) { solutions.add(known); });
    reading.selectors = selectorsOf(stock, m_warm->selectors());
    return OpenSearch(stock.rules(), *m_warm, solutions).cluesOf(reading, halt);
}

Verdict Probe::determinedOf(const Board& board, std::stop_token stop, MarkUse marks)
{
    const CheckOptions options{.marks = marks, .limit = m_patience, .alternatives = 0, .conflict = false};
    return m_session.check(board, options, std::move(stop), {});
}

} // namespace tokisuji
