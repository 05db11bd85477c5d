// A way of light is one chain of states, "it comes into this cell in this direction", that follow from each other both
// ways round, and it can be run either way: all of it is lit, or nothing of it. So no state has to know how often the
// light was turned, nor where it came in, and one set of literals serves all slots. Only a ring of mirrors could be lit
// from nowhere; that is rare, and ruled out where it turns up.
#include "engine/advice/together/spare_light.h"

#include <algorithm>
#include <array>
#include <climits>
#include <set>

namespace tokisuji {

namespace {

constexpr RuleFamily spareLight{.id = "spare-light"};
constexpr std::array mirrorStates{MirrorState::None, MirrorState::Slash, MirrorState::Backslash};

Place firstCell(const Grid& grid, Place slot)
{
    return grid.lineFrom(slot).front();
}

Dir inward(const Grid& grid, Place slot)
{
    return opposite(outward(grid.sideOf(slot)));
}

std::vector<Place> slotsOf(const Grid& grid)
{
    std::vector<Place> slots;
    for (const Side side : sides)
        for (int line = 0; grid.hasSlot(grid.slot(side, line)); ++line)
            slots.push_back(grid.slot(side, line));
    return slots;
}

} // namespace

bool wantsAllMet(const Instance& i)
{
    const auto* light = i.find<Rays>();
    return light != nullptr && light->mirrors->demand == Mirrors::MeetAll;
}

const Mirrors* plainLightOf(const Rules& rules)
{
    const Mirrors* meeting = nullptr;
    std::size_t leaving = 0;
    for (const Instance& i : rules.instances()) {
        const auto* light = i.find<Rays>();
        if (light == nullptr)
            continue;
        const Mirrors& mirrors = *light->mirrors;
        const bool isMeeting = wantsAllMet(i);
        const bool isPlain = mirrors.rays.size() == 1 && mirrors.rays.front().exits.size() == 1;
        if (i.guard != Yes || i.origin != Origin::Clue || (isMeeting ? meeting != nullptr : !isPlain))
            return nullptr;
        meeting = isMeeting ? &mirrors : meeting;
        leaving += isMeeting ? 0 : 1;
    }
    return meeting != nullptr && leaving == meeting->rays.size() ? meeting : nullptr;
}

SpareLight::SpareLight(Rules& rules, Mirrors plain, const std::vector<Place>& open)
    : m_mirrors(std::move(plain)), m_slots(slotsOf(m_mirrors.grid))
{
    std::vector<Place> cells;
    for (const Place cell : m_mirrors.grid.cells())
        cells.insert(cells.end(), directions.size(), cell);
    m_lit = rules.answers(Layer::Shade, cells);
    follow(rules);
    meetAll(rules);
    std::vector<Place> own;
    for (const Mirrors::Ray& ray : m_mirrors.rays)
        own.insert(own.end(), {ray.slot, ray.exits.front()});
    for (const Place slot : m_slots) {
        const bool isOwn = std::ranges::find(own, slot) != own.end();
        if (std::ranges::find(open, slot) != open.end())
            m_spare.push_back(comesInAt(slot));
        else
            rules.at(slot, spareLight).is(isOwn ? comesInAt(slot) : !comesInAt(slot));
    }
    rules.at(wholeBoard, spareLight).noneOrTwo(m_spare);
}

std::size_t SpareLight::indexOf(Place cell, Dir towards) const
{
    const auto index = static_cast<std::size_t>(m_mirrors.grid.index(PlaceKind::Cell, cell));
    return index * directions.size() + static_cast<std::size_t>(towards) - 1;
}

Lit SpareLight::comesInAt(Place slot) const
{
    return m_lit[indexOf(firstCell(m_mirrors.grid, slot), inward(m_mirrors.grid, slot))];
}

/// Where light goes on from a cell, it is lit there just where it is here.
void SpareLight::follow(Rules& rules) const
{
    const Grid& grid = m_mirrors.grid;
    for (const Place cell : grid.cells())
        for (const Dir towards : directions)
            for (const MirrorState mirror : mirrorStates) {
                const Dir onward = turned(towards, mirror);
                const Place next = cell.step(onward);
                const Lit here = m_lit[indexOf(cell, towards)];
                const Lit there =
                    grid.hasCell(next) ? m_lit[indexOf(next, onward)] : comesInAt(slotBeyond(grid, cell, onward));
                const auto c = static_cast<std::size_t>(grid.index(PlaceKind::Cell, cell));
                const Lit slash = m_mirrors.slash[c], backslash = m_mirrors.backslash[c];
                const Lit notSlash = mirror == MirrorState::Slash ? !slash : slash;
                const Lit notBackslash = mirror == MirrorState::Backslash ? !backslash : backslash;
                rules.at(cell, spareLight).any({notSlash, notBackslash, !here, there});
                rules.at(cell, spareLight).any({notSlash, notBackslash, here, !there});
            }
}

void SpareLight::meetAll(Rules& rules) const
{
    for (const Place cell : m_mirrors.grid.cells()) {
        const auto c = static_cast<std::size_t>(m_mirrors.grid.index(PlaceKind::Cell, cell));
        std::vector<Lit> met;
        for (const Dir towards : directions)
            met.push_back(m_lit[indexOf(cell, towards)]);
        for (const Lit mirror : {m_mirrors.slash[c], m_mirrors.backslash[c]})
            rules.at(cell, spareLight).implies(mirror, met);
    }
}

// --- solutions ---

MirrorState SpareLight::mirrorAt(Place cell, const Answers& solution) const
{
    const auto c = static_cast<std::size_t>(m_mirrors.grid.index(PlaceKind::Cell, cell));
    return holds(solution, m_mirrors.slash[c])       ? MirrorState::Slash
           : holds(solution, m_mirrors.backslash[c]) ? MirrorState::Backslash
                                                     : MirrorState::None;
}

LightPath SpareLight::lightIn(Place slot, const Answers& solution) const
{
    return lightFrom(m_mirrors.grid, slot, INT_MAX, [&](Place cell) { return mirrorAt(cell, solution); });
}

bool SpareLight::meetsAllFrom(Place slot, const Answers& solution) const
{
    std::set<Place> met;
    const auto meet = [&](Place from) {
        for (const LightPath::Step& step : lightIn(from, solution).steps)
            met.insert(step.cell);
    };
    meet(slot);
    for (const Mirrors::Ray& ray : m_mirrors.rays)
        meet(ray.slot);
    return std::ranges::all_of(m_mirrors.grid.cells(), [&](Place cell) {
        return met.contains(cell) || mirrorAt(cell, solution) == MirrorState::None;
    });
}

std::vector<Lit> SpareLight::ringIn(const Answers& solution) const
{
    std::set<std::size_t> met;
    for (const Place slot : m_slots)
        for (const LightPath::Step& step : lightIn(slot, solution).steps)
            met.insert(indexOf(step.cell, step.towards));
    for (const Place cell : m_mirrors.grid.cells())
        for (const Dir towards : directions) {
            const std::size_t first = indexOf(cell, towards);
            if (met.contains(first) || !holds(solution, m_lit[first]))
                continue;
            std::vector<Lit> ring{m_lit[first]};
            Place at = cell;
            Dir goes = towards;
            while (met.insert(indexOf(at, goes)).second) {
                const auto c = static_cast<std::size_t>(m_mirrors.grid.index(PlaceKind::Cell, at));
                for (const Lit mirror : {m_mirrors.slash[c], m_mirrors.backslash[c]})
                    ring.push_back(holds(solution, mirror) ? mirror : !mirror);
                goes = turned(goes, mirrorAt(at, solution));
                at = at.step(goes);
            }
            return ring;
        }
    return {};
}

} // namespace tokisuji
