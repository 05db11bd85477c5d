#include "engine/formats/pzprv3/history_walker.h"

#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/star_count.h"

#include <algorithm>
#include <ranges>

namespace tokisuji {

namespace {

bool isStructural(const Gesture& gesture)
{
    return std::ranges::any_of(gesture, [](const LogOperation& o) { return o.kind != LogOperation::Value; });
}

/// Candidates have been "none" in two ways.
bool areBothNone(Layer layer, int a, int b)
{
    return layer == Layer::Candidates && a <= 0 && b <= 0;
}

/// The turns and lines of a gesture as steps on the board before it.
Edit structuralSteps(const Gesture& gesture, Board board)
{
    Edit edit;
    for (const LogOperation& operation : gesture) {
        Edit step;
        if (operation.kind == LogOperation::Turn)
            step = transform(board, operation.turn);
        else if (operation.kind == LogOperation::Lines)
            step = operation.grows ? insertLines(board, operation.side, 1) : removeLines(board, operation.side, 1);
        step.applyTo(board);
        edit.append(step);
    }
    return edit;
}

} // namespace

std::optional<Edit> Walker::walk(const Gesture& gesture, Way way)
{
    m_touched.clear();
    m_hasMoved = false;
    if (isStructural(gesture))
        return walkStructural(gesture, way);
    if (!applyAll(gesture, way)) {
        takeBack();
        return std::nullopt;
    }
    return editOf(way);
}

bool Walker::applyAll(const Gesture& gesture, Way way)
{
    const auto one = [&](const LogOperation& operation) { return apply(operation, way); };
    return way == On ? std::ranges::all_of(gesture, one) : std::ranges::all_of(gesture | std::views::reverse, one);
}

bool Walker::apply(const LogOperation& operation, Way way)
{
    if (operation.kind == LogOperation::Value)
        return applyValue(operation, way);
    if (operation.kind == LogOperation::Count)
        return applyCount(operation, way);
    m_parts.clear();
    m_hasMoved = true;
    if (operation.kind == LogOperation::Lines)
        return applyLines(operation, way);
    const Edit turn{{Transform{operation.turn}}};
    (way == On ? turn : turn.inverse()).applyTo(m_board);
    return true;
}

bool Walker::applyCount(const LogOperation& operation, Way way)
{
    if (starCount(m_board) != (way == On ? operation.before : operation.after))
        return false;
    m_board.setSetup(std::to_string(way == On ? operation.after : operation.before));
    return true;
}

bool Walker::applyValue(const LogOperation& operation, Way way)
{
    const Layer layer = operation.property->layer;
    const auto part = static_cast<std::size_t>(operation.property->part);
    if (!m_board.grid().contains(operation.property->kind, operation.place))
        return false;
    const Key key{layer, operation.place};
    const int shown = m_board.at(layer, operation.place);
    const auto known = m_parts.find(key);
    ValueParts parts = known != m_parts.end() ? known->second : partsOf(m_board, layer, shown);
    const int from = way == On ? operation.before : operation.after;
    const int to = way == On ? operation.after : operation.before;
    const bool isHidden = part == 1 && layer != Layer::Candidates && parts[0] > 0;
    const bool isThere = m_hasMoved && parts[part] == to; // room borders and numbers follow a move by themselves
    if (parts[part] != from && !isHidden && !isThere && !areBothNone(layer, parts[part], from))
        return false;
    parts[part] = to;
    const int value = valueOf(m_board, layer, parts);
    if (!isValueOf(m_board, layer, value))
        return false;
    m_touched.emplace(key, shown);
    m_parts[key] = parts;
    m_board.set(layer, operation.place, value);
    return true;
}

bool Walker::applyLines(const LogOperation& operation, Way way)
{
    const bool grows = operation.grows == (way == On);
    const bool level = operation.side == Side::Top || operation.side == Side::Bottom;
    const int pitch = m_board.grid().tiling().pitch();
    const int lines = (level ? m_board.size().height : m_board.size().width) / pitch;
    if (grows ? lines >= maxSide : lines <= 1)
        return false;
    const bool atStart = operation.side == Side::Top || operation.side == Side::Left;
    const Axis axis = level ? Axis::Horizontal : Axis::Vertical;
    if (!grows)
        removeLine(operation.side, {axis, atStart ? 0 : (lines - 1) * pitch, pitch});
    else if (way == On)
        insertLines(m_board, operation.side, 1).applyTo(m_board);
    else // what stood there comes back by operations of its own
        Edit{{InsertLines{axis, atStart ? 0 : lines * pitch, pitch}}}.applyTo(m_board);
    return true;
}

/// pzpr moves the number of a room out of the line without an operation, by the rooms before the gesture.
void Walker::removeLine(Side side, const RemoveLines& step)
{
    std::optional<Board> numbers;
    if (m_board.has(Layer::Room) && m_board.grid() == m_start.grid() && numberStandsIn(step)) {
        numbers = m_start;
        removeLines(m_start, side, 1).applyTo(*numbers);
    }
    Edit{{step}}.applyTo(m_board);
    if (!numbers)
        return;
    for (const Place cell : m_board.grid().cells())
        m_board.set(Layer::Number, cell, numbers->at(Layer::Number, cell));
}

bool Walker::numberStandsIn(const RemoveLines& step) const
{
    return std::ranges::any_of(m_board.grid().cells(), [&](Place cell) {
        return m_board.at(Layer::Number, cell) != blank
               && (step.axis == Axis::Horizontal ? row(cell) : column(cell)) == step.at;
    });
}

/// Once a gesture is done, not within it: its rooms are not whole before.
void Walker::settle()
{
    if (!m_board.has(Layer::Room))
        return;
    EditBuilder builder(m_board);
    settleRooms(builder);
    m_board = builder.board();
}

/// The steps from the earlier board, and whatever they leave different from the later one.
std::optional<Edit> Walker::walkStructural(const Gesture& gesture, Way way)
{
    m_start = m_board;
    const auto giveUp = [this] {
        m_board = m_start;
        m_parts.clear();
        return std::nullopt;
    };
    if (!applyAll(gesture, way))
        return giveUp();
    settle();
    const Board& earlier = way == On ? m_start : m_board;
    const Board& later = way == On ? m_board : m_start;
    Edit edit = structuralSteps(gesture, earlier);
    Board reached = earlier;
    edit.applyTo(reached);
    if (reached.size() != later.size())
        return giveUp();
    const Edit rest = difference(reached, later);
    edit.append(rest);
    return edit;
}

Edit Walker::editOf(Way way) const
{
    Edit edit;
    for (const auto& [key, shown] : m_touched) {
        const int now = m_board.at(key.first, key.second);
        if (now != shown)
            edit.steps.emplace_back(way == On ? Change{key.first, key.second, shown, now}
                                              : Change{key.first, key.second, now, shown});
    }
    return edit;
}

void Walker::takeBack()
{
    for (const auto& [key, shown] : m_touched) {
        m_board.set(key.first, key.second, shown);
        m_parts.erase(key);
    }
}

} // namespace tokisuji
