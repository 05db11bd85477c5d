#include "engine/trace/agenda.h"

#include "engine/board/distance.h"

#include <algorithm>
#include <functional>

namespace tokisuji::tracing {

namespace {

constexpr int notWaiting = INT32_MIN;

} // namespace

Agenda::Agenda(const Ground& ground, Order order)
    : m_ground(&ground), m_order(order), m_wokenAt(ground.tasks().size(), notWaiting)
{
}

void Agenda::wake(int task, int moment, Place from)
{
    const Task& t = m_ground->tasks()[static_cast<std::size_t>(task)];
    const int order = m_order == Order::NewestFirst ? -moment : moment;
    int& wokenAt = m_wokenAt[static_cast<std::size_t>(task)];
    if (wokenAt != notWaiting && (m_order == Order::OldestFirst || wokenAt == order))
        return;
    if (wokenAt == notWaiting)
        ++m_waiting[t.level];
    wokenAt = order;
    auto& heap = m_heaps[t.level];
    heap.push_back({order, distanceOrFar(t.place, from), task});
    std::ranges::push_heap(heap, std::greater{});
}

std::optional<int> Agenda::next(int maxLevel)
{
    for (int level = 0; level < levels && level <= maxLevel; ++level) {
        auto& heap = m_heaps[level];
        while (!heap.empty()) {
            const Entry entry = heap.front();
            std::ranges::pop_heap(heap, std::greater{});
            heap.pop_back();
            int& wokenAt = m_wokenAt[static_cast<std::size_t>(entry.task)];
            if (wokenAt != entry.order)
                continue; // woken again since, or looked at already
            wokenAt = notWaiting;
            --m_waiting[level];
            return entry.task;
        }
    }
    return std::nullopt;
}

void Agenda::clear()
{
    for (auto& heap : m_heaps) {
        for (const Entry& entry : heap)
            m_wokenAt[static_cast<std::size_t>(entry.task)] = notWaiting;
        heap.clear();
    }
    std::ranges::fill(m_waiting, 0);
}

} // namespace tokisuji::tracing
