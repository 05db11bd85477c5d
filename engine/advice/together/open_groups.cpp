// What is known of the lists of all numbers at a place tells of every clue there: one with some of the numbers has the
// solutions of all lists that agree with it. Where only single numbers are asked about, few solutions tell all: two of
// each value. What the others are need not be asked.
#include "engine/advice/together/open_groups.h"

#include "engine/advice/together/known_clues.h"
#include "engine/advice/together/open_model.h"
#include "engine/genre/registry.h"
#include "engine/solve/backbone_search.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <set>

namespace tokisuji {

namespace {

constexpr std::size_t nearSolutions = 4;   ///< solutions of the board itself to begin with
constexpr std::size_t atomsKept = 1 << 24; ///< of solutions for counting

/// Families of a place that are told by the same numbers.
struct Site {
    OpenPlace clue;
    std::vector<std::size_t> families;
    std::shared_ptr<SharedBoard> board;
    std::vector<std::size_t> asked{}; ///< which of a region's numbers
    ProvedLists proved{};
};

/// What an option of a region says.
RegionNumbers numbersOf(const Board& board, const Site& site, const ClueFamily& family, const ClueOption& option)
{
    const RegionNumbers all = family.region->numbersOf(board, option);
    RegionNumbers asked;
    for (const std::size_t k : site.asked)
        asked.push_back(all[k]);
    return asked;
}

enum class Numbers : std::uint8_t { All, Named }; ///< numbers of a region

Site siteOf(const JudgeTask& task, const std::vector<ClueFamily>& families, std::size_t number, Numbers asked,
            std::shared_ptr<SharedBoard> board)
{
    const ClueFamily& family = families[number];
    Site site{{family.place}, {number}, std::move(board)};
    if (family.region == nullptr) {
        site.clue.read = &family;
        site.clue.options = family.options;
        return site;
    }
    const Counted all = family.region->counted(task.board, family.place);
    const RegionNumbers named =
        asked == Numbers::All ? RegionNumbers{} : family.region->numbersOf(task.board, family.options.front());
    for (std::size_t k = 0; k < all.size(); ++k)
        if (asked == Numbers::All || named[k] != blank) {
            site.clue.counted.push_back(all[k]);
            site.asked.push_back(k);
        }
    return site;
}

class Group {
public:
    Group(const JudgeTask& task, const std::vector<ClueFamily>& families, std::shared_ptr<SharedBoard> board,
          std::stop_token stop)
        : m_task(task), m_families(families), m_board(std::move(board)), m_stop(std::move(stop))
    {
    }

    void add(Site site) { m_sites.push_back(std::move(site)); }
    [[nodiscard]] std::vector<std::size_t> families() const;
    /// Outlives its counters.
    [[nodiscard]] OptionCounter makeCounter() const;
    /// Tells of the places that are known in time; of all where this is the last turn.
    void judge(FamilyGroup::Turn, const FamilySink&);

private:
    class Counter;
    void begin();
    [[nodiscard]] std::optional<Answers> solutionLike(const Answers&);
    [[nodiscard]] KnownClues among(Site&, std::chrono::milliseconds patience);
    [[nodiscard]] KnownClues inTarget(Site&, const Halt&);
    [[nodiscard]] std::optional<std::size_t> prove(Site&, const ClueReading&, const Answers&, const Halt&);
    void tell(const Site&, const KnownClues&, const FamilySink&) const;
    [[nodiscard]] Halt haltAfter(std::chrono::milliseconds patience) const
    {
        return Halt(m_stop, Halt::Clock::now() + patience);
    }

    const JudgeTask& m_task;
    const std::vector<ClueFamily>& m_families;
    std::shared_ptr<SharedBoard> m_board;
    std::stop_token m_stop;
    std::vector<Site> m_sites; ///< of which not all is told
    std::unique_ptr<OpenModel> m_model;
    std::optional<Answers> m_target;
};

std::vector<std::size_t> Group::families() const
{
    std::vector<std::size_t> all;
    for (const Site& site : m_sites)
        all.insert(all.end(), site.families.begin(), site.families.end());
    return all;
}

void Group::judge(FamilyGroup::Turn turn, const FamilySink& sink)
{
    begin();
    const bool isLast = turn == FamilyGroup::Last;
    std::erase_if(m_sites, [&](Site& site) {
        if (m_stop.stop_requested())
            return false;
        const int times = site.clue.counted.size() == 1 ? m_task.patienceForAll : 1; // of sets not all is told
        const auto patience = isLast ? times * m_task.patience : m_task.patience / hastyPart;
        KnownClues known;
        if (m_model)
            known = m_task.target ? inTarget(site, haltAfter(patience)) : among(site, patience);
        const bool isTold = !m_stop.stop_requested() && (known.found.complete || isLast);
        if (isTold)
            tell(site, known, sink);
        return isTold;
    });
}

/// What is known of an open board that says no more than the board itself is all known; else the solver looks for its
/// solutions near a few of them: most often they differ little.
void Group::begin()
{
    if (m_model || m_stop.stop_requested() || !m_board->board.get())
        return;
    m_model = std::make_unique<OpenModel>(*m_board->board.get(), m_task.base, Halt(m_stop));
    const auto& known = m_task.base.solutions();
    const bool saysNoMore = m_board->board.get()->rules.atomCount() == m_task.base.rules().atomCount();
    for (std::size_t s = 0; s < known.size() && (saysNoMore || s < nearSolutions); ++s)
        if (auto found = saysNoMore ? std::optional(known[s]) : solutionLike(known[s]))
            m_board->solutions.add(std::move(*found));
    if (m_task.target)
        m_target = solutionLike(answersOf(m_task.base.rules(), *m_task.target));
}

/// One of the open board with these answers of the board.
std::optional<Answers> Group::solutionLike(const Answers& solution)
{
    const Rules& rules = m_task.base.rules();
    const SolutionSet found = othersThan({}, rules, m_model->model(), literalsOf(rules, solution), 1, Halt(m_stop));
    return found.solutions.empty() ? std::nullopt : std::optional(found.solutions.front());
}

void Group::tell(const Site& site, const KnownClues& known, const FamilySink& sink) const
{
    for (const std::size_t f : site.families) {
        const ClueFamily& family = m_families[f];
        std::vector<Judged> judged;
        if (family.isAnySet)
            judged = known.judgeAnySet(m_task.board, family);
        if (!family.namesAll() && !known.found.complete)
            judged.push_back({{.place = family.place, .edit = {}}});
        const auto& options = site.clue.read != nullptr ? site.clue.options : family.options;
        for (std::size_t k = 0; k < options.size(); ++k)
            judged.push_back(known.judged(options[k], site.clue.read != nullptr
                                                          ? RegionNumbers{static_cast<int>(k)}
                                                          : numbersOf(m_task.board, site, family, options[k])));
        std::erase_if(judged, [&](const Judged& one) { return m_task.target && one.status == Status::None; });
        const std::size_t tried = family.namesAll() ? judged.size() : 0;
        if (!judged.empty())
            sink({f, std::move(judged), tried});
    }
}

/// Of all solutions. Where sets of numbers are asked about, for half of the time: lists that have turned up once are
/// looked at by themselves for the other half.
KnownClues Group::among(Site& site, std::chrono::milliseconds patience)
{
    const bool isSets = site.clue.counted.size() > 1;
    const Halt halt = haltAfter(isSets ? patience / 2 : patience);
    const ClueReading reading = m_model->readingOf(site.clue);
    KnownClues known{cluesOf(reading, m_task.base.rules(), m_model->model(), m_board->solutions, [&] { return halt; })};
    const Halt late = haltAfter(patience / 2);
    for (const auto& [list, solutions] : known.found.clues)
        if (!known.found.complete && isSets && solutions.solutions == 1 && !late.reached())
            (void)prove(site, reading, solutions.first, late);
    known.proved = site.proved;
    return known;
}

/// Of the clues that hold in the target.
KnownClues Group::inTarget(Site& site, const Halt& halt)
{
    const ClueReading reading = m_model->readingOf(site.clue);
    const auto list = m_target ? reading.clueIn(*m_target) : std::nullopt;
    if (!list)
        return {{{}, true}};
    const auto solutions = prove(site, reading, *m_target, halt);
    return {{{{*list, {solutions.value_or(1)}}}, solutions.has_value()}, site.proved};
}

/// Asks of the clue of a solution, and of each part of a list of numbers, whether another solution has it too. So many
/// have the whole clue, two at most; nothing where a question was given up.
std::optional<std::size_t> Group::prove(Site& site, const ClueReading& reading, const Answers& solution,
                                        const Halt& halt)
{
    const auto solutionsWith = [&](const RegionNumbers& clue) -> std::optional<std::size_t> {
        const SolutionSet others = othersThan({&solution, 1}, m_task.base.rules(), m_model->model(),
                                              reading.thatHave(clue, solution), 1, halt);
        return others.all || !others.solutions.empty() ? std::optional(1 + others.solutions.size()) : std::nullopt;
    };
    const RegionNumbers list = *reading.clueIn(solution);
    if (site.proved.contains(list))
        return 1;
    if (const auto whole = solutionsWith(list); whole != 1U || site.clue.read != nullptr)
        return whole;
    auto parts = smallestParts(list, solutionsWith);
    if (!parts)
        return std::nullopt;
    site.proved.emplace(list, *std::move(parts));
    return 1;
}

// --- what is determined ---

/// Of options of some families, in a model of its own: solutions that are found for one of them serve the others.
class Group::Counter {
public:
    explicit Counter(const Group& group)
        : m_group(group), m_model(*group.m_board->board.get(), group.m_task.base, Halt(group.m_stop))
    {
    }
    /// How many answers of the board are the same in all solutions with an option; nothing where that was given up.
    [[nodiscard]] std::optional<int> count(std::size_t family, const ClueOption&, const Halt&);

private:
    void remember(const Truth&);

    const Group& m_group;
    OpenModel m_model;
    std::deque<Truth> m_known;
};

std::optional<int> Group::Counter::count(std::size_t family, const ClueOption& option, const Halt& halt)
{
    const JudgeTask& task = m_group.m_task;
    Site site = siteOf(task, m_group.m_families, family, Numbers::Named, m_group.m_board);
    const RegionNumbers numbers = numbersOf(task.board, site, m_group.m_families[family], option);
    const std::vector<Lit> assumptions = m_model.readingOf(site.clue).thatHave(numbers, {});
    const auto obeys = [&](const Truth& known) { // literals may be newer than it is
        return std::ranges::all_of(assumptions, [&](Lit l) { return l.atom() < known.atomCount() && known[l]; });
    };
    if (std::ranges::none_of(m_known, obeys)) {
        if (m_model.model().solve(assumptions, halt) != SatResult::Sat)
            return std::nullopt;
        remember(m_model.model().solution());
    }
    const BackboneEvents events{[this](const Truth& found) { remember(found); }, [](const auto&) {}};
    BackboneSearch search(task.base.rules(), m_model.model(), assumptions, *std::ranges::find_if(m_known, obeys), halt,
                          BackboneSearch::Repairs::Never, events);
    for (const Truth& known : m_known)
        if (obeys(known))
            (void)search.meet([&](Lit l) { return known[l]; });
    search.determineRest([] { return true; });
    return search.openCount() == 0 ? std::optional(search.backbone().determinedAnswers()) : std::nullopt;
}

void Group::Counter::remember(const Truth& solution)
{
    m_known.push_back(solution);
    if (m_known.size() * static_cast<std::size_t>(solution.atomCount()) > atomsKept)
        m_known.pop_front();
}

OptionCounter Group::makeCounter() const
{
    if (!m_board->board.get())
        return {};
    const auto counter = std::make_shared<Counter>(*this);
    return [counter](std::size_t family, const ClueOption& option, const Halt& halt) {
        return counter->count(family, option, halt);
    };
}

// --- which groups there are ---

/// Does a clue of the family claim a part? A single number of a clue that stands is better judged with its others in
/// force, and the area of a rectangle beside "?".
bool claimsPart(const JudgeTask& task, const ClueFamily& family)
{
    return family.region != nullptr
           && (family.isAnySet || !hasClue(task.board, family.place) || areasWithSeeds(task.base.rules()) != nullptr);
}

/// Is it a pair of letters? Judged by themselves, those of an 8 x 8 board take three to four times as long.
bool isPair(const JudgeTask& task, const ClueFamily& family)
{
    return !task.target && family.read != nullptr && genreOf(task.board).clue(Clue::OutsideLetter) != nullptr;
}

/// Is an answer all that is said by its options? All solutions tell more of it, and sooner.
bool givesNewAnswer(const KnownSolutions& base, const ClueFamily& family)
{
    return !base.hasAll() && !base.solutions().empty() && family.isGiven && family.weaker.front().surely
           && family.weaker.front().option.edit.empty() && isRead(family, base.rules());
}

/// The boards with open clues.
struct OpenBoards {
    explicit OpenBoards(const JudgeTask& task)
        : part(share([&task] { return withOpenPart(task.board); })),
          pair(share([&task] { return withOpenPair(task.board); })),
          given(share([&task] { return std::optional(OpenBoard{task.base.rules()}); }))
    {
    }
    static std::shared_ptr<SharedBoard> share(std::function<std::optional<OpenBoard>()> make)
    {
        auto shared = std::make_shared<SharedBoard>();
        shared->board = std::async(std::launch::deferred, std::move(make));
        return shared;
    }
    /// On which one a family is told; null: it is judged by itself.
    [[nodiscard]] std::shared_ptr<SharedBoard> boardFor(const JudgeTask& task, const ClueFamily& family) const
    {
        const auto board = claimsPart(task, family)            ? part
                           : givesNewAnswer(task.base, family) ? given
                           : isPair(task, family)              ? pair
                                                               : nullptr;
        return board && board->board.get() ? board : nullptr;
    }

    std::shared_ptr<SharedBoard> part, pair, given;
};

/// In the order of the families. Where any set of a clue's numbers is asked about, they are told together.
std::vector<Site> sitesOf(const JudgeTask& task, const std::vector<ClueFamily>& families, const OpenBoards& boards)
{
    std::vector<Site> sites;
    std::set<Place> ofSets;
    for (const ClueFamily& family : families)
        if (family.isAnySet)
            ofSets.insert(family.place);
    for (std::size_t f = 0; f < families.size(); ++f) {
        auto board = boards.boardFor(task, families[f]);
        if (!board)
            continue;
        const bool isOfSets = ofSets.contains(families[f].place);
        const auto isHere = [&](const Site& site) { return site.clue.place == families[f].place; };
        if (const auto same = std::ranges::find_if(sites, isHere); same != sites.end() && isOfSets)
            same->families.push_back(f);
        else
            sites.push_back(siteOf(task, families, f, isOfSets ? Numbers::All : Numbers::Named, std::move(board)));
    }
    return sites;
}

} // namespace

std::vector<FamilyGroup> openGroups(const JudgeTask& task, const std::vector<ClueFamily>& families,
                                    const std::stop_token& stop)
{
    const OpenBoards boards(task);
    std::vector<std::shared_ptr<Group>> ofNew, others;
    std::size_t newSites = 0, shares = 1;
    for (Site& site : sitesOf(task, families, boards)) {
        const Place place = site.clue.place;
        const auto groupOn = [&](std::shared_ptr<SharedBoard> board) {
            return std::make_shared<Group>(task, families, std::move(board), stop);
        };
        if (hasClue(task.board, place) && site.board == boards.part) {
            const auto rest = [board = with(task.board, withoutClue(task.board, place)), place] {
                return withOpenPart(board, place);
            };
            others.push_back(groupOn(OpenBoards::share(rest)));
            others.back()->add(std::move(site));
            continue;
        }
        if (site.clue.counted.size() > 1 || site.board == boards.given)
            shares = 2; // one for each thread, where that is worth another model
        const std::size_t share = newSites++ % shares;
        if (share == ofNew.size())
            ofNew.push_back(groupOn(site.board));
        ofNew[share]->add(std::move(site));
    }
    std::ranges::move(others, std::back_inserter(ofNew));
    std::vector<FamilyGroup> told;
    for (const auto& group : ofNew) {
        const auto judge = [group](FamilyGroup::Turn turn, const FamilySink& sink) { group->judge(turn, sink); };
        told.push_back({group->families(), judge, [group] { return group->makeCounter(); }});
    }
    return told;
}

} // namespace tokisuji
