#include "editor/ui/tools/selection.h"

#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/desk.h"
#include "editor/ui/tools/footing.h"
#include "engine/board/block.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// A cell of the board at or next to a place.
Place cellNear(const Board& board, Place place)
{
    const auto held = [](int at, int lines) { return static_cast<std::int16_t>(std::clamp(at | 1, 1, 2 * lines - 1)); };
    return {held(place.x, board.size().width), held(place.y, board.size().height)};
}

/// Do arrow keys with Shift point arrows of clues?
bool pointsArrows(const Genre& genre)
{
    constexpr std::array pointing{Clue::ArrowNumber, Clue::PlainArrow, Clue::ColouredArrow};
    return (genre.clue(Clue::Sign) != nullptr
            && (genre.signs == SignStyle::Arrows || genre.signs == SignStyle::ArrowSets))
           || std::ranges::any_of(pointing, [&](Clue::Kind kind) { return genre.clue(kind) != nullptr; });
}

// --- blocks ---

/// The start of a course, or of a maze, is moved, but never erased.
bool concernsStart(const Desk& desk, Layer layer, Place cell, int value)
{
    if (layer == Layer::Number)
        return isAlwaysThere(desk.genre(), value) || isAlwaysThere(desk.genre(), desk.at(layer, cell));
    return layer == Layer::Terrain && (value == startTerrain || desk.at(layer, cell) == startTerrain);
}

void writeCell(Desk& desk, Place cell, const Board& block, Place from)
{
    if (desk.isOn(Layer::Terrain, cell))
        setTerrain(desk, cell, block.at(Layer::Terrain, from));
    if (desk.isOn(Layer::Number, cell) && desk.at(Layer::Number, cell) != block.at(Layer::Number, from))
        setClue(desk, cell, block.at(Layer::Number, from));
    for (const Layer layer : block.layers())
        if (!isMarkLayer(layer) && placesOf(layer) == PlaceKind::Cell
            && !concernsStart(desk, layer, cell, block.at(layer, from)))
            desk.set(layer, cell, block.at(layer, from));
}

/// Borders and dots lie between cells of the board, numbers of lattice points on its frame too.
bool takesBetween(const Desk& desk, Layer layer, Place place)
{
    const auto [width, height] = desk.board().size();
    const bool isOnFrame = place.x == 0 || place.y == 0 || place.x == 2 * width || place.y == 2 * height;
    const Clue* numbers = desk.genre().clue(Clue::VertexNumber);
    return !isOnFrame || (layer == Layer::Vertex && numbers != nullptr && !numbers->withinFrame);
}

void writeBetween(Desk& desk, Layer layer, const Board& block, Place first)
{
    const auto [width, height] = block.size();
    for (const Place from : block.grid().all(placesOf(layer))) {
        const Place place = onBoard(from, first);
        const int value = block.at(layer, from);
        const bool isOnFrame = from.x == 0 || from.y == 0 || from.x == 2 * width || from.y == 2 * height;
        const bool isNeighbours = layer == Layer::Room && isOnFrame && value == blank;
        if (!isNeighbours && takesBetween(desk, layer, place))
            desk.set(layer, place, value);
    }
}

void writeOutside(Desk& desk, Layer layer, const Board& block, Place first)
{
    for (const auto& [ofBlock, onBoard] : slotsOf(areaFrom(first, block.size()), desk.board().grid()))
        desk.set(layer, onBoard, block.at(layer, ofBlock));
}

void writeBlock(Desk& desk, const Board& block, Place first)
{
    for (const Place from : block.grid().cells())
        writeCell(desk, onBoard(from, first), block, from);
    for (const Layer layer : block.layers())
        if (!isMarkLayer(layer) && placesOf(layer) == PlaceKind::Slot)
            writeOutside(desk, layer, block, first);
        else if (!isMarkLayer(layer) && (placesOf(layer) == PlaceKind::Edge || placesOf(layer) == PlaceKind::Vertex))
            writeBetween(desk, layer, block, first);
}

/// A board has one start: it is not copied.
Board withoutStart(const Genre& genre, Board block)
{
    for (const Place cell : block.grid().cells()) {
        if (block.has(Layer::Terrain) && block.at(Layer::Terrain, cell) == startTerrain)
            block.set(Layer::Terrain, cell, blank);
        if (block.has(Layer::Number) && isAlwaysThere(genre, block.at(Layer::Number, cell)))
            block.set(Layer::Number, cell, blank);
    }
    return block;
}

void empty(Desk& desk, const CellArea& area)
{
    writeBlock(desk, desk.board().blankOfSize(area.size()), area.first);
}

/// Carries out a change that empties some areas and writes clues, and counts those that are gone without it.
template <class Write>
void replace(Desk& desk, const std::vector<CellArea>& emptied, int coming, const Write& write)
{
    const Grid& grid = desk.board().grid();
    const auto isIn = [&](const CellArea& area, Place p) {
        return grid.hasSlot(p) ? std::ranges::count(slotsOf(area, grid), p, &SlotPair::onBoard) > 0 : area.contains(p);
    };
    const auto stays = [&](Place p) {
        return std::ranges::none_of(emptied, [&](const CellArea& area) { return isIn(area, p); });
    };
    const int expected = standingClues(desk.board(), stays) + coming;
    write();
    settleClues(desk);
    desk.lost += std::max(0, expected - standingClues(desk.board()));
}

// --- the mouse ---

class SelectStroke : public Stroke {
public:
    explicit SelectStroke(Place anchor) : m_anchor(anchor) {}

    void move(Desk& desk, Spot at) override
    {
        select(desk, {m_anchor, cellNear(desk.board(), cellUnder(at))});
        act();
    }

private:
    Place m_anchor;
};

/// A click within the selection leaves it.
class MoveStroke : public Stroke {
public:
    MoveStroke(const Desk& desk, Place pressed) : m_before(desk.board()), m_from(*desk.selection), m_pressed(pressed) {}

    void move(Desk& desk, Spot at) override
    {
        act();
        const Place cell = cellUnder(at);
        const auto moved = [&](Place p) {
            return p.step(Dir::Right, cell.x - m_pressed.x).step(Dir::Down, cell.y - m_pressed.y);
        };
        const CellArea from = m_from.area();
        const CellArea to = broughtWithin({moved(from.first), moved(from.last)}, m_before.size());
        m_hasLeft = m_hasLeft || cell != m_pressed;
        if (to == desk.selection->area())
            return;
        desk.edit = EditBuilder(m_before);
        desk.lost = 0;
        desk.selection = m_from;
        if (!(to == from))
            moveArea(desk, from, to.first);
    }

    void finish(Desk& desk) override
    {
        if (!m_hasLeft)
            select(desk, {m_pressed, m_pressed});
    }

private:
    Board m_before;
    Selection m_from;
    Place m_pressed;
    bool m_hasLeft = false;
};

void moveByKey(Desk& desk, Dir d)
{
    const CellArea from = desk.selection->area();
    const CellArea to{from.first.step(d), from.last.step(d)};
    if (isWithin(to, desk.board().grid()))
        moveArea(desk, from, to.first);
}

/// With Ctrl too it selects even where Shift+arrow points arrows; the tool for notes draws borders that way.
bool selects(const Desk& desk, const KeyPress& press)
{
    if (isHeld(press, Qt::ShiftModifier | Qt::ControlModifier))
        return desk.tool != ToolId::Note;
    const bool isTaken = !desk.selection && desk.tool != ToolId::Select && pointsArrows(desk.genre());
    return isHeld(press, Qt::ShiftModifier) && !isTaken;
}

void extendByKey(Desk& desk, Dir d)
{
    const Place here = cellNear(desk.board(), desk.cursor.place);
    const Selection now = desk.selection.value_or(Selection{here, here});
    select(desk, {now.anchor, cellNear(desk.board(), now.head.step(d))});
}

} // namespace

bool takesSelection(const Genre& genre)
{
    return takesSymmetry(genre) && genre.tiling == Tiling::Squares; // areas are rectangles of squares
}

void select(Desk& desk, const Selection& selection)
{
    desk.selection = selection;
    const Footing footing = footingOf(desk.genre(), desk.mode, desk.tool);
    desk.cursor = {footing.nearest(desk.genre(), desk.board().grid(), selection.head), 0, true};
}

std::unique_ptr<Stroke> beginSelect(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    desk.isOfArea = true;
    if (desk.selection && desk.board().grid().hasCell(cell) && desk.selection->area().contains(cell))
        return std::make_unique<MoveStroke>(desk, cell);
    return std::make_unique<SelectStroke>(cellNear(desk.board(), cell));
}

bool selectionKeys(Desk& desk, const KeyPress& press)
{
    const Dir d = arrowOf(press);
    desk.isOfArea = true;
    if (d != Dir::None && selects(desk, press)) {
        extendByKey(desk, d);
        return true;
    }
    if (desk.selection && d != Dir::None && isHeld(press, Qt::AltModifier)) {
        moveByKey(desk, d);
        return true;
    }
    if (desk.selection && isErase(press) && press.key != Qt::Key_Space) {
        clearArea(desk, desk.selection->area());
        return true;
    }
    desk.isOfArea = false;
    if (d != Dir::None && isHeld(press, Qt::NoModifier))
        desk.selection.reset();
    return false;
}

void clearArea(Desk& desk, const CellArea& area)
{
    replace(desk, {area}, 0, [&] { empty(desk, area); });
}

void putBlock(Desk& desk, const Board& given, Place first)
{
    const Board block = withoutStart(desk.genre(), given);
    const CellArea area = areaFrom(first, block.size());
    replace(desk, {area}, standingClues(block), [&] {
        empty(desk, area);
        writeBlock(desk, block, first);
    });
    select(desk, {area.first, area.last});
}

void moveArea(Desk& desk, const CellArea& from, Place to)
{
    const Board block = blockOf(desk.board(), from);
    const CellArea target = areaFrom(to, from.size());
    replace(desk, {from, target}, standingClues(block), [&] {
        empty(desk, from);
        empty(desk, target);
        writeBlock(desk, block, to);
    });
    select(desk, {target.first, target.last});
}

bool turnArea(Desk& desk, const CellArea& area, Transform::Kind kind)
{
    Board block = blockOf(desk.board(), area);
    transformPicture(block, kind).applyTo(block);
    const CellArea target = broughtWithin(areaFrom(area.first, block.size()), desk.board().size());
    if (!isWithin(target, desk.board().grid()))
        return false;
    replace(desk, {area, target}, standingClues(block), [&] {
        empty(desk, area);
        empty(desk, target);
        writeBlock(desk, block, target.first);
    });
    select(desk, {target.first, target.last});
    return true;
}

} // namespace tokisuji
