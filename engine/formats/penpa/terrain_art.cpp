// Kinds of cells: colours of the background, and signs for those that have none.
#include "engine/board/terrain.h"
#include "engine/formats/penpa/clue_art.h"

namespace tokisuji::penpa {

namespace {

struct Ground {
    Terrain terrain;
    int surface; ///< 0: a symbol instead
    std::string_view shape{};
    int symbol = 0;
};
constexpr std::array grounds{
    Ground{Terrain::Hole, black},
    Ground{Terrain::Water, lightBlue},
    Ground{Terrain::Wall, black},
    Ground{Terrain::Painted, lightGrey},
    Ground{Terrain::Grey, grey},
    Ground{Terrain::GateVertical, 0, "line", 2},
    Ground{Terrain::GateHorizontal, 0, "line", 1},
    Ground{Terrain::Start, 0, "circle_L", 8},
    Ground{Terrain::Cup, 0, "circle_M", 2},
    Ground{Terrain::White, 0, "circle_L", 1},
    Ground{Terrain::Black, 0, "circle_L", 2},
    Ground{Terrain::Square, 0, "square_L", 1},
};

const Ground* groundOf(const Board& board, Place cell)
{
    const auto found =
        std::ranges::find_if(grounds, [&](const Ground& g) { return isTerrain(board, cell, g.terrain); });
    return found == grounds.end() ? nullptr : &*found;
}

void drawTerrains(const Artist& from, const Clue& clue)
{
    for (const Place cell : from.board.grid().cells()) {
        const Ground* ground = groundOf(from.board, cell);
        if (ground == nullptr || std::ranges::count(clue.terrains, ground->terrain) == 0)
            continue;
        if (ground->surface != 0)
            from.sheet.surfaces[from.frame.point(cell)] = ground->surface;
        else
            addSymbol(from, cell, ground->shape, ground->symbol, 1);
    }
}

/// Some colours are used for one another.
bool isLike(int a, int b)
{
    const auto kind = [](int colour) { return colour == darkGrey ? black : colour == grey ? lightGrey : colour; };
    return kind(a) == kind(b);
}

void readTerrains(const Viewer& to, const Clue& clue)
{
    const auto isOurs = [&](const Ground& ground) { return std::ranges::count(clue.terrains, ground.terrain) > 0; };
    for (const Place cell : to.board.grid().cells()) {
        if (isTerrain(to.board, cell, Terrain::Start)) // where a new board has it
            to.board.set(Layer::Terrain, cell, blank);
        const auto surface = to.sheet.surfaces.find(to.frame.point(cell));
        const Symbol* symbol = symbolAt(to, cell, "");
        for (const Ground& ground : grounds) {
            const bool isColour =
                ground.surface != 0 && surface != to.sheet.surfaces.end() && isLike(surface->second, ground.surface);
            const bool isSymbol = ground.surface == 0 && symbol != nullptr && symbol->shape == ground.shape
                                  && symbol->value.front() == ground.symbol;
            if (!isOurs(ground) || (!isColour && !isSymbol))
                continue;
            setTerrain(to.board, cell, ground.terrain);
            if (isColour)
                to.sheet.surfaces.erase(surface);
            else
                to.sheet.symbols.erase(to.frame.point(cell));
            break;
        }
    }
}

} // namespace

constinit const ClueArt terrainArt{Clue::Terrains, drawTerrains, readTerrains};

} // namespace tokisuji::penpa
