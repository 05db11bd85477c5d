#include "engine/trace/agenda.h"

#include "engine/board/distance.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <functional>

namespace tokisuji::tracing {

namespace {

constexpr int notWaiting = INT32_MIN;
constexpr int taskBits = 22, distanceBits = 10;
constexpr std::uint32_t signBit = 1U << 31; // so that negative orders come before positive ones

} // namespace

Agenda::Entry Agenda::entryOf(int order, int distance, int task)
{
    const auto near = static_cast<std::uint32_t>(std::clamp(distance, 0, (1 << distanceBits) - 1));
    const std::uint32_t lower = near << taskBits | static_cast<std::uint32_t>(task);
    return std::uint64_t{static_cast<std::uint32_t>(order) ^ signBit} << 32 | lower;
}

int Agenda::orderOf(Entry entry)
{
    return static_cast<int>(static_cast<std::uint32_t>(entry >> 32) ^ signBit);
}

int Agenda::taskOf(Entry entry)
{
    return static_cast<int>(entry & ((1U << taskBits) - 1));
}

Agenda::Agenda(const Ground& ground, Order order)
    : m_ground(&ground), m_order(order), m_wokenAt(ground.tasks().size(), notWaiting)
{
    require(ground.tasks().size() < 1U << taskBits, "Agenda: at most four million tasks");
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
    heap.push_back(entryOf(order, distanceOrFar(t.place, from), task));
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
            const int task = taskOf(entry);
            int& wokenAt = m_wokenAt[static_cast<std::size_t>(task)];
            if (wokenAt != orderOf(entry))
                continue; // woken again since, or looked at already
            wokenAt = notWaiting;
            --m_waiting[level];
            return task;
        }
    }
    return std::nullopt;
}

void Agenda::clear()
{
    for (auto& heap : m_heaps) {
        for (const Entry entry : heap)
            m_wokenAt[static_cast<std::size_t>(taskOf(entry))] = notWaiting;
        heap.clear();
    }
    std::ranges::fill(m_waiting, 0);
}

} // namespace tokisuji::tracing
