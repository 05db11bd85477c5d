#include "editor/ui/tools/entry_symmetry.h"

#include "engine/board/turn.h"
#include "engine/generate/orbits.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

struct Row {
    std::string_view name;
    std::vector<Symmetry> parts; ///< what it is composed of
};

const std::vector<Row>& table()
{
    static const std::vector<Row> rows{
        {"none", {}},
        {"half-turn", {Symmetry::Point}},
        {"quarter-turns", {Symmetry::Quarter}},
        {"left-right", {Symmetry::LeftRight}},
        {"top-bottom", {Symmetry::TopBottom}},
        {"both-mirrors", {Symmetry::LeftRight, Symmetry::TopBottom}},
        {"diagonal", {Symmetry::Diagonal}},
        {"anti-diagonal", {Symmetry::AntiDiagonal}},
        {"both-diagonals", {Symmetry::Diagonal, Symmetry::AntiDiagonal}},
    };
    return rows;
}

const Row& rowOf(EntrySymmetry symmetry)
{
    return table()[static_cast<std::size_t>(symmetry)];
}

} // namespace

std::span<const Symmetry> partsOf(EntrySymmetry symmetry)
{
    return rowOf(symmetry).parts;
}

std::string_view nameOf(EntrySymmetry symmetry)
{
    return rowOf(symmetry).name;
}

EntrySymmetry entrySymmetryOf(std::string_view name)
{
    const auto row = std::ranges::find(table(), name, &Row::name);
    return row == table().end() ? EntrySymmetry::None : static_cast<EntrySymmetry>(row - table().begin());
}

bool fits(EntrySymmetry symmetry, const Grid& grid)
{
    return std::ranges::all_of(partsOf(symmetry), [&](Symmetry part) { return mapsOntoItself(grid, part); });
}

std::vector<SymmetryMap> turnsOf(EntrySymmetry symmetry)
{
    constexpr Size size{5, 5}; // a cell on no axis goes to another one with each turn
    constexpr Place probe = cellAt(1, 0);
    std::vector<SymmetryMap> all{{}};
    std::set<Place> reached{probe};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const Symmetry part : partsOf(symmetry)) {
            SymmetryMap next = all[i];
            next.insert(next.end(), turnsOf(part).begin(), turnsOf(part).end());
            if (reached.insert(turned(probe, size, next)).second)
                all.push_back(std::move(next));
        }
    all.erase(all.begin());
    return all;
}

} // namespace tokisuji
