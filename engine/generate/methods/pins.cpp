// Heyapin: points at which the same rooms meet cannot be told apart, so that a solution in which all of them have a
// pin, or none, is wished for.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"
#include "engine/rules/words/lattice.h"

#include <map>
#include <set>

namespace tokisuji {

namespace {

constexpr std::int64_t pinsEffort = 20'000;

/// Pins near some wishes.
std::optional<Draft> pinsNear(const Board& skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    const RoomNumbers rooms = roomNumbers(skeleton);
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    std::map<std::set<int>, Place> firstOf;
    for (const Place point : skeleton.grid().all(PlaceKind::Vertex)) {
        const auto [first, isNew] = firstOf.emplace(roomsAt(rooms, point), point);
        if (!isNew)
            list.alike.push_back({{Layer::Point, first->second, 1}, {Layer::Point, point, 1}});
    }
    auto pins = solutionNear(skeleton, list, pinsEffort, context.halt);
    return pins ? draftWith(skeleton, *std::move(pins), context) : std::nullopt;
}

std::optional<Draft> beginPins(const SearchContext& context)
{
    const Board skeleton = *generalSkeleton(context);
    return pinsNear(skeleton, randomWishes(skeleton, context), context);
}

std::optional<Draft> changePins(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return changeMarksOrRooms(draft, reading, context, 0.4, pinsNear);
}

} // namespace

extern const Method pinsMethod;
const Method pinsMethod{.name = "pins", .begin = beginPins, .change = changePins};

} // namespace tokisuji
