// A move renumbers some cells. The borders that it makes and takes away are then made and taken away at all images,
// and what comes out is looked at as a whole: that is simpler than to say for each move where it fits.
#include "engine/generate/room_moves.h"

#include "engine/board/rooms.h"
#include "engine/generate/orbits.h"
#include "engine/generate/random_rooms.h"

#include <algorithm>
#include <array>
#include <climits>

namespace tokisuji {

namespace {

/// The cells that a room spans in rows and columns.
struct Extent {
    int left = INT_MAX, top = INT_MAX, right = INT_MIN, bottom = INT_MIN;
    int cells = 0;

    void include(Place cell)
    {
        left = std::min(left, column(cell));
        right = std::max(right, column(cell));
        top = std::min(top, row(cell));
        bottom = std::max(bottom, row(cell));
        ++cells;
    }
    [[nodiscard]] int width() const { return right - left + 1; }
    [[nodiscard]] int height() const { return bottom - top + 1; }
    [[nodiscard]] bool isRectangle() const { return cells == width() * height(); }
    [[nodiscard]] Place at(int x, int y) const { return cellAt(left + x, top + y); }
};

/// Renumbered cells of one board.
class Dividing {
public:
    explicit Dividing(const Board& board) : m_board(board), m_rooms(roomNumbers(board)) {}

    [[nodiscard]] int& room(Place cell) { return m_rooms[cell]; }
    [[nodiscard]] const RoomNumbers& rooms() const { return m_rooms; }
    [[nodiscard]] int unusedNumber() const { return *std::ranges::max_element(m_rooms.values()) + 1; }
    [[nodiscard]] Extent extentOf(int room) const;
    /// The cells of an extent along one of its sides.
    [[nodiscard]] static std::vector<Place> strip(const Extent&, Dir);
    void joinWith(int room, int other) { std::ranges::replace(m_rooms.values(), other, room); }
    /// The board with these rooms and what follows from them at the images; none where nothing changes.
    [[nodiscard]] std::optional<Board> board(Symmetry) const;

private:
    const Board& m_board;
    RoomNumbers m_rooms;
};

Extent Dividing::extentOf(int room) const
{
    Extent extent;
    for (const Place cell : m_board.grid().cells())
        if (m_rooms[cell] == room)
            extent.include(cell);
    return extent;
}

std::vector<Place> Dividing::strip(const Extent& extent, Dir side)
{
    std::vector<Place> cells;
    const bool isLevel = side == Dir::Up || side == Dir::Down;
    for (int i = 0; i < (isLevel ? extent.width() : extent.height()); ++i)
        cells.push_back(isLevel ? extent.at(i, side == Dir::Up ? 0 : extent.height() - 1)
                                : extent.at(side == Dir::Left ? 0 : extent.width() - 1, i));
    return cells;
}

std::optional<Board> Dividing::board(Symmetry symmetry) const
{
    Board own = m_board;
    setRooms(own, m_rooms);
    Board all = m_board;
    for (const Place edge : m_board.grid().innerEdges())
        if (const int border = own.at(Layer::Room, edge); border != m_board.at(Layer::Room, edge))
            for (const Place image : orbitOf(edge, m_board.size(), symmetry))
                all.set(Layer::Room, image, border);
    Board settled = all;
    setRooms(settled, roomNumbers(all));
    // Images that contradict each other leave borders that part nothing.
    return settled == all && all != m_board ? std::optional(all) : std::nullopt;
}

bool areRectangles(const Board& board, int longest)
{
    return std::ranges::all_of(rooms(board), [&](const Room& room) {
        Extent extent;
        std::ranges::for_each(room.cells, [&](Place c) { extent.include(c); });
        return extent.isRectangle() && std::max(extent.width(), extent.height()) <= longest;
    });
}

enum class Shift : std::uint8_t { Outward, Inward };

/// The cells along a side change hands: those beyond it come in, or those within go to the rooms across.
void shiftBorder(Dividing& division, int room, Dir side, Shift shift)
{
    for (const Place within : division.strip(division.extentOf(room), side)) {
        const Place beyond = within.step(side);
        if (shift == Shift::Outward)
            division.room(beyond) = room;
        else
            division.room(within) = division.room(beyond);
    }
}

void cut(Dividing& division, int room, Random& random)
{
    const Extent extent = division.extentOf(room);
    const int lines = extent.width() - 1 + extent.height() - 1;
    if (lines == 0)
        return;
    const int line = random.below(lines);
    const bool isUpright = line < extent.width() - 1;
    const int number = division.unusedNumber();
    for (int y = 0; y < extent.height(); ++y)
        for (int x = 0; x < extent.width(); ++x)
            if (isUpright ? x <= line : y <= line - (extent.width() - 1))
                division.room(extent.at(x, y)) = number;
}

} // namespace

std::optional<Board> withCellMoved(const Board& board, Place cell, Symmetry symmetry, Random& random)
{
    Dividing division(board);
    std::vector<Place> beyond = board.grid().neighbours(cell);
    std::erase_if(beyond, [&](Place p) { return division.room(p) == division.room(cell); });
    if (beyond.empty() || !canLeave(division.rooms(), cell))
        return std::nullopt;
    division.room(cell) = division.room(random.pick(std::span<const Place>(beyond)));
    std::optional<Board> moved = division.board(symmetry);
    return moved && rooms(*moved).size() == rooms(board).size() ? moved : std::nullopt;
}

std::optional<Board> withRectanglesChanged(const Board& board, Place cell, int longest, Symmetry symmetry,
                                           Random& random)
{
    enum Way : std::uint8_t { ShiftOut, ShiftIn, Join, Cut, Ways };
    Dividing division(board);
    const int room = division.room(cell);
    const Dir side = random.pick(std::span<const Dir>(directions));
    const auto way = static_cast<Way>(random.below(Ways));
    const Place beyond = division.strip(division.extentOf(room), side).front().step(side);
    if (way == Cut)
        cut(division, room, random);
    else if (!board.grid().hasCell(beyond))
        return std::nullopt;
    else if (way == Join)
        division.joinWith(room, division.room(beyond));
    else
        shiftBorder(division, room, side, way == ShiftOut ? Shift::Outward : Shift::Inward);
    std::optional<Board> changed = division.board(symmetry);
    return changed && areRectangles(*changed, longest) ? changed : std::nullopt;
}

} // namespace tokisuji
