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

/// The cell that light comes into over a slot next to the grid.
Place firstCell(const Grid& grid, Place slot)
{
    return slot.step(opposite(outward(grid.sideOf(slot))));
}

} // namespace

bool wantsAllMet(const Instance& i)
{
    const auto* light = i.find<Rays>();
    return light != nullptr && light->mirrors->demand == Mirrors::MeetAll;
}

bool hasRayAt(const Mirrors& mirrors, Place slot)
{
    return std::ranges::any_of(mirrors.rays,
                               [&](const Mirrors::Ray& ray) { return ray.slot == slot || ray.exits.front() == slot; });
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
    : m_mirrors(std::move(plain)), m_lit(m_mirrors.grid())
{
    const Grid& grid = m_mirrors.grid();
    for (const Place cell : grid.cells())
        m_lit[cell] = rules.answers(Layer::Shade, std::vector(directions.size(), cell));
    for (const Place cell : grid.cells()) {
        follow(rules, cell);
        for (const Lit mirror : mirrorsOf(cell))
            rules.at(cell, spareLight).implies(mirror, m_lit[cell]);
    }
    for (const Place slot : grid.all(PlaceKind::Slot)) {
        if (!grid.hasCell(firstCell(grid, slot)))
            continue;
        if (std::ranges::find(open, slot) != open.end())
            m_spare.push_back(comesInAt(slot));
        else
            rules.at(slot, spareLight).is(hasRayAt(m_mirrors, slot) ? comesInAt(slot) : !comesInAt(slot));
    }
    rules.at(wholeBoard, spareLight).noneOrTwo(m_spare);
}

Lit SpareLight::comesInAt(Place slot) const
{
    return lit(firstCell(m_mirrors.grid(), slot), opposite(outward(m_mirrors.grid().sideOf(slot))));
}

std::array<Lit, 2> SpareLight::mirrorsOf(Place cell) const
{
    return {m_mirrors.slash[cell], m_mirrors.backslash[cell]};
}

/// Where light goes on from a cell, it is lit there just where it is here.
void SpareLight::follow(Rules& rules, Place cell) const
{
    const auto [slash, backslash] = mirrorsOf(cell);
    const std::array otherwise{std::pair{MirrorState::None, std::pair{slash, backslash}},
                               std::pair{MirrorState::Slash, std::pair{!slash, backslash}},
                               std::pair{MirrorState::Backslash, std::pair{slash, !backslash}}};
    for (const Dir towards : directions)
        for (const auto& [mirror, others] : otherwise) {
            const Dir onward = turned(towards, mirror);
            const Place next = cell.step(onward);
            const Lit here = lit(cell, towards);
            const Lit there = m_mirrors.grid().hasCell(next) ? lit(next, onward) : comesInAt(next);
            rules.at(cell, spareLight).any({others.first, others.second, !here, there});
            rules.at(cell, spareLight).any({others.first, others.second, here, !there});
        }
}

// --- solutions ---

std::function<MirrorState(Place)> SpareLight::stateIn(const Answers& solution) const
{
    return [&](Place cell) { return mirrorAt(m_mirrors, cell, [&](Lit l) { return holds(solution, l); }); };
}

bool SpareLight::meetsAllFrom(Place slot, const Answers& solution) const
{
    std::set<Place> met;
    const auto state = stateIn(solution);
    const auto meet = [&](Place from) {
        for (const LightPath::Step& step : lightFrom(m_mirrors.grid(), from, INT_MAX, state).steps)
            met.insert(step.cell);
    };
    meet(slot);
    for (const Mirrors::Ray& ray : m_mirrors.rays)
        meet(ray.slot);
    return std::ranges::all_of(m_mirrors.grid().cells(),
                               [&](Place cell) { return met.contains(cell) || state(cell) == MirrorState::None; });
}

std::vector<Lit> SpareLight::ringIn(const Answers& solution) const
{
    const auto state = stateIn(solution);
    for (const Place cell : m_mirrors.grid().cells())
        for (const Dir towards : directions) {
            std::vector<Lit> ring{lit(cell, towards)};
            if (!holds(solution, ring.front()))
                continue;
            const LightPath path = lightThrough(m_mirrors.grid(), cell, towards, INT_MAX, state);
            for (const LightPath::Step& step : path.steps)
                for (const Lit mirror : mirrorsOf(step.cell))
                    ring.push_back(holds(solution, mirror) ? mirror : !mirror);
            if (!path.exit)
                return ring;
        }
    return {};
}

} // namespace tokisuji
