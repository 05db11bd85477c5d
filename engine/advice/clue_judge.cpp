// A clue makes a puzzle unique when just one solution of the puzzle with a weaker clue obeys it. All solutions of that
// one puzzle, where they are few enough to be found, settle every value of the clue at once; otherwise the solver is
// asked about the values that fewer than two known solutions obey.
#include "engine/advice/clue_judge.h"

#include "engine/genre/registry.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace {

constexpr std::size_t baseSolutions = 384;
constexpr std::chrono::milliseconds baseTime{120};
constexpr std::size_t mostSolutions = 32; ///< of a board with a weaker clue
constexpr std::size_t mostOfMany = 64;    ///< of the board itself, where there are still others
constexpr std::size_t mostBoards = 4;     ///< of those are kept
constexpr std::size_t mostKnown = 16;     ///< are counted of an option's solutions
constexpr std::size_t fewestAtOnce = 8;   ///< options: for fewer ones a model of their own is too dear
constexpr std::size_t mostCounted = 160;  ///< at once: the clauses grow with the square

std::optional<Answers> carriedAnswers(const Rules& rules, const Board& board, const Board& solution)
{
    const auto carried = carriedOver(rules, board, solution);
    return carried ? std::optional(answersOf(rules, *carried)) : std::nullopt;
}

/// How many answers are the same in all of these solutions.
int agreedAnswers(const Stock& stock, const std::vector<std::size_t>& solutions, std::optional<Place> except)
{
    const auto isAgreed = [&](const Answer& answer) {
        if (answer.places.front() == except)
            return false;
        const auto value = valueOf(answer, stock.truth(solutions.front()));
        return value && std::ranges::all_of(solutions, [&](std::size_t s) {
                   return valueOf(answer, stock.truth(s)) == value;
               });
    };
    return static_cast<int>(std::ranges::count_if(stock.rules().answers(), isAgreed));
}

/// More solutions of a stock's board beside those that are known of it.
SolutionSet completed(std::vector<Answers> known, const Stock& stock, std::size_t most, Probe& probe,
                      const std::stop_token& stop)
{
    SolutionSet set{std::move(known), false};
    SolutionSet more = probe.solutionsOf(stock, set.solutions, most, stop);
    std::ranges::move(more.solutions, std::back_inserter(set.solutions));
    set.all = more.all;
    return set;
}

/// For a board of which no solution was found in time; those with more to obey would not be told sooner.
std::vector<Judged> allUnknown(const ClueFamily& family)
{
    std::vector<Judged> judged;
    for (const ClueOption& option : family.options)
        judged.push_back({option});
    return judged;
}

} // namespace

Status statusBy(std::size_t solutions, bool all)
{
    if (solutions >= 2)
        return Status::Several;
    if (!all)
        return Status::Unknown;
    return solutions == 1 ? Status::Unique : Status::None;
}

std::vector<Judged> ClueJudge::judge(ClueFamily family)
{
    for (const Weakening& weaker : family.weaker)
        if (auto judged = judgeBy(weaker, family)) {
            for (Judged& one : *judged)
                one.isGiven = family.isGiven;
            return std::move(*judged);
        }
    std::vector<Judged> judged;
    for (const ClueOption& option : family.options) {
        const bool isWanted = !m_task.target || holdsIn(with(m_task.board, option), *m_task.target);
        if (isWanted && !m_stop.stop_requested())
            judged.push_back(judgeAlone(option));
    }
    return judged;
}

/// Nothing where the weaker clue is none for this family.
std::optional<std::vector<Judged>> ClueJudge::judgeBy(const Weakening& weaker, ClueFamily& family)
{
    const bool isBase = weaker.option.edit.empty() && !weaker.dropsClue;
    const Weak* weak = isBase ? nullptr : &weakBoard(weaker, family.place);
    const Stock& stock = isBase ? m_task.base : weak->stock;
    if (family.read != nullptr && !stock.hasAll() && !m_task.target)
        return judgeRead(family, stock);
    const std::optional<Obeyed> obeyed =
        obeying(stock, m_task.board, family, weaker, stock.hasAll() ? SIZE_MAX : mostKnown, m_stop);
    if (!obeyed)
        return std::nullopt;
    if (m_stop.stop_requested() || (m_task.target && weak != nullptr && !weak->admitsTarget))
        return std::vector<Judged>();
    if (weak != nullptr && !stock.hasAll() && stock.solutions().empty())
        return allUnknown(family);
    if (stock.hasAll())
        return judgeByAll(stock, family, *obeyed);
    if (auto judged = countAtOnce(stock, family, *obeyed))
        return judged;
    std::vector<Judged> judged;
    for (std::size_t k = 0; k < family.options.size() && !m_stop.stop_requested(); ++k) {
        const auto& solutions = (*obeyed)[k];
        if (!isWanted(solutions))
            continue;
        if (solutions.size() >= 2) {
            judged.push_back({family.options[k], Status::Several, solutions.size()});
            continue;
        }
        const Board changed = with(m_task.board, family.options[k]);
        const Rules rules = rulesOf(changed);
        judged.push_back(judgeOne(family.options[k], knownOf(rules, changed, stock, solutions), rules));
    }
    return judged;
}

/// The target is a stock's first solution.
bool ClueJudge::isWanted(const std::vector<std::size_t>& obeying) const
{
    return !m_task.target || (!obeying.empty() && obeying.front() == 0);
}

/// The stock holds all solutions of the weaker board.
std::vector<Judged> ClueJudge::judgeByAll(const Stock& stock, const ClueFamily& family, const Obeyed& obeyed) const
{
    const auto given = family.isGiven ? std::optional(family.place) : std::nullopt;
    const bool tellsDetermined =
        !family.options.empty()
        && (given || haveSameAnswers(stock.rules(), rulesOf(with(m_task.board, family.options.front()))));
    std::vector<Judged> judged;
    for (std::size_t k = 0; k < family.options.size() && !m_stop.stop_requested(); ++k) {
        if (!isWanted(obeyed[k]))
            continue;
        judged.push_back({family.options[k], statusBy(obeyed[k].size(), true), obeyed[k].size()});
        if (tellsDetermined && !obeyed[k].empty())
            judged.back().determined = agreedAnswers(stock, obeyed[k], given);
    }
    return judged;
}

/// An option without an edit stands for those that were not reached.
std::vector<Judged> ClueJudge::judgeRead(const ClueFamily& family, const Stock& stock)
{
    std::vector<ClueOption> options;
    const Halt halt(m_stop, Halt::Clock::now() + m_task.patience);
    const FoundClues found = m_probe.read(readingOf(family, m_task.board, stock, options), stock, [&] { return halt; });
    std::vector<Judged> judged;
    for (const auto& [option, known] : found.clues)
        judged.push_back({std::move(options[static_cast<std::size_t>(option.front())]),
                          statusBy(known.solutions, found.complete), known.solutions});
    if (!found.complete)
        judged.push_back({{.place = family.place, .edit = {}}});
    return judged;
}

/// Nothing where the options are no numbers of one kind.
std::optional<std::vector<Judged>> ClueJudge::countAtOnce(const Stock& stock, ClueFamily& family, const Obeyed& obeyed)
{
    if (family.options.size() < fewestAtOnce)
        return std::nullopt;
    const auto halt = [&] { return Halt(m_stop, Halt::Clock::now() + m_task.patienceForAll * m_task.patience); };
    FoundClues found;
    if (family.isGiven && isRead(family, stock.rules())) {
        found = m_probe.read(readingOf(family, m_task.board, stock, family.options), stock, halt);
    } else {
        const auto open = openClue(stock, m_task.board, family);
        if (!open || open->counted.size() > mostCounted)
            return std::nullopt;
        std::vector<std::pair<std::size_t, Answers>> known;
        for (std::size_t k = 0; k < obeyed.size(); ++k)
            for (std::size_t s = 0; s < std::min<std::size_t>(obeyed[k].size(), 2); ++s)
                known.emplace_back(k, stock.solutions()[obeyed[k][s]]);
        found = m_probe.count(*open, known, halt);
    }
    std::vector<Judged> judged;
    for (std::size_t k = 0; k < obeyed.size(); ++k) {
        const auto clue = found.clues.find({static_cast<int>(k)});
        const std::size_t solutions =
            std::max(clue != found.clues.end() ? clue->second.solutions : 0, obeyed[k].size());
        if (isWanted(obeyed[k]))
            judged.push_back({family.options[k], statusBy(solutions, found.complete), solutions});
    }
    return judged;
}

std::vector<Answers> ClueJudge::knownOf(const Rules& rules, const Board& changed, const Stock& stock,
                                        const std::vector<std::size_t>& obeying) const
{
    std::vector<Answers> known;
    for (const std::size_t s : obeying)
        if (haveSameAnswers(rules, stock.rules()))
            known.push_back(stock.solutions()[s]);
        else if (const auto answers = carriedAnswers(rules, changed, stock.filled(s)))
            known.push_back(*answers);
    return known;
}

Judged ClueJudge::judgeAlone(const ClueOption& option)
{
    const Board changed = with(m_task.board, option);
    const Rules rules = rulesOf(changed);
    std::vector<Answers> known;
    for (std::size_t s = 0; s < std::min<std::size_t>(m_task.base.solutions().size(), 2); ++s)
        if (const auto answers = carriedAnswers(rules, changed, m_task.base.filled(s)))
            known.push_back(*answers);
    return judgeOne(option, std::move(known), rules);
}

Judged ClueJudge::judgeOne(const ClueOption& option, std::vector<Answers> known, const Rules& rules)
{
    if (known.size() >= 2)
        return {option, Status::Several, known.size()};
    const SolutionSet more = m_probe.solutionsOf(rules, known, 2 - known.size(), m_stop);
    const std::size_t solutions = known.size() + more.solutions.size();
    Judged judged{option, statusBy(solutions, more.all), solutions};
    if (judged.status == Status::Unique)
        judged.determined = static_cast<int>(rules.answers().size());
    return judged;
}

bool ClueJudge::determine(Judged& judged)
{
    if (judged.status == Status::Unique && !judged.determined) {
        const Rules rules = rulesOf(with(m_task.board, judged.option));
        judged.determined = static_cast<int>(rules.answers().size());
    }
    if (judged.status == Status::Several && !judged.determined)
        judged.determined = determinedOf(judged);
    return judged.determined || judged.status == Status::None;
}

/// An answer that is given is tried as a mark: it changes no rules, so that the solver stays warm.
std::optional<int> ClueJudge::determinedOf(const Judged& judged)
{
    const Place place = judged.option.place;
    Board changed = with(m_task.board, judged.option);
    if (judged.isGiven) {
        changed = changed.without(genreOf(changed).answerLayers());
        changed.set(Layer::Number, place, blank);
        changed.set(Layer::Digit, place, judged.option.value);
    }
    const Verdict verdict = m_probe.determinedOf(changed, m_stop, judged.isGiven ? MarkUse::Use : MarkUse::Ignore);
    if (!verdict.determinedComplete)
        return std::nullopt;
    return verdict.determinedCount - (judged.isGiven ? 1 : 0);
}

const ClueJudge::Weak& ClueJudge::weakBoard(const Weakening& weaker, Place place)
{
    Board board = with(m_task.board, weaker.option);
    const std::optional<Place> dropped = weaker.dropsClue ? std::optional(place) : std::nullopt;
    const auto known = std::ranges::find_if(
        m_weak, [&](const Weak& weak) { return weak.stock.board() == board && weak.stock.dropped() == dropped; });
    if (known != m_weak.end()) {
        m_weak.splice(m_weak.begin(), m_weak, known);
        return m_weak.front();
    }
    Rules rules = rulesOf(board);
    std::vector<Answers> target;
    if (m_task.target)
        if (auto answers = carriedAnswers(rules, board, *m_task.target))
            target.push_back(std::move(*answers));
    const bool admitsTarget = !target.empty();
    m_weak.push_front({Stock(std::move(board), std::move(rules), dropped), admitsTarget});
    Stock& stock = m_weak.front().stock;
    if (admitsTarget || !m_task.target)
        stock.take(completed(std::move(target), stock, mostSolutions, m_probe, m_stop));
    if (m_weak.size() > mostBoards)
        m_weak.pop_back();
    return m_weak.front();
}

Stock baseStock(const Board& board, const std::optional<Board>& target, std::span<const Board> known, std::size_t most,
                std::chrono::milliseconds patience, std::stop_token stop)
{
    Stock stock(board, rulesOf(board));
    std::vector<Answers> found;
    const auto add = [&](const Board& solution) {
        if (auto answers = carriedAnswers(stock.rules(), board, solution);
            answers && std::ranges::find(found, *answers) == found.end())
            found.push_back(std::move(*answers));
    };
    if (target)
        add(*target);
    std::ranges::for_each(known, add);
    Probe probe(patience);
    SolutionSet set = completed(std::move(found), stock, most, probe, stop);
    if (!set.all && set.solutions.size() > mostOfMany) // to read them all would take longer than to ask
        set.solutions.resize(mostOfMany);
    stock.take(std::move(set));
    return stock;
}

Stock baseStock(const Board& board, const Verdict& verdict, const std::optional<Board>& target, std::stop_token stop)
{
    if (verdict.status == Status::None) {
        Stock none(board, rulesOf(board));
        none.take({.solutions = {}, .all = true});
        return none;
    }
    std::vector<Board> known = verdict.alternatives;
    if (verdict.solution)
        known.insert(known.begin(), *verdict.solution);
    return baseStock(board, target, known, baseSolutions, baseTime, std::move(stop));
}

} // namespace tokisuji
