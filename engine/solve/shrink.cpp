// Shrinking by prefixes. Let P be the smallest prefix of the candidates that still conflicts together with the places
// kept so far: its last place is needed by every conflict inside P, so it is kept and the rest of P are the next
// candidates. The prefix is found by galloping and halving, which costs log(|P|) tests for each place of the answer
// instead of one for each candidate. Conflicts are mostly local: the candidates are put nearest first as soon as one
// place is known, and then P is short.
//
// All of this leans on "more clues, more conflict". Where a rule breaks that, the closing pass finds it: it takes out
// every place once, and only then is the answer called irreducible.
#include "engine/solve/shrink.h"

#include "engine/board/distance.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

class Shrinker {
public:
    Shrinker(std::vector<Place> conflict, const ConflictTest& test, const ConflictProgress& progress)
        : m_candidates(std::move(conflict)), m_test(test), m_progress(progress)
    {
    }

    ShrunkConflict run()
    {
        while (keepNext()) {
        }
        std::vector<Place> places = together(m_candidates.size());
        std::ranges::sort(places);
        return {std::move(places), m_candidates.empty() && !m_stopped};
    }

private:
    /// Keeps one more place; false when the kept ones conflict alone, or when stopped.
    bool keepNext()
    {
        const std::optional<std::size_t> prefix = smallestPrefix();
        if (!prefix)
            return false;
        m_candidates.resize(*prefix);
        if (m_progress)
            m_progress(together(*prefix));
        if (*prefix == 0)
            return false;
        const Place needed = m_candidates.back();
        m_candidates.pop_back();
        m_kept.push_back(needed);
        std::ranges::stable_sort(m_candidates, {}, [needed](Place p) { return latticeDistance(p, needed); });
        return true;
    }

    /// The length of the shortest prefix that conflicts with the kept places.
    std::optional<std::size_t> smallestPrefix()
    {
        std::size_t enough = m_candidates.size();
        std::size_t first = 0; // every shorter prefix is too short
        const bool gallop = !m_kept.empty();
        for (std::size_t step = 0; first < enough;) {
            const std::size_t half = first + (enough - first) / 2;
            const std::size_t length = gallop ? std::min(half, first + step) : half;
            step = 2 * step + 1;
            const std::optional<bool> conflicts = m_test(together(length));
            if (!conflicts) {
                m_candidates.resize(enough);
                m_stopped = true;
                return std::nullopt;
            }
            if (*conflicts)
                enough = length;
            else
                first = length + 1;
        }
        return enough;
    }

    [[nodiscard]] std::vector<Place> together(std::size_t prefix) const
    {
        std::vector<Place> places = m_kept;
        places.insert(places.end(), m_candidates.begin(), m_candidates.begin() + static_cast<std::ptrdiff_t>(prefix));
        return places;
    }

    std::vector<Place> m_kept;
    std::vector<Place> m_candidates;
    const ConflictTest& m_test;
    const ConflictProgress& m_progress;
    bool m_stopped = false;
};

/// A place that the others conflict without, or `wholeBoard` where each one is needed; empty when stopped.
std::optional<Place> superfluous(const std::vector<Place>& places, const ConflictTest& test)
{
    for (const Place p : places) {
        std::vector<Place> others = places;
        std::erase(others, p);
        const std::optional<bool> conflicts = test(others);
        if (!conflicts)
            return std::nullopt;
        if (*conflicts)
            return p;
    }
    return wholeBoard;
}

} // namespace

std::optional<bool> KnownConflicts::ask(std::vector<Place> places, const ConflictTest& test)
{
    std::ranges::sort(places);
    if (const auto known = m_known.find(places); known != m_known.end())
        return known->second;
    const std::optional<bool> conflicts = test(places);
    if (conflicts)
        m_known.emplace(std::move(places), *conflicts);
    return conflicts;
}

ShrunkConflict shrinkConflict(std::vector<Place> conflict, const ConflictTest& test, const ConflictProgress& progress)
{
    ShrunkConflict shrunk = Shrinker(std::move(conflict), test, progress).run();
    while (shrunk.irreducible) {
        const std::optional<Place> extra = superfluous(shrunk.places, test);
        if (!extra)
            shrunk.irreducible = false;
        if (!extra || *extra == wholeBoard)
            break;
        std::erase(shrunk.places, *extra);
        shrunk = Shrinker(std::move(shrunk.places), test, progress).run();
    }
    return shrunk;
}

} // namespace tokisuji
