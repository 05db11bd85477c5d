#include "engine/rules/words/far_partners.h"

#include "engine/rules/words/rooms.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace tokisuji {

namespace family {

constexpr RuleFamily onePartner{
    .id = "one-partner",
    .name = {"no equal number but one partner in the row and column", "縦横の同じ数字は相手 1 つだけ"},
    .broken = {"A number stands in its row or column again, and not as its one partner",
               "縦横に、相手ではない同じ数字があります"}};

constexpr RuleFamily partnerAway{
    .id = "partner-away",
    .name = {"a partner at the number's distance", "相手は数字の数だけ離れる"},
    .broken = {"A number has no partner at its distance, in a room that is not beside its own",
               "隣り合わない部屋の、数字の数だけ離れたところに相手がありません"}};

constexpr RuleFamily nothingBetween{.id = "nothing-between",
                                    .name = {"no number between partners", "相手との間に数字はない"},
                                    .broken = {"A number stands between partners", "相手との間に数字があります"}};

} // namespace family

namespace {

/// For each room the rooms beside it, and itself.
std::vector<std::set<int>> roomsBeside(const Board& b, const std::vector<Room>& all)
{
    std::vector<std::set<int>> beside(all.size());
    for (std::size_t room = 0; room < all.size(); ++room)
        beside[room].insert(static_cast<int>(room));
    for (const RoomPair& pair : neighbouringRooms(b, all)) {
        beside[pair.a].insert(static_cast<int>(pair.b));
        beside[pair.b].insert(static_cast<int>(pair.a));
    }
    return beside;
}

/// "No number in the first k cells of the ray", by k. Each leans on the one before, and all numbers ask the same ones.
std::vector<Lit> emptyBefore(Rules& r, const Field& present, const std::vector<Place>& ray)
{
    std::vector<Lit> empty{Yes};
    for (std::size_t i = 0; i + 1 < ray.size(); ++i)
        empty.push_back(r.allOf({empty.back(), !present[ray[i]]}));
    return empty;
}

} // namespace

void farPartners(Rules& r, const Board& b, const Digits& digit, const std::vector<Room>& rooms)
{
    const Field present = digit.present();
    const std::vector<std::set<int>> beside = roomsBeside(b, rooms);
    const PlaceMap<int> roomOf = roomOfCells(b, rooms);
    std::map<std::pair<Place, Dir>, std::vector<Lit>> empty;
    for (const Place c : b.grid().cells())
        for (const Dir d : {Dir::Right, Dir::Down})
            empty.emplace(std::pair(c, d), emptyBefore(r, present, b.grid().ray(c, d)));
    for (const int n : digit.numbers()) {
        const Field holders = digit.are(n);
        for (const Place c : b.grid().cells()) {
            std::vector<Lit> elsewhere, away, partners; // away: in a room beside this one, too
            for (const Dir d : directions) {
                const std::vector<Place> ray = b.grid().ray(c, d);
                const auto far = static_cast<std::size_t>(n);
                for (std::size_t i = 0; i < ray.size(); ++i)
                    (i == far ? away : elsewhere).push_back(holders[ray[i]]);
                if (far >= ray.size())
                    continue;
                if (r.mayDivideRooms() || !beside[static_cast<std::size_t>(roomOf[c])].contains(roomOf[ray[far]]))
                    partners.push_back(holders[ray[far]]);
                if (const auto between = empty.find({c, d}); between != empty.end())
                    r.at(c, family::nothingBetween).never({holders[c], holders[ray[far]], !between->second[far]});
            }
            r.at(c, family::onePartner).when(holders[c]).exactly(0, std::move(elsewhere));
            if (away.size() > 1)
                r.at(c, family::onePartner).when(holders[c]).atMost(1, std::move(away));
            r.at(c, family::partnerAway).implies(holders[c], std::move(partners));
        }
    }
}

} // namespace tokisuji
