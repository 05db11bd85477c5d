#include "engine/solve/repair_search.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int glanceTries = 24;
constexpr int mostPasses = 3;
constexpr int mostFailures = 1;
constexpr double fairPart = 0.04;
constexpr int nearDistance = 3; ///< in half cells

} // namespace

RepairSearch::RepairSearch(const Rules& rules, const Model& model, Backbone& backbone, const Truth& first,
                           const Halt& halt)
    : m_backbone(backbone), m_halt(halt), m_repair(rules, model, first, halt), m_failures(backbone.keys().size())
{
    for (const Key& key : backbone.keys())
        if (key.state == Key::Fixed || model.surely(key.lit))
            m_repair.freeze(key.lit.atom());
    indexPlaces();
}

void RepairSearch::indexPlaces()
{
    int height = 0;
    for (const Key& key : m_backbone.keys()) {
        m_stride = std::max(m_stride, key.place.x + 1);
        height = std::max(height, key.place.y + 1);
    }
    m_firstKeyAt.assign(static_cast<std::size_t>(m_stride * height), -1);
    for (std::size_t k = m_backbone.keys().size(); k-- > 0;) {
        const Place p = m_backbone.keys()[k].place;
        m_firstKeyAt[static_cast<std::size_t>(p.y * m_stride + p.x)] = static_cast<int>(k);
    }
}

/// Tries to change one key; whatever else changed on the way is released too.
int RepairSearch::attempt(int key)
{
    const Key& wanted = m_backbone.keys()[static_cast<std::size_t>(key)];
    if (!m_repair.change(wanted.lit.atom())) {
        ++m_failures[static_cast<std::size_t>(key)];
        return 0;
    }
    const int before = m_backbone.openCount();
    for (const int atom : m_repair.changedAtoms())
        if (const int changed = m_backbone.keyOf(atom); changed >= 0)
            if (const Key& k = m_backbone.keys()[static_cast<std::size_t>(changed)]; !m_repair.solution()[k.lit])
                m_backbone.release(changed);
    return before - m_backbone.openCount();
}

/// Drawn marks first: beside them a change is small, while on a nearly empty board most places are far from everything.
int RepairSearch::glance()
{
    const std::vector<int> open = m_backbone.open(0, m_backbone.openCount());
    std::vector<int> drawn;
    for (const int key : open)
        if (m_backbone.keys()[static_cast<std::size_t>(key)].lit.positive())
            drawn.push_back(key);
    for (const std::vector<int>& keys : {drawn, open}) {
        const std::size_t step = std::max<std::size_t>(1, keys.size() / glanceTries);
        for (std::size_t i = step / 2; i < keys.size() && !m_halt.reached(); i += step)
            if (const int released = attempt(keys[i]); released > 0)
                return released;
    }
    return 0;
}

int RepairSearch::sweep()
{
    const int atStart = m_backbone.openCount();
    for (int pass = 0; pass < mostPasses; ++pass) {
        const int before = m_backbone.openCount();
        for (const int key : m_backbone.open(0, before)) {
            if (m_halt.reached())
                return atStart - m_backbone.openCount();
            const bool isOpen = m_backbone.keys()[static_cast<std::size_t>(key)].state == Key::Open;
            if (isOpen && m_failures[static_cast<std::size_t>(key)] < mostFailures)
                attempt(key);
        }
        if (before - m_backbone.openCount() < static_cast<int>(fairPart * before))
            break;
    }
    return atStart - m_backbone.openCount();
}

int RepairSearch::near(const Truth& solution, const std::vector<int>& keys)
{
    m_repair.restart(solution);
    const int before = m_backbone.openCount();
    const auto height = static_cast<int>(m_firstKeyAt.size()) / std::max(m_stride, 1);
    for (const int key : keys) {
        const Place p = m_backbone.keys()[static_cast<std::size_t>(key)].place;
        for (int y = std::max(0, p.y - nearDistance); y < std::min(height, p.y + nearDistance + 1); ++y)
            for (int x = std::max(0, p.x - nearDistance); x < std::min(m_stride, p.x + nearDistance + 1); ++x) {
                const int found = m_firstKeyAt[static_cast<std::size_t>(y * m_stride + x)];
                if (found < 0 || m_backbone.keys()[static_cast<std::size_t>(found)].state != Key::Open)
                    continue;
                if (m_halt.reached())
                    return before - m_backbone.openCount();
                if (m_failures[static_cast<std::size_t>(found)] < mostFailures)
                    attempt(found);
            }
    }
    return before - m_backbone.openCount();
}

} // namespace tokisuji
