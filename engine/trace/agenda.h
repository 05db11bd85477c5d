// Agendas: which propagators have something new to examine, easy ones first over the whole board.
//
// On the path itself the newest change comes first and, among equals, what lies nearest to it: a person follows a
// deduction where it leads, be it to the other end of the board. Inside a hypothesis the oldest comes first, which
// finds short contradictions before long ones.
#pragma once

#include "engine/trace/ground.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tokisuji::tracing {

/// A task that waits: the moment in the upper half, then the distance, then the task; one number, as it is compared a
/// lot.
using Waiting = std::uint64_t;

/// Levels of tasks.
constexpr std::size_t agendaLevels = 10;

/// Of the path: the newest change first.
class PathAgenda {
public:
    explicit PathAgenda(const Ground&);

    /// Puts a task on; `moment` is when what it looks at changed, `from` where.
    void wake(int task, int moment, Place from);
    /// Removes the next task up to `maxLevel`; none: nothing is left to examine.
    [[nodiscard]] std::optional<int> next(int maxLevel);
    /// Tasks that wait at a level.
    [[nodiscard]] int waiting(int level) const { return m_waiting[static_cast<std::size_t>(level)]; }

private:
    const Ground* m_ground;
    std::array<std::vector<Waiting>, agendaLevels> m_heaps;
    std::vector<int> m_wokenAt; ///< by task: moment of its valid entry
    std::array<int, agendaLevels> m_waiting{};
};

/// Of a hypothesis: the oldest change first. Moments never go back.
class ThoughtAgenda {
public:
    explicit ThoughtAgenda(const Ground&);

    void wake(int task, int moment, Place from);
    [[nodiscard]] std::optional<int> next(int maxLevel);
    void clear();

private:
    struct Level {
        std::vector<Waiting> tasks;
        std::size_t next = 0;
        std::size_t sorted = 0; ///< up to here they are in order; behind it only moments are
    };

    const Ground* m_ground;
    std::array<Level, agendaLevels> m_levels;
    std::vector<char> m_isWaiting; ///< by task
};

} // namespace tokisuji::tracing
