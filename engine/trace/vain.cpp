#include "engine/trace/vain.h"

#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <utility>

namespace tokisuji::tracing {

namespace {

constexpr int anyLookMemory = 1 << 20;

/// From how far, in half cells, a change matters to a propagator that looks only near to what is new.
struct Reach {
    int likely; ///< so near it has a bearing on what was found
    int most;   ///< farther ones never matter
};

Reach reachOf(const Ground& ground, const Task& task)
{
    constexpr int anywhere = 1 << 14;
    if (task.examiner != &examiner::blockSize && task.examiner != &examiner::blockRoom)
        return {anywhere, anywhere};
    const BlockMap& map = ground.blocks()[at(task.subject)];
    if (map.orMore)
        return {anywhere, anywhere};
    // The size that a block near to it can have; and then another's beside that, and what hangs on a third.
    return {2 * (map.value + 2), 2 * (3 * map.value + 2)};
}

} // namespace

void Vain::Box::add(Place place)
{
    if (place == wholeBoard)
        isEverything = true;
    else if (to.x < from.x)
        from = to = place;
    else {
        from = {std::min(from.x, place.x), std::min(from.y, place.y)};
        to = {std::max(to.x, place.x), std::max(to.y, place.y)};
    }
}

void Vain::Box::add(const Box& other)
{
    if (other.to.x >= other.from.x) {
        add(other.from);
        add(other.to);
    }
    isEverything = isEverything || other.isEverything;
}

int Vain::Box::distance(Place place) const
{
    if (isEverything || place == wholeBoard)
        return 0;
    return std::max({0, from.x - place.x, place.x - to.x, from.y - place.y, place.y - to.y});
}

Vain::Vain(const Mind& mind, std::size_t tries)
    : m_mind(&mind), m_tries(tries), m_readers(mind.ground().tasks().size()), m_notedIn(m_readers.size())
{
}

void Vain::Look::add(const Mind& mind)
{
    tasks.insert(tasks.end(), mind.examined().begin(), mind.examined().end());
    for (const Facts::Entry& entry : mind.news())
        box.add(mind.ground().placeOf(entry.fact.a.atom()));
    wasOverBudget = wasOverBudget || mind.wasOverBudget();
}

void Vain::Look::add(const Look& other)
{
    tasks.insert(tasks.end(), other.tasks.begin(), other.tasks.end());
    box.add(other.box);
    wasOverBudget = wasOverBudget || other.wasOverBudget;
}

Vain::Hope Vain::hopeOf(int tried, int memory) const
{
    const Try& before = m_tries[at(tried)];
    if (before.memory < memory || before.isStale)
        return Hope::Good;
    if (before.isFaint)
        return Hope::Faint;
    return before.sawBoard && before.facts < m_mind->pathFacts() ? Hope::Faint : Hope::None;
}

void Vain::note(int tried, int memory, const Look& look)
{
    Try& now = m_tries[at(tried)];
    now = {.memory = look.wasOverBudget ? memory : anyLookMemory,
           .facts = m_mind->pathFacts(),
           .number = now.number + 1,
           .box = look.box};
    ++m_notes;
    for (const int task : look.tasks) {
        if (std::exchange(m_notedIn[at(task)], m_notes) == m_notes)
            continue;
        if (m_mind->ground().tasks()[at(task)].examiner->scope == Examiner::Board)
            now.sawBoard = true;
        else
            addReader(task, {tried, now.number});
    }
}

void Vain::noteChanges(const std::vector<Mind::Woken>& changes)
{
    for (const Mind::Woken& change : changes)
        std::erase_if(m_readers[at(change.task)].all,
                      [&](const Reader& reader) { return !stillReads(reader, change); });
}

/// Those that are not current any more are thrown out when they may be as many as the others.
void Vain::addReader(int task, Reader reader)
{
    constexpr std::size_t few = 32;
    auto& [all, current] = m_readers[at(task)];
    if (all.size() > 2 * current + few) {
        std::erase_if(all, [&](const Reader& other) { return !isCurrent(other); });
        current = all.size();
    }
    all.push_back(reader);
}

/// Has the change left the try as it was?
bool Vain::stillReads(const Reader& reader, const Mind::Woken& change)
{
    if (!isCurrent(reader))
        return false;
    Try& before = m_tries[at(reader.tried)];
    const Reach reach = reachOf(m_mind->ground(), m_mind->ground().tasks()[at(change.task)]);
    const int distance = before.box.distance(change.from);
    before.isStale = distance <= reach.likely;
    before.isFaint = before.isFaint || distance <= reach.most;
    return !before.isStale;
}

} // namespace tokisuji::tracing
