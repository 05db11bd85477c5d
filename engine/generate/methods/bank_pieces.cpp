// Pieces of a bank that lie on the board: they are put down first, each beside another one or apart as the genre has
// it; then follows what is said of them: bars or dots where they touch, rooms round them, numbers outside. Every cell
// that is free is crossed, or all cells of ships are told, and most of this is taken away again.
#include "engine/board/bank.h"
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "engine/rules/words/ships.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <span>

namespace tokisuji {

namespace {

/// Which pieces touch: along sides (bars tell where), at corners alone (dots tell where), or not at all.
enum class Contact : std::uint8_t { Sides, Corners, Apart };

Contact contactOf(const Genre& genre)
{
    if (genre.clue(Clue::GivenBorder) != nullptr)
        return Contact::Sides;
    return genre.clue(Clue::VertexNumber) != nullptr ? Contact::Corners : Contact::Apart;
}

constexpr int noPiece = -1;
constexpr double mostShareOfShips = 0.25;

/// Ships, the largest of which are put down first, and as many as there is water for.
bool isFleet(const SearchContext& context)
{
    return context.genre.clue(Clue::PieceBank)->fleets;
}

/// Pieces on a board.
struct Layout {
    PlaceMap<int> piece;
    Bank bank;

    [[nodiscard]] int at(Place c) const { return piece.has(c) ? piece[c] : noPiece; }
};

/// How often cells touch pieces that lie there, along sides and at corners; nothing where they lie on one.
struct Touches {
    int sides = 0, corners = 0;
};
std::optional<Touches> touchesOf(const Layout& layout, const std::vector<Place>& cells)
{
    Touches touches;
    for (const Place c : cells) {
        if (!layout.piece.has(c) || layout.at(c) != noPiece)
            return std::nullopt;
        for (const Dir d : directions) {
            touches.sides += layout.at(c.step(d)) != noPiece ? 1 : 0;
            const Dir turned = d == Dir::Up      ? Dir::Right
                               : d == Dir::Right ? Dir::Down
                               : d == Dir::Down  ? Dir::Left
                                                 : Dir::Up;
            touches.corners += layout.at(c.step(d).step(turned)) != noPiece ? 1 : 0;
        }
    }
    return touches;
}

/// The first piece may lie anywhere.
bool fitsBeside(const Touches& touches, Contact contact, bool isFirst)
{
    if (contact == Contact::Sides)
        return isFirst || touches.sides > 0;
    if (contact == Contact::Corners)
        return touches.sides == 0 && (isFirst || touches.corners > 0);
    return touches.sides == 0 && touches.corners == 0;
}

bool putDown(Layout& layout, const BankPiece& piece, Contact contact, Random& random)
{
    constexpr int tries = 300;
    const std::vector<BankPiece> forms = turnings(piece);
    const Size size = layout.piece.grid().size();
    for (int i = 0; i < tries; ++i) {
        const int x = random.below(size.width), y = random.below(size.height);
        std::vector<Place> cells = random.pick(std::span<const BankPiece>(forms)).cells();
        for (Place& c : cells)
            c = c.step(Dir::Right, 2 * x).step(Dir::Down, 2 * y);
        const auto touches = touchesOf(layout, cells);
        if (!touches || !fitsBeside(*touches, contact, layout.bank.empty()))
            continue;
        for (const Place c : cells)
            layout.piece[c] = static_cast<int>(layout.bank.size());
        layout.bank.push_back(piece);
        return true;
    }
    return false;
}

/// Each piece of the genre's own bank at most once.
Layout drawLayout(const SearchContext& context)
{
    const Contact contact = contactOf(context.genre);
    Layout layout{PlaceMap<int>(context.grid(), noPiece), {}};
    Bank bank = bankOf(blankBoard(context.genre, context.options()));
    context.random.shuffle(bank);
    if (isFleet(context))
        std::ranges::stable_sort(bank, std::ranges::greater(), [](const BankPiece& p) { return p.filled.size(); });
    int left = isFleet(context) ? static_cast<int>(mostShareOfShips * context.size().cells()) : INT32_MAX;
    const auto most = static_cast<std::size_t>(context.recipe.density * context.size().cells());
    for (const BankPiece& piece : bank)
        if (const auto cells = static_cast<int>(piece.cells().size());
            layout.bank.size() < most && cells <= left && putDown(layout, piece, contact, context.random))
            left -= cells;
    return layout;
}

/// Rooms round the pieces, and round some free cells.
void setRoomsRound(Board& board, const Layout& layout, const SearchContext& context)
{
    constexpr int cellsPerEmptyRoom = 30;
    const Grid& grid = board.grid();
    std::vector<Place> free = grid.cells(), seeds;
    std::erase_if(free, [&](Place c) { return layout.at(c) != noPiece; });
    context.random.shuffle(free);
    free.resize(std::min(free.size(), static_cast<std::size_t>(context.size().cells() / cellsPerEmptyRoom)));
    RoomNumbers rooms = layout.piece;
    int next = static_cast<int>(layout.bank.size());
    for (const Place c : free)
        rooms[c] = next++;
    std::vector<Place> rim = grid.cells();
    std::erase_if(rim, [&](Place c) { return rooms[c] == noPiece; });
    growRooms(rooms, std::move(rim), context.random);
    setRooms(board, rooms);
}

void setContacts(Board& board, const Layout& layout, const SearchContext& context)
{
    const Contact contact = contactOf(context.genre);
    const Grid& grid = board.grid();
    if (contact == Contact::Sides)
        for (const Place edge : grid.innerEdges())
            if (const auto [p, q] = cellsBeside(edge);
                layout.at(p) != noPiece && layout.at(q) != noPiece && layout.at(p) != layout.at(q))
                board.set(Layer::Room, edge, 1);
    if (contact == Contact::Corners)
        for (const Place point : grid.all(PlaceKind::Vertex)) {
            std::set<int> round;
            for (const Place c : grid.cellsAround(point))
                if (layout.at(c) != noPiece)
                    round.insert(layout.at(c));
            if (round.size() > 1)
                board.set(Layer::Vertex, point, 1);
        }
    if (contact == Contact::Apart && !isFleet(context))
        setRoomsRound(board, layout, context);
}

/// What a cell of a ship shows: the sides over which the ship goes on.
int shipSignAt(const Layout& layout, Place cell)
{
    constexpr std::array<int, 4> endSigns{2, 1, 4, 3}; // where a ship goes on in one of `directions` only
    std::vector<std::size_t> beside;
    for (std::size_t i = 0; i < directions.size(); ++i)
        if (layout.at(cell.step(directions[i])) != noPiece)
            beside.push_back(i);
    if (beside.empty())
        return shipSingle;
    if (beside.size() == 1)
        return endSigns[beside.front()];
    const bool isStraight = beside.size() == 2 && directions[beside[0]] == opposite(directions[beside[1]]);
    return isStraight ? shipMiddle : question;
}

/// All numbers outside, and what some cells show.
void tellFleet(Board& full, const Layout& layout, const SearchContext& context)
{
    constexpr double shareOfCells = 0.4;
    const Grid& grid = full.grid();
    const auto isShip = [&](Place c) { return layout.at(c) != noPiece; };
    for (const Place slot : slotsOf(context.genre, grid))
        full.set(Layer::Outside, slot, static_cast<int>(std::ranges::count_if(grid.lineFrom(slot), isShip)));
    for (const Place c : grid.cells())
        if (context.limits.mayStand(c) && context.random.chance(shareOfCells))
            full.set(Layer::Number, c, isShip(c) ? shipSignAt(layout, c) : waterSign);
}

std::optional<Draft> beginPieces(const SearchContext& context)
{
    constexpr std::size_t fewest = 2;
    const Layout layout = drawLayout(context);
    if (layout.bank.size() < fewest)
        return std::nullopt;
    Draft draft;
    draft.skeleton = blankBoard(context.genre, context.options());
    Bank bank = layout.bank;
    std::ranges::sort(bank);
    const BankLetters letters = isFleet(context) ? BankLetters::Fleets : BankLetters::Pieces;
    draft.skeleton.setSetup(toText(bank, letters));
    setContacts(draft.skeleton, layout, context);
    draft.full = draft.solution = draft.skeleton;
    for (const Place c : context.grid().cells())
        if (layout.at(c) != noPiece)
            draft.solution.set(Layer::Shade, c, 1);
        else if (context.limits.mayStand(c) && !isFleet(context))
            setTerrain(draft.full, c, Terrain::Hole);
    if (isFleet(context))
        tellFleet(draft.full, layout, context);
    return draft;
}

std::optional<Draft> layAnew(const Draft&, const Reading&, const SearchContext& context)
{
    return beginPieces(context);
}

std::vector<Edit> reduceCrosses(const Board& full, const SearchContext& context)
{
    std::vector<Place> cells = full.grid().cells();
    std::erase_if(cells, [&](Place c) { return !isHole(full, c); });
    return reductionsAt(full, Layer::Terrain, cells, context);
}

} // namespace

extern const Method fleetMethod;
const Method fleetMethod{.name = "fleet", .begin = beginPieces, .change = layAnew, .keepsStart = true};

extern const Method piecesOfBankMethod;
const Method piecesOfBankMethod{
    .name = "pieces-of-bank", .begin = beginPieces, .reductions = reduceCrosses, .keepsStart = true};

} // namespace tokisuji
