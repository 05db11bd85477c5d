#include "engine/genre/genre.h"

#include "engine/board/edge_set.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/terrain.h"
#include "engine/genre/slots.h"

#include <algorithm>

namespace tokisuji {

namespace {

void addOnce(std::vector<Layer>& layers, Layer layer)
{
    if (std::ranges::find(layers, layer) == layers.end())
        layers.push_back(layer);
}

std::vector<Layer> layersOf(Clue::Kind kind)
{
    using enum Layer;
    switch (kind) {
    case Clue::CellNumber:
    case Clue::Island:
    case Clue::Pearl:
    case Clue::RoomNumber:
    case Clue::Sign:
    case Clue::Pin:
    case Clue::Sticker:
        return {Number};
    case Clue::ArrowNumber:
        return {Number, Arrow};
    case Clue::Rooms:
    case Clue::GivenBorder:
        return {Room};
    case Clue::Terrains:
        return {Terrain};
    case Clue::PlainArrow:
        return {Arrow};
    case Clue::NumberList:
        return {Number, Second, Third, Fourth};
    case Clue::Compass:
        return {Terrain, Up, Down, Left, Right};
    case Clue::SumPair:
        return {Terrain, Down, Right, Outside};
    case Clue::ColouredNumber:
        return {Number, Terrain};
    case Clue::ColouredArrow:
        return {Number, Arrow, Terrain};
    case Clue::OutsideNumber:
        return {Outside};
    case Clue::OutsideLetter:
        return {Outside, Letter};
    case Clue::VertexNumber:
        return {Vertex};
    case Clue::EdgeNumber:
        return {EdgeDot};
    case Clue::Dot:
        return {Number, Vertex, EdgeDot};
    case Clue::GivenArrows:
        return {Way};
    case Clue::StarCount:
    case Clue::PieceBank:
    case Clue::NumberBank:
    case Clue::EdgePieces:
        return {};
    }
    return {};
}

/// Is it one of a few signs, the same ones on every board?
bool isOfSigns(const Clue& clue)
{
    return (clue.kind == Clue::Sign || clue.kind == Clue::Pearl) && clue.max.isFixed();
}

/// What the layer Number holds: no more than the last sign where there are signs alone, and plain marks beside arrows.
ValueSpan numbersOf(const std::vector<Clue>& clues, const Board& board)
{
    int least = question, most = 0;
    for (const Clue& clue : clues) {
        const std::vector<Layer> layers = layersOf(clue.kind);
        const bool isArrow = std::ranges::find(layers, Layer::Arrow) != layers.end();
        if (isArrow)
            least = plainMark;
        if (isArrow || std::ranges::find(layers, Layer::Number) != layers.end())
            most = std::max(most, isOfSigns(clue) ? clue.max(board) : mostNumber);
    }
    return {least, most};
}

SignTurn turnOf(SignStyle signs)
{
    switch (signs) {
    case SignStyle::Compass:
        return SignTurn::Letters;
    case SignStyle::Arrows:
        return SignTurn::Directions;
    case SignStyle::Ways:
        return SignTurn::Ways;
    case SignStyle::Ships:
        return SignTurn::Ships;
    case SignStyle::ArrowSets:
        return SignTurn::Sets;
    case SignStyle::Beds:
        return SignTurn::Beds;
    case SignStyle::Bars:
    case SignStyle::Lollipops:
        return SignTurn::Bars;
    default:
        return SignTurn::None;
    }
}

} // namespace

const Clue* Genre::clue(Clue::Kind kind) const
{
    const auto it = std::ranges::find(clues, kind, &Clue::kind);
    return it == clues.end() ? nullptr : &*it;
}

bool Genre::has(Mark mark) const
{
    return std::ranges::find(marks, mark) != marks.end();
}

std::vector<Layer> Genre::clueLayers() const
{
    std::vector<Layer> layers;
    for (const Clue& clue : clues)
        for (const Layer layer : layersOf(clue.kind))
            addOnce(layers, layer);
    return layers;
}

std::vector<Layer> Genre::answerLayers() const
{
    std::vector<Layer> layers;
    for (const Mark mark : marks)
        switch (mark) {
        case Mark::Shade:
        case Mark::RoomSize:
        case Mark::Lamp:
        case Mark::Star:
        case Mark::Square:
        case Mark::Disc:
        case Mark::Tent:
            addOnce(layers, Layer::Shade);
            break;
        case Mark::CellLine:
        case Mark::LatticeLine:
        case Mark::Bridge:
            addOnce(layers, Layer::Line);
            break;
        case Mark::Digit:
        case Mark::Sign:
        case Mark::DigitOrNone:
        case Mark::Piece:
            addOnce(layers, Layer::Digit);
            break;
        case Mark::Border:
            addOnce(layers, Layer::Border);
            break;
        case Mark::Slash:
            addOnce(layers, Layer::Symbol);
            break;
        case Mark::Bar:
        case Mark::CrossBar:
        case Mark::Ladder:
            addOnce(layers, Layer::Bar);
            break;
        case Mark::Triangle:
            addOnce(layers, Layer::Corner);
            break;
        case Mark::Diamond:
        case Mark::Pin:
            addOnce(layers, Layer::Point);
            break;
        case Mark::EdgeCross:
        case Mark::Tint:
        case Mark::CellSign:
        case Mark::CellCircle:
        case Mark::EdgeLink:
        case Mark::PairLink:
        case Mark::Candidates:
        case Mark::Ticks:
        case Mark::CrossedClue:
        case Mark::Heading:
        case Mark::Spots:
            break;
        }
    return layers;
}

std::vector<Layer> Genre::helperLayers() const
{
    std::vector<Layer> layers;
    for (const Mark mark : marks) {
        if (mark == Mark::Digit || mark == Mark::Candidates || mark == Mark::Ticks)
            addOnce(layers, Layer::Candidates);
        if (mark == Mark::EdgeCross)
            addOnce(layers, Layer::Line);
        if (mark == Mark::Tint || mark == Mark::CellSign || mark == Mark::CellCircle)
            addOnce(layers, Layer::Tint);
        if (mark == Mark::CrossedClue)
            addOnce(layers, clue(Clue::OutsideNumber) != nullptr ? Layer::OutsideDone : Layer::Tint);
        if (mark == Mark::Heading)
            addOnce(layers, Layer::Heading);
        if (mark == Mark::Spots)
            for (const Layer layer : {Layer::EdgeSpot, Layer::VertexSpot})
                addOnce(layers, layer);
        if (mark == Mark::EdgeLink || mark == Mark::PairLink)
            addOnce(layers, Layer::Border);
    }
    return layers;
}

int Genre::givenAnswer(const Board& board, Place cell) const
{
    constexpr int black = 1, white = 2;
    const int number = board.at(Layer::Number, cell);
    if (number == blank || !givesAnswers() || std::ranges::any_of(clues, &Clue::isSum))
        return blank;
    if (const Clue* coloured = clue(Clue::ColouredNumber); coloured != nullptr && coloured->fillsCell)
        return isTerrain(board, cell, Terrain::Black) ? black : white;
    return digitFor(number);
}

Board Genre::makeBoard(Size size, std::string flags) const
{
    return makeBoardOn(Grid::ofCells(size, tiling), std::move(flags));
}

Board Genre::makeBoardOn(const Grid& cells, std::string flags) const
{
    std::vector<Layer> layers = clueLayers();
    for (const auto& more : {answerLayers(), helperLayers()})
        layers.insert(layers.end(), more.begin(), more.end());
    Board board(std::string(id), cells, layers, std::move(flags));
    if (isWhole()) // the clues of others are shown as they come
        board.keepValues(Layer::Number, numbersOf(clues, board));
    if (has(Mark::CrossBar))
        board.keepValues(Layer::Bar, {static_cast<int>(Bar::None), static_cast<int>(Bar::Both)});
    if (has(Mark::RoomSize))
        board.keepValues(Layer::Shade, {0, strayNumber + mostNumber});
    board.setSetup(std::string(setup));
    if (clue(Clue::EdgePieces) != nullptr)
        board.setSetup(toText(plainPieces(cells.size())));
    if (const Clue* kinds = clue(Clue::Terrains);
        kinds != nullptr && std::ranges::find(kinds->terrains, Terrain::Start) != kinds->terrains.end())
        board.set(Layer::Terrain, cellAt(0, 0), startTerrain); // there is always one
    if (const Clue* sign = clue(Clue::Sign); sign != nullptr)  // these are always there
        for (int once = std::min(sign->once, cells.count(PlaceKind::Cell)); once > 0; --once)
            board.set(Layer::Number, once == 1 ? cells.cells().front() : cells.cells().back(), once);
    if (const Clue* outside = outsideClue(*this); outside != nullptr && outside->sides == Clue::TopLeft)
        board.keepSlotsTopLeft();
    if (const Clue* outside = outsideClue(*this); outside != nullptr && outside->depth > 1)
        board.keepSlotsByDepth();
    if (clue(Clue::RoomNumber) != nullptr)
        board.keepRoomNumbers();
    if (const Clue* points = clue(Clue::VertexNumber); points != nullptr && points->withinFrame)
        board.keepPointsWithinFrame();
    if (const Clue* kinds = clue(Clue::Terrains); kinds != nullptr && kinds->wholeRooms)
        board.keepRoomKinds();
    if (clue(Clue::Sign) != nullptr || has(Mark::Sign))
        board.keepSignTurn(turnOf(signs));
    return board;
}

Rules Genre::rulesOf(const Board& board, BoardReading reading, Wording wording) const
{
    Rules r(reading, wording);
    if (hasRules())
        rules(board, r);
    return r;
}

} // namespace tokisuji
