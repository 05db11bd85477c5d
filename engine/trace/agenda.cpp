#include "engine/trace/agenda.h"

#include "engine/board/distance.h"
#include "engine/trace/index.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <functional>

namespace tokisuji::tracing {

namespace {

constexpr int notWaiting = INT32_MIN;
constexpr int taskBits = 22, distanceBits = 10;
constexpr std::uint32_t signBit = 1U << 31; // so that negative moments come before positive ones

Waiting waitingOf(int moment, int distance, int task)
{
    const auto near = static_cast<std::uint32_t>(std::clamp(distance, 0, (1 << distanceBits) - 1));
    const std::uint32_t lower = near << taskBits | static_cast<std::uint32_t>(task);
    return std::uint64_t{static_cast<std::uint32_t>(moment) ^ signBit} << 32 | lower;
}

int momentOf(Waiting waiting)
{
    return static_cast<int>(static_cast<std::uint32_t>(waiting >> 32) ^ signBit);
}

int taskOf(Waiting waiting)
{
    return static_cast<int>(waiting & ((1U << taskBits) - 1));
}

void requireFew(const Ground& ground)
{
    require(ground.tasks().size() < 1U << taskBits, "at most four million tasks");
}

} // namespace

// --- the path ---

PathAgenda::PathAgenda(const Ground& ground) : m_ground(&ground), m_wokenAt(ground.tasks().size(), notWaiting)
{
    requireFew(ground);
}

void PathAgenda::wake(int task, int moment, Place from)
{
    const Task& t = m_ground->tasks()[at(task)];
    const int order = -moment;
    int& wokenAt = m_wokenAt[at(task)];
    if (wokenAt == order)
        return;
    if (wokenAt == notWaiting)
        ++m_waiting[at(t.level)];
    wokenAt = order;
    auto& heap = m_heaps[at(t.level)];
    heap.push_back(waitingOf(order, distanceOrFar(t.place, from), task));
    std::ranges::push_heap(heap, std::greater{});
}

std::optional<int> PathAgenda::next(int maxLevel)
{
    for (std::size_t level = 0; level < agendaLevels && level <= at(maxLevel); ++level) {
        auto& heap = m_heaps[level];
        while (!heap.empty()) {
            const Waiting first = heap.front();
            std::ranges::pop_heap(heap, std::greater{});
            heap.pop_back();
            int& wokenAt = m_wokenAt[at(taskOf(first))];
            if (wokenAt != momentOf(first))
                continue; // woken again since, or looked at already
            wokenAt = notWaiting;
            --m_waiting[level];
            return taskOf(first);
        }
    }
    return std::nullopt;
}

// --- a hypothesis ---

ThoughtAgenda::ThoughtAgenda(const Ground& ground) : m_ground(&ground), m_isWaiting(ground.tasks().size())
{
    requireFew(ground);
}

void ThoughtAgenda::wake(int task, int moment, Place from)
{
    if (m_isWaiting[at(task)] != 0)
        return;
    m_isWaiting[at(task)] = 1;
    const Task& t = m_ground->tasks()[at(task)];
    m_levels[at(t.level)].tasks.push_back(waitingOf(moment, distanceOrFar(t.place, from), task));
}

std::optional<int> ThoughtAgenda::next(int maxLevel)
{
    for (std::size_t l = 0; l < agendaLevels && l <= at(maxLevel); ++l) {
        auto& [tasks, next, sorted] = m_levels[l];
        if (next == tasks.size())
            continue;
        if (next == sorted) { // all that one change woke is there by now
            const int moment = momentOf(tasks[next]);
            while (sorted < tasks.size() && momentOf(tasks[sorted]) == moment)
                ++sorted;
            std::sort(tasks.begin() + std::ptrdiff_t(next), tasks.begin() + std::ptrdiff_t(sorted));
        }
        const int task = taskOf(tasks[next++]);
        m_isWaiting[at(task)] = 0;
        return task;
    }
    return std::nullopt;
}

void ThoughtAgenda::clear()
{
    for (auto& [tasks, next, sorted] : m_levels) {
        for (; next < tasks.size(); ++next)
            m_isWaiting[at(taskOf(tasks[next]))] = 0;
        tasks.clear();
        next = sorted = 0;
    }
}

} // namespace tokisuji::tracing
