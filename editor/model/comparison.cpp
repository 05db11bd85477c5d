#include "editor/model/comparison.h"

#include "editor/model/edit_summary.h"
#include "engine/board/clue_group.h"
#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/genre/registry.h"
#include "engine/util/components.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tokisuji {

namespace {

using Subject = BoardDifference::Subject;
using How = BoardDifference::How;

/// Two differing places belong together when these agree and they touch.
struct Single {
    Place place;
    int inA = blank;
    int inB = blank;

    [[nodiscard]] How how() const { return inB == blank ? How::OnlyA : inA == blank ? How::OnlyB : How::Changed; }
};

std::vector<Single> singlesOf(const Board& a, const Board& b, Layer layer)
{
    std::vector<Single> singles;
    const auto left = a.values(layer);
    const auto right = b.values(layer);
    for (std::size_t i = 0; i < left.size() && i < right.size(); ++i)
        if (left[i] != right[i])
            singles.push_back({a.grid().place(placesOf(layer), static_cast<int>(i)), left[i], right[i]});
    return singles;
}

/// A background is no clue, but it is compared like one.
bool isThere(const Board& board, Layer layer, Place place)
{
    return stands(board, layer, place) || (layer == Layer::Terrain && board.at(layer, place) != blank);
}

bool isThere(const Board& board, const std::vector<Layer>& group, Place place)
{
    return std::ranges::any_of(group, [&](Layer layer) { return isThere(board, layer, place); });
}

/// The clues of one group that differ, each by itself.
std::vector<BoardDifference> cluesOf(const Board& a, const Board& b, const std::vector<Layer>& group)
{
    std::vector<BoardDifference> clues;
    for (const Place place : a.grid().all(placesOf(group.front()))) {
        const auto isEqual = [&](Layer layer) {
            return isThere(a, layer, place) == isThere(b, layer, place)
                   && (a.at(layer, place) == b.at(layer, place) || !isThere(a, layer, place));
        };
        if (std::ranges::all_of(group, isEqual))
            continue;
        const bool inA = isThere(a, group, place), inB = isThere(b, group, place);
        const auto leading = std::ranges::find_if(
            group, [&](Layer layer) { return isThere(a, layer, place) || isThere(b, layer, place); });
        clues.push_back({Subject::Clue, inA && inB ? How::Changed : inA ? How::OnlyA : How::OnlyB, *leading, {place}});
    }
    return clues;
}

/// The points in which a place touches others of its kind. Lines end at islands.
class Joints {
public:
    Joints(const Board& a, const Board& b, Layer layer)
        : m_a(a), m_b(b), m_along(layer == Layer::Room || layer == Layer::Border || genreOf(a).has(Mark::LatticeLine)),
          m_ends(genreOf(a).has(Mark::Bridge))
    {
    }

    [[nodiscard]] std::vector<Place> of(Place place) const
    {
        if (isCell(place))
            return {edgeBetween(place, Dir::Up), edgeBetween(place, Dir::Down), edgeBetween(place, Dir::Left),
                    edgeBetween(place, Dir::Right)};
        const bool upright = (place.x & 1) == 0;
        if (m_along)
            return upright ? std::vector{place.step(Dir::Up, 1), place.step(Dir::Down, 1)}
                           : std::vector{place.step(Dir::Left, 1), place.step(Dir::Right, 1)};
        std::vector<Place> cells;
        for (const Place cell : cellsBeside(place))
            if (!m_ends || !isIsland(cell))
                cells.push_back(cell);
        return cells;
    }

private:
    [[nodiscard]] bool isIsland(Place cell) const
    {
        const auto stands = [cell](const Board& board) {
            return board.grid().hasCell(cell) && board.at(Layer::Number, cell) != blank;
        };
        return stands(m_a) || stands(m_b);
    }

    const Board& m_a;
    const Board& m_b;
    bool m_along;
    bool m_ends;
};

std::vector<BoardDifference> joined(const std::vector<Single>& singles, const Joints& joints, Subject subject,
                                    Layer layer)
{
    Components groups(static_cast<int>(singles.size()));
    std::map<std::tuple<Place, int, int>, int> firstAt;
    for (int i = 0; i < static_cast<int>(singles.size()); ++i) {
        const Single& one = singles[static_cast<std::size_t>(i)];
        for (const Place joint : joints.of(one.place)) {
            const auto [found, isNew] = firstAt.emplace(std::tuple{joint, one.inA, one.inB}, i);
            if (!isNew)
                groups.join(found->second, i);
        }
    }
    std::vector<BoardDifference> differences;
    std::map<int, std::size_t> indexOf;
    for (int i = 0; i < static_cast<int>(singles.size()); ++i) {
        const Single& one = singles[static_cast<std::size_t>(i)];
        const auto [found, isNew] = indexOf.emplace(groups.find(i), differences.size());
        if (isNew)
            differences.push_back({subject, one.how(), layer, {}});
        differences[found->second].places.push_back(one.place);
    }
    return differences;
}

void appendClues(const Board& a, const Board& b, std::vector<BoardDifference>& out)
{
    for (const std::vector<Layer>& group : clueGroups(a)) {
        const bool areBorders = group.front() == Layer::Room;
        const Joints joints(a, b, group.front());
        std::ranges::move(areBorders ? joined(singlesOf(a, b, Layer::Room), joints, Subject::Clue, Layer::Room)
                                     : cluesOf(a, b, group),
                          std::back_inserter(out));
    }
}

void appendMarks(const Board& a, const Board& b, Subject subject, std::span<const Layer> layers,
                 std::vector<BoardDifference>& out)
{
    for (const Layer layer : layers)
        if (a.has(layer) && b.has(layer))
            std::ranges::move(joined(singlesOf(a, b, layer), Joints(a, b, layer), subject, layer),
                              std::back_inserter(out));
}

void order(std::vector<BoardDifference>& differences)
{
    for (BoardDifference& d : differences)
        std::ranges::sort(d.places);
    std::ranges::stable_sort(differences, [](const BoardDifference& x, const BoardDifference& y) {
        return std::tuple(x.subject, x.how, x.places.front()) < std::tuple(y.subject, y.how, y.places.front());
    });
}

} // namespace

int Comparison::count(Subject subject, How how) const
{
    return static_cast<int>(std::ranges::count_if(
        differences, [&](const BoardDifference& d) { return d.subject == subject && d.how == how; }));
}

Comparison compareBoards(const Board& a, const Board& b)
{
    Comparison comparison{.gridA = a.grid(),
                          .gridB = b.grid(),
                          .sameVariants = a.flags() == b.flags(),
                          .sameSetup = a.setup() == b.setup()};
    if (!comparison.sameSize())
        return comparison;
    appendClues(a, b, comparison.differences);
    const Genre& genre = genreOf(a);
    std::vector<Layer> marks = genre.answerLayers();
    std::ranges::copy(genre.helperLayers(), std::back_inserter(marks));
    appendMarks(a, b, Subject::Mark, marks, comparison.differences);
    order(comparison.differences);
    return comparison;
}

std::vector<BoardDifference> compareDetermined(const Board& a, const Board& b)
{
    std::vector<BoardDifference> differences;
    if (a.grid() != b.grid())
        return differences;
    appendMarks(a, b, Subject::Determined, genreOf(a).answerLayers(), differences);
    order(differences);
    return differences;
}

Edit takeOver(const Board& into, const Board& from, const BoardDifference& difference)
{
    if (difference.subject == Subject::Determined)
        return {};
    EditBuilder builder(into);
    for (const Layer layer : groupOf(into, difference.layer))
        for (const Place place : difference.places)
            builder.set(layer, place, from.at(layer, place));
    if (into.has(Layer::Room) && isClueLayer(difference.layer))
        settleRooms(builder);
    return builder.edit();
}

} // namespace tokisuji
