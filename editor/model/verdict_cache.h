// VerdictCache: verdicts by board, so that undo and the timeline answer without solving.
#pragma once

#include "engine/check/check.h"

#include <chrono>
#include <list>
#include <memory>
#include <optional>
#include <unordered_map>

namespace tokisuji {

/// A verdict on its way from the worker to whoever shows it: one value for all of them. Never null unless it says so.
using SharedVerdict = std::shared_ptr<const Verdict>;

/// Nothing is known.
[[nodiscard]] const SharedVerdict& noVerdict();

/// What a tick of the timeline shows of a verdict.
struct VerdictSummary {
    Status status = Status::Unknown;
    Stop stop = Stop::Running;
    int determined = 0; ///< proved so far
    int total = 0;
    bool determinedComplete = false;
    std::optional<int> turns{}; ///< of a shortest sequence, where the answer is one
    friend bool operator==(const VerdictSummary&, const VerdictSummary&) = default;
};

[[nodiscard]] VerdictSummary summaryOf(const Verdict&);

/// The part of a board that its verdict depends on: no helper marks, and no answer marks when they are ignored.
[[nodiscard]] Board checkedPart(const Board&, MarkUse);

/// Whole verdicts, the least recently used dropped when they exceed the byte limit, and their summaries, which all
/// stay. Not synchronised. Boards here are checked parts.
class VerdictCache {
public:
    explicit VerdictCache(std::size_t byteLimit = std::size_t{128} * 1024 * 1024) : m_byteLimit(byteLimit) {}

    struct Entry {
        SharedVerdict verdict;
        std::chrono::milliseconds limit{0}; ///< of the check that gave it; zero: none
        /// No check with this limit would say more.
        [[nodiscard]] bool isSettled(std::chrono::milliseconds newLimit) const;
    };
    /// Marks the entry as used.
    [[nodiscard]] std::optional<Entry> find(const Board&, MarkUse);
    [[nodiscard]] std::optional<Entry> peek(const Board&, MarkUse) const;
    [[nodiscard]] std::optional<VerdictSummary> summary(const Board&, MarkUse) const;
    [[nodiscard]] std::optional<VerdictSummary> summary(std::size_t key) const;
    /// Replaces what is known of the board, unless that says more.
    void put(const Board&, Entry);
    void clear();

    /// Names a board and a use of marks in 64 bits.
    [[nodiscard]] static std::size_t key(const Board&, MarkUse);

private:
    struct Slot {
        Board board;
        MarkUse marks;
        Entry entry;
        std::size_t bytes;
        std::size_t key;
    };
    using Slots = std::list<Slot>; // most recently used first
    [[nodiscard]] Slots::const_iterator slotOf(const Board&, MarkUse) const;
    void drop(Slots::const_iterator);

    std::size_t m_byteLimit;
    std::size_t m_bytes = 0;
    Slots m_slots;
    std::unordered_map<std::size_t, Slots::const_iterator> m_slotOf;
    std::unordered_map<std::size_t, VerdictSummary> m_summaries;
};

} // namespace tokisuji
