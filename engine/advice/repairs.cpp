// Every family of options is a job, and so is a group of families that can be judged together; two threads take jobs in
// their order. What is found is put in its place by the number of its family, so that the report does not depend on who
// was faster. What is hard to tell waits until all else is told.
#include "engine/advice/repairs.h"

#include "engine/advice/nearness.h"
#include "engine/advice/together/open_groups.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::chrono::milliseconds firstPatience{60};
constexpr int patienceForAll = 8; ///< times as much for a question about many boards
/// So many of the changes that leave several solutions are looked at more closely, for each one that is kept.
constexpr std::size_t closerLooks = 4;

/// A change with its place in the order of trying.
struct Ranked {
    Judged judged;
    std::size_t family;
    [[nodiscard]] int determined() const { return judged.determined.value_or(0); }
};

bool isBetter(const Ranked& a, const Ranked& b)
{
    const bool uniqueA = a.judged.status == Status::Unique, uniqueB = b.judged.status == Status::Unique;
    if (uniqueA != uniqueB)
        return uniqueA;
    return a.determined() != b.determined() && !uniqueA ? a.determined() > b.determined() : a.family < b.family;
}

/// Is it known by the meaning of the clues that solutions with them are such of the board as it is?
bool narrowsBoard(const ClueFamily& family)
{
    return std::ranges::any_of(family.weaker, [](const Weakening& weaker) {
        return weaker.surely && weaker.option.edit.empty() && !weaker.dropsClue;
    });
}

/// Do solutions with them, although they are read off, need not be such of the board as it is?
bool givesFreedom(const ClueFamily& family)
{
    return family.read != nullptr && std::ranges::none_of(family.weaker, [](const Weakening& weaker) {
               return weaker.option.edit.empty() || weaker.dropsClue;
           });
}

class Search {
public:
    Search(const Board& board, const Verdict& verdict, const RepairOptions& options, std::stop_token stop,
           const RepairSink& sink)
        : m_board(board), m_verdict(verdict), m_options(options), m_stop(std::move(stop)), m_sink(sink),
          m_base(baseStock(board, verdict, options.target, m_stop)), m_task{board, m_base, options.target,
                                                                            options.patience, patienceForAll},
          m_quickTask{board, m_base, options.target, std::min(options.patience, firstPatience)}
    {
    }

    RepairReport run()
    {
        nameFamilies();
        makeJobs();
        shareOut(m_jobs.size(), m_quickTask, m_stop, [this](ClueJudge& judge, std::size_t job) { m_jobs[job](judge); });
        judgeWaiting();
        lookCloser();
        m_report.stop = m_stop.stop_requested() ? Stop::Cancelled : m_gaveUp ? Stop::Limit : Stop::Finished;
        if (m_sink)
            m_sink(m_report);
        return std::move(m_report);
    }

private:
    void nameFamilies();
    void makeJobs();
    [[nodiscard]] std::vector<std::size_t> alikeFrom(std::size_t first) const;
    void addFamilies(const std::vector<Place>& places);
    void addTakings(const std::vector<Place>& places);
    void addGround();
    [[nodiscard]] bool isMember(Place) const;
    void judgeFamilies(const std::vector<std::size_t>& numbers, ClueJudge&);
    void judgeFamily(std::size_t number, ClueJudge&);
    void judgeWaiting();
    [[nodiscard]] FamilySink sinkFor(ClueJudge&);
    void record(std::size_t family, std::vector<Judged>, std::size_t tried, ClueJudge&);
    void lookCloser();
    void addSeveral(Ranked, ClueJudge&);
    void add(Ranked);

    const Board& m_board;
    const Verdict& m_verdict;
    const RepairOptions& m_options;
    std::stop_token m_stop;
    const RepairSink& m_sink;
    Stock m_base;
    JudgeTask m_task;
    JudgeTask m_quickTask; ///< with less patience
    std::vector<ClueFamily> m_families;
    std::vector<FamilyGroup> m_groups;
    std::vector<const FamilyGroup*> m_groupOf; ///< by family; null: none
    using Job = std::function<void(ClueJudge&)>;
    std::vector<Job> m_jobs;

    /// Options of a family that are still to be told of.
    struct Waiting {
        std::size_t number; ///< of the family
        ClueFamily family;
        std::vector<ClueOption> told; ///< of options that are not named
    };

    std::mutex m_mutex; ///< of all below
    std::vector<Waiting> m_waiting;
    std::vector<Ranked> m_found;
    std::vector<Ranked> m_several;
    bool m_gaveUp = false;
    RepairReport m_report;
};

/// Several: additions first, then changes, then what takes clues away, then changes of the ground; in each group near
/// the difference first. None: what touches the clues that cannot stand together.
void Search::nameFamilies()
{
    std::vector<Place> places = cluePlaces(m_board);
    std::vector<Place> differing;
    if (m_base.solutions().size() >= 2)
        for (const Change& change : difference(m_base.filled(0), m_base.filled(1)).changes())
            differing.push_back(change.place);
    sortByDistance(places, differing);
    if (m_verdict.status == Status::None)
        std::erase_if(places, [&](Place p) { return hasClue(m_board, p) && !isMember(p); });
    std::ranges::stable_partition(places, [&](Place p) { return !hasClue(m_board, p); });
    addFamilies(places);
    addTakings(places);
    addGround();
    for (const ClueFamily& family : m_families)
        m_report.candidates += static_cast<int>(family.options.size());
}

/// The families of one place are one job: they share their weaker boards. Those that are read off the solutions at hand
/// come first where no more are looked for, else they take turns with the others. The first group keeps one thread busy
/// from the start; the other groups come when all else is on its way.
void Search::makeJobs()
{
    m_groups = openGroups(m_task, m_families, m_stop);
    m_groupOf = groupOfEach(m_groups, m_families.size());
    std::vector<Job> soon, later, groups;
    for (std::size_t f = 0; f < m_families.size();) {
        const std::vector<std::size_t> numbers = alikeFrom(f);
        f += numbers.size();
        const FamilyGroup* group = m_groupOf[numbers.front()];
        if (group != nullptr && group->families.front() == numbers.front())
            groups.emplace_back([this, group](ClueJudge& judge) { group->judge(FamilyGroup::Hasty, sinkFor(judge)); });
        if (group != nullptr)
            continue;
        const bool isSoon = std::ranges::any_of(numbers, [&](std::size_t n) { return narrowsBoard(m_families[n]); });
        (isSoon ? soon : later).emplace_back([this, numbers](ClueJudge& judge) { judgeFamilies(numbers, judge); });
    }
    if (!groups.empty())
        m_jobs.push_back(std::exchange(groups.front(), {}));
    if (m_base.hasAll())
        std::ranges::move(std::exchange(soon, {}), std::back_inserter(m_jobs));
    for (std::size_t i = 0; i < std::max(soon.size(), later.size()); ++i)
        for (std::vector<Job>* jobs : {&later, &soon})
            if (i < jobs->size())
                m_jobs.push_back(std::move((*jobs)[i]));
    for (Job& group : groups)
        if (group)
            m_jobs.push_back(std::move(group));
}

/// A family and those after it of the same place and group.
std::vector<std::size_t> Search::alikeFrom(std::size_t first) const
{
    std::vector<std::size_t> numbers;
    for (std::size_t f = first;
         f < m_families.size() && m_groupOf[f] == m_groupOf[first] && m_families[f].place == m_families[first].place;
         ++f)
        numbers.push_back(f);
    return numbers;
}

/// Where no clue is to blame, or the whole board, each may be.
bool Search::isMember(Place place) const
{
    const auto isBlamed = [&](Place p) { return std::ranges::find(m_verdict.conflict, p) != m_verdict.conflict.end(); };
    return m_verdict.conflict.empty() || isBlamed(place) || isBlamed(wholeBoard);
}

/// To a puzzle without solution only clues are added that may give one back.
void Search::addFamilies(const std::vector<Place>& places)
{
    for (const Place place : places) {
        if (m_stop.stop_requested())
            return;
        for (ClueFamily& family : clueFamilies(m_board, place))
            if (m_verdict.status != Status::None || hasClue(m_board, place) || givesFreedom(family))
                m_families.push_back(std::move(family));
    }
}

void Search::addTakings(const std::vector<Place>& places)
{
    for (const Place place : places) {
        if (m_stop.stop_requested())
            return;
        for (const ClueOption& option : {unknownClue(m_board, place), withoutClue(m_board, place)})
            if (!option.edit.empty())
                m_families.push_back({.place = place, .options = {option}});
    }
}

void Search::addGround()
{
    for (ClueFamily& family : groundFamilies(m_board, m_stop))
        if (m_verdict.status != Status::None || isMember(family.place))
            m_families.push_back(std::move(family));
}

void Search::judgeFamilies(const std::vector<std::size_t>& numbers, ClueJudge& judge)
{
    for (const std::size_t number : numbers)
        if (!m_stop.stop_requested())
            judgeFamily(number, judge);
}

/// What is not told soon has to wait.
void Search::judgeFamily(std::size_t number, ClueJudge& judge)
{
    const ClueFamily& family = m_families[number];
    std::vector<Judged> judged = judge.judge(family);
    const auto isTold = [](const Judged& one) { return one.status != Status::Unknown; };
    const auto untold = std::ranges::stable_partition(judged, isTold);
    if (untold.empty())
        return record(number, std::move(judged), family.options.size(), judge);
    Waiting rest{number, family, {}};
    if (family.namesAll()) {
        rest.family.options.clear();
        std::ranges::transform(untold, std::back_inserter(rest.family.options), &Judged::option);
    } else {
        std::ranges::transform(judged.begin(), untold.begin(), std::back_inserter(rest.told), &Judged::option);
    }
    judged.erase(untold.begin(), judged.end());
    record(number, std::move(judged), family.options.size() - rest.family.options.size(), judge);
    const std::scoped_lock lock(m_mutex);
    m_waiting.push_back(std::move(rest));
}

/// With all the patience that there is.
void Search::judgeWaiting()
{
    shareOut(m_groups.size(), m_task, m_stop,
             [&](ClueJudge& judge, std::size_t i) { m_groups[i].judge(FamilyGroup::Last, sinkFor(judge)); });
    std::ranges::sort(m_waiting, {}, &Waiting::number);
    shareOut(m_waiting.size(), m_task, m_stop, [this](ClueJudge& judge, std::size_t i) {
        const auto& [number, family, told] = m_waiting[i];
        std::vector<Judged> judged = judge.judge(family);
        std::erase_if(judged, [&told = told](const Judged& one) { return std::ranges::count(told, one.option) > 0; });
        record(number, std::move(judged), family.options.size(), judge);
    });
}

/// For options that are judged together.
FamilySink Search::sinkFor(ClueJudge& judge)
{
    return [this, &judge](std::size_t family, std::vector<Judged> judged) {
        const std::size_t tried = m_families[family].namesAll() ? judged.size() : 0;
        record(family, std::move(judged), tried, judge);
    };
}

void Search::record(std::size_t family, std::vector<Judged> judged, std::size_t tried, ClueJudge& judge)
{
    for (Judged& one : judged)
        if (one.status == Status::Unique)
            (void)judge.determine(one);
    const std::scoped_lock lock(m_mutex);
    m_report.tried += static_cast<int>(tried);
    for (Judged& one : judged) {
        if (one.status == Status::Unique)
            add({std::move(one), family});
        else if (one.status == Status::Several)
            m_several.push_back({std::move(one), family});
        else if (one.status == Status::Unknown)
            m_gaveUp = true;
    }
}

/// No single change is enough, or there was no solution: which changes determine most?
void Search::lookCloser()
{
    const bool isNone = m_verdict.status == Status::None;
    if (m_stop.stop_requested() || (!isNone && !m_found.empty()))
        return;
    std::ranges::stable_sort(m_several, {}, [](const Ranked& r) { return std::pair(r.judged.known, r.family); });
    if (!isNone && m_several.size() > closerLooks * m_options.most)
        m_several.resize(closerLooks * m_options.most);
    shareOut(m_several.size(), m_task, m_stop,
             [this](ClueJudge& judge, std::size_t i) { addSeveral(m_several[i], judge); });
}

void Search::addSeveral(Ranked several, ClueJudge& judge)
{
    const bool isKnown = judge.determine(several.judged);
    if (m_stop.stop_requested())
        return;
    const bool helps = m_verdict.status == Status::None
                       || (isKnown && several.judged.determined.value_or(0) > m_verdict.determinedCount);
    const std::scoped_lock lock(m_mutex);
    if (helps)
        add(std::move(several));
}

/// Requires the lock.
void Search::add(Ranked found)
{
    const auto at = std::ranges::upper_bound(m_found, found, isBetter);
    const auto index = at - m_found.begin();
    m_report.repairs.insert(m_report.repairs.begin() + index,
                            {found.judged.option, found.judged.status, found.determined()});
    m_found.insert(at, std::move(found));
    if (m_verdict.status == Status::Several && m_found.back().judged.status == Status::Several
        && m_found.size() > m_options.most) {
        m_found.pop_back();
        m_report.repairs.pop_back();
    }
    if (m_sink)
        m_sink(m_report);
}

} // namespace

RepairReport findRepairs(const Board& board, const Verdict& verdict, const RepairOptions& options, std::stop_token stop,
                         const RepairSink& sink)
{
    if (verdict.status == Status::Several || verdict.status == Status::None)
        return Search(board, verdict, options, std::move(stop), sink).run();
    const RepairReport none{.stop = stop.stop_requested() ? Stop::Cancelled : Stop::Finished};
    if (sink)
        sink(none);
    return none;
}

} // namespace tokisuji
