#include "editor/model/verdict_cache.h"

#include "engine/genre/registry.h"
#include "engine/twisty/turn_findings.h"

#include <tuple>

namespace tokisuji {

namespace {

std::size_t bytesOf(const Board& board)
{
    std::size_t bytes = sizeof(Board);
    for (const Layer layer : board.layers())
        bytes += board.values(layer).size_bytes();
    return bytes;
}

std::size_t bytesOf(const Verdict& verdict)
{
    std::size_t bytes = sizeof(Verdict);
    for (const auto* board : {&verdict.solution, &verdict.determined})
        bytes += *board ? bytesOf(**board) : 0;
    for (const Board& board : verdict.alternatives)
        bytes += bytesOf(board);
    return bytes;
}

/// Orders verdicts of one board by how much they say.
auto weight(const Verdict& verdict)
{
    return std::tuple(verdict.stop == Stop::Finished, verdict.status != Status::Unknown, verdict.determinedComplete,
                      verdict.determinedCount, verdict.alternatives.size());
}

} // namespace

const SharedVerdict& noVerdict()
{
    static const auto none = std::make_shared<const Verdict>();
    return none;
}

VerdictSummary summaryOf(const Verdict& verdict)
{
    const bool isShortest = verdict.turns && verdict.turns->answer.isShortest();
    return {verdict.status,
            verdict.stop,
            verdict.determinedCount,
            verdict.total,
            verdict.determinedComplete,
            isShortest ? verdict.turns->answer.length() : std::nullopt};
}

Board checkedPart(const Board& board, MarkUse marks)
{
    const Genre& genre = genreOf(board);
    std::vector<Layer> unseen = genre.helperLayers();
    unseen.insert(unseen.end(), noteLayers.begin(), noteLayers.end());
    if (marks == MarkUse::Ignore) {
        const std::vector<Layer> answers = genre.answerLayers();
        unseen.insert(unseen.end(), answers.begin(), answers.end());
    }
    return board.without(unseen);
}

bool VerdictCache::Entry::isSettled(std::chrono::milliseconds newLimit) const
{
    if (verdict->stop == Stop::Finished || verdict->stop == Stop::TooLarge)
        return true;
    const bool longer = limit.count() != 0 && (newLimit.count() == 0 || newLimit > limit);
    return verdict->stop == Stop::Limit && !longer;
}

std::size_t VerdictCache::key(const Board& board, MarkUse marks)
{
    return board.hash() ^ (marks == MarkUse::Use ? 0x9e3779b97f4a7c15ULL : 0);
}

VerdictCache::Slots::const_iterator VerdictCache::slotOf(const Board& board, MarkUse marks) const
{
    const auto found = m_slotOf.find(key(board, marks));
    if (found == m_slotOf.end() || found->second->marks != marks || found->second->board != board)
        return m_slots.end();
    return found->second;
}

std::optional<VerdictCache::Entry> VerdictCache::find(const Board& board, MarkUse marks)
{
    const auto slot = slotOf(board, marks);
    if (slot == m_slots.end())
        return {};
    m_slots.splice(m_slots.begin(), m_slots, slot);
    return slot->entry;
}

std::optional<VerdictCache::Entry> VerdictCache::peek(const Board& board, MarkUse marks) const
{
    const auto slot = slotOf(board, marks);
    return slot == m_slots.end() ? std::nullopt : std::optional(slot->entry);
}

std::optional<VerdictSummary> VerdictCache::summary(const Board& board, MarkUse marks) const
{
    return summary(key(board, marks));
}

std::optional<VerdictSummary> VerdictCache::summary(std::size_t key) const
{
    const auto found = m_summaries.find(key);
    return found == m_summaries.end() ? std::nullopt : std::optional(found->second);
}

void VerdictCache::put(const Board& board, Entry entry)
{
    const MarkUse marks = entry.verdict->marks;
    const std::size_t id = key(board, marks);
    if (const auto known = m_slotOf.find(id); known != m_slotOf.end()) {
        if (weight(*known->second->entry.verdict) > weight(*entry.verdict))
            return;
        drop(known->second);
    }
    m_summaries[id] = summaryOf(*entry.verdict);
    const std::size_t bytes = sizeof(Slot) + bytesOf(board) + bytesOf(*entry.verdict);
    m_slots.push_front({board, marks, std::move(entry), bytes, id});
    m_slotOf[id] = m_slots.begin();
    m_bytes += bytes;
    while (m_bytes > m_byteLimit && m_slots.size() > 1)
        drop(std::prev(m_slots.end()));
}

void VerdictCache::drop(Slots::const_iterator slot)
{
    m_bytes -= slot->bytes;
    m_slotOf.erase(slot->key);
    m_slots.erase(slot);
}

void VerdictCache::clear()
{
    m_slots.clear();
    m_slotOf.clear();
    m_summaries.clear();
    m_bytes = 0;
}

} // namespace tokisuji
