#include "engine/rules/words/shapes.h"

#include "engine/board/rooms.h"
#include "engine/rules/open_rules.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace family {

constexpr RuleFamily bankCount{
    .id = "bank-count",
    .name = {"every piece of the bank is used", "ピースをすべて使う"},
    .broken = {"A piece is not used as often as it is in the bank", "ピースの使用回数が違います"}};

constexpr RuleFamily bankAtMost{
    .id = "bank-at-most",
    .name = {"no piece of the bank twice", "ピースは 1 回まで"},
    .broken = {"A piece is used more often than it is in the bank", "ピースを使いすぎています"}};

constexpr RuleFamily piecesOffClues{.id = "pieces-off-clues",
                                    .name = {"pieces do not lie on clues", "ヒントのマスにピースは置けない"},
                                    .broken = {"A piece lies on a clue", "ピースがヒントのマスに置かれています"},
                                    .role = Role::KeepsFree};

constexpr RuleFamily bankShape{.id = "bank-shape",
                               .name = {"shaded areas are pieces of the bank", "黒マスはピースの形"},
                               .broken = {"A shaded area is not a piece of the bank", "ピースにない形があります"}};

constexpr RuleFamily tetrominoArea{
    .id = "tetromino-area",
    .name = {"shaded areas have four cells", "黒マスのかたまりは 4 マス"},
    .broken = {"A shaded area does not have exactly four cells", "4 マスでない黒マスのかたまりがあります"}};

constexpr RuleFamily sameAtCorner{
    .id = "same-at-corner",
    .name = {"equal shapes do not touch at corners", "同じ形は角で接しない"},
    .broken = {"Areas of equal shape touch at a corner", "同じ形のかたまりが角で接しています"}};

} // namespace family

std::vector<Place> rimOf(const Grid& grid, const std::vector<Place>& cells)
{
    std::vector<Place> rim;
    for (const Place c : cells)
        for (const Place next : grid.neighbours(c))
            if (!std::ranges::binary_search(cells, next) && std::ranges::find(rim, next) == rim.end())
                rim.push_back(next);
    return rim;
}

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

namespace {

/// The edge or lattice point in the middle of two cells that touch.
Place between(Place one, Place other)
{
    return {static_cast<std::int16_t>((one.x + other.x) / 2), static_cast<std::int16_t>((one.y + other.y) / 2)};
}

/// Where no other piece may be beside one.
std::vector<Place> keptFree(const Grid& grid, const std::vector<Place>& cells, const Touching& touching)
{
    std::vector<Place> found;
    for (const Place c : cells) {
        for (const Dir d : directions)
            if (!touching.bars.contains(edgeBetween(c, d)))
                found.push_back(c.step(d));
        if (touching.corners == Touching::Apart)
            for (const Place aside : diagonals(c))
                if (!touching.points.contains(between(c, aside)))
                    found.push_back(aside);
    }
    std::erase_if(found, [&](Place c) { return !grid.hasCell(c) || std::ranges::binary_search(cells, c); });
    std::ranges::sort(found);
    const auto repeated = std::ranges::unique(found);
    found.erase(repeated.begin(), repeated.end());
    return found;
}

bool liesAcrossBar(const std::vector<Place>& cells, const Touching& touching)
{
    return std::ranges::any_of(cells, [&](Place c) {
        return std::ranges::any_of(std::array{Dir::Right, Dir::Down}, [&](Dir d) {
            return std::ranges::binary_search(cells, c.step(d)) && touching.bars.contains(edgeBetween(c, d));
        });
    });
}

/// Does a piece touch itself where two pieces touch?
bool touchesItself(const Grid& grid, const std::vector<Place>& cells, const Touching& touching)
{
    const auto isOwn = [&](Place c) { return std::ranges::binary_search(cells, c); };
    const auto isShared = [&](Place point) {
        return touching.points.contains(point) && std::ranges::count_if(grid.cellsAround(point), isOwn) > 1;
    };
    return !touching.points.empty()
           && std::ranges::any_of(cells, [&](Place c) { return std::ranges::any_of(grid.corners(c), isShared); });
}

} // namespace

std::vector<Standing> standings(Rules& r, const Field& field, const BankPiece& piece, const Touching& touching)
{
    std::vector<Standing> found;
    for (auto& cells : layings(field.grid(), piece)) {
        if (liesAcrossBar(cells, touching) || touchesItself(field.grid(), cells, touching))
            continue;
        std::vector<Lit> all = field[cells];
        for (const Lit l : field[keptFree(field.grid(), cells, touching)])
            all.push_back(!l);
        const Lit lit = r.allOf(std::move(all));
        found.push_back({std::move(cells), lit});
    }
    return found;
}

namespace {

/// Says of each piece, with how often the bank has it, how often it stands; and of each cell of the field that a piece
/// covers it.
template <class Counted>
void areasArePieces(Rules& r, const Field& field, const Bank& bank, const Touching& touching, const Counted& say)
{
    const bool mayChange = touching.mayChange && r.isOpen();
    PlaceMap<std::vector<Lit>> covers(field.grid());
    for (const auto& [piece, count] : counted(bank)) {
        std::vector<Lit> all;
        for (const Standing& standing : standings(r, field, piece, touching)) {
            all.push_back(standing.lit);
            for (const Place c : standing.cells)
                covers[c].push_back(standing.lit);
        }
        say(count, std::move(all));
    }
    for (const Place c : field.grid().cells())
        if (mayChange)
            r.at(c, family::bankShape).unlessClue().implies(field[c], covers[c]);
        else
            r.at(c, family::bankShape).implies(field[c], covers[c]);
}

} // namespace

void usesBank(Rules& r, const Field& field, const Bank& bank, const Touching& touching)
{
    areasArePieces(r, field, bank, touching, [&](int count, std::vector<Lit> all) {
        if (touching.mayChange && r.isOpen())
            r.at(wholeBoard, family::bankCount).unlessClue().is(isNumberOf(r, all, count));
        else
            r.at(wholeBoard, family::bankCount).exactly(count, std::move(all));
    });
}

void usesSomePieces(Rules& r, const Board& b, const Field& field)
{
    if (!b.hasFlag('t'))
        for (const Place c : clueCells(b))
            r.clue(c, family::piecesOffClues).never(field[c]);
    areasArePieces(r, field, bankOf(b), {.corners = Touching::Apart}, [&](int count, std::vector<Lit> all) {
        r.at(wholeBoard, family::bankAtMost).atMost(count, std::move(all));
    });
}

Tetrominoes tetrominoes(Rules& r, const Field& field)
{
    const Grid& grid = field.grid();
    Tetrominoes found;
    PlaceMap<std::vector<Lit>> covers(grid);
    for (const std::string_view shape : {"23bg", "14u", "23eg", "23f", "22u"}) {
        PlaceMap<std::vector<Lit>> ofShape(grid);
        for (const Standing& standing : standings(r, field, *parseBankPiece(shape))) {
            for (const Place c : standing.cells)
                ofShape[c].push_back(standing.lit);
            found.standings.push_back(standing);
        }
        PlaceMap<Lit>& shapeAt = found.shapeAt.emplace_back(grid, No);
        for (const Place c : grid.cells())
            covers[c].push_back(shapeAt[c] = r.anyOf(std::move(ofShape[c])));
    }
    for (const Place c : grid.cells())
        r.at(c, family::tetrominoArea).implies(field[c], covers[c]);
    return found;
}

void differAtCorners(Rules& r, const Field& field, const Tetrominoes& areas)
{
    for (const auto& square : field.grid().windows(2, 2))
        for (const std::array<std::size_t, 4>& corner : {std::array<std::size_t, 4>{0, 3, 1, 2}, {1, 2, 0, 3}})
            for (const PlaceMap<Lit>& shapeAt : areas.shapeAt)
                r.at(square.front(), family::sameAtCorner)
                    .never({shapeAt[square[corner[0]]], shapeAt[square[corner[1]]], !field[square[corner[2]]],
                            !field[square[corner[3]]]});
}

bool liesInRoom(const Board& b, const std::vector<Place>& cells)
{
    std::vector<Place> reached{cells.front()};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Dir d : directions)
            if (const Place next = reached[i].step(d); std::ranges::binary_search(cells, next)
                                                       && b.at(Layer::Room, edgeBetween(reached[i], d)) != 1
                                                       && std::ranges::find(reached, next) == reached.end())
                reached.push_back(next);
    return reached.size() == cells.size();
}

namespace {

/// The shapes that the cells of the field may form in their rooms.
struct ShapesInRooms {
    std::vector<std::vector<Lit>> ofRoom; ///< by room and shape: its cells form it
    std::vector<PlaceMap<Lit>> at;        ///< by shape: a cell is one of those that form it
};

constexpr std::size_t smallRoom = 20;

/// These cells of a room are of the field, and in a small room no others. That is said by their number too, but not
/// before all of them are known.
Lit formedBy(Rules& r, const Field& field, const Room& room, const std::vector<Place>& cells)
{
    std::vector<Lit> all = field[cells];
    if (room.cells.size() <= smallRoom)
        for (const Place c : room.cells)
            if (!std::ranges::binary_search(cells, c))
                all.push_back(!field[c]);
    return r.allOf(std::move(all));
}

ShapesInRooms shapesInRooms(Rules& r, const Board& b, const Field& field, const std::vector<Room>& rooms,
                            std::span<const std::string_view> shapes)
{
    const PlaceMap<int> roomOf = roomOfCells(b, rooms);
    ShapesInRooms found{.ofRoom = std::vector<std::vector<Lit>>(rooms.size()), .at = {}};
    for (const std::string_view shape : shapes) {
        std::vector<std::vector<Lit>> ways(rooms.size());
        PlaceMap<std::vector<Lit>> covers(b.grid());
        for (const auto& cells : layings(b.grid(), *parseBankPiece(shape))) {
            const int own = roomOf[cells.front()];
            if (!std::ranges::all_of(cells, [&](Place c) { return roomOf[c] == own; }) || !liesInRoom(b, cells))
                continue;
            const auto room = static_cast<std::size_t>(own);
            ways[room].push_back(formedBy(r, field, rooms[room], cells));
            for (const Place c : cells)
                covers[c].push_back(ways[room].back());
        }
        for (std::size_t room = 0; room < rooms.size(); ++room)
            found.ofRoom[room].push_back(r.anyOf(std::move(ways[room])));
        PlaceMap<Lit>& shapeAt = found.at.emplace_back(b.grid(), No);
        for (const Place c : b.grid().cells())
            shapeAt[c] = r.anyOf(std::move(covers[c]));
    }
    return found;
}

} // namespace

void tetrominoesInRooms(Rules& r, const Board& b, const Field& field, std::span<const std::string_view> shapes,
                        const TetrominoFamilies& families)
{
    const std::vector<Room> all = rooms(b);
    const PlaceMap<int> roomOf = roomOfCells(b, all);
    const ShapesInRooms forms = shapesInRooms(r, b, field, all, shapes);
    const auto isWhole = [&](std::size_t room) { return !mayDivide(r, all[room].cells.size(), 4); };
    for (std::size_t i = 0; i < all.size(); ++i) {
        r.at(all[i].anchor, families.fourCells).ofEachPart().exactly(4, field[all[i].cells]);
        const auto at = [&](Place p, const RuleFamily& family) {
            At asked = r.at(p, family);
            return isWhole(i) ? asked : asked.ofWholeRoom();
        };
        at(all[i].anchor, families.shape).any(forms.ofRoom[i]);
        for (const Place c : all[i].cells) {
            std::vector<Lit> with;
            for (const PlaceMap<Lit>& ofShape : forms.at)
                with.push_back(ofShape[c]);
            at(c, families.inShape).implies(field[c], std::move(with));
        }
    }
    for (const Place edge : b.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        const auto one = static_cast<std::size_t>(roomOf[p]), other = static_cast<std::size_t>(roomOf[q]);
        for (std::size_t s = 0; one != other && s < shapes.size(); ++s) {
            At same = r.at(edge, families.sameShape);
            (isWhole(one) && isWhole(other) ? same : same.ofWholeRoom()).never({forms.at[s][p], forms.at[s][q]});
        }
    }
}

} // namespace tokisuji
