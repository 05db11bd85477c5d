// Structural steps move every value to its new place by one mapping of places; a removal first blanks what would be
// lost by plain changes, so that running the steps backwards restores the board exactly.
#include "engine/board/edit.h"

#include "engine/board/rooms.h"
#include "engine/board/settle.h"
#include "engine/board/turn.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <functional>

namespace tokisuji {

namespace {

template <class... F>
struct Overload : F... {
    using F::operator()...;
};
template <class... F>
Overload(F...) -> Overload<F...>;

using PlaceMap = std::function<Place(Place)>;
using LayerMap = std::function<Layer(Layer)>;
using ValueMap = std::function<int(Layer, int)>;

/// Every value of `from` on a board of another size, at the place that `to` gives (nowhere: dropped).
Board mapped(const Board& from, Size size, const PlaceMap& to, const LayerMap& layerOf, const ValueMap& value)
{
    Board result = from.blankOfSize(size);
    for (const Layer layer : from.layers()) {
        const auto values = from.values(layer);
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] == blank)
                continue;
            const Place target = to(from.grid().place(placesOf(layer), static_cast<int>(i)));
            if (result.has(layerOf(layer)) && result.grid().contains(placesOf(layer), target))
                result.set(layerOf(layer), target, value(layer, values[i]));
        }
    }
    return result;
}

Layer sameLayer(Layer layer)
{
    return layer;
}

int sameValue(Layer, int value)
{
    return value;
}

Place shifted(Place p, Axis axis, int by)
{
    return axis == Axis::Horizontal ? Place{p.x, static_cast<std::int16_t>(p.y + 2 * by)}
                                    : Place{static_cast<std::int16_t>(p.x + 2 * by), p.y};
}

int along(Place p, Axis axis)
{
    return axis == Axis::Horizontal ? p.y : p.x;
}

Size grown(Size size, Axis axis, int by)
{
    return axis == Axis::Horizontal ? Size{size.width, size.height + by} : Size{size.width + by, size.height};
}

Board withLines(const Board& board, const InsertLines& step)
{
    return mapped(
        board, grown(board.size(), step.axis, step.count),
        [&](Place p) {
            return along(p, step.axis) >= 2 * step.at + (step.at == 0 ? 0 : 1) ? shifted(p, step.axis, step.count) : p;
        },
        sameLayer, sameValue);
}

/// Is a place lost when the lines go? The edges on their far side (near side for lines at the far end) go with them.
bool isIn(Place p, const RemoveLines& step)
{
    const int first = 2 * step.at + (step.at == 0 ? 0 : 1);
    return along(p, step.axis) >= first && along(p, step.axis) < first + 2 * step.count;
}

Place movedBy(const RemoveLines& step, Place p)
{
    const int first = 2 * step.at + (step.at == 0 ? 0 : 1);
    return along(p, step.axis) >= first ? shifted(p, step.axis, -step.count) : p;
}

Board withoutLines(const Board& board, const RemoveLines& step)
{
    return mapped(
        board, grown(board.size(), step.axis, -step.count),
        [&](Place p) { return isIn(p, step) ? wholeBoard : movedBy(step, p); }, sameLayer, sameValue);
}

Board transformed(const Board& board, Transform::Kind kind)
{
    const bool swaps = kind == Transform::RotateRight || kind == Transform::RotateLeft;
    const Size size = board.size();
    return mapped(
        board, swaps ? Size{size.height, size.width} : size, [&](Place p) { return turned(p, size, kind); },
        [&](Layer layer) { return turned(layer, kind); }, [&](Layer layer, int v) { return turned(layer, v, kind); });
}

Transform::Kind inverseOf(Transform::Kind kind)
{
    switch (kind) {
    case Transform::RotateRight:
        return Transform::RotateLeft;
    case Transform::RotateLeft:
        return Transform::RotateRight;
    default:
        return kind;
    }
}

EditStep inverseOf(const EditStep& step)
{
    return std::visit(Overload{
                          [](const Change& s) -> EditStep {
                              return Change{s.layer, s.place, s.after, s.before};
                          },
                          [](const InsertLines& s) -> EditStep {
                              return RemoveLines{s.axis, s.at, s.count};
                          },
                          [](const RemoveLines& s) -> EditStep {
                              return InsertLines{s.axis, s.at, s.count};
                          },
                          [](const Transform& s) -> EditStep { return Transform{inverseOf(s.kind)}; },
                          [](const FlagChange& s) -> EditStep {
                              return FlagChange{s.after, s.before};
                          },
                          [](const SetupChange& s) -> EditStep {
                              return SetupChange{s.after, s.before};
                          },
                      },
                      step);
}

void apply(const EditStep& step, Board& board)
{
    std::visit(Overload{
                   [&](const Change& s) { board.set(s.layer, s.place, s.after); },
                   [&](const InsertLines& s) { board = withLines(board, s); },
                   [&](const RemoveLines& s) { board = withoutLines(board, s); },
                   [&](const Transform& s) { board = transformed(board, s.kind); },
                   [&](const FlagChange& s) { board.setFlags(s.after); },
                   [&](const SetupChange& s) { board.setSetup(s.after); },
               },
               step);
}

int lineCount(const Board& board, Axis axis)
{
    return axis == Axis::Horizontal ? board.size().height : board.size().width;
}

bool isSize(Size size)
{
    return size.width >= 1 && size.width <= maxSide && size.height >= 1 && size.height <= maxSide;
}

bool isAxis(Axis axis)
{
    return axis == Axis::Horizontal || axis == Axis::Vertical;
}

bool fits(const Change& step, const Board& board)
{
    return static_cast<std::size_t>(step.layer) < layerCount && board.has(step.layer)
           && board.grid().contains(placesOf(step.layer), step.place)
           && board.at(step.layer, step.place) == step.before;
}

bool fits(const InsertLines& step, const Board& board)
{
    return isAxis(step.axis) && step.count >= 1 && step.count <= maxSide && step.at >= 0
           && step.at <= lineCount(board, step.axis) && isSize(grown(board.size(), step.axis, step.count));
}

/// The lines are on the board, others stay, and nothing stands in them.
bool fits(const RemoveLines& step, const Board& board)
{
    const int lines = isAxis(step.axis) ? lineCount(board, step.axis) : 0;
    return step.at >= 0 && step.count >= 1 && step.count < lines && step.at <= lines - step.count
           && withLines(withoutLines(board, step), {step.axis, step.at, step.count}) == board;
}

bool fits(const Transform& step, const Board&)
{
    return step.kind >= Transform::FlipLeftRight && step.kind <= Transform::RotateLeft;
}

bool fits(const FlagChange& step, const Board& board)
{
    return board.flags() == step.before;
}

bool fits(const SetupChange& step, const Board& board)
{
    return board.setup() == step.before;
}

Axis axisOf(Side side)
{
    return side == Side::Top || side == Side::Bottom ? Axis::Horizontal : Axis::Vertical;
}

void append(Edit& edit, const Edit& more)
{
    edit.steps.insert(edit.steps.end(), more.steps.begin(), more.steps.end());
}

Board boardAfter(Board board, const Edit& edit)
{
    edit.applyTo(board);
    return board;
}

/// Room numbers move to the top cells of the rooms as they are after the edit so far.
void settleNumbers(Edit& edit, const Board& before)
{
    if (!before.hasRoomNumbers())
        return;
    Board after = before;
    edit.applyTo(after);
    EditBuilder builder(std::move(after));
    settleRoomNumbers(builder);
    append(edit, builder.edit());
}

} // namespace

bool Edit::isStructural() const
{
    return std::ranges::any_of(steps, [](const EditStep& s) { return !std::holds_alternative<Change>(s); });
}

std::vector<Change> Edit::changes() const
{
    std::vector<Change> found;
    for (const EditStep& step : steps)
        if (const auto* change = std::get_if<Change>(&step))
            found.push_back(*change);
    return found;
}

Edit Edit::inverse() const
{
    Edit back;
    for (auto it = steps.rbegin(); it != steps.rend(); ++it)
        back.steps.push_back(inverseOf(*it));
    return back;
}

void Edit::applyTo(Board& board) const
{
    for (const EditStep& step : steps)
        apply(step, board);
}

bool Edit::tryApplyTo(Board& board) const
{
    Board trial = board;
    for (const EditStep& step : steps) {
        if (!std::visit([&](const auto& s) { return fits(s, trial); }, step))
            return false;
        apply(step, trial);
    }
    board = std::move(trial);
    return true;
}

void EditBuilder::set(Layer layer, Place place, int value)
{
    const PlaceKind kind = placesOf(layer);
    if (!m_board.has(layer) || !m_board.grid().contains(kind, place) || m_board.at(layer, place) == value)
        return;
    m_board.set(layer, place, value);
    std::vector<bool>& isTouched = m_isTouched[static_cast<std::size_t>(layer)];
    isTouched.resize(m_board.values(layer).size());
    const auto index = static_cast<std::size_t>(m_board.grid().index(kind, place));
    if (!isTouched[index])
        m_touched.emplace_back(layer, place);
    isTouched[index] = true;
}

void EditBuilder::setSetup(std::string setup)
{
    m_board.setSetup(std::move(setup));
}

Edit EditBuilder::edit() const
{
    Edit edit;
    for (const auto& [layer, place] : m_touched) {
        const int before = m_before.at(layer, place);
        const int after = m_board.at(layer, place);
        if (before != after)
            edit.steps.emplace_back(Change{layer, place, before, after});
    }
    if (m_before.setup() != m_board.setup())
        edit.steps.emplace_back(SetupChange{m_before.setup(), m_board.setup()});
    return edit;
}

Edit insertLines(const Board& board, Side side, int count)
{
    const Axis axis = axisOf(side);
    const bool atStart = side == Side::Top || side == Side::Left;
    const int at = atStart ? 0 : lineCount(board, axis);
    Edit edit{{InsertLines{axis, at, count}}};
    if (board.has(Layer::Room)) { // rooms reach into the new lines
        Board after = board;
        edit.applyTo(after);
        EditBuilder builder(after);
        const int source = atStart ? count : at - 1;
        for (const Place edge : after.grid().innerEdges()) {
            const bool crosses = (edge.x % 2 == 0) == (axis == Axis::Horizontal); // separates cells of one line
            const int line = axis == Axis::Horizontal ? row(edge) : column(edge);
            if (crosses && (atStart ? line < count : line >= at))
                builder.set(Layer::Room, edge, after.at(Layer::Room, shifted(edge, axis, source - line)));
        }
        append(edit, builder.edit());
    }
    settleNumbers(edit, board);
    return edit;
}

Edit removeLines(const Board& board, Side side, int count)
{
    const Axis axis = axisOf(side);
    require(count < lineCount(board, axis), "removeLines: a line stays");
    const bool atStart = side == Side::Top || side == Side::Left;
    const RemoveLines step{axis, atStart ? 0 : lineCount(board, axis) - count, count};
    EditBuilder builder(board);
    if (board.hasRoomNumbers()) { // a room that loses its top cell keeps its number
        for (const Room& room : rooms(board)) {
            const auto stays = std::ranges::find_if(room.cells, [&](Place c) { return !isIn(c, step); });
            if (room.number != blank && isIn(room.numberCell, step) && stays != room.cells.end()) {
                builder.set(Layer::Number, room.numberCell, blank);
                builder.set(Layer::Number, *stays, room.number);
            }
        }
    }
    const SumCarrier carrier(board);
    if (atStart)
        for (const Change& change : carrier.takeOff().changes())
            builder.set(change.layer, change.place, change.after);
    const int newFrame = atStart ? 2 * count : 2 * step.at;
    const Grid reduced(grown(board.size(), axis, -count));
    for (const Layer layer : board.layers())
        for (const Place p : board.grid().all(placesOf(layer)))
            if (isIn(p, step) || (isEdge(p) && along(p, axis) == newFrame)
                || !reduced.contains(placesOf(layer), movedBy(step, p)))
                builder.set(layer, p, blank);
    Edit edit = builder.edit();
    edit.steps.emplace_back(step);
    if (atStart)
        append(edit, carrier.putBack(
                         boardAfter(board, edit), [&](Place p) { return isIn(p, step) ? wholeBoard : movedBy(step, p); },
                         false));
    settleNumbers(edit, board);
    return edit;
}

Edit transform(const Board& board, Transform::Kind kind)
{
    const SumCarrier carrier(board);
    const bool swaps = kind == Transform::RotateRight || kind == Transform::RotateLeft;
    Edit edit = carrier.takeOff();
    edit.steps.emplace_back(Transform{kind});
    append(edit, carrier.putBack(
                     boardAfter(board, edit), [&](Place p) { return turned(p, board.size(), kind); }, swaps));
    append(edit, bringSlotsBack(boardAfter(board, edit)));
    settleNumbers(edit, board);
    return edit;
}

Edit changeFlags(const Board& board, std::string flags)
{
    Board after = board;
    after.setFlags(std::move(flags));
    return after.flags() == board.flags() ? Edit{} : Edit{{FlagChange{board.flags(), after.flags()}}};
}

Edit changeSetup(const Board& board, std::string setup)
{
    return setup == board.setup() ? Edit{} : Edit{{SetupChange{board.setup(), std::move(setup)}}};
}

Edit difference(const Board& from, const Board& to)
{
    require(from.genre() == to.genre() && from.size() == to.size(), "difference: boards of one genre and size");
    Edit edit = changeFlags(from, to.flags());
    append(edit, changeSetup(from, to.setup()));
    for (const Layer layer : from.layers()) {
        const auto before = from.values(layer);
        const auto after = to.values(layer);
        for (std::size_t i = 0; i < before.size() && i < after.size(); ++i)
            if (before[i] != after[i])
                edit.steps.emplace_back(
                    Change{layer, from.grid().place(placesOf(layer), static_cast<int>(i)), before[i], after[i]});
    }
    return edit;
}

Edit clear(const Board& board, std::span<const Layer> layers)
{
    return difference(board, board.without(layers));
}

} // namespace tokisuji
