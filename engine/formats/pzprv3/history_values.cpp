// The values of layers as pzpr keeps them: some in two places, some under other numbers.
#include "engine/formats/pzprv3/history_operation.h"

#include "engine/board/bed.h"
#include "engine/board/kana.h"
#include "engine/board/rooms.h"
#include "engine/genre/bridges.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <span>

namespace tokisuji {

namespace {

constexpr int emptyNumber = -1;
constexpr int pzprCross = 2;
constexpr int beforeSlashes = 30;             ///< pzpr's backslash is 31, its slash 32
constexpr std::array barCodes{0, 12, 13, 11}; ///< pzpr's vertical and horizontal bar, and both
constexpr int crossedClue = 2;
constexpr int noDot = 0;
constexpr int noCode = -1;
constexpr int beforeHeadings = 10; ///< of the mark on an edge: 11 is up

/// The marks 1, 2 of pzpr's cells that stand for an answer: "some number", "none here".
std::span<const int> digitSigns(const Board& board)
{
    static constexpr std::array someAndNone{question, 0};
    static constexpr std::array none{0};
    const Genre& genre = genreOf(board);
    if (genre.has(Mark::DigitOrNone) || (genre.has(Mark::Sign) && genre.has(Mark::CellCircle))) // which are notes
        return someAndNone;
    return genre.has(Mark::Sign) ? std::span<const int>(none) : std::span<const int>();
}

/// What pzpr calls a kind of cell. Where a genre has several of them, the first row of its clue is the one.
struct TerrainCode {
    std::optional<Clue::Kind> clue; ///< only where the genre has it
    Terrain terrain;
    int code;
};
constexpr TerrainCode terrainCodes[]{{Clue::SumPair, Terrain::Wall, 51},
                                     {Clue::Compass, Terrain::Mark, 51},
                                     {{}, Terrain::Hole, 7},
                                     {{}, Terrain::Water, 6},
                                     {{}, Terrain::Painted, 6},
                                     {{}, Terrain::Wall, 1},
                                     {{}, Terrain::GateVertical, 21},
                                     {{}, Terrain::GateHorizontal, 22},
                                     {{}, Terrain::Start, startCode},
                                     {Clue::Terrains, Terrain::White, 1},
                                     {Clue::Terrains, Terrain::Black, 2},
                                     {Clue::ColouredNumber, Terrain::Black, 1},
                                     {Clue::ColouredNumber, Terrain::Red, 1},
                                     {Clue::ColouredNumber, Terrain::Blue, 2},
                                     {Clue::ColouredNumber, Terrain::Green, 3},
                                     {Clue::ColouredNumber, Terrain::Purple, 4},
                                     {Clue::ColouredNumber, Terrain::Orange, 5},
                                     {Clue::ColouredNumber, Terrain::Cyan, 6}};

bool hasDots(const Board& board)
{
    return genreOf(board).clue(Clue::Dot) != nullptr;
}

/// A cell without a letter is pzpr's "?".
bool hasLetters(const Board& board)
{
    return genreOf(board).signs == SignStyle::Compass;
}

bool isColourOfDots(const Genre& genre, int value)
{
    const Clue* dots = genre.clue(Clue::Dot);
    return dots != nullptr && std::ranges::find(dots->colours, value) != dots->colours.end();
}

/// Has the genre such cells?
bool isTerrainOf(const Genre& genre, Terrain terrain)
{
    if (terrain == Terrain::Mark)
        return genre.clue(Clue::Compass) != nullptr;
    if (terrain == Terrain::Wall && genre.clue(Clue::SumPair) != nullptr)
        return true;
    return std::ranges::any_of(genre.clues, [&](const Clue& clue) {
        return std::ranges::find(clue.terrains, terrain) != clue.terrains.end();
    });
}

/// pzpr has painted cells of two kinds: with dots they are backgrounds of the answer's sort, else like water.
bool isBackground(const Board& board, int terrain)
{
    return terrain == static_cast<int>(Terrain::Painted) && hasDots(board);
}

/// A square that is given is a number of pzpr's, as one that is written is.
int numberOfSquare(const Board& board, int terrain)
{
    return terrain == static_cast<int>(Terrain::Square) ? 1 : hasSquares(board) ? emptyNumber : 0;
}

/// The row of a kind of cell or of a code; nullptr where pzpr has none.
template <class Holds>
const TerrainCode* terrainRow(const Board& board, const Holds& holds)
{
    const Genre& genre = genreOf(board);
    const auto row = std::ranges::find_if(terrainCodes, [&](const TerrainCode& code) {
        return holds(code) && (!code.clue || genre.clue(*code.clue) != nullptr) && isTerrainOf(genre, code.terrain);
    });
    return row == std::end(terrainCodes) ? nullptr : row;
}

} // namespace

int codeOfTerrain(const Board& board, int value)
{
    if (value == blank || isBackground(board, value) || value == static_cast<int>(Terrain::Square))
        return 0;
    const auto* row =
        terrainRow(board, [&](const TerrainCode& code) { return static_cast<int>(code.terrain) == value; });
    return row == nullptr ? noCode : row->code;
}

bool crossesClues(const Board& board)
{
    return genreOf(board).has(Mark::CrossedClue) && genreOf(board).clue(Clue::OutsideNumber) == nullptr;
}

bool fillsWithAnswers(const Board& board)
{
    const Genre& genre = genreOf(board);
    return genre.has(Mark::Sign) && (genre.signs == SignStyle::Grounds || genre.signs == SignStyle::Beds);
}

bool hasKana(const Board& board)
{
    return std::ranges::any_of(genreOf(board).clues, [](const Clue& clue) { return clue.look == Clue::Kana; });
}

bool hasSquares(const Board& board)
{
    return genreOf(board).has(Mark::Square);
}

bool marksEdges(const Board& board)
{
    const Clue* marks = genreOf(board).clue(Clue::EdgeNumber);
    return marks != nullptr && marks->look == Clue::SquareCross;
}

bool judgesClues(const Board& board)
{
    return genreOf(board).has(Mark::CellSign) && genreOf(board).has(Mark::Shade);
}

namespace {

/// Is a place without a number outside the grid a 0 of pzpr's?
bool saysZero(const Board& board)
{
    return std::ranges::any_of(genreOf(board).clues, &Clue::worths);
}

} // namespace

ValueParts partsOf(const Board& board, Layer layer, int value)
{
    switch (layer) {
    case Layer::Shade:
        return {value == 1 ? 1 : 0, value == 0 ? 1 : 0};
    case Layer::Line:
        return {std::max(value, 0), value == 0 ? pzprCross : 0};
    case Layer::Candidates: {
        ValueParts parts = unpackCandidates(value);
        std::ranges::replace(parts, 0, emptyNumber);
        return parts;
    }
    case Layer::Digit: {
        if (fillsWithAnswers(board))
            return {isHalfOfBed(value) && genreOf(board).signs == SignStyle::Beds ? codeOfBed(value)
                                                                                  : std::max(value, 0)};
        const auto sign = static_cast<int>(std::ranges::find(digitSigns(board), value) - digitSigns(board).begin());
        const bool isSign = value != blank && sign < static_cast<int>(digitSigns(board).size());
        return {isSign ? emptyNumber : genreOf(board).numberOf(value), isSign ? sign + 1 : 0};
    }
    case Layer::Terrain: {
        const int code = codeOfTerrain(board, value);
        return {code == noCode ? 0 : code, isBackground(board, value) ? paintedCode : numberOfSquare(board, value)};
    }
    case Layer::Heading:
        return {value > 0 ? value + beforeHeadings : 0};
    case Layer::Border:
    case Layer::Point:
        return {value == 1 ? 1 : 0, value == 0 ? 1 : 0};
    case Layer::Outside:
        return {value == blank && saysZero(board) ? 0 : value};
    case Layer::EdgeDot:
        if (marksEdges(board))
            return {std::max(value, 0)};
        [[fallthrough]];
    case Layer::Number:
        if (hasKana(board))
            return {syllableOf(value).vowel, syllableOf(value).consonant};
        [[fallthrough]];
    case Layer::Vertex:
        return {value == blank && hasDots(board) ? noDot : value == 0 && hasLetters(board) ? question : value};
    case Layer::Corner:
        return {value > 0 ? value + 1 : 0, value == 0 ? 1 : 0};
    case Layer::Tint:
        if (judgesClues(board))
            return {0, std::max(value, 0)};
        return crossesClues(board) ? ValueParts{0, value == crossedClue ? 1 : 0} : ValueParts{std::max(value, 0)};
    case Layer::Symbol:
        return {value > 0 ? beforeSlashes + value : 0, value == 0 ? 1 : 0};
    case Layer::Bar:
        return {barCodes[static_cast<std::size_t>(std::max(value, 0))]};
    case Layer::Arrow:
    case Layer::Way:
    case Layer::Letter:
    case Layer::Room:
    case Layer::OutsideDone:
        return {std::max(value, 0)};
    default:
        return {value};
    }
}

int valueOf(const Board& board, Layer layer, const ValueParts& parts)
{
    switch (layer) {
    case Layer::Shade:
        return parts[0] > 0 ? 1 : parts[1] > 0 ? 0 : blank;
    case Layer::Line:
        return parts[0] > 0 ? parts[0] : parts[1] == pzprCross ? 0 : blank;
    case Layer::Candidates: {
        ValueParts four = parts;
        std::ranges::replace_if(
            four, [](int n) { return n < 0; }, 0);
        return packCandidates(four);
    }
    case Layer::Digit: {
        if (fillsWithAnswers(board))
            return parts[0] >= firstHalf && parts[0] <= lastHalf ? bedOfCode(parts[0])
                   : parts[0] > 0                                ? parts[0]
                                                                 : blank;
        const auto sign = static_cast<std::size_t>(parts[1]) - 1;
        return parts[0] < 0 && sign < digitSigns(board).size() ? digitSigns(board)[sign]
                                                               : genreOf(board).digitFor(parts[0]);
    }
    case Layer::Terrain: {
        const auto* row = terrainRow(board, [&](const TerrainCode& code) { return code.code == parts[0]; });
        if (row == nullptr && parts[1] > 0 && hasSquares(board))
            return static_cast<int>(Terrain::Square);
        return row != nullptr            ? static_cast<int>(row->terrain)
               : parts[1] == paintedCode ? static_cast<int>(Terrain::Painted)
                                         : blank;
    }
    case Layer::Heading:
        return parts[0] > beforeHeadings ? parts[0] - beforeHeadings : blank;
    case Layer::Border:
    case Layer::Point:
        return parts[0] > 0 ? 1 : parts[1] > 0 ? 0 : blank;
    case Layer::Outside:
        return parts[0] == 0 && saysZero(board) ? blank : parts[0];
    case Layer::EdgeDot:
        if (marksEdges(board))
            return parts[0] > 0 ? parts[0] : blank;
        [[fallthrough]];
    case Layer::Number:
        if (hasKana(board))
            return kanaOf(Syllable{parts[1], parts[0]});
        [[fallthrough]];
    case Layer::Vertex:
        return parts[0] == noDot && hasDots(board) ? blank : parts[0] == question && hasLetters(board) ? 0 : parts[0];
    case Layer::Corner:
        return parts[0] > 1 ? parts[0] - 1 : parts[1] > 0 ? 0 : blank;
    case Layer::Tint:
        if (crossesClues(board))
            return parts[1] > 0 ? crossedClue : blank;
        if (judgesClues(board))
            return parts[1] > 0 ? parts[1] : blank;
        return parts[0] > 0 ? parts[0] : blank;
    case Layer::Symbol:
        return parts[0] > beforeSlashes ? parts[0] - beforeSlashes : parts[1] > 0 ? 0 : blank;
    case Layer::Bar: {
        const auto code = std::ranges::find(barCodes, parts[0]) - barCodes.begin();
        return code > 0 && code < static_cast<std::ptrdiff_t>(barCodes.size()) ? static_cast<int>(code) : blank;
    }
    case Layer::Arrow:
    case Layer::Way:
    case Layer::Letter:
    case Layer::Room:
    case Layer::OutsideDone:
        return parts[0] > 0 ? parts[0] : blank;
    default:
        return parts[0];
    }
}

bool isValueOf(const Board& board, Layer layer, int value)
{
    if (value == blank)
        return true;
    const Genre& genre = genreOf(board);
    switch (layer) {
    case Layer::Number:
    case Layer::Second:
    case Layer::Third:
    case Layer::Fourth:
    case Layer::Right:
    case Layer::Down:
    case Layer::Letter:
    case Layer::Outside:
    case Layer::Vertex:
        return value >= question && value <= 999;
    case Layer::EdgeDot:
        return value == question || isColourOfDots(genre, value)
               || (genre.clue(Clue::EdgeNumber) != nullptr && value >= 0 && value <= 999);
    case Layer::Symbol:
        return value <= static_cast<int>(Symbol::Slash);
    case Layer::Bar:
        return value <= static_cast<int>(Bar::Both);
    case Layer::Arrow:
        return value <= static_cast<int>(Dir::Right);
    case Layer::Line:
        return value <= (genre.has(Mark::Bridge) ? mostBridges(genre) : 1);
    case Layer::Shade:
        return value <= 1;
    case Layer::Room:
        return value <= (std::ranges::any_of(genre.clues, &Clue::tiles) ? thinBorder : 1);
    case Layer::Tint:
        return value <= 2;
    case Layer::Digit:
        return (value >= 0 || std::ranges::find(digitSigns(board), value) != digitSigns(board).end()) && value <= 999;
    case Layer::Terrain:
        return isTerrainOf(genre, static_cast<Terrain>(value));
    case Layer::Corner:
        return value <= static_cast<int>(Corner::UpperLeft);
    case Layer::Candidates:
        return true;
    case Layer::Heading:
    case Layer::Way:
        return value >= 1 && value <= static_cast<int>(Dir::Right);
    case Layer::OutsideDone:
    case Layer::Border:
    case Layer::Point:
        return value <= 1;
    case Layer::EdgeSpot: // pzpr keeps these in its log, but not in its files
    case Layer::VertexSpot:
    case Layer::Up: // no code is known for them
    case Layer::Left:
    case Layer::NoteColour:
    case Layer::NoteDot:
    case Layer::NoteEdgeDot:
    case Layer::NoteVertexDot:
    case Layer::NoteLine:
    case Layer::NoteBorder:
        break;
    }
    return false;
}

} // namespace tokisuji
