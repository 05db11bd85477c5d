// A clue makes a puzzle unique when just one solution of the puzzle with a weaker clue obeys it. All solutions of that
// one puzzle, where they are few enough to be found, settle every value of the clue at once; otherwise the solver is
// asked about the values that fewer than two known solutions obey.
#include "engine/advice/clue_judge.h"

#include "engine/genre/registry.h"
#include "engine/rules/retelling.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace {

constexpr std::size_t mostBaseSolutions = 384;
constexpr std::chrono::milliseconds baseTime{120};
constexpr std::size_t mostSolutions = 32; ///< of a board with a weaker clue
constexpr std::size_t mostOfMany = 64;    ///< of the board itself, where there are still others
constexpr std::size_t mostBoards = 4;     ///< of those are kept
constexpr std::size_t mostKnown = 16;     ///< are counted of an option's solutions
constexpr std::size_t fewestAtOnce = 8;   ///< options: for fewer ones a model of their own is too dear

/// How many answers are the same in all of these solutions.
int agreedAnswers(const KnownSolutions& pool, const std::vector<std::size_t>& solutions, std::optional<Place> except)
{
    const auto isAgreed = [&](const Answer& answer) {
        if (answer.places.front() == except)
            return false;
        const auto value = valueOf(answer, pool.truth(solutions.front()));
        return value && std::ranges::all_of(solutions, [&](std::size_t s) {
                   return valueOf(answer, pool.truth(s)) == value;
               });
    };
    return static_cast<int>(std::ranges::count_if(pool.rules().answers(), isAgreed));
}

} // namespace

Status statusBy(std::size_t solutions, bool all)
{
    return solutions >= 2 ? Status::Several : !all ? Status::Unknown : solutions == 1 ? Status::Unique : Status::None;
}

std::vector<Judged> ClueJudge::judge(ClueFamily family)
{
    for (const Weakening& weaker : family.weaker) {
        const Weak* weak = weaker.isNothing() ? nullptr : &weakBoard(weaker, family.place);
        const KnownSolutions& pool = weak != nullptr ? weak->pool : m_task.base;
        FamilyReader reader(pool, m_task.board, family);
        if (!reader.isWeaker(weaker)) {
            if (family.options.size() < 2 || !reader.isWeakerThanLast())
                continue;
            std::vector<Judged> judged = judge(family.takeFirst()); // a 0 may lift a rule that all other numbers leave
            std::ranges::move(judge(std::move(family)), std::back_inserter(judged));
            return judged;
        }
        if (weak != nullptr && m_task.target && !weak->admitsTarget)
            return {};
        return judgeBy(pool, reader, family);
    }
    std::vector<Judged> judged;
    for (const ClueOption& option : family.options) {
        const bool isWanted = !m_task.target || holdsIn(with(m_task.board, option), *m_task.target);
        if (isWanted && !m_stop.stop_requested())
            judged.push_back(judgeOne(option, m_task.base, {0, 1}));
    }
    return judged;
}

/// The pool is that of a weaker board. Where it has all solutions they tell everything.
std::vector<Judged> ClueJudge::judgeBy(const KnownSolutions& pool, FamilyReader& reader, const ClueFamily& family)
{
    Obeyed obeyed = reader.obeyed(pool.hasAll() ? SIZE_MAX : mostKnown, m_stop);
    // With a weaker board of which no solution was found in time: those with more to obey would not be told sooner.
    const bool isHard = &pool != &m_task.base && !pool.hasAll() && pool.solutions().empty();
    std::optional<FoundClues> found;
    if (pool.hasAll())
        found = FoundClues{.complete = true};
    else if (family.read != nullptr ? !m_task.target : family.options.size() >= fewestAtOnce && !isHard)
        found = askTogether(pool, reader, family);
    const auto given = family.isGiven ? std::optional(family.place) : std::nullopt;
    const bool tellsDetermined =
        pool.hasAll() && !family.options.empty()
        && (given || haveSameAnswers(pool.rules(), rulesOf(with(m_task.board, family.options.front()))));
    obeyed.resize(family.options.size());
    std::vector<Judged> judged;
    for (std::size_t k = 0; k < family.options.size() && !m_stop.stop_requested(); ++k) {
        if (m_task.target && (obeyed[k].empty() || obeyed[k].front() != 0)) // it is a pool's first solution
            continue;
        const std::size_t solutions =
            std::max(found ? found->solutionsWith({static_cast<int>(k)}) : 0, obeyed[k].size());
        if (found || solutions >= 2 || isHard)
            judged.push_back({family.options[k], statusBy(solutions, found && found->complete), solutions});
        else
            judged.push_back(judgeOne(family.options[k], pool, obeyed[k]));
        if (tellsDetermined && solutions > 0)
            judged.back().determined = agreedAnswers(pool, obeyed[k], given);
    }
    if (family.read != nullptr && found && !found->complete)
        judged.push_back({{.place = family.place, .edit = {}}}); // for those that were not reached
    return judged;
}

/// About all options. Nothing where they have to be asked about one by one.
std::optional<FoundClues> ClueJudge::askTogether(const KnownSolutions& pool, FamilyReader& reader,
                                                 const ClueFamily& family)
{
    const auto open = reader.open();
    if (!open)
        return std::nullopt;
    const auto haltAfter = [this](auto patience) { return Halt(m_stop, Halt::Clock::now() + patience); };
    const Halt whole = haltAfter(m_task.patience);
    return m_probe.cluesOf(*open, pool.solutions(), [&] {
        return family.read != nullptr ? whole : haltAfter(m_task.patienceForAll * m_task.patience);
    });
}

/// By itself; some solutions of the pool may be solutions of the board with it, too.
Judged ClueJudge::judgeOne(const ClueOption& option, const KnownSolutions& pool,
                           const std::vector<std::size_t>& maybeObeying)
{
    const Board changed = with(m_task.board, option);
    const Rules rules = rulesOf(changed);
    SolutionSet set;
    for (const std::size_t s : maybeObeying)
        if (s < pool.solutions().size())
            addCarried(set.solutions, rules, changed, pool.filled(s)); // two may differ in a mark given now alone
    if (const std::size_t known = set.solutions.size(); known < 2)
        set = m_probe.solutionsOf(rules, Probe::AsItIs, std::move(set.solutions), 2 - known, m_stop);
    return {option, statusBy(set.solutions.size(), set.all), set.solutions.size()};
}

/// An answer that is given is tried as a mark: it changes no rules, so that the solver stays warm.
bool ClueJudge::determine(const ClueFamily& family, Judged& judged)
{
    const Place place = judged.option.place;
    Board changed = with(m_task.board, judged.option);
    if (judged.status == Status::Unique && !judged.determined) {
        const Rules rules = rulesOf(changed);
        judged.determined = static_cast<int>(rules.answers().size());
    }
    if (judged.status == Status::Several && !judged.determined) {
        if (family.isGiven) {
            changed = changed.without(genreOf(changed).answerLayers());
            changed.set(Layer::Number, place, blank);
            changed.set(Layer::Digit, place, genreOf(changed).digitFor(judged.option.value));
        }
        const CheckOptions options{.marks = family.isGiven ? MarkUse::Use : MarkUse::Ignore,
                                   .limit = m_task.patience,
                                   .alternatives = 0,
                                   .conflict = false};
        const Verdict verdict = m_session.check(changed, options, m_stop);
        if (verdict.determinedComplete)
            judged.determined = verdict.determinedCount - (family.isGiven ? 1 : 0);
    }
    return judged.determined || judged.status == Status::None;
}

const ClueJudge::Weak& ClueJudge::weakBoard(const Weakening& weaker, Place place)
{
    const Board board = with(m_task.board, weaker.option);
    const auto dropped = weaker.dropsClue ? std::optional(place) : std::nullopt;
    const auto known = std::ranges::find_if(
        m_weak, [&](const Weak& weak) { return weak.pool.board() == board && weak.dropped == dropped; });
    if (known != m_weak.end()) {
        m_weak.splice(m_weak.begin(), m_weak, known);
        return m_weak.front();
    }
    KnownSolutions pool(board, dropped ? withoutRulesOf(place, rulesOf(board)) : rulesOf(board));
    std::vector<Answers> target;
    if (m_task.target)
        addCarried(target, pool.rules(), board, *m_task.target);
    const bool admitsTarget = !target.empty();
    if (admitsTarget || !m_task.target)
        pool.take(m_probe.solutionsOf(pool.rules(), Probe::KeptWarm, std::move(target), mostSolutions, m_stop));
    m_weak.push_front({std::move(pool), dropped, admitsTarget});
    if (m_weak.size() > mostBoards)
        m_weak.pop_back();
    return m_weak.front();
}

KnownSolutions baseSolutions(const Board& board, const std::optional<Board>& target, std::span<const Board> known,
                             std::size_t most, std::chrono::milliseconds patience, std::stop_token stop)
{
    KnownSolutions pool(board, rulesOf(board));
    std::vector<Answers> found;
    if (target)
        addCarried(found, pool.rules(), board, *target);
    for (const Board& solution : known)
        addCarried(found, pool.rules(), board, solution);
    SolutionSet set =
        Probe(patience).solutionsOf(pool.rules(), Probe::KeptWarm, std::move(found), most, std::move(stop));
    if (!set.all && set.solutions.size() > mostOfMany) // to read them all would take longer than to ask
        set.solutions.resize(mostOfMany);
    pool.take(std::move(set));
    return pool;
}

KnownSolutions baseSolutions(const Board& board, const Verdict& verdict, const std::optional<Board>& target,
                             std::stop_token stop)
{
    if (verdict.status == Status::None) {
        KnownSolutions none(board, rulesOf(board));
        none.take({.solutions = {}, .all = true});
        return none;
    }
    std::vector<Board> known = verdict.alternatives;
    if (verdict.solution)
        known.insert(known.begin(), *verdict.solution);
    return baseSolutions(board, target, known, mostBaseSolutions, baseTime, std::move(stop));
}

} // namespace tokisuji
