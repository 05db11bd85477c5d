// Rays: the light is followed as far as the mirrors are known. Where it comes to a cell that is not, what would lead it
// astray does not stand there. Once all rays are known, no mirror stands beside their ways. What a reason does not need
// is left out: the light is then followed through every mirror that may stand there.
#include "engine/rules/light.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <concepts>
#include <optional>
#include <set>
#include <span>

namespace tokisuji::tracing {

namespace {

/// Ways that are followed to leave out of a reason what it does not need.
constexpr int mostWays = 400;

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
    /// What must hold for a mirror, or none, to stand in a cell.
    [[nodiscard]] std::vector<Lit> litsOf(Place cell, MirrorState state) const
    {
        switch (state) {
        case MirrorState::Slash:
            return {slash(cell)};
        case MirrorState::Backslash:
            return {backslash(cell)};
        case MirrorState::None:
            return {!slash(cell), !backslash(cell)};
        case MirrorState::Unknown:
            break;
        }
        return {};
    }
    /// What stands in a cell, by which literals hold.
    template <std::predicate<Lit> Holds>
    [[nodiscard]] MirrorState stateOf(Place cell, const Holds& holds) const
    {
        for (const MirrorState state : {MirrorState::None, MirrorState::Slash, MirrorState::Backslash})
            if (std::ranges::all_of(litsOf(cell, state), holds))
                return state;
        return MirrorState::Unknown;
    }
    [[nodiscard]] auto known() const
    {
        return [this](Lit l) { return m_mind.isTrue(l); };
    }
    template <std::predicate<Lit> Holds>
    [[nodiscard]] LightPath pathOf(const Mirrors::Ray& ray, const Holds& holds) const
    {
        return lightFrom(m_mirrors.grid(), ray.slot, ray.turns, [&](Place cell) { return stateOf(cell, holds); });
    }
    /// The cell in which the light ends because nobody knows what stands there.
    template <std::predicate<Lit> Holds>
    [[nodiscard]] std::optional<Place> unknownEnd(const LightPath& path, const Holds& holds) const
    {
        const Place last = path.steps.back().cell;
        return !path.exit && stateOf(last, holds) == MirrorState::Unknown ? std::optional(last) : std::nullopt;
    }
    /// It left wrongly, or met a mirror too many. Requires a known end.
    static bool isAstray(const Mirrors::Ray& ray, const LightPath& path)
    {
        return !path.exit || path.turns != ray.turns || std::ranges::find(ray.exits, *path.exit) == ray.exits.end();
    }
    static bool meets(const Mirrors::Ray& ray, const LightPath& path, Place cell)
    {
        return std::ranges::any_of(
            path.steps, [&](const LightPath::Step& step) { return step.cell == cell && step.turns < ray.turns; });
    }

    /// Whatever stands in the cells of which nothing is said, the light goes astray; with a cell: it does not meet it.
    [[nodiscard]] bool isWrongAnyhow(const Mirrors::Ray& ray, std::optional<Place> met, std::vector<Lit>& said)
    {
        if (--m_waysLeft < 0)
            return false;
        const auto holds = [&](Lit l) { return l == Yes || std::ranges::find(said, l) != said.end(); };
        const LightPath path = pathOf(ray, holds);
        if (met && meets(ray, path, *met))
            return false;
        const std::optional<Place> cell = unknownEnd(path, holds);
        if (!cell)
            return met || isAstray(ray, path);
        for (const MirrorState state : {MirrorState::None, MirrorState::Slash, MirrorState::Backslash}) {
            const std::vector<Lit> lits = litsOf(*cell, state);
            if (std::ranges::any_of(lits, [&](Lit l) { return holds(!l); }))
                continue;
            const std::size_t before = said.size();
            said.insert(said.end(), lits.begin(), lits.end());
            const bool isWrong = isWrongAnyhow(ray, met, said);
            said.resize(before);
            if (!isWrong)
                return false;
        }
        return true;
    }
    /// Leaves out of the premises, from the last, what is not needed for what all these rays would do otherwise.
    void thin(std::span<const Mirrors::Ray> rays, std::optional<Place> met, Deduction& d)
    {
        for (std::size_t i = d.premises.size(); i-- > 0;) {
            std::vector<Lit> said;
            for (std::size_t k = 0; k < d.premises.size(); ++k)
                if (k != i)
                    said.push_back(d.premises[k].a);
            for (const Fact& conclusion : d.conclusions)
                said.push_back(!conclusion.a);
            m_waysLeft = mostWays;
            if (std::ranges::all_of(rays, [&](const auto& ray) { return isWrongAnyhow(ray, met, said); }))
                d.premises.erase(d.premises.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }

    void examineRay(const Mirrors::Ray& ray)
    {
        Deduction d = deduction(Move::RayPath);
        const LightPath path = pathOf(ray, known());
        addWay(path, d);
        if (const std::optional<Place> cell = unknownEnd(path, known()))
            examineCell(ray, *cell, d);
        else if (isAstray(ray, path))
            conclude(ray, std::nullopt, d);
    }
    /// Where the light comes to first of all that is unknown.
    void examineCell(const Mirrors::Ray& ray, Place cell, Deduction d)
    {
        std::vector<MirrorState> left;
        for (const MirrorState state : {MirrorState::None, MirrorState::Slash, MirrorState::Backslash}) {
            const std::vector<Lit> lits = litsOf(cell, state);
            const auto denied = std::ranges::find_if(lits, [&](Lit l) { return m_mind.isFalse(l); });
            if (denied != lits.end()) {
                d.premises.push_back({!*denied});
                continue;
            }
            const auto holds = [&](Lit l) { return m_mind.isTrue(l) || std::ranges::find(lits, l) != lits.end(); };
            const LightPath path = pathOf(ray, holds);
            if (unknownEnd(path, holds) || !isAstray(ray, path))
                left.push_back(state);
            else
                addWay(path, d);
        }
        if (left.empty())
            return conclude(ray, std::nullopt, d);
        if (left.size() == 1 && left.front() != MirrorState::None)
            return conclude(ray, litsOf(cell, left.front()).front(), d);
        for (const MirrorState state : {MirrorState::Slash, MirrorState::Backslash})
            if (std::ranges::find(left, state) == left.end())
                conclude(ray, !litsOf(cell, state).front(), d);
    }
    void conclude(const Mirrors::Ray& ray, std::optional<Lit> conclusion, Deduction d)
    {
        if (m_mind.isBroken() || (conclusion && !m_mind.isOpen(*conclusion)))
            return;
        if (conclusion)
            d.conclusions = {{*conclusion}};
        thin({&ray, 1}, std::nullopt, d);
        m_mind.conclude(std::move(d));
    }

    void examineMeetings()
    {
        Deduction ways = deduction(Move::RayMisses);
        std::set<Place> met;
        for (const Mirrors::Ray& ray : m_mirrors.rays) {
            const LightPath path = pathOf(ray, known());
            if (unknownEnd(path, known()))
                return;
            addWay(path, ways);
            for (const LightPath::Step& step : path.steps)
                if (step.turns < ray.turns)
                    met.insert(step.cell);
        }
        for (const Place cell : m_mirrors.grid().cells())
            if (!met.contains(cell) && !m_mind.isBroken() && stateOf(cell, known()) != MirrorState::None)
                concludeMissed(cell, ways);
    }
    void concludeMissed(Place cell, Deduction d)
    {
        thin(m_mirrors.rays, cell, d);
        for (const Lit mirror : {slash(cell), backslash(cell)})
            if (m_mind.isOpen(mirror))
                d.conclusions.push_back({!mirror});
        for (const Lit mirror : {slash(cell), backslash(cell)})
            if (m_mind.isTrue(mirror)) {
                d.premises.push_back({mirror});
                d.conclusions.clear();
            }
        m_mind.conclude(std::move(d));
    }

    [[nodiscard]] Deduction deduction(Move move) const { return {.technique = idOf(move), .instances = {m_subject}}; }
    /// What is known of the cells of a way is what leads the light along it.
    void addWay(const LightPath& path, Deduction& d) const
    {
        Hint way{Hint::Path, {}};
        for (const LightPath::Step& step : path.steps) {
            way.places.push_back(step.cell);
            for (const Lit lit : litsOf(step.cell, stateOf(step.cell, known())))
                if (std::ranges::find(d.premises, Fact{lit}) == d.premises.end())
                    d.premises.push_back({lit});
        }
        if (d.hints.empty())
            d.hints = {way};
    }

    Mind& m_mind;
    int m_subject;
    const Mirrors& m_mirrors;
    int m_waysLeft = 0;
};

} // namespace

void examineRays(Mind& mind, int subject)
{
    if (mind.isTrue(mind.ground().instance(subject).guard))
        Light(mind, subject).examine();
}

} // namespace tokisuji::tracing
