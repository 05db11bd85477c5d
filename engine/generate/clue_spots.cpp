#include "engine/generate/clue_spots.h"

#include "engine/board/dots.h"
#include "engine/board/rooms.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

/// Layers whose values are clues that can be counted.
constexpr std::array valueLayers{Layer::Number, Layer::Vertex, Layer::EdgeDot, Layer::Outside, Layer::Letter,
                                 Layer::Up,     Layer::Down,   Layer::Left,    Layer::Right};

/// Where a clue of this kind is kept, if it is one value at one place.
std::optional<Layer> layerOf(const Clue& clue, Place place)
{
    switch (clue.kind) {
    case Clue::CellNumber:
    case Clue::Island:
    case Clue::Pearl:
    case Clue::ArrowNumber:
    case Clue::RoomNumber:
    case Clue::Sign:
    case Clue::ColouredNumber:
        return Layer::Number;
    case Clue::VertexNumber:
        return Layer::Vertex;
    case Clue::EdgeNumber:
        return Layer::EdgeDot;
    case Clue::OutsideNumber:
        return Layer::Outside;
    case Clue::Dot:
        return clue.coloursAt(place).empty() ? std::nullopt : std::optional(dotLayer(place));
    default:
        return std::nullopt;
    }
}

std::vector<Place> placesOf(const Board& board, const Clue& clue)
{
    std::vector<Place> places;
    switch (clue.kind) {
    case Clue::RoomNumber:
        for (const Room& room : rooms(board))
            places.push_back(room.number == blank ? room.anchor : room.numberCell);
        return places;
    case Clue::OutsideNumber:
        return clue.blocks ? places : slotsOf(genreOf(board), board.grid());
    case Clue::EdgeNumber:
        return board.grid().innerEdges();
    case Clue::VertexNumber:
        return verticesOf(clue, board.grid());
    case Clue::Dot:
        places = dotPlaces(board.size());
        std::erase_if(places, [&](Place p) { return clue.coloursAt(p).empty(); });
        return places;
    default:
        return layerOf(clue, {}) ? board.grid().cells() : places;
    }
}

} // namespace

int clueValue(const Board& board, Place place)
{
    for (const Layer layer : valueLayers)
        if (board.has(layer) && board.grid().contains(placesOf(layer), place))
            if (const int value = board.at(layer, place); value != blank)
                return value;
    const bool hasArrow = board.has(Layer::Arrow) && board.grid().hasCell(place)
                          && board.at(Layer::Arrow, place) != blank && genreOf(board).clue(Clue::PlainArrow) != nullptr;
    return hasArrow ? question : blank;
}

bool isNumbered(const Board& board, Place place)
{
    return clueValue(board, place) != blank;
}

std::vector<Place> numberedPlaces(const Board& board)
{
    std::vector<Place> places;
    for (const PlaceKind kind : {PlaceKind::Cell, PlaceKind::Vertex, PlaceKind::Edge, PlaceKind::Slot})
        for (const Place p : board.grid().all(kind))
            if (isNumbered(board, p))
                places.push_back(p);
    return places;
}

int clueCount(const Board& board)
{
    return static_cast<int>(numberedPlaces(board).size());
}

SingleClue singleClueAt(const Board& board, Place place)
{
    for (const Clue& clue : genreOf(board).clues)
        if (const auto layer = layerOf(clue, place); layer && board.grid().contains(placesOf(*layer), place))
            return {&clue, *layer};
    return {nullptr, Layer::Number};
}

std::vector<Place> singlePlaces(const Board& board)
{
    std::vector<Place> all;
    for (const Clue& clue : genreOf(board).clues)
        for (const Place place : placesOf(board, clue))
            all.push_back(place);
    return all;
}

void putClue(Board& board, Place place, int value, Dir direction)
{
    const SingleClue single = singleClueAt(board, place);
    if (single.clue == nullptr)
        return;
    board.set(single.layer, place, value);
    if (single.clue->kind == Clue::ColouredNumber && value == blank)
        board.set(Layer::Terrain, place, blank);
    if (single.clue->kind == Clue::ArrowNumber)
        board.set(Layer::Arrow, place, value == blank || direction == Dir::None ? blank : static_cast<int>(direction));
}

void forgetValue(Board& board, Place place)
{
    const SingleClue single = singleClueAt(board, place);
    if (single.clue != nullptr && single.clue->orUnknown && board.at(single.layer, place) != blank)
        board.set(single.layer, place, question);
}

} // namespace tokisuji
