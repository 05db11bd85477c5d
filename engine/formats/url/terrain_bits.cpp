// Terrain bits: five cells a character, for a kind of cell that is there or not: holes and water.
#include "engine/board/terrain.h"
#include "engine/formats/url/codec.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int base = 32;
constexpr int cellsInCharacter = 5;

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
    for (int first = 0; first < clues.cells() && !in.atEnd(); first += cellsInCharacter) {
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

const Codec iceCodec{read<Terrain::Water>, write<Terrain::Water>, alphabet};
const Codec holeCodec{read<Terrain::Hole>, writeSomeHoles, alphabet};
const Codec holeAlwaysCodec{read<Terrain::Hole>, write<Terrain::Hole>, alphabet};

} // namespace tokisuji
