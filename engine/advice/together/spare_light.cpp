// A way of light is one chain of states, "it comes into this cell in this direction", that follow from each other both
// ways round, and it can be run either way: all of it is lit, or nothing of it. So no state has to know how often the
// light was turned, nor where it came in, and one set of literals serves all slots. Only a ring of mirrors could be lit
// from nowhere; that is rare, and ruled out where it turns up.
#include "engine/advice/together/spare_light.h"

#include "engine/advice/unary_count.h"

#include <algorithm>
#include <array>
#include <climits>

namespace tokisuji {

namespace {

constexpr std::array mirrorStates{MirrorState::None, MirrorState::Slash, MirrorState::Backslash};

Place firstCell(const Grid& grid, Place slot)
{
    return grid.lineFrom(slot).front();
}

Dir inward(const Grid& grid, Place slot)
{
    return opposite(outward(grid.sideOf(slot)));
}

} // namespace

SpareLight::SpareLight(const Mirrors& mirrors, const std::vector<Place>& given, const std::vector<Place>& open,
                       Model& model)
    : m_grid(mirrors.grid), m_model(model)
{
    std::ranges::transform(mirrors.slash, std::back_inserter(m_slash), [&](Lit l) { return model.translated(l); });
    std::ranges::transform(mirrors.backslash, std::back_inserter(m_backslash),
                           [&](Lit l) { return model.translated(l); });
    for (std::size_t i = 0; i < m_slash.size() * directions.size(); ++i)
        m_lit.push_back(model.fresh());
    followEverywhere();
    meetAll();
    std::vector<Lit> counted;
    for (const Side side : sides)
        for (int line = 0; m_grid.hasSlot(m_grid.slot(side, line)); ++line) {
            const Place slot = m_grid.slot(side, line);
            if (std::ranges::find(open, slot) != open.end())
                counted.push_back(comesInAt(slot));
            else
                model.add({std::ranges::find(given, slot) != given.end() ? comesInAt(slot) : !comesInAt(slot)});
        }
    m_more = unaryCount(model, counted);
}

std::size_t SpareLight::indexOf(const State& state) const
{
    const auto cell = static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, state.cell));
    return cell * directions.size() + static_cast<std::size_t>(state.towards) - 1;
}

Lit SpareLight::comesInAt(Place slot) const
{
    return m_lit[indexOf({firstCell(m_grid, slot), inward(m_grid, slot)})];
}

Lit SpareLight::comesInAtMoreThan(std::size_t count) const
{
    return count < m_more.size() ? m_more[count] : No;
}

/// Where light goes on from a cell, it is lit there just where it is here.
void SpareLight::followEverywhere()
{
    for (const Place cell : m_grid.cells())
        for (const Dir towards : directions)
            for (const MirrorState mirror : mirrorStates) {
                const Dir onward = turned(towards, mirror);
                const Place next = cell.step(onward);
                const Lit here = m_lit[indexOf({cell, towards})];
                const Lit there =
                    m_grid.hasCell(next) ? m_lit[indexOf({next, onward})] : comesInAt(slotBeyond(m_grid, cell, onward));
                const auto c = static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, cell));
                const Lit notSlash = mirror == MirrorState::Slash ? !m_slash[c] : m_slash[c];
                const Lit notBackslash = mirror == MirrorState::Backslash ? !m_backslash[c] : m_backslash[c];
                m_model.add({notSlash, notBackslash, !here, there});
                m_model.add({notSlash, notBackslash, here, !there});
            }
}

void SpareLight::meetAll()
{
    for (std::size_t c = 0; c < m_slash.size(); ++c)
        for (const Lit mirror : {m_slash[c], m_backslash[c]}) {
            std::vector<Lit> clause{!mirror};
            for (std::size_t d = 0; d < directions.size(); ++d)
                clause.push_back(m_lit[c * directions.size() + d]);
            m_model.add(clause);
        }
}

MirrorState SpareLight::mirrorAt(Place cell) const
{
    const auto c = static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, cell));
    const Truth& truth = m_model.solution();
    return truth[m_slash[c]] ? MirrorState::Slash : truth[m_backslash[c]] ? MirrorState::Backslash : MirrorState::None;
}

LightPath SpareLight::lightIn(Place slot) const
{
    return lightFrom(m_grid, slot, INT_MAX, [&](Place cell) { return mirrorAt(cell); });
}

std::vector<Place> SpareLight::mirrors() const
{
    std::vector<Place> cells = m_grid.cells();
    std::erase_if(cells, [&](Place cell) { return mirrorAt(cell) == MirrorState::None; });
    return cells;
}

std::vector<Lit> SpareLight::mirrorsOn(const std::vector<LightPath::Step>& steps) const
{
    std::vector<Lit> lits;
    for (const LightPath::Step& step : steps) {
        const auto c = static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, step.cell));
        for (const Lit l : {m_slash[c], m_backslash[c]})
            lits.push_back(m_model.solution()[l] ? l : !l);
    }
    return lits;
}

bool SpareLight::ruleOutRings()
{
    std::vector<char> isMet(m_lit.size());
    for (const Side side : sides)
        for (int line = 0; m_grid.hasSlot(m_grid.slot(side, line)); ++line)
            for (const LightPath::Step& step : lightIn(m_grid.slot(side, line)).steps)
                isMet[indexOf({step.cell, step.towards})] = 1;
    bool hasRings = false;
    for (const Place cell : m_grid.cells())
        for (const Dir towards : directions) {
            const Lit lit = m_lit[indexOf({cell, towards})];
            if (isMet[indexOf({cell, towards})] != 0 || !m_model.solution()[lit])
                continue;
            std::vector<LightPath::Step> ring;
            for (State at{cell, towards}; isMet[indexOf(at)] == 0;) {
                isMet[indexOf(at)] = 1;
                ring.push_back({at.cell, at.towards, 0});
                const Dir onward = turned(at.towards, mirrorAt(at.cell));
                at = {at.cell.step(onward), onward};
            }
            std::vector<Lit> clause{!lit};
            for (const Lit l : mirrorsOn(ring))
                clause.push_back(!l);
            m_model.add(clause);
            hasRings = true;
        }
    return hasRings;
}

} // namespace tokisuji
