// Terrain bits: five cells per character, for a kind of cell that is there or not: holes and water.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_terrain_bits {
namespace {

constexpr int base = 32;
constexpr int cellsInCharacter = 5;
constexpr char nextPart = '/'; ///< a bank, with no holes before it

/// No clue stands in a hole.
void put(Board& board, Place cell, Terrain terrain)
{
    board.set(Layer::Terrain, cell, static_cast<int>(terrain));
    if (terrain == Terrain::Hole && board.has(Layer::Number))
        board.set(Layer::Number, cell, blank);
}

template <Terrain terrain>
std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int first = 0; first < clues.cells() && !in.atEnd() && !in.isAt(nextPart); first += cellsInCharacter) {
        const std::size_t at = in.at();
        const auto packed = digitValue(in.take(), base);
        if (!packed)
            return in.unreadable(at);
        const int last = std::min(first + cellsInCharacter, clues.cells());
        for (int cell = first, bit = base / 2; cell < last; ++cell, bit /= 2)
            if ((*packed & bit) != 0)
                put(clues.board(), clues.cell(cell), terrain);
    }
    return std::nullopt;
}

template <Terrain terrain>
std::optional<Error> write(const Board& board, std::string& body)
{
    const std::vector<Place> cells = board.grid().cells();
    for (std::size_t first = 0; first < cells.size(); first += cellsInCharacter) {
        const std::size_t last = std::min(first + cellsInCharacter, cells.size());
        int packed = 0;
        for (std::size_t i = first, bit = base / 2; i < last; ++i, bit /= 2)
            packed |= isTerrain(board, cells[i], terrain) ? static_cast<int>(bit) : 0;
        body += digitOf(packed);
    }
    return std::nullopt;
}

std::optional<Error> writeSomeHoles(const Board& board, std::string& body)
{
    const bool any = std::ranges::any_of(board.grid().cells(), [&](Place c) { return isHole(board, c); });
    return any ? write<Terrain::Hole>(board, body) : std::nullopt;
}

constexpr std::string_view alphabet = "0-9 a-v";

} // namespace
} // namespace url_terrain_bits

constinit const UrlPart url::ice{.read = url_terrain_bits::read<Terrain::Water>,
                                 .write = url_terrain_bits::write<Terrain::Water>,
                                 .alphabet = url_terrain_bits::alphabet,
                                 .filling = UrlPart::Filling{Clue::Terrains, Terrain::Water}};
constinit const UrlPart url::painted{.read = url_terrain_bits::read<Terrain::Painted>,
                                     .write = url_terrain_bits::write<Terrain::Painted>,
                                     .alphabet = url_terrain_bits::alphabet};
constinit const UrlPart url::hole{.read = url_terrain_bits::read<Terrain::Hole>,
                                  .write = url_terrain_bits::writeSomeHoles,
                                  .alphabet = url_terrain_bits::alphabet,
                                  .filling = UrlPart::Filling{Clue::Terrains, Terrain::Hole}};
constinit const UrlPart url::holeAlways{.read = url_terrain_bits::read<Terrain::Hole>,
                                        .write = url_terrain_bits::write<Terrain::Hole>,
                                        .alphabet = url_terrain_bits::alphabet};

} // namespace tokisuji
