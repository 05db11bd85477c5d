// One list after the other is taken from a solution and ruled out. Whether other solutions have it, or some of its
// numbers, is asked under assumptions alone: the numbers are counted once for all lists, so that everything that the
// solver learns serves the next question. Every other list that is known tells which numbers are not enough.
#include "engine/advice/list_search.h"

#include "engine/advice/obeying.h"
#include "engine/advice/unary_count.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tokisuji {

namespace {

/// Which numbers of a list: a bit for each.
using Numbers = unsigned;

bool contains(Numbers all, Numbers some)
{
    return (all & some) == some;
}

/// Sets of so many numbers, small ones first; not the empty one.
std::vector<Numbers> setsOf(std::size_t numbers)
{
    std::vector<Numbers> sets;
    for (Numbers set = 1; set < 1U << numbers; ++set)
        sets.push_back(set);
    std::ranges::stable_sort(sets, {}, [](Numbers set) { return std::popcount(set); });
    return sets;
}

class Search {
public:
    Search(const OpenList& open, Model& model, const Halt& halt) : m_open(open), m_model(model), m_halt(halt)
    {
        for (std::size_t i = 0; i < m_model.selectors().size(); ++i)
            if (m_model.selectors()[i] != Yes && std::ranges::find(open.compared, i) == open.compared.end())
                m_selectors.push_back(m_model.selectors()[i]);
        for (const OpenList::Number& number : open.numbers) {
            std::vector<Lit> counted;
            for (const Lit l : number.counted)
                counted.push_back(m_model.translated(l));
            m_more.push_back(unaryCount(m_model, counted));
        }
    }
    ~Search() { m_model.add({!m_goesOn}); }
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    ListFindings runAll()
    {
        SatResult result = ask({m_goesOn});
        while (result == SatResult::Sat && take(m_model.answers(), listFound()))
            result = ask({m_goesOn});
        m_findings.complete = result == SatResult::Unsat && !m_open.rules.leavesAnswersOut();
        return std::move(m_findings);
    }

    ListFindings runOnly(const Answers& answers)
    {
        if (ask(literalsOf(m_open.rules, answers)) == SatResult::Sat)
            m_findings.complete = take(m_model.answers(), listFound());
        return std::move(m_findings);
    }

private:
    [[nodiscard]] SatResult ask(std::vector<Lit> assumptions)
    {
        return m_model.solveWith(m_selectors, assumptions, m_halt);
    }
    [[nodiscard]] Lit moreThan(std::size_t number, int count) const
    {
        const std::vector<Lit>& more = m_more[number];
        return count < 0 ? Yes : count < static_cast<int>(more.size()) ? more[static_cast<std::size_t>(count)] : No;
    }
    [[nodiscard]] std::vector<int> listFound() const;
    [[nodiscard]] std::vector<Lit> thatHave(const std::vector<int>& list, Numbers) const;
    [[nodiscard]] Numbers agreeing(const std::vector<int>& list, const std::vector<int>& other) const;
    [[nodiscard]] bool take(const Answers&, const std::vector<int>& list);
    [[nodiscard]] bool takeParts(const std::vector<int>& list, Lit others);
    [[nodiscard]] Lit othersThan(const Answers&);

    const OpenList& m_open;
    Model& m_model;
    const Halt& m_halt;
    Lit m_goesOn = m_model.fresh(); ///< the lists that were found are ruled out
    std::vector<Lit> m_selectors;
    std::vector<std::vector<Lit>> m_more; ///< by number: "it counts more than 0, 1, ..."
    std::vector<std::vector<int>> m_lists;
    ListFindings m_findings;
};

/// The numbers that the last solution has.
std::vector<int> Search::listFound() const
{
    std::vector<int> list;
    for (std::size_t k = 0; k < m_more.size(); ++k) {
        const auto holds = [&](Lit l) { return m_model.solution()[l]; };
        list.push_back(m_open.numbers[k].offset + static_cast<int>(std::ranges::count_if(m_more[k], holds)));
    }
    return list;
}

/// Assumptions under which solutions have these numbers.
std::vector<Lit> Search::thatHave(const std::vector<int>& list, Numbers numbers) const
{
    std::vector<Lit> all;
    for (std::size_t k = 0; k < list.size(); ++k) {
        const int count = list[k] - m_open.numbers[k].offset;
        if (contains(numbers, 1U << k)) {
            all.push_back(moreThan(k, count - 1));
            all.push_back(!moreThan(k, count));
        }
    }
    return all;
}

Numbers Search::agreeing(const std::vector<int>& list, const std::vector<int>& other) const
{
    Numbers same = 0;
    for (std::size_t k = 0; k < list.size(); ++k)
        same |= list[k] == other[k] ? 1U << k : 0U;
    return same;
}

/// Judges the list of a solution. False when that was given up.
bool Search::take(const Answers& answers, const std::vector<int>& list)
{
    const Lit others = othersThan(answers);
    const std::vector<Lit> has = thatHave(list, (1U << list.size()) - 1);
    std::vector<Lit> question = has;
    question.push_back(others);
    const SatResult result = ask(std::move(question));
    if (result == SatResult::Sat)
        m_findings.several.push_back(list);
    const bool isTold = result == SatResult::Sat || (result == SatResult::Unsat && takeParts(list, others));
    m_model.add({!others});
    std::vector<Lit> another{!m_goesOn};
    for (const Lit l : has)
        another.push_back(!l);
    m_model.add(another);
    m_lists.push_back(list);
    return isTold;
}

/// The smallest parts that no other solution has. False when a question was given up.
bool Search::takeParts(const std::vector<int>& list, Lit others)
{
    std::vector<Numbers> shared, enough;
    for (const std::vector<int>& other : m_lists)
        shared.push_back(agreeing(list, other));
    for (const Numbers part : setsOf(list.size())) {
        if (std::ranges::any_of(shared, [&](Numbers s) { return contains(s, part); })
            || std::ranges::any_of(enough, [&](Numbers e) { return contains(part, e); }))
            continue;
        std::vector<Lit> question = thatHave(list, part);
        question.push_back(others);
        const SatResult result = ask(std::move(question));
        if (result == SatResult::Unknown)
            return false;
        (result == SatResult::Sat ? shared : enough)
            .push_back(result == SatResult::Sat ? agreeing(list, listFound()) : part);
    }
    for (const Numbers part : enough) {
        std::vector<int>& told = m_findings.unique.emplace_back(list);
        for (std::size_t k = 0; k < list.size(); ++k)
            if (!contains(part, 1U << k))
                told[k] = blank;
    }
    return true;
}

Lit Search::othersThan(const Answers& answers)
{
    const Lit others = m_model.fresh();
    std::vector<Lit> clause{!others};
    for (const Lit l : literalsOf(m_open.rules, answers))
        clause.push_back(!l);
    m_model.add(clause);
    return others;
}

/// What one number counts; nothing where it counts nothing.
std::optional<OpenList::Number> numberOf(const Stock& stock, const Board& board, const ClueFamily& family,
                                         std::vector<std::size_t>& compared)
{
    if (family.options.size() == 1)
        return OpenList::Number{.counted = {}, .offset = family.options.front().value};
    const auto comparison = comparisonOf(stock, board, family);
    if (!comparison)
        return std::nullopt;
    const Instance& instance = comparison->rules.instances()[comparison->instance];
    if (instance.kind != Kind::Count || instance.origin != Origin::Clue)
        return std::nullopt;
    compared.push_back(comparison->instance);
    const auto counted = comparison->rules.operands(instance);
    return OpenList::Number{{counted.begin(), counted.end()}, comparison->offset};
}

} // namespace

std::optional<OpenList> openList(const Stock& stock, const Board& board, const ClueFamily& family)
{
    require(!family.numbers.empty(), "openList: the family has several numbers");
    OpenList open{.rules = rulesOf(with(board, family.numbers.front().options.back())), .compared = {}, .numbers = {}};
    for (const ClueFamily& number : family.numbers) {
        auto counted = numberOf(stock, board, number, open.compared);
        if (!counted)
            return std::nullopt;
        open.numbers.push_back(std::move(*counted));
    }
    return open;
}

ListFindings searchLists(const OpenList& open, Model& model, const std::optional<Answers>& only,
                         std::chrono::milliseconds patience, const std::stop_token& stop)
{
    const Halt halt(stop, Halt::Clock::now() + patience);
    Search search(open, model, halt);
    return only ? search.runOnly(*only) : search.runAll();
}

} // namespace tokisuji
