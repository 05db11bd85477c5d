#include "engine/advice/together/area_groups.h"

#include "engine/advice/together/area_search.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace tokisuji {

namespace {

/// One question is about as many boards as the group has options: it may take longer.
constexpr int questionPatience = 8;
/// So many places, the first ones, are looked at by themselves: they may have few solutions.
constexpr std::size_t glances = 12;

/// The rules of the last option stand for those of the others.
bool claimsAreas(const Board& board, const SpareClaims& claims, const ClueFamily& family)
{
    if (family.options.empty())
        return false;
    const ClueOption& last = family.options.back();
    return claims.include(rulesOf(with(board, last)), last);
}

/// What is found of a group, told family by family.
class Telling {
public:
    Telling(const AreaGroup& group, const std::vector<ClueFamily>& families, const Grid& grid, const FamilySink& sink)
        : m_group(group), m_families(families), m_grid(grid), m_sink(sink),
          m_total(static_cast<std::size_t>(grid.size().cells()))
    {
    }

    void take(const AreaFindings& found)
    {
        m_complete = m_complete && found.complete;
        for (std::size_t c = 0; c < m_total.size(); ++c)
            m_total[c] += found.solutions[c];
        tell(found.size, found.solutions, found.complete);
    }
    /// All of one place: solutions by size.
    void takePlace(Place place, const std::vector<std::size_t>& bySize)
    {
        m_told.insert(place);
        const std::size_t all = std::accumulate(bySize.begin(), bySize.end(), std::size_t(0));
        for (const std::size_t f : m_group.families) {
            if (m_families[f].place != place)
                continue;
            std::vector<Judged> judged;
            for (const ClueOption& option : m_families[f].options) {
                const auto size = static_cast<std::size_t>(std::max(option.value, 0));
                const std::size_t solutions = option.value == question ? all : size < bySize.size() ? bySize[size] : 0;
                judged.push_back({option, statusBy(solutions, true), solutions});
            }
            m_sink(f, std::move(judged));
        }
    }
    /// Of clues that leave the size open.
    void tellUnknownSizes() const { tell(question, m_total, m_complete); }

private:
    void tell(int value, const std::vector<std::size_t>& solutions, bool complete) const
    {
        for (const std::size_t f : m_group.families) {
            const ClueFamily& family = m_families[f];
            const auto option = std::ranges::lower_bound(family.options, value, {}, &ClueOption::value);
            if (option == family.options.end() || option->value != value || m_told.contains(family.place))
                continue;
            const auto cell = static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, family.place));
            m_sink(f, {{*option, statusBy(solutions[cell], complete), solutions[cell]}});
        }
    }

    const AreaGroup& m_group;
    const std::vector<ClueFamily>& m_families;
    const Grid& m_grid;
    const FamilySink& m_sink;
    std::vector<std::size_t> m_total; ///< solutions of any size, by cell
    bool m_complete = true;
    std::set<Place> m_told; ///< places of which all is known
};

} // namespace

std::vector<AreaGroup> areaGroups(const Board& board, const std::vector<ClueFamily>& families)
{
    std::vector<AreaGroup> groups;
    if (!withSpareArea(rulesOf(board)))
        return groups;
    Board without = board;
    std::optional<SpareClaims> claims;
    for (std::size_t f = 0; f < families.size(); ++f) {
        const ClueOption gone = withoutClue(board, families[f].place);
        if (Board changed = with(board, gone); !claims || changed != without) {
            claims.emplace(rulesOf(changed));
            without = std::move(changed);
        }
        if (!claimsAreas(board, *claims, families[f]))
            continue;
        const auto same = std::ranges::find(groups, without, &AreaGroup::without);
        const auto group = same != groups.end() ? same : groups.insert(groups.end(), {without, {}});
        group->families.push_back(f);
    }
    return groups;
}

void judgeGroup(const AreaGroup& group, const std::vector<ClueFamily>& families, std::chrono::milliseconds patience,
                std::stop_token stop, const FamilySink& sink)
{
    const auto area = withSpareArea(rulesOf(group.without));
    require(area.has_value(), "judgeGroup: its rules have a spare area");
    std::vector<Place> cells;
    for (const std::size_t f : group.families)
        if (std::ranges::find(cells, families[f].place) == cells.end())
            cells.push_back(families[f].place);
    Telling telling(group, families, group.without.grid(), sink);
    AreaSearch search(*area, cells, questionPatience * patience, stop);
    for (std::size_t i = 0; i < std::min(cells.size(), glances) && !stop.stop_requested(); ++i)
        if (const auto bySize = search.glance(cells[i]))
            telling.takePlace(cells[i], *bySize);
    search.run([&](const AreaFindings& found) { telling.take(found); });
    if (!stop.stop_requested())
        telling.tellUnknownSizes();
}

} // namespace tokisuji
