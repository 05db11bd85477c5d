#include "engine/advice/clue_survey.h"

#include "engine/board/distance.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <future>
#include <iterator>
#include <ranges>
#include <utility>

namespace tokisuji {

std::vector<Place> cluePlacesNear(const Board& board, const std::vector<Place>& places)
{
    std::multimap<int, Place> sorted;
    for (const Place clue : cluePlaces(board)) {
        int least = INT16_MAX;
        for (const Place p : places)
            least = std::min(least, latticeDistance(p, clue));
        sorted.emplace(least, clue);
    }
    const auto near = sorted | std::views::values;
    return {near.begin(), near.end()};
}

// --- surveyors ---

/// Groups count in models of their own, one for each thread.
bool Surveyor::determine(std::size_t family, Judged& judged)
{
    const ClueFamily& asked = m_survey.m_families[family];
    const bool isOpen = judged.status == Status::Several && !judged.determined;
    const bool isCounted = isOpen && asked.region != nullptr && asked.namesAll();
    const FamilyGroup* group = isCounted ? m_survey.m_groupOf[family] : nullptr;
    const auto [counter, isNew] = m_counters.try_emplace(group);
    if (isNew && group != nullptr)
        counter->second = group->makeCounter();
    if (!counter->second)
        return m_judge.determine(asked, judged);
    judged.determined =
        counter->second(family, judged.option, Halt(m_survey.m_stop, Halt::Clock::now() + m_task.patience));
    return judged.determined.has_value();
}

// --- the survey ---

ClueSurvey::ClueSurvey(const JudgeTask& task, const std::vector<ClueFamily>& families, std::stop_token stop)
    : m_task(task), m_hasty{task.board, task.base, task.target, task.patience / hastyPart}, m_families(families),
      m_stop(std::move(stop)), m_groups(openGroups(task, families, m_stop)), m_groupOf(families.size(), nullptr)
{
    for (const FamilyGroup& group : m_groups)
        for (const std::size_t family : group.families)
            m_groupOf[family] = &group;
}

void ClueSurvey::judgeAll(const Sink& sink)
{
    const auto all = jobs();
    const auto sinkOf = [&sink](Surveyor& surveyor) { return [&](Told told) { sink(std::move(told), surveyor); }; };
    shareOut(m_hasty, all.size(), [&](Surveyor& surveyor, std::size_t i) {
        if (const FamilyGroup* group = m_groupOf[all[i].front()])
            return group->judge(FamilyGroup::Hasty, sinkOf(surveyor));
        for (const std::size_t family : all[i])
            if (!m_stop.stop_requested())
                judgeFamily({family, m_families[family]}, FamilyGroup::Hasty, surveyor, sink);
    });
    std::ranges::sort(m_waiting, {}, &Waiting::number);
    shareOut(m_task, m_groups.size() + m_waiting.size(), [&](Surveyor& surveyor, std::size_t i) {
        if (i < m_groups.size())
            m_groups[i].judge(FamilyGroup::Last, sinkOf(surveyor));
        else
            judgeFamily(m_waiting[i - m_groups.size()], FamilyGroup::Last, surveyor, sink);
    });
}

/// The families of one place are one job: they share their weaker boards. A group comes when the first of its families
/// would.
std::vector<std::vector<std::size_t>> ClueSurvey::jobs() const
{
    std::vector<std::vector<std::size_t>> jobs;
    for (std::size_t f = 0; f < m_families.size(); ++f) {
        const FamilyGroup* group = m_groupOf[f];
        const bool goesOn = f > 0 && m_groupOf[f - 1] == group && m_families[f - 1].place == m_families[f].place;
        if (group == nullptr && goesOn)
            jobs.back().push_back(f);
        else if (group == nullptr || group->families.front() == f)
            jobs.push_back({f});
    }
    return jobs;
}

/// What is not told soon has to wait; in the last turn there is all the patience.
void ClueSurvey::judgeFamily(Waiting rest, FamilyGroup::Turn turn, Surveyor& surveyor, const Sink& sink)
{
    std::vector<Judged> judged = surveyor.judge(rest.family);
    std::erase_if(judged, [&](const Judged& one) { return std::ranges::count(rest.told, one.option) > 0; });
    const std::size_t named = std::exchange(rest.family.options, {}).size(), number = rest.number;
    const auto isTold = [&](const Judged& one) { return turn == FamilyGroup::Last || one.status != Status::Unknown; };
    const auto untold = std::ranges::stable_partition(judged, isTold);
    if (rest.family.namesAll())
        std::ranges::transform(untold, std::back_inserter(rest.family.options), &Judged::option);
    else
        std::transform(judged.begin(), untold.begin(), std::back_inserter(rest.told), std::mem_fn(&Judged::option));
    const std::size_t tried = named - rest.family.options.size();
    if (!untold.empty()) {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(std::move(rest));
    }
    judged.erase(untold.begin(), judged.end());
    sink({number, std::move(judged), tried}, surveyor);
}

void ClueSurvey::shareOut(const JudgeTask& task, std::size_t count,
                          const std::function<void(Surveyor&, std::size_t)>& work) const
{
    std::atomic<std::size_t> next = 0;
    const auto takeOn = [&] {
        Surveyor surveyor(*this, task);
        for (std::size_t i = next++; i < count && !m_stop.stop_requested(); i = next++)
            work(surveyor, i);
    };
    std::future<void> helper = std::async(std::launch::async, takeOn);
    takeOn();
    helper.get();
}

} // namespace tokisuji
