// What is known of the lists of all numbers at a place tells of every clue there: one with some of the numbers has the
// solutions of all lists that agree with it.
#include "engine/advice/region_groups.h"

#include "engine/advice/region_counter.h"
#include "engine/advice/region_ground.h"
#include "engine/advice/region_numbers.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <ranges>
#include <set>

namespace tokisuji {

namespace {

constexpr std::size_t newGroups = 2;
/// So much less patience is enough for most places, as long as others wait.
constexpr int hastyPart = 4;
constexpr std::size_t mostKnown = 4;    ///< solutions of the board itself to begin with
constexpr std::size_t mostSeveral = 32; ///< lists with several solutions that are told of

/// Which numbers of a list: a bit for each.
using Numbers = unsigned;

/// All sets of so many numbers, small ones first.
std::vector<Numbers> setsOf(std::size_t numbers)
{
    std::vector<Numbers> sets;
    for (Numbers set = 0; set < 1U << numbers; ++set)
        sets.push_back(set);
    std::ranges::stable_sort(sets, {}, [](Numbers set) { return std::popcount(set); });
    return sets;
}

bool contains(Numbers all, Numbers some)
{
    return (all & some) == some;
}

RegionNumbers partOf(const RegionNumbers& list, Numbers numbers)
{
    RegionNumbers part = list;
    for (std::size_t k = 0; k < list.size(); ++k)
        if (!contains(numbers, 1U << k))
            part[k] = blank;
    return part;
}

/// The numbers of a list that a clue names; nothing where it names another one.
std::optional<Numbers> numbersIn(const RegionNumbers& list, const RegionNumbers& clue)
{
    Numbers numbers = 0;
    for (std::size_t k = 0; k < clue.size(); ++k) {
        if (clue[k] != blank && clue[k] != list[k])
            return std::nullopt;
        numbers |= clue[k] != blank ? 1U << k : 0U;
    }
    return numbers;
}

/// What is known of the clues at one place.
struct Known {
    std::vector<RegionNumbers> lists; ///< that solutions have
    /// So many solutions have these numbers, two at most; nothing where that is not known.
    std::function<std::optional<std::size_t>(const RegionNumbers&)> solutionsWith;
    bool complete;
    int answers; ///< of the board: all are determined where a clue makes it unique

    [[nodiscard]] Judged judged(ClueOption option, std::optional<std::size_t> solutions) const
    {
        const Status status = statusBy(solutions.value_or(0), solutions.has_value());
        return {std::move(option), status, solutions.value_or(0),
                status == Status::Unique ? std::optional(answers) : std::nullopt};
    }
};

/// The smallest parts of a list that make the puzzle unique: none of them is enough without any of its numbers.
std::vector<RegionNumbers> smallestParts(const RegionNumbers& list, const Known& known)
{
    std::vector<Numbers> enough;
    std::vector<RegionNumbers> parts;
    for (const Numbers set : setsOf(list.size())) {
        if (std::ranges::any_of(enough, [&](Numbers e) { return contains(set, e); })
            || known.solutionsWith(partOf(list, set)) != 1U)
            continue;
        enough.push_back(set);
        parts.push_back(partOf(list, set));
    }
    return parts;
}

std::vector<Judged> judgeNamed(const Board& board, const ClueFamily& family, const Known& known)
{
    std::vector<Judged> judged;
    for (const ClueOption& option : family.options)
        judged.push_back(known.judged(option, known.solutionsWith(family.region->numbersOf(board, option))));
    return judged;
}

/// An option without an edit stands for those that were not reached.
std::vector<Judged> judgeAnySet(const Board& board, const ClueFamily& family, const Known& known)
{
    std::vector<Judged> judged;
    const auto add = [&](const RegionNumbers& numbers, std::size_t solutions) {
        if (ClueOption option = family.region->withNumbers(board, family.place, numbers); !option.edit.empty())
            judged.push_back(known.judged(std::move(option), solutions));
    };
    std::set<RegionNumbers> parts;
    std::size_t several = 0;
    for (const RegionNumbers& list : known.lists) {
        const auto solutions = known.solutionsWith(list);
        if (solutions == 1U)
            std::ranges::move(smallestParts(list, known), std::inserter(parts, parts.end()));
        else if (solutions == 2U && ++several <= mostSeveral)
            add(list, 2);
    }
    for (const RegionNumbers& part : parts)
        add(part, 1);
    if (!known.complete)
        judged.push_back({.option = {.place = family.place, .edit = {}}});
    return judged;
}

/// Lists that are proved to be unique, with the smallest parts of them that are so.
using Proved = std::map<RegionNumbers, std::vector<Numbers>>;

bool isProved(const Proved& proved, const RegionNumbers& clue)
{
    return std::ranges::any_of(proved, [&](const auto& entry) {
        const auto numbers = numbersIn(entry.first, clue);
        return numbers && std::ranges::any_of(entry.second, [&](Numbers part) { return contains(*numbers, part); });
    });
}

/// A place with the families of clues that could stand there.
struct Site {
    Place place;
    std::vector<std::size_t> families;
    Proved proved{};
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
    [[nodiscard]] Known among(Site&, const Counted&, std::chrono::milliseconds patience);
    [[nodiscard]] Known inTarget(Site&, const Counted&, const Halt&);
    [[nodiscard]] std::optional<std::size_t> prove(Site&, const Counted&, const RegionSolution&, const Halt&);
    void tell(Site&, const Known&, bool all, const FamilySink&) const;
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
    const Known known = m_task.target ? inTarget(site, counted, haltAfter(patience)) : among(site, counted, patience);
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
void Group::tell(Site& site, const Known& known, bool all, const FamilySink& sink) const
{
    for (const std::size_t f : site.families) {
        const ClueFamily& family = m_families[f];
        std::vector<Judged> judged =
            family.isAnySet ? judgeAnySet(m_task.board, family, known) : judgeNamed(m_task.board, family, known);
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
Known Group::among(Site& site, const Counted& counted, std::chrono::milliseconds patience)
{
    RegionLists lists;
    if (m_search)
        lists = m_search->listsOf(site.place, counted, haltAfter(patience / 2));
    Known known{{}, {}, lists.complete, m_answers};
    const Halt halt = haltAfter(patience / 2);
    for (const auto& [list, solutions] : lists.solutions) {
        known.lists.push_back(list);
        if (!lists.complete && solutions.count == 1 && !halt.reached())
            (void)prove(site, counted, *solutions.first, halt);
    }
    known.solutionsWith = [lists = std::move(lists),
                           proved = site.proved](const RegionNumbers& clue) -> std::optional<std::size_t> {
        const std::size_t solutions = lists.solutionsWith(clue);
        if (solutions >= 2 || lists.complete || isProved(proved, clue))
            return solutions;
        return std::nullopt;
    };
    return known;
}
/// Of the clues that hold in the target.
Known Group::inTarget(Site& site, const Counted& counted, const Halt& halt)
{
    if (!m_targetFound || !m_search->isSpare(*m_targetFound, site.place))
        return {{}, [](const RegionNumbers&) { return std::optional<std::size_t>(0); }, true, m_answers};
    const RegionNumbers list = m_search->listIn(*m_targetFound, counted);
    const auto solutions = prove(site, counted, *m_targetFound, halt);
    const auto solutionsWith = [=, proved = site.proved](const RegionNumbers& clue) -> std::optional<std::size_t> {
        if (!numbersIn(list, clue))
            return 0;
        if (isProved(proved, clue))
            return 1;
        return solutions ? std::optional<std::size_t>(2) : std::nullopt;
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
    std::vector<Numbers> parts;
    for (const Numbers set : setsOf(list.size())) {
        if (std::ranges::any_of(parts, [&](Numbers part) { return contains(set, part); }))
            continue;
        const auto found = partOf(list, set) == list ? std::optional<std::size_t>(1) : solutionsWith(partOf(list, set));
        if (!found)
            return std::nullopt;
        if (*found == 1)
            parts.push_back(set);
    }
    site.proved.emplace(list, std::move(parts));
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
    std::vector<std::shared_ptr<Group>> groups, ofNew;
    std::size_t newSites = 0;
    for (Site& site : sitesOf(board, families)) {
        if (hasClue(board, site.place)) {
            groups.push_back(groupOn(std::make_shared<RegionGround>(with(board, withoutClue(board, site.place)))));
            groups.back()->add(std::move(site));
            continue;
        }
        if (ofNew.empty())
            for (const auto ground = std::make_shared<RegionGround>(board); ofNew.size() < newGroups;)
                ofNew.push_back(groupOn(ground));
        ofNew[newSites++ % newGroups]->add(std::move(site));
    }
    groups.insert(groups.end(), ofNew.begin(), ofNew.end());
    std::vector<FamilyGroup> told;
    for (const auto& group : groups)
        told.push_back(
            {group->families(),
             [group, patience = task.patience](const FamilySink& sink) {
                 group->judge(patience / hastyPart, false, sink);
             },
             [group, patience = task.patience](const FamilySink& sink) { group->judge(patience, true, sink); },
             [group] { return group->makeCounter(); }});
    return told;
}

} // namespace tokisuji
