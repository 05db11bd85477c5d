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
    void addFamilies(Place);
    void addTakings(Place);
    [[nodiscard]] bool isMember(Place) const;
    [[nodiscard]] bool isEdited(Place) const;
    void record(Told, Surveyor&);
    void lookCloser(const ClueSurvey&);
    void addSeveral(Ranked, Surveyor&);
    void add(Ranked);

    const Board& m_board;
    const Verdict& m_verdict;
    const RepairOptions& m_options;
    std::stop_token m_stop;
    const RepairSink& m_sink;
    KnownSolutions m_base;
    JudgeTask m_task;
    std::vector<ClueFamily> m_families;

    std::mutex m_mutex; ///< of all below
    std::vector<Ranked> m_found;
    std::vector<Ranked> m_several;
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
    const auto others = std::ranges::stable_partition(places, [&](Place p) { return isEdited(p); });
    for (const auto& group : {std::span(places.begin(), others.begin()), std::span(others)}) {
        for (const Place place : group)
            addFamilies(place);
        for (const Place place : group)
            addTakings(place);
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
    const auto isBlamed = [&](Place p) { return std::ranges::find(m_verdict.conflict, p) != m_verdict.conflict.end(); };
    return m_verdict.conflict.empty() || isBlamed(place) || isBlamed(wholeBoard);
}

bool Search::isEdited(Place place) const
{
    const std::vector<Place>& edited = m_options.edited;
    return m_verdict.status == Status::None && std::ranges::find(edited, place) != edited.end();
}

/// To a puzzle without solution only clues are added that may give one back.
void Search::addFamilies(Place place)
{
    if (m_stop.stop_requested())
        return;
    for (ClueFamily& family : clueFamilies(m_board, place))
        if (m_verdict.status != Status::None || hasClue(m_board, place) || givesFreedom(family))
            m_families.push_back(std::move(family));
}

void Search::addTakings(Place place)
{
    if (m_stop.stop_requested())
        return;
    for (const ClueOption& option : {unknownClue(m_board, place), withoutClue(m_board, place)})
        if (!option.edit.empty())
            m_families.push_back({.place = place, .options = {option}});
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
    if (m_stop.stop_requested() || (!isNone && !m_found.empty()))
        return;
    std::ranges::stable_sort(m_several, {}, [](const Ranked& r) { return std::pair(r.judged.known, r.family); });
    if (!isNone && m_several.size() > closerLooks * m_options.most)
        m_several.resize(closerLooks * m_options.most);
    survey.shareOut(m_task, m_several.size(),
                    [this](Surveyor& surveyor, std::size_t i) { addSeveral(m_several[i], surveyor); });
}

void Search::addSeveral(Ranked several, Surveyor& surveyor)
{
    const bool isKnown = surveyor.determine(several.family, several.judged);
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
    const auto isBeyond = [&] { // those that are as good as the last one of these stay
        if (m_verdict.status != Status::Several || m_found.back().judged.status != Status::Several
            || m_found.size() <= m_options.most)
            return false;
        const Ranked& last = m_found[m_options.most - 1];
        return last.judged.status == Status::Unique || m_found.back().determined() < last.determined();
    };
    while (isBeyond()) {
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
