#include "editor/model/trace_cache.h"

#include <algorithm>

namespace tokisuji {

namespace {

template <class T>
std::size_t bytesIn(const std::vector<T>& items)
{
    return items.capacity() * sizeof(T);
}

std::size_t bytesOf(const Reason& reason)
{
    std::size_t bytes =
        bytesIn(reason.constraints) + bytesIn(reason.facts) + bytesIn(reason.hints) + bytesIn(reason.ways);
    for (const Hint& hint : reason.hints)
        bytes += bytesIn(hint.places);
    for (const std::vector<int>& way : reason.ways)
        bytes += bytesIn(way);
    return bytes;
}

} // namespace

std::size_t bytesOf(const Trace& trace)
{
    std::size_t bytes = sizeof(Trace) + bytesIn(trace.steps) + bytesIn(trace.branches) + bytesIn(trace.splits);
    for (const Step& step : trace.steps)
        bytes += bytesIn(step.conclusions) + bytesOf(step.why);
    for (const Branch& branch : trace.branches)
        bytes += bytesIn(branch.also) + bytesIn(branch.steps) + bytesOf(branch.clash);
    for (const Split& split : trace.splits)
        bytes += bytesIn(split.branches) + bytesOf(split.exhaustive);
    return bytes;
}

TraceCache::Slots::iterator TraceCache::slotOf(const TraceQuestion& wanted)
{
    const std::size_t hash = wanted.board.hash();
    return std::ranges::find_if(m_slots, [&](const Slot& slot) { return slot.hash == hash && slot.wanted == wanted; });
}

std::shared_ptr<const Trace> TraceCache::find(const TraceQuestion& wanted)
{
    const auto slot = slotOf(wanted);
    if (slot == m_slots.end())
        return nullptr;
    m_slots.splice(m_slots.begin(), m_slots, slot);
    return slot->trace;
}

void TraceCache::put(TraceQuestion wanted, std::shared_ptr<const Trace> trace)
{
    if (const auto old = slotOf(wanted); old != m_slots.end()) {
        m_bytes -= old->bytes;
        m_slots.erase(old);
    }
    const std::size_t hash = wanted.board.hash();
    const std::size_t bytes = bytesOf(*trace);
    m_bytes += bytes;
    m_slots.push_front({hash, std::move(wanted), std::move(trace), bytes});
    while (m_bytes > m_byteLimit) {
        m_bytes -= m_slots.back().bytes;
        m_slots.pop_back();
    }
}

} // namespace tokisuji
