#include "engine/generate/clue_orbits.h"

#include "engine/board/rooms.h"
#include "engine/generate/orbits.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <algorithm>
#include <set>

namespace tokisuji {

ClueImages::ClueImages(const Board& board, Symmetry symmetry) : m_size(board.size()), m_symmetry(symmetry)
{
    const Genre& genre = genreOf(board);
    if (const Clue* outside = outsideClue(genre); outside != nullptr && !outside->blocks)
        m_slots = slotsOf(genre, board.grid());
    if (genre.clue(Clue::RoomNumber) == nullptr)
        return;
    m_rooms = roomNumbers(board);
    for (const Room& room : rooms(board))
        m_numberOfRooms.push_back(room.number == blank ? room.anchor : room.numberCell);
}

Place ClueImages::roomImage(Place image) const
{
    return m_numberOfRooms[static_cast<std::size_t>(m_rooms[image])];
}

std::vector<Place> ClueImages::of(Place place) const
{
    const Grid grid(m_size);
    std::vector<Place> images;
    for (Place image : orbitOf(place, m_size, m_symmetry)) {
        if (grid.hasCell(image) && !m_numberOfRooms.empty())
            image = roomImage(image);
        const bool isOutside = grid.contains(PlaceKind::Slot, image);
        if (isOutside && std::ranges::find(m_slots, image) == m_slots.end() && image != place)
            continue;
        if (std::ranges::find(images, image) == images.end())
            images.push_back(image);
    }
    return images;
}

std::vector<std::vector<Place>> ClueImages::orbitsAmong(const std::vector<Place>& places) const
{
    std::set<Place> left(places.begin(), places.end());
    std::vector<std::vector<Place>> orbits;
    for (const Place place : places) {
        if (!left.contains(place))
            continue;
        std::vector<Place> orbit = of(place);
        std::erase_if(orbit, [&](Place p) { return left.erase(p) == 0; });
        orbits.push_back(std::move(orbit));
    }
    return orbits;
}

bool roomsRepeat(const Board& board, Symmetry symmetry)
{
    if (!board.has(Layer::Room))
        return true;
    const std::vector<Place> edges = board.grid().innerEdges();
    return std::ranges::all_of(edges, [&](Place edge) {
        const std::vector<Place> orbit = orbitOf(edge, board.size(), symmetry);
        return std::ranges::all_of(
            orbit, [&](Place image) { return board.at(Layer::Room, image) == board.at(Layer::Room, edge); });
    });
}

} // namespace tokisuji
