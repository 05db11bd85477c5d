// Structural steps move every value to its new place by one mapping of places; a removal first blanks what would be
// lost by plain changes, so that running the steps backwards restores the board exactly.
#include "engine/board/edit.h"

#include "engine/board/line_moves.h"
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

using PlaceMove = std::function<Place(Place)>;
using LayerMap = std::function<Layer(Layer)>;
using ValueMap = std::function<int(Layer, int)>;

/// Every value of `from` on a board of other cells, at the place that `to` gives (nowhere: dropped).
Board mapped(const Board& from, const Grid& grid, const PlaceMove& to, const LayerMap& layerOf, const ValueMap& value)
{
    Board result = from.blankOn(grid);
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

Board withLines(const Board& board, const InsertLines& step)
{
    return mapped(
        board, grown(board.grid(), step.axis, step.at, step.count),
        [&](Place p) {
            return along(p, step.axis) >= 2 * step.at + (step.at == 0 ? 0 : 1) ? shifted(p, step.axis, step.count) : p;
        },
        sameLayer, sameValue);
}

Board withoutLines(const Board& board, const RemoveLines& step)
{
    return mapped(
        board, grown(board.grid(), step.axis, step.at, -step.count),
        [&](Place p) { return isIn(p, step) ? wholeBoard : movedBy(step, p); }, sameLayer, sameValue);
}

Board transformed(const Board& board, Transform::Kind kind)
{
    const Size size = board.size();
    return mapped(
        board, turned(board.grid(), kind), [&](Place p) { return turned(p, size, kind); },
        [&](Layer layer) { return turned(layer, kind); },
        [&](Layer layer, int v) { return turned(layer, v, kind, board.signTurn()); });
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
                          [](const TrialStep& s) -> EditStep { return s; },
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
                   [](const TrialStep&) {},
               },
               step);
}

/// More cannot be added to any board.
constexpr int mostLines = 3 * maxSide;

bool isAxis(Axis axis)
{
    return axis == Axis::Horizontal || axis == Axis::Vertical;
}

bool fits(const Change& step, const Board& board)
{
    return static_cast<std::size_t>(step.layer) < layerCount && board.has(step.layer)
           && board.grid().contains(placesOf(step.layer), step.place) && board.at(step.layer, step.place) == step.before
           && board.canHold(step.layer, step.after);
}

bool fits(const InsertLines& step, const Board& board)
{
    const int lines = isAxis(step.axis) ? lineCount(board, step.axis) : 0;
    return isAxis(step.axis) && step.count >= 1 && step.count <= mostLines && step.at >= 0 && step.at <= lines
           && (board.grid().hasSquares() || step.at == 0 || step.at == lines)
           && grown(board.grid(), step.axis, step.at, step.count).isPossible();
}

/// The lines are on the board, others stay, and nothing stands in them.
bool fits(const RemoveLines& step, const Board& board)
{
    const int lines = isAxis(step.axis) ? lineCount(board, step.axis) : 0;
    return step.at >= 0 && step.count >= 1 && step.count < lines && step.at <= lines - step.count
           && grown(board.grid(), step.axis, step.at, -step.count).isPossible()
           && withLines(withoutLines(board, step), {step.axis, step.at, step.count}) == board;
}

bool fits(const Transform& step, const Board& board)
{
    return step.kind >= Transform::FlipLeftRight && step.kind <= Transform::RotateLeft
           && canBeTurned(board.grid(), step.kind);
}

/// Letters that a board would put into order could not be taken back.
bool fits(const FlagChange& step, const Board& board)
{
    Board after;
    after.setFlags(step.after);
    return board.flags() == step.before && after.flags() == step.after;
}

bool fits(const SetupChange& step, const Board& board)
{
    return board.setup() == step.before;
}

bool fits(const TrialStep& step, const Board&)
{
    return step.kind == TrialStep::Begins || step.kind == TrialStep::Accepted;
}

/// A layer of notes may be empty on either board.
void appendDifference(Edit& edit, Layer layer, const Board& from, const Board& to)
{
    const auto before = from.values(layer);
    const auto after = to.values(layer);
    const auto valueOf = [](std::span<const int> values, std::size_t i) { return values.empty() ? blank : values[i]; };
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i)
        if (valueOf(before, i) != valueOf(after, i))
            edit.steps.emplace_back(Change{layer, from.grid().place(placesOf(layer), static_cast<int>(i)),
                                           valueOf(before, i), valueOf(after, i)});
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
    if (!m_board.has(layer) || !m_board.grid().contains(kind, place) || m_board.at(layer, place) == value
        || !m_board.canHold(layer, value))
        return;
    m_board.set(layer, place, value);
    std::vector<bool>& isTouched = m_isTouched[static_cast<std::size_t>(layer)];
    isTouched.resize(static_cast<std::size_t>(m_board.grid().count(kind)));
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
    require(from.genre() == to.genre() && from.grid() == to.grid(), "difference: boards of one genre and size");
    Edit edit = changeFlags(from, to.flags());
    edit.append(changeSetup(from, to.setup()));
    for (const Layer layer : from.layers())
        if (!isNoteLayer(layer))
            appendDifference(edit, layer, from, to);
    for (const Layer layer : noteLayers)
        appendDifference(edit, layer, from, to);
    return edit;
}

Edit clear(const Board& board, std::span<const Layer> layers)
{
    return difference(board, board.without(layers));
}

} // namespace tokisuji
