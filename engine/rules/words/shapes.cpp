#include "engine/rules/words/shapes.h"

#include "engine/board/place_map.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily bankCount{
    .id = "bank-count",
    .name = {"every piece of the bank is used", "ピースをすべて使う"},
    .broken = {"A piece is not used as often as it is in the bank", "ピースの使用回数が違います"}};

constexpr RuleFamily bankShape{.id = "bank-shape",
                               .name = {"shaded areas are pieces of the bank", "黒マスはピースの形"},
                               .broken = {"A shaded area is not a piece of the bank", "ピースにない形があります"}};

} // namespace family

namespace {

/// The cells beside some cells, each once.
std::vector<Place> rimOf(const Grid& grid, const std::vector<Place>& cells)
{
    std::vector<Place> rim;
    for (const Place c : cells)
        for (const Place next : grid.neighbours(c))
            if (!std::ranges::binary_search(cells, next) && std::ranges::find(rim, next) == rim.end())
                rim.push_back(next);
    return rim;
}

} // namespace

std::vector<std::vector<Place>> layings(const Grid& grid, const BankPiece& piece)
{
    std::vector<std::vector<Place>> found;
    if (!isPolyomino(piece))
        return found;
    for (const BankPiece& form : turnings(piece))
        for (const auto& window : grid.windows(form.box.width, form.box.height)) {
            std::vector<Place>& cells = found.emplace_back();
            for (std::size_t i = 0; i < window.size(); ++i)
                if (form.filled[i])
                    cells.push_back(window[i]);
        }
    return found;
}

std::vector<Standing> standings(Rules& r, const Field& field, const BankPiece& piece)
{
    std::vector<Standing> found;
    for (auto& cells : layings(field.grid(), piece)) {
        std::vector<Lit> all = field[cells];
        for (const Lit l : field[rimOf(field.grid(), cells)])
            all.push_back(!l);
        const Lit lit = r.allOf(std::move(all));
        found.push_back({std::move(cells), lit});
    }
    return found;
}

void usesBank(Rules& r, const Field& field, const Bank& bank)
{
    const Grid& grid = field.grid();
    PlaceMap<std::vector<Lit>> covers(grid);
    for (const auto& [piece, count] : counted(bank)) {
        std::vector<Lit> all;
        for (const Standing& standing : standings(r, field, piece)) {
            all.push_back(standing.lit);
            for (const Place c : standing.cells)
                covers[c].push_back(standing.lit);
        }
        r.at(wholeBoard, family::bankCount).exactly(count, std::move(all));
    }
    for (const Place c : grid.cells())
        r.at(c, family::bankShape).implies(field[c], covers[c]);
}

} // namespace tokisuji
