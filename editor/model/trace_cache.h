// TraceCache: whole traces by board, so that undo and the timeline answer without tracing.
#pragma once

#include "engine/board/board.h"
#include "engine/solve/verdict.h"
#include "engine/trace/profile.h"
#include "engine/trace/trace.h"

#include <list>
#include <memory>

namespace tokisuji {

/// What a trace depends on.
struct TraceQuestion {
    Board board; ///< a checked part
    Profile profile;
    MarkUse marks = MarkUse::Ignore;
    BoardReading reading = BoardReading::AsItStands; ///< that in which the board has solutions
    bool isUnique = false;                           ///< it is known that there is one solution, and may be used
    friend bool operator==(const TraceQuestion&, const TraceQuestion&) = default;
};

/// The bytes that a trace holds, roughly.
[[nodiscard]] std::size_t bytesOf(const Trace&);

/// The least recently used are dropped when all together exceed the byte limit. Not synchronised.
class TraceCache {
public:
    explicit TraceCache(std::size_t byteLimit = std::size_t{64} * 1024 * 1024) : m_byteLimit(byteLimit) {}

    /// nullptr: not there. Marks the entry as used.
    [[nodiscard]] std::shared_ptr<const Trace> find(const TraceQuestion&);
    void put(TraceQuestion, std::shared_ptr<const Trace>);

private:
    struct Slot {
        std::size_t hash;
        TraceQuestion wanted;
        std::shared_ptr<const Trace> trace;
        std::size_t bytes;
    };
    using Slots = std::list<Slot>; // most recently used first
    [[nodiscard]] Slots::iterator slotOf(const TraceQuestion&);

    std::size_t m_byteLimit;
    std::size_t m_bytes = 0;
    Slots m_slots;
};

} // namespace tokisuji
