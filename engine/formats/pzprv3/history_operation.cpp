#include "engine/formats/pzprv3/history_operation.h"

#include "engine/board/star_count.h"
#include "engine/board/turn.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <span>

namespace tokisuji {

namespace {

// The first row whose layer the board has is the one that is meant.
constexpr PieceProperty properties[]{
    {"CN", PlaceKind::Cell, Layer::Number, 0},      {"CD", PlaceKind::Cell, Layer::Arrow, 0},
    {"CM", PlaceKind::Cell, Layer::Digit, 0},       {"CA", PlaceKind::Cell, Layer::Shade, 0},
    {"CS", PlaceKind::Cell, Layer::Shade, 1},       {"CA", PlaceKind::Cell, Layer::Corner, 0},
    {"CS", PlaceKind::Cell, Layer::Corner, 1},      {"CS", PlaceKind::Cell, Layer::Tint, 0},
    {"CK", PlaceKind::Cell, Layer::Tint, 1},        {"CS", PlaceKind::Cell, Layer::Digit, 1},
    {"CB0", PlaceKind::Cell, Layer::Candidates, 0}, {"CB1", PlaceKind::Cell, Layer::Candidates, 1},
    {"CB2", PlaceKind::Cell, Layer::Candidates, 2}, {"CB3", PlaceKind::Cell, Layer::Candidates, 3},
    {"CU", PlaceKind::Cell, Layer::Terrain, 0},     {"BU", PlaceKind::Edge, Layer::Room, 0},
    {"BL", PlaceKind::Edge, Layer::Line, 0},        {"BS", PlaceKind::Edge, Layer::Line, 1},
    {"EN", PlaceKind::Slot, Layer::Outside, 0},     {"XN", PlaceKind::Vertex, Layer::Vertex, 0},
    {"CA", PlaceKind::Cell, Layer::Symbol, 0},      {"CS", PlaceKind::Cell, Layer::Symbol, 1},
    {"CA", PlaceKind::Cell, Layer::Bar, 0},         {"EC", PlaceKind::Slot, Layer::Letter, 0},
    {"BA", PlaceKind::Edge, Layer::Border, 0},      {"BS", PlaceKind::Edge, Layer::Border, 1},
    {"BN", PlaceKind::Edge, Layer::EdgeDot, 0},     {"CN", PlaceKind::Cell, Layer::Right, 0},
    {"CZ", PlaceKind::Cell, Layer::Down, 0},        {"EZ", PlaceKind::Slot, Layer::Outside, 0},
    {"EK", PlaceKind::Slot, Layer::OutsideDone, 0}, {"BS", PlaceKind::Edge, Layer::Heading, 0},
    {"CS", PlaceKind::Cell, Layer::Terrain, 1},     {"CR", PlaceKind::Cell, Layer::Number, 0},
    {"CR", PlaceKind::Cell, Layer::Second, 0},      {"CR", PlaceKind::Cell, Layer::Third, 0},
    {"CR", PlaceKind::Cell, Layer::Fourth, 0},      {"XA", PlaceKind::Vertex, Layer::Point, 0},
    {"XS", PlaceKind::Vertex, Layer::Point, 1},     {"BU", PlaceKind::Edge, Layer::EdgeDot, 0},
    {"CA", PlaceKind::Cell, Layer::Digit, 0},       {"CC", PlaceKind::Cell, Layer::Number, 1},
    {"BD", PlaceKind::Edge, Layer::Way, 0},         {"CM", PlaceKind::Cell, Layer::Shade, 0},
    {"CN", PlaceKind::Cell, Layer::Terrain, 1},
};
constexpr std::string_view edgeMark = "BU";
constexpr std::string_view filling = "CA", writtenNumber = "CM", givenNumber = "CN", consonant = "CC";
constexpr std::string_view listKey = "CR", start = "PS", star = "PG", sumDown = "EZ", sumRight = "EN", count = "AS";
constexpr std::array listLayers{Layer::Number, Layer::Second, Layer::Third, Layer::Fourth};

/// The values of one code that belong to another layer than the rest.
struct SharedCode {
    std::string_view code;
    Layer layer; ///< of the rest
    Layer other;
    int least;
    int most;
};
constexpr SharedCode sharedCodes[]{{"BS", Layer::Line, Layer::Heading, 11, 14},
                                   {"CS", Layer::Tint, Layer::Digit, 2, 2},
                                   {"CS", Layer::Tint, Layer::Terrain, paintedCode, paintedCode}};

bool hasLists(const Board& board)
{
    return genreOf(board).clue(Clue::NumberList) != nullptr;
}

/// Is this row the one for a place of the board? pzpr has two codes for sums outside the grid.
bool isFor(const PieceProperty& property, const Board& board, Place place)
{
    const Genre& genre = genreOf(board);
    if (property.layer == Layer::Outside)
        return (property.code == sumDown) == (genre.clue(Clue::SumPair) != nullptr && place.y < 0);
    if (property.layer == Layer::Digit && property.part == 0)
        return (property.code == filling) == fillsWithAnswers(board);
    if (property.layer == Layer::Shade && property.part == 0)
        return (property.code == writtenNumber) == hasSquares(board);
    if (property.code == consonant)
        return hasKana(board);
    if (property.layer == Layer::EdgeDot)
        return (property.code == edgeMark) == marksEdges(board);
    if (property.layer == Layer::Tint)
        return (property.part == 1) == (crossesClues(board) || judgesClues(board));
    if (property.layer == Layer::Terrain && property.part == 1)
        return property.code == givenNumber ? hasSquares(board) : genre.clue(Clue::Dot) != nullptr;
    return (property.code == listKey)
           == (hasLists(board) && placesOf(property.layer) == PlaceKind::Cell
               && std::ranges::find(listLayers, property.layer) != listLayers.end());
}

struct LineStep {
    std::string_view name;
    Side side;
    bool grows;
};
constexpr LineStep lineSteps[]{
    {"expandup", Side::Top, true},   {"expanddn", Side::Bottom, true}, {"expandlt", Side::Left, true},
    {"expandrt", Side::Right, true}, {"reduceup", Side::Top, false},   {"reducedn", Side::Bottom, false},
    {"reducelt", Side::Left, false}, {"reducert", Side::Right, false},
};

struct TurnStep {
    std::string_view name;
    Transform::Kind turn;
};
constexpr TurnStep turnSteps[]{{"flipx", Transform::FlipLeftRight},
                               {"flipy", Transform::FlipTopBottom},
                               {"turnr", Transform::RotateRight},
                               {"turnl", Transform::RotateLeft}};

std::vector<std::string_view> fieldsOf(std::string_view text)
{
    std::vector<std::string_view> fields;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        fields.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return fields;
}

/// A number that may have a sign.
std::optional<int> signedNumber(std::string_view text)
{
    const bool negative = text.starts_with('-');
    const auto number = parseNumber(negative ? text.substr(1) : text);
    return number ? std::optional(negative ? -*number : *number) : std::nullopt;
}

/// pzpr counts places from the first one's corner where cells are squares, from its middle where they are triangles,
/// and across a wall in halves of bricks.
struct PlaceScale {
    int across; ///< ours for one of pzpr's
    int down;
    Place origin; ///< where pzpr's 0,0 lies here
};
PlaceScale scaleOf(const Grid& grid)
{
    switch (grid.tiling().kind) {
    case Tiling::Bricks:
        return {2, 1, {-1, 0}};
    case Tiling::Triangles:
        return {2, 2, {1, 1}};
    case Tiling::Squares:
        break;
    }
    return {1, 1, {0, 0}};
}

Place fromPzpr(const Grid& grid, int x, int y)
{
    const auto [across, down, origin] = scaleOf(grid);
    return {static_cast<std::int16_t>(origin.x + across * x), static_cast<std::int16_t>(origin.y + down * y)};
}

/// Its coordinates in pzpr, each behind a comma.
std::string toPzpr(const Grid& grid, Place place)
{
    const auto [across, down, origin] = scaleOf(grid);
    return "," + std::to_string((place.x - origin.x) / across) + "," + std::to_string((place.y - origin.y) / down);
}

std::optional<Place> readPlace(std::string_view x, std::string_view y, const Grid& grid)
{
    const auto isNear = [](const std::optional<int>& n) { return n && *n >= -2 && *n <= 2 * maxSide + 2; };
    const auto column = signedNumber(x), row = signedNumber(y);
    if (!isNear(column) || !isNear(row))
        return std::nullopt;
    return fromPzpr(grid, *column, *row);
}

using Operations = std::vector<LogOperation>;

LogOperation valueAt(const PieceProperty* property, Place place, int before, int after)
{
    return {.kind = LogOperation::Value, .property = property, .place = place, .before = before, .after = after};
}

const PieceProperty* rowOf(std::string_view code, Layer layer)
{
    return std::ranges::find_if(properties, [&](const PieceProperty& p) { return p.code == code && p.layer == layer; });
}

/// The parts of an operation that are about its own layer and about the other one; those that change nothing are left
/// out.
Operations split(const LogOperation& operation, const SharedCode& shared)
{
    const auto isOther = [&](int value) { return value >= shared.least && value <= shared.most; };
    const auto own = [&](int value) { return isOther(value) ? 0 : value; };
    const auto others = [&](int value) { return isOther(value) ? value : 0; };
    Operations found;
    if (own(operation.before) != own(operation.after))
        found.push_back(valueAt(operation.property, operation.place, own(operation.before), own(operation.after)));
    if (others(operation.before) != others(operation.after))
        found.push_back(valueAt(rowOf(shared.code, shared.other), operation.place, others(operation.before),
                                others(operation.after)));
    return found;
}

/// The kinds of cells that the genre does not know are left out.
bool isUnknownTerrain(const LogOperation& operation, const Board& board)
{
    if (operation.property->layer != Layer::Terrain || operation.property->part != 0)
        return false;
    const auto isUnknown = [&](int code) { return code != 0 && valueOf(board, Layer::Terrain, {code}) == blank; };
    return isUnknown(operation.before) || isUnknown(operation.after);
}

std::optional<Operations> readValue(const std::vector<std::string_view>& fields, const Board& board)
{
    const auto place = readPlace(fields[1], fields[2], board.grid());
    const auto before = signedNumber(fields[3]), after = signedNumber(fields[4]);
    if (!place || !before || !after)
        return std::nullopt;
    const auto property = std::ranges::find_if(properties, [&](const PieceProperty& p) {
        return p.code == fields[0] && board.has(p.layer) && isFor(p, board, *place);
    });
    if (property == std::end(properties))
        return Operations{{}};
    const LogOperation operation = valueAt(property, *place, *before, *after);
    if (isUnknownTerrain(operation, board))
        return Operations{{}};
    for (const SharedCode& shared : sharedCodes)
        if (shared.code == fields[0] && shared.layer == property->layer && board.has(shared.other))
            return split(operation, shared);
    return Operations{operation};
}

/// The name of the operation that moves the start, or the star that ways lead to.
std::string_view startName(const Board& board)
{
    const Clue* kinds = genreOf(board).clue(Clue::Terrains);
    return kinds != nullptr && kinds->look == Clue::Star ? star : start;
}

/// The start leaves one cell and comes to another one.
std::optional<Operations> readStart(const std::vector<std::string_view>& fields, const Board& board)
{
    const Grid& grid = board.grid();
    const auto from = readPlace(fields[1], fields[2], grid), to = readPlace(fields[3], fields[4], grid);
    if (!from || !to)
        return std::nullopt;
    if (!board.has(Layer::Terrain))
        return Operations{{}};
    const PieceProperty* kind = rowOf("CU", Layer::Terrain);
    return Operations{valueAt(kind, *from, startCode, 0), valueAt(kind, *to, 0, startCode)};
}

/// The one number of the board.
std::optional<Operations> readCount(const std::vector<std::string_view>& fields, const Board& board)
{
    const auto before = parseStarCount(fields[1]), after = parseStarCount(fields[2]);
    if (!before || !after)
        return std::nullopt;
    if (genreOf(board).clue(Clue::StarCount) == nullptr)
        return Operations{{}};
    return Operations{{.kind = LogOperation::Count, .before = *before, .after = *after}};
}

/// "[1,-2]" from field `at` on, which is moved behind it; nothing where it is no list of at most four numbers.
std::optional<ValueParts> readList(const std::vector<std::string_view>& fields, std::size_t& at)
{
    ValueParts numbers{blank, blank, blank, blank};
    if (at >= fields.size() || !fields[at].starts_with('['))
        return std::nullopt;
    for (std::size_t i = 0; at < fields.size(); ++i) {
        std::string_view field = fields[at++];
        const bool isLast = field.ends_with(']');
        field = field.substr(i == 0 ? 1 : 0);
        field.remove_suffix(isLast ? 1 : 0);
        if (i == 0 && isLast && field.empty())
            return numbers;
        const auto number = signedNumber(field);
        if (!number || i >= numbers.size())
            return std::nullopt;
        numbers[i] = *number;
        if (isLast)
            return numbers;
    }
    return std::nullopt;
}

std::optional<Operations> readLists(const std::vector<std::string_view>& fields, const Board& board)
{
    std::size_t at = 3;
    const auto place = fields.size() > at ? readPlace(fields[1], fields[2], board.grid()) : std::nullopt;
    const auto before = readList(fields, at), after = readList(fields, at);
    if (!place || !before || !after)
        return std::nullopt;
    if (!hasLists(board))
        return Operations{{}};
    Operations found;
    for (std::size_t i = 0; i < listLayers.size(); ++i)
        if ((*before)[i] != (*after)[i])
            found.push_back(valueAt(rowOf(listKey, listLayers[i]), *place, (*before)[i], (*after)[i]));
    return found;
}

/// Is it the name of any property that pzpr knows?
bool looksLikeProperty(std::string_view code)
{
    constexpr std::string_view groups = "CXBE", letters = "UNZCMDASKBL";
    return code.size() >= 2 && code.size() <= 3 && groups.find(code[0]) != std::string_view::npos
           && letters.find(code[1]) != std::string_view::npos;
}

std::string valueOperation(const PieceProperty& property, const std::string& place, int before, int after)
{
    return std::string(property.code) + place + "," + std::to_string(before) + "," + std::to_string(after);
}

/// Can pzpr's log name this kind of cell? The start moves by an operation of its own, which has both of its places.
bool hasCode(const Board& board, int terrain)
{
    return codeOfTerrain(board, terrain) >= 0;
}

std::string textOfList(const Board& board, Place cell)
{
    std::string text;
    for (const Layer layer : listLayers)
        if (const int number = board.at(layer, cell); number != blank)
            text += (text.empty() ? "" : ",") + std::to_string(number);
    return "[" + text + "]";
}

/// The whole list before and after one of its numbers changes.
std::string listOperation(const Change& change, const Board& board)
{
    Board after = board;
    after.set(change.layer, change.place, change.after);
    return std::string(listKey) + toPzpr(board.grid(), change.place) + "," + textOfList(board, change.place) + ","
           + textOfList(after, change.place);
}

/// An operation for each part of the value that changes; false: pzpr has no such value.
bool appendChange(const Change& change, const Board& board, std::vector<std::string>& out)
{
    const bool isKnown = std::ranges::find(properties, change.layer, &PieceProperty::layer) != std::end(properties);
    if (!isKnown || change.before == plainMark || change.after == plainMark)
        return false;
    if (change.layer == Layer::Terrain && (!hasCode(board, change.before) || !hasCode(board, change.after)))
        return false;
    if (hasLists(board) && std::ranges::find(listLayers, change.layer) != listLayers.end()) {
        out.push_back(listOperation(change, board));
        return true;
    }
    const ValueParts before = partsOf(board, change.layer, change.before);
    const ValueParts after = partsOf(board, change.layer, change.after);
    for (const PieceProperty& property : properties) {
        const auto part = static_cast<std::size_t>(property.part);
        if (property.layer == change.layer && before[part] != after[part] && isFor(property, board, change.place))
            out.push_back(valueOperation(property, toPzpr(board.grid(), change.place), before[part], after[part]));
    }
    return true;
}

bool appendLines(Axis axis, int at, int count, bool grows, const Board& board, std::vector<std::string>& out)
{
    const int lines = axis == Axis::Horizontal ? board.size().height : board.size().width;
    const bool atStart = at == 0;
    if (!atStart && at + (grows ? 0 : count) != lines)
        return false;
    const Side side =
        axis == Axis::Horizontal ? (atStart ? Side::Top : Side::Bottom) : (atStart ? Side::Left : Side::Right);
    const auto step =
        std::ranges::find_if(lineSteps, [&](const LineStep& s) { return s.side == side && s.grows == grows; });
    for (int i = 0; i < count; i += board.grid().tiling().pitch())
        out.push_back("AJ," + std::string(step->name));
    return true;
}

bool appendCount(const SetupChange& change, const Board& board, std::vector<std::string>& out)
{
    if (genreOf(board).clue(Clue::StarCount) == nullptr)
        return false;
    out.push_back(std::string(count) + "," + change.before + "," + change.after);
    return true;
}

std::string turnOperation(Transform::Kind turn, const Grid& grid)
{
    const auto step = std::ranges::find(turnSteps, turn, &TurnStep::turn);
    const auto end = [](int lines) { return static_cast<std::int16_t>(2 * lines); };
    return "AT," + std::string(step->name) + ",0,0" + toPzpr(grid, {end(grid.size().width), end(grid.size().height)});
}

/// pzpr means the picture: a flip of a board on its corner also turns that. A turn back makes up for it, unless it is
/// what comes next.
void appendTurn(Transform::Kind turn, const Board& board, std::vector<std::string>& out)
{
    const std::string back = turnOperation(Transform::RotateRight, turned(board.grid(), Transform::RotateLeft));
    const bool isNext = turn == Transform::RotateLeft && out.size() > 1 && out.back() == back
                        && out[out.size() - 2].starts_with("AT,flip");
    if (isNext)
        return out.pop_back();
    out.push_back(turnOperation(turn, board.grid()));
    if (turnsOf(genreOf(board).stance, turn).size() > 1)
        out.push_back(back);
}

/// Where the start leaves a plain cell behind and where it comes to another one; nothing where an edit does not move
/// it.
struct StartMove {
    Place from;
    Place to;
};
std::optional<StartMove> startMoveOf(const Edit& edit)
{
    std::optional<Place> from, to;
    for (const EditStep& step : edit.steps) {
        const auto* change = std::get_if<Change>(&step);
        if (change == nullptr) // lines come or go: that takes the start along
            return std::nullopt;
        if (change->layer != Layer::Terrain)
            continue;
        if (change->before == startTerrain && change->after == blank)
            from = change->place;
        if (change->before == blank && change->after == startTerrain)
            to = change->place;
    }
    return from && to ? std::optional(StartMove{*from, *to}) : std::nullopt;
}

std::string startOperation(const StartMove& move, const Board& board)
{
    std::string text(startName(board));
    for (const Place place : {move.from, move.to})
        text += "," + std::to_string(place.x) + "," + std::to_string(place.y);
    return text;
}

Operations turnsLike(Transform::Kind ofPicture, const Board& board)
{
    Operations operations;
    for (const Transform::Kind turn : turnsOf(genreOf(board).stance, ofPicture))
        operations.push_back({.kind = LogOperation::Turn, .turn = turn});
    return operations;
}

} // namespace

std::optional<Operations> readOperation(std::string_view text, const Board& board)
{
    const std::vector<std::string_view> fields = fieldsOf(text);
    if (fields[0] == "TE" || fields[0] == "TF")
        return Operations{{.kind = LogOperation::Trial}};
    if (fields[0] == "AJ" && fields.size() == 2) {
        const auto step = std::ranges::find(lineSteps, fields[1], &LineStep::name);
        if (step != std::end(lineSteps))
            return Operations{{.kind = LogOperation::Lines, .side = step->side, .grows = step->grows}};
    }
    if (fields[0] == "AT" && fields.size() == 6) {
        const auto step = std::ranges::find(turnSteps, fields[1], &TurnStep::name);
        if (step != std::end(turnSteps) && canBeTurned(board.grid(), step->turn))
            return turnsLike(step->turn, board);
    }
    if (fields[0] == listKey)
        return readLists(fields, board);
    if (fields.size() == 5 && fields[0] == startName(board))
        return readStart(fields, board);
    if (fields[0] == count && fields.size() == 3)
        return readCount(fields, board);
    if (looksLikeProperty(fields[0]) && fields.size() == 5)
        return readValue(fields, board);
    const bool isName = !text.empty() && std::ranges::all_of(fields[0], [](char c) { return c >= 'A' && c <= 'Z'; });
    return isName && !fields[0].empty() ? std::optional(Operations{{}}) : std::nullopt;
}

std::optional<std::vector<std::string>> operationsOf(const Edit& edit, const Board& before, int& skipped)
{
    std::vector<std::string> operations;
    Board board = before;
    const auto move = startMoveOf(edit);
    if (move)
        operations.push_back(startOperation(*move, before));
    const auto isOfMove = [&](const Change& change) {
        return move && change.layer == Layer::Terrain && (change.place == move->from || change.place == move->to);
    };
    for (const EditStep& step : edit.steps) {
        bool known = true;
        const auto* change = std::get_if<Change>(&step);
        if (change != nullptr && !isOfMove(*change))
            skipped += appendChange(*change, board, operations) ? 0 : 1;
        else if (const auto* more = std::get_if<InsertLines>(&step))
            known = appendLines(more->axis, more->at, more->count, true, board, operations);
        else if (const auto* fewer = std::get_if<RemoveLines>(&step))
            known = appendLines(fewer->axis, fewer->at, fewer->count, false, board, operations);
        else if (const auto* turn = std::get_if<Transform>(&step))
            appendTurn(turn->kind, board, operations);
        else if (const auto* setup = std::get_if<SetupChange>(&step))
            known = appendCount(*setup, board, operations);
        else if (std::holds_alternative<TrialStep>(step))
            continue; // what was tried is written like anything else
        else if (change == nullptr)
            known = false;
        if (!known)
            return std::nullopt;
        Edit{{step}}.applyTo(board);
    }
    return operations;
}

} // namespace tokisuji
