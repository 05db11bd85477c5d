// What is found is put in its place by the number of its family, so that the report does not depend on who was faster.
#include "engine/advice/repairs.h"

#include "engine/advice/clue_survey.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <mutex>
#include <span>

namespace tokisuji {

namespace {

constexpr int patienceForAll = 8; ///< times as much for a question about many boards
/// So many of the changes that leave several solutions are looked at more closely, for each one that is kept.
constexpr std::size_t closerLooks = 4;

/// What a change of a family (by index) makes of the board.
struct Tried {
    Judged judged;
    std::size_t family;
};

/// How good a change is, the best ones first, and its place in the order of trying.
using Rank = std::pair<std::pair<bool, int>, std::size_t>;

Rank rankOf(const Tried& tried)
{
    const bool isUnique = tried.judged.status == Status::Unique;
    return {{!isUnique, isUnique ? 0 : -tried.judged.determined.value_or(0)}, tried.family};
}

/// May a solution with these clues fail to solve the current board, although they are read off solutions?
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
          m_base(baseSolutions(board, verdict, options.target, m_stop)), m_task{board, m_base, options.target,
                                                                                options.patience, patienceForAll}
    {
    }

    RepairReport run()
    {
        nameFamilies();
        ClueSurvey survey(m_task, m_families, m_stop);
        survey.judgeAll([this](Told told, Surveyor& surveyor) { record(std::move(told), surveyor); });
        lookCloser(survey);
        m_report.stop = m_stop.stop_requested() ? Stop::Cancelled : m_gaveUp ? Stop::Limit : Stop::Finished;
        if (m_sink)
            m_sink(m_report);
        return std::move(m_report);
    }

private:
    void nameFamilies();
    [[nodiscard]] bool isMember(Place) const;
    void record(Told, Surveyor&);
    void lookCloser(const ClueSurvey&);
    void add(Tried);

    const Board& m_board;
    const Verdict& m_verdict;
    const RepairOptions& m_options;
    std::stop_token m_stop;
    const RepairSink& m_sink;
    KnownSolutions m_base;
    JudgeTask m_task;
    std::vector<ClueFamily> m_families;

    std::mutex m_mutex;        ///< of all below
    std::vector<Rank> m_ranks; ///< of the report's repairs
    std::vector<Tried> m_several;
    bool m_gaveUp = false;
    RepairReport m_report;
};

/// Several: additions first, then changes, then what takes clues away, then changes of the ground; in each group near
/// the difference first. None: what touches the clues that cannot stand together.
void Search::nameFamilies()
{
    std::vector<Place> differing;
    if (m_base.solutions().size() >= 2)
        for (const Change& change : difference(m_base.filled(0), m_base.filled(1)).changes())
            differing.push_back(change.place);
    std::vector<Place> places = cluePlacesNear(m_board, differing);
    if (m_verdict.status == Status::None)
        std::erase_if(places, [&](Place p) { return hasClue(m_board, p) && !isMember(p); });
    std::ranges::stable_partition(places, [&](Place p) { return !hasClue(m_board, p); });
    const auto isEdited = [&](Place p) {
        return m_verdict.status == Status::None && std::ranges::count(m_options.edited, p) > 0;
    };
    const auto mayHelp = [&](const ClueFamily& family) { // without solution, what is added has to give one back
        return m_verdict.status != Status::None || hasClue(m_board, family.place) || givesFreedom(family);
    };
    const auto others = std::ranges::stable_partition(places, isEdited);
    for (const auto& group : {std::span(places.begin(), others.begin()), std::span(others)}) {
        for (const Place place : group)
            if (!m_stop.stop_requested())
                for (ClueFamily& family : clueFamilies(m_board, place))
                    if (mayHelp(family))
                        m_families.push_back(std::move(family));
        for (const Place place : group)
            if (!m_stop.stop_requested())
                for (ClueOption taken : {unknownClue(m_board, place), withoutClue(m_board, place)})
                    if (!taken.edit.empty())
                        m_families.push_back(familyOf(std::move(taken)));
    }
    for (ClueFamily& family : groundFamilies(m_board, m_stop))
        if (m_verdict.status != Status::None || isMember(family.place))
            m_families.push_back(std::move(family));
    for (const ClueFamily& family : m_families)
        m_report.candidates += static_cast<int>(family.options.size());
}

/// Where no clue is to blame, or the whole board, each may be.
bool Search::isMember(Place place) const
{
    const auto isBlamed = [&](Place p) { return std::ranges::count(m_verdict.conflict, p) > 0; };
    return m_verdict.conflict.empty() || isBlamed(place) || isBlamed(wholeBoard);
}

void Search::record(Told told, Surveyor& surveyor)
{
    for (Judged& one : told.judged)
        if (one.status == Status::Unique)
            (void)surveyor.determine(told.family, one);
    const std::scoped_lock lock(m_mutex);
    m_report.tried += static_cast<int>(told.tried);
    for (Judged& one : told.judged) {
        if (one.status == Status::Unique)
            add({std::move(one), told.family});
        else if (one.status == Status::Several)
            m_several.push_back({std::move(one), told.family});
        else if (one.status == Status::Unknown)
            m_gaveUp = true;
    }
}

/// No single change is enough, or there was no solution: which changes determine most?
void Search::lookCloser(const ClueSurvey& survey)
{
    const bool isNone = m_verdict.status == Status::None;
    if (m_stop.stop_requested() || (!isNone && !m_ranks.empty()))
        return;
    std::ranges::stable_sort(m_several, {}, [](const Tried& t) { return std::pair(t.judged.known, t.family); });
    if (!isNone && m_several.size() > closerLooks * m_options.most)
        m_several.resize(closerLooks * m_options.most);
    survey.shareOut(m_task, m_several.size(), [&](Surveyor& surveyor, std::size_t i) {
        Tried& several = m_several[i];
        const bool isKnown = surveyor.determine(several.family, several.judged);
        const std::scoped_lock lock(m_mutex);
        if (!m_stop.stop_requested()
            && (isNone || (isKnown && several.judged.determined.value_or(0) > m_verdict.determinedCount)))
            add(std::move(several));
    });
}

/// Those that are as good as the last one that is kept stay too. Requires the lock.
void Search::add(Tried tried)
{
    const Rank rank = rankOf(tried);
    const auto at = std::ranges::upper_bound(m_ranks, rank);
    m_report.repairs.insert(m_report.repairs.begin() + (at - m_ranks.begin()),
                            {std::move(tried.judged.option), tried.judged.status, tried.judged.determined.value_or(0)});
    m_ranks.insert(at, rank);
    while (m_verdict.status == Status::Several && m_ranks.size() > m_options.most
           && m_ranks.back().first > m_ranks[m_options.most - 1].first) {
        m_ranks.pop_back();
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
