// What is known of the lists of all numbers at a place tells of every clue there: one with some of the numbers has the
// solutions of all lists that agree with it.
#include "engine/advice/together/region_groups.h"

#include "engine/advice/together/known_clues.h"
#include "engine/advice/together/region_counter.h"
#include "engine/advice/together/region_ground.h"
#include "engine/advice/together/region_numbers.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <ranges>

namespace tokisuji {

namespace {

constexpr std::size_t newGroups = 2;
/// So much less patience is enough for most places, as long as others wait.
constexpr int hastyPart = 4;
constexpr std::size_t mostKnown = 4; ///< solutions of the board itself to begin with

/// A place with the families of clues that could stand there.
struct Site {
    Place place;
    std::vector<std::size_t> families;
    ProvedLists proved{};
    std::vector<ClueOption> told{};
};

class Group {
public:
    Group(const JudgeTask& task, const std::vector<ClueFamily>& families, std::shared_ptr<RegionGround> ground,
          std::stop_token stop)
        : m_task(task), m_families(families), m_ground(std::move(ground)), m_stop(std::move(stop)),
          m_answers(static_cast<int>(task.base.rules().answers().size()))
    {
    }

    void add(Site site)
    {
        m_clue = m_families[site.families.front()].region;
        m_sites.push_back(std::move(site));
    }
    [[nodiscard]] std::vector<std::size_t> families() const;
    /// Null where the ground has no region.
    [[nodiscard]] OptionCounter makeCounter() const;
    /// Tells of the places that are known in time, and what is sure of others; of all where this is the last turn.
    void judge(std::chrono::milliseconds patience, bool isLast, const FamilySink&);

private:
    void begin();
    [[nodiscard]] bool judgeSite(Site&, std::chrono::milliseconds patience, bool isLast, const FamilySink&);
    [[nodiscard]] KnownClues among(Site&, const Counted&, std::chrono::milliseconds patience);
    [[nodiscard]] KnownClues inTarget(Site&, const Counted&, const Halt&);
    [[nodiscard]] std::optional<std::size_t> prove(Site&, const Counted&, const RegionSolution&, const Halt&);
    void tell(Site&, const KnownClues&, bool all, const FamilySink&) const;
    [[nodiscard]] bool judgeNumbers(Site&, const Halt&, bool isLast, const FamilySink&);
    [[nodiscard]] Halt haltAfter(std::chrono::milliseconds patience) const
    {
        return Halt(m_stop, Halt::Clock::now() + patience);
    }

    const JudgeTask& m_task;
    const std::vector<ClueFamily>& m_families;
    const RegionClue* m_clue = nullptr;
    std::shared_ptr<RegionGround> m_ground;
    std::stop_token m_stop;
    int m_answers;             ///< of the board
    std::vector<Site> m_sites; ///< of which not all is told
    std::unique_ptr<RegionSearch> m_search;
    std::optional<RegionSolution> m_targetFound;
};

std::vector<std::size_t> Group::families() const
{
    std::vector<std::size_t> all;
    for (const Site& site : m_sites)
        all.insert(all.end(), site.families.begin(), site.families.end());
    return all;
}

void Group::judge(std::chrono::milliseconds patience, bool isLast, const FamilySink& sink)
{
    begin();
    std::erase_if(m_sites,
                  [&](Site& site) { return !m_stop.stop_requested() && judgeSite(site, patience, isLast, sink); });
}

OptionCounter Group::makeCounter() const
{
    const auto& region = m_ground->region();
    return region ? regionCounter(m_task.board, *m_clue, *region, Halt(m_stop)) : OptionCounter{};
}

void Group::begin()
{
    if (m_search || m_stop.stop_requested() || !m_ground->region())
        return;
    m_search = std::make_unique<RegionSearch>(*m_ground->region(), m_ground->solutions, Halt(m_stop));
    const Stock& known = m_task.base;
    for (std::size_t s = 0; s < std::min(known.solutions().size(), mostKnown); ++s)
        m_search->beginWith(known.filled(s), Halt(m_stop));
    if (m_task.target)
        m_targetFound = m_search->solutionWith(*m_task.target, Halt(m_stop));
}

/// False where something is left for later.
bool Group::judgeSite(Site& site, std::chrono::milliseconds patience, bool isLast, const FamilySink& sink)
{
    const Counted counted = m_families[site.families.front()].region->counted(m_task.board, site.place);
    const auto isAnySet = [&](std::size_t f) { return m_families[f].isAnySet; };
    if (m_search && !m_task.target && std::ranges::none_of(site.families, isAnySet))
        return judgeNumbers(site, haltAfter(patience), isLast, sink);
    const KnownClues known =
        m_task.target ? inTarget(site, counted, haltAfter(patience)) : among(site, counted, patience);
    if (m_stop.stop_requested())
        return false;
    tell(site, known, known.complete || isLast, sink);
    return known.complete || isLast;
}

/// Where no sets of numbers are asked about, few solutions tell of each number by itself.
bool Group::judgeNumbers(Site& site, const Halt& halt, bool isLast, const FamilySink& sink)
{
    std::erase_if(site.families, [&](std::size_t f) {
        NumberFindings found = judgeNumber(m_task.board, m_families[f], *m_search, halt);
        const bool isTold = !m_stop.stop_requested() && (found.complete || isLast);
        if (isTold)
            sink(f, std::move(found.judged));
        return isTold;
    });
    return site.families.empty();
}

/// `all`: also of what is not unique, or not known.
void Group::tell(Site& site, const KnownClues& known, bool all, const FamilySink& sink) const
{
    for (const std::size_t f : site.families) {
        const ClueFamily& family = m_families[f];
        std::vector<Judged> judged =
            family.isAnySet ? known.judgeAnySet(m_task.board, family) : known.judgeNamed(m_task.board, family);
        std::erase_if(judged, [&](const Judged& one) {
            return (!all && one.status != Status::Unique) || (m_task.target && one.status == Status::None)
                   || std::ranges::count(site.told, one.option) > 0;
        });
        if (!all)
            std::ranges::transform(judged, std::back_inserter(site.told), &Judged::option);
        if (!judged.empty())
            sink(f, std::move(judged));
    }
}

/// Of all solutions, for half of the time. Where these are too many, lists that have turned up once are looked at by
/// themselves for the other half.
KnownClues Group::among(Site& site, const Counted& counted, std::chrono::milliseconds patience)
{
    RegionLists lists;
    if (m_search)
        lists = m_search->listsOf(site.place, counted, haltAfter(patience / 2));
    KnownClues known{{}, {}, lists.complete, m_answers};
    const Halt halt = haltAfter(patience / 2);
    for (const auto& [list, solutions] : lists.solutions) {
        known.lists.push_back(list);
        if (!lists.complete && solutions.count == 1 && !halt.reached())
            (void)prove(site, counted, *solutions.first, halt);
    }
    known.solutionsWith = [lists = std::move(lists),
                           proved = site.proved](const RegionNumbers& clue) -> std::optional<std::size_t> {
        const std::size_t solutions = lists.solutionsWith(clue);
        return solutions >= 2 || lists.complete ? std::optional(solutions) : proved.solutionsWith(clue);
    };
    return known;
}

/// Of the clues that hold in the target.
KnownClues Group::inTarget(Site& site, const Counted& counted, const Halt& halt)
{
    if (!m_targetFound || !m_search->isSpare(*m_targetFound, site.place))
        return {{}, [](const RegionNumbers&) { return std::optional<std::size_t>(0); }, true, m_answers};
    const RegionNumbers list = m_search->listIn(*m_targetFound, counted);
    const auto solutions = prove(site, counted, *m_targetFound, halt);
    const auto solutionsWith = [=, proved = site.proved](const RegionNumbers& clue) -> std::optional<std::size_t> {
        return !agrees(list, clue) ? 0 : solutions == 2U ? solutions : proved.solutionsWith(clue);
    };
    return {{list}, solutionsWith, solutions.has_value(), m_answers};
}

/// Asks of the list of a solution, and of each part of it, whether another solution has it too. So many have the whole
/// list, two at most; nothing where a question was given up.
std::optional<std::size_t> Group::prove(Site& site, const Counted& counted, const RegionSolution& solution,
                                        const Halt& halt)
{
    const RegionNumbers list = m_search->listIn(solution, counted);
    const auto solutionsWith = [&](const RegionNumbers& clue) {
        return m_search->solutionsBeside(solution, site.place, counted, clue, halt);
    };
    if (site.proved.contains(list))
        return 1;
    if (const auto whole = solutionsWith(list); whole != 1U)
        return whole;
    auto parts = smallestParts(list, solutionsWith);
    if (!parts)
        return std::nullopt;
    site.proved.add(list, *std::move(parts));
    return 1;
}

/// In the order of the families. A single number of a clue that stands is better judged with its others in force.
std::vector<Site> sitesOf(const Board& board, const std::vector<ClueFamily>& families)
{
    std::vector<Site> sites;
    for (std::size_t f = 0; f < families.size(); ++f) {
        if (families[f].region == nullptr || !(families[f].isAnySet || !hasClue(board, families[f].place)))
            continue;
        const auto same = std::ranges::find(sites, families[f].place, &Site::place);
        Site& site = same != sites.end() ? *same : sites.emplace_back(Site{families[f].place, {}});
        site.families.push_back(f);
    }
    return sites;
}

} // namespace

std::vector<FamilyGroup> regionGroups(const JudgeTask& task, const std::vector<ClueFamily>& families,
                                      const std::stop_token& stop)
{
    const Board& board = task.board;
    const auto groupOn = [&](const std::shared_ptr<RegionGround>& ground) {
        return std::make_shared<Group>(task, families, ground, stop);
    };
    std::vector<std::shared_ptr<Group>> ofNew, others;
    std::size_t newSites = 0;
    for (Site& site : sitesOf(board, families)) {
        if (hasClue(board, site.place)) {
            others.push_back(groupOn(std::make_shared<RegionGround>(with(board, withoutClue(board, site.place)))));
            others.back()->add(std::move(site));
            continue;
        }
        if (ofNew.empty())
            for (const auto ground = std::make_shared<RegionGround>(board); ofNew.size() < newGroups;)
                ofNew.push_back(groupOn(ground));
        ofNew[newSites++ % newGroups]->add(std::move(site));
    }
    std::vector<FamilyGroup> told;
    const auto tell = [&](const std::shared_ptr<Group>& group, std::chrono::milliseconds hasty) {
        const auto judge = [group, hasty](const FamilySink& sink) {
            if (hasty > std::chrono::milliseconds::zero())
                group->judge(hasty, false, sink);
        };
        const auto judgeRest = [group, patience = task.patience](const FamilySink& sink) {
            group->judge(patience, true, sink);
        };
        told.push_back({group->families(), judge, judgeRest, [group] { return group->makeCounter(); }});
    };
    for (const auto& group : ofNew)
        tell(group, task.patience / hastyPart);
    for (const auto& group : others)
        tell(group, std::chrono::milliseconds::zero());
    return told;
}

} // namespace tokisuji
