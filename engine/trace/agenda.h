// Agenda: which propagators have something new to examine, easy ones first over the whole board.
//
// On the path itself the newest change comes first and, among equals, what lies nearest to it: a person follows a
// deduction where it leads, be it to the other end of the board. Inside a hypothesis the oldest comes first, which
// finds short contradictions before long ones.
#pragma once

#include "engine/trace/ground.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tokisuji::tracing {

class Agenda {
public:
    enum class Order : std::uint8_t { NewestFirst, OldestFirst };
    explicit Agenda(const Ground&, Order);

    /// Puts a task on; `moment` is when what it looks at changed, `from` where.
    void wake(int task, int moment, Place from);
    /// Removes the next task up to `maxLevel`; none: nothing is left to examine.
    [[nodiscard]] std::optional<int> next(int maxLevel);
    void clear();
    /// Tasks that wait at a level.
    [[nodiscard]] int waiting(int level) const { return m_waiting[static_cast<std::size_t>(level)]; }

    static constexpr int levels = 10;

private:
    /// The order in the upper half, then the distance, then the task: one number, as heaps compare a lot.
    using Entry = std::uint64_t;
    [[nodiscard]] static Entry entryOf(int order, int distance, int task);
    [[nodiscard]] static int orderOf(Entry);
    [[nodiscard]] static int taskOf(Entry);

    const Ground* m_ground;
    Order m_order;
    std::vector<Entry> m_heaps[levels];
    std::vector<int> m_wokenAt; ///< by task: order of its valid entry, -1 when it is not on
    int m_waiting[levels] = {};
};

} // namespace tokisuji::tracing
