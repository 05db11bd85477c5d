// Rays: the light is followed as far as the mirrors are known. Where it comes to a cell that is not, what would lead it
// astray does not stand there. Once all rays are known, no mirror stands beside their ways.
#include "engine/rules/light.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <set>

namespace tokisuji::tracing {

namespace {

/// What would stand in a cell.
struct Assumed {
    Place cell = wholeBoard;
    MirrorState state = MirrorState::Unknown;
};

class Light {
public:
    Light(Mind& mind, int subject)
        : m_mind(mind), m_subject(subject), m_mirrors(*mind.ground().instance(subject).get<Rays>().mirrors)
    {
    }

    void examine()
    {
        if (m_mirrors.demand == Mirrors::MeetAll)
            return examineMeetings();
        for (const Mirrors::Ray& ray : m_mirrors.rays)
            if (!m_mind.isBroken())
                examineRay(ray);
    }

private:
    [[nodiscard]] Lit slash(Place cell) const { return m_mirrors.slash[cell]; }
    [[nodiscard]] Lit backslash(Place cell) const { return m_mirrors.backslash[cell]; }
    [[nodiscard]] MirrorState stateOf(Place cell) const
    {
        if (m_mind.isTrue(slash(cell)))
            return MirrorState::Slash;
        if (m_mind.isTrue(backslash(cell)))
            return MirrorState::Backslash;
        const bool none = m_mind.isFalse(slash(cell)) && m_mind.isFalse(backslash(cell));
        return none ? MirrorState::None : MirrorState::Unknown;
    }
    [[nodiscard]] LightPath pathOf(const Mirrors::Ray& ray, Assumed assumed = {}) const
    {
        return lightFrom(m_mirrors.grid(), ray.slot, ray.turns, [&](Place cell) {
            const MirrorState known = stateOf(cell);
            return cell == assumed.cell && known == MirrorState::Unknown ? assumed.state : known;
        });
    }
    /// It left wrongly, or met a mirror too many.
    [[nodiscard]] bool isAstray(const Mirrors::Ray& ray, const LightPath& path, Assumed assumed = {}) const
    {
        if (path.exit)
            return path.turns != ray.turns || std::ranges::find(ray.exits, *path.exit) == ray.exits.end();
        const Place last = path.steps.back().cell;
        const MirrorState state = stateOf(last);
        return (state == MirrorState::Unknown && last == assumed.cell ? assumed.state : state) != MirrorState::Unknown;
    }

    void examineRay(const Mirrors::Ray& ray)
    {
        const LightPath path = pathOf(ray);
        if (isAstray(ray, path)) {
            Deduction d = deduction(Move::RayPath);
            addWay(path, d);
            return m_mind.conclude(std::move(d));
        }
        if (!path.exit)
            examineCell(ray, path.steps.back().cell);
    }

    [[nodiscard]] bool isPossible(Place cell, MirrorState state) const
    {
        switch (state) {
        case MirrorState::Slash:
            return !m_mind.isFalse(slash(cell));
        case MirrorState::Backslash:
            return !m_mind.isFalse(backslash(cell));
        default:
            return true;
        }
    }
    /// Where the light comes to first of all that is unknown.
    void examineCell(const Mirrors::Ray& ray, Place cell)
    {
        Deduction d = deduction(Move::RayPath);
        std::vector<MirrorState> left;
        std::vector<Fact> excluded;
        for (const MirrorState state : {MirrorState::None, MirrorState::Slash, MirrorState::Backslash}) {
            const Lit lit = state == MirrorState::Slash ? slash(cell) : backslash(cell);
            const Assumed assumed{cell, state};
            const LightPath path = pathOf(ray, assumed);
            if (!isPossible(cell, state)) {
                d.premises.push_back({!lit});
            } else if (!isAstray(ray, path, assumed)) {
                left.push_back(state);
            } else {
                addWay(path, d, cell);
                if (state != MirrorState::None)
                    excluded.push_back({!lit});
            }
        }
        if (left.size() == 1 && left.front() != MirrorState::None)
            d.conclusions = {{left.front() == MirrorState::Slash ? slash(cell) : backslash(cell)}};
        else
            d.conclusions = excluded;
        if (!d.conclusions.empty() || left.empty())
            m_mind.conclude(std::move(d));
    }

    void examineMeetings()
    {
        Deduction ways = deduction(Move::RayMisses);
        std::set<Place> met;
        for (const Mirrors::Ray& ray : m_mirrors.rays) {
            const LightPath path = pathOf(ray);
            if (!path.exit && stateOf(path.steps.back().cell) == MirrorState::Unknown)
                return;
            addWay(path, ways);
            for (const LightPath::Step& step : path.steps)
                if (step.turns < ray.turns)
                    met.insert(step.cell);
        }
        for (const Place cell : m_mirrors.grid().cells())
            if (!met.contains(cell) && !m_mind.isBroken())
                concludeMissed(cell, ways);
    }
    void concludeMissed(Place cell, Deduction d)
    {
        for (const Lit lit : {slash(cell), backslash(cell)})
            if (m_mind.isTrue(lit)) {
                d.premises.push_back({lit});
                d.conclusions.clear();
                return m_mind.conclude(std::move(d));
            } else if (m_mind.isOpen(lit)) {
                d.conclusions.push_back({!lit});
            }
        if (!d.conclusions.empty())
            m_mind.conclude(std::move(d));
    }

    [[nodiscard]] Deduction deduction(Move move) const { return {.technique = idOf(move), .instances = {m_subject}}; }
    /// What stands in the cells of the way is what leads the light along it.
    void addWay(const LightPath& path, Deduction& d, Place but = wholeBoard) const
    {
        Hint way{Hint::Path, {}};
        for (const LightPath::Step& step : path.steps) {
            way.places.push_back(step.cell);
            if (step.cell != but)
                addState(step.cell, d);
        }
        if (d.hints.empty())
            d.hints = {way};
    }
    void addState(Place cell, Deduction& d) const
    {
        switch (stateOf(cell)) {
        case MirrorState::Slash:
            return d.premises.push_back({slash(cell)});
        case MirrorState::Backslash:
            return d.premises.push_back({backslash(cell)});
        case MirrorState::None:
            d.premises.push_back({!slash(cell)});
            d.premises.push_back({!backslash(cell)});
            return;
        case MirrorState::Unknown:
            return;
        }
    }

    Mind& m_mind;
    int m_subject;
    const Mirrors& m_mirrors;
};

} // namespace

void examineRays(Mind& mind, int subject)
{
    if (mind.isTrue(mind.ground().instance(subject).guard))
        Light(mind, subject).examine();
}

} // namespace tokisuji::tracing
