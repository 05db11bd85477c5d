#include "engine/formats/pzprv3/history_operation.h"

#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <span>

namespace tokisuji {

namespace {

constexpr int emptyNumber = -1;
constexpr int pzprCross = 2;
constexpr int beforeSlashes = 30; ///< pzpr's backslash is 31, its slash 32

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
    {"EC", PlaceKind::Slot, Layer::Letter, 0},
};

constexpr int crossedClue = 2;

/// The marks 1, 2 of pzpr's cells that stand for an answer: "some number", "none here".
std::span<const int> digitSigns(const Board& board)
{
    static constexpr std::array someAndNone{question, 0};
    static constexpr std::array none{0};
    const Genre& genre = genreOf(board);
    if (genre.has(Mark::DigitOrNone))
        return someAndNone;
    return genre.has(Mark::Sign) ? std::span<const int>(none) : std::span<const int>();
}

/// What pzpr calls a kind of cell.
struct TerrainCode {
    Terrain terrain;
    int code;
};
constexpr TerrainCode terrainCodes[]{{Terrain::Hole, 7},
                                     {Terrain::Water, 6},
                                     {Terrain::Wall, 1},
                                     {Terrain::GateVertical, 21},
                                     {Terrain::GateHorizontal, 22}};

/// An ordinary cell is 0; -1 where pzpr has no such kind.
int codeOfTerrain(int value)
{
    if (value == blank)
        return 0;
    const auto row = std::ranges::find(terrainCodes, static_cast<Terrain>(value), &TerrainCode::terrain);
    return row == std::end(terrainCodes) ? -1 : row->code;
}

bool crossesClues(const Board& board)
{
    return genreOf(board).has(Mark::CrossedClue);
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

std::optional<LogOperation> readValue(const std::vector<std::string_view>& fields, const Board& board)
{
    LogOperation operation;
    std::array<int, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = i + 1 < fields.size() ? signedNumber(fields[i + 1]) : std::nullopt;
        if (!number || (i < 2 && (*number < -2 || *number > 2 * maxSide + 2)))
            return std::nullopt;
        numbers[i] = *number;
    }
    operation.place = {static_cast<std::int16_t>(numbers[0]), static_cast<std::int16_t>(numbers[1])};
    operation.before = numbers[2];
    operation.after = numbers[3];
    const auto isMeant = [&](const PieceProperty& p) {
        const bool isCrossedClue = p.layer == Layer::Tint && p.part == 1;
        return p.code == fields[0] && board.has(p.layer) && (!isCrossedClue || crossesClues(board));
    };
    const auto property = std::ranges::find_if(properties, isMeant);
    if (property != std::end(properties)) {
        operation.kind = LogOperation::Value;
        operation.property = property;
    }
    return operation;
}

/// Is it the name of any property that pzpr knows?
bool looksLikeProperty(std::string_view code)
{
    constexpr std::string_view groups = "CXBE", letters = "UNZCMDASKBL";
    return code.size() >= 2 && code.size() <= 3 && groups.find(code[0]) != std::string_view::npos
           && letters.find(code[1]) != std::string_view::npos;
}

std::string valueOperation(const PieceProperty& property, Place place, int before, int after)
{
    std::string text(property.code);
    for (const int number : {static_cast<int>(place.x), static_cast<int>(place.y), before, after})
        text += "," + std::to_string(number);
    return text;
}

/// An operation for each part of the value that changes; false: pzpr has no such value.
bool appendChange(const Change& change, const Board& board, std::vector<std::string>& out)
{
    const bool isKnown = std::ranges::find(properties, change.layer, &PieceProperty::layer) != std::end(properties);
    if (!isKnown || change.before == plainMark || change.after == plainMark)
        return false;
    if (change.layer == Layer::Terrain && (codeOfTerrain(change.before) < 0 || codeOfTerrain(change.after) < 0))
        return false;
    const ValueParts before = partsOf(board, change.layer, change.before);
    const ValueParts after = partsOf(board, change.layer, change.after);
    for (const PieceProperty& property : properties) {
        const auto part = static_cast<std::size_t>(property.part);
        if (property.layer == change.layer && before[part] != after[part])
            out.push_back(valueOperation(property, change.place, before[part], after[part]));
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
    for (int i = 0; i < count; ++i)
        out.push_back("AJ," + std::string(step->name));
    return true;
}

void appendTurn(Transform::Kind turn, const Board& board, std::vector<std::string>& out)
{
    const auto step = std::ranges::find(turnSteps, turn, &TurnStep::turn);
    out.push_back("AT," + std::string(step->name) + ",0,0," + std::to_string(2 * board.size().width) + ","
                  + std::to_string(2 * board.size().height));
}

} // namespace

ValueParts partsOf(const Board& board, Layer layer, int value)
{
    switch (layer) {
    case Layer::Shade:
        return {value == 1 ? 1 : 0, value == 0 ? 1 : 0};
    case Layer::Line:
        return {std::max(value, 0), value == 0 ? pzprCross : 0};
    case Layer::Candidates: {
        ValueParts parts = unpackCandidates(value);
        std::ranges::replace(parts, 0, emptyNumber);
        return parts;
    }
    case Layer::Digit: {
        const auto sign = static_cast<int>(std::ranges::find(digitSigns(board), value) - digitSigns(board).begin());
        const bool isSign = value != blank && sign < static_cast<int>(digitSigns(board).size());
        return {isSign ? emptyNumber : value, isSign ? sign + 1 : 0};
    }
    case Layer::Terrain:
        return {codeOfTerrain(value)};
    case Layer::Corner:
        return {value > 0 ? value + 1 : 0, value == 0 ? 1 : 0};
    case Layer::Tint:
        return crossesClues(board) ? ValueParts{0, value == crossedClue ? 1 : 0} : ValueParts{std::max(value, 0)};
    case Layer::Symbol:
        return {value > 0 ? beforeSlashes + value : 0, value == 0 ? 1 : 0};
    case Layer::Arrow:
    case Layer::Letter:
    case Layer::Room:
        return {std::max(value, 0)};
    default:
        return {value};
    }
}

int valueOf(const Board& board, Layer layer, const ValueParts& parts)
{
    switch (layer) {
    case Layer::Shade:
        return parts[0] > 0 ? 1 : parts[1] > 0 ? 0 : blank;
    case Layer::Line:
        return parts[0] > 0 ? parts[0] : parts[1] == pzprCross ? 0 : blank;
    case Layer::Candidates: {
        ValueParts four = parts;
        std::ranges::replace_if(
            four, [](int n) { return n < 0; }, 0);
        return packCandidates(four);
    }
    case Layer::Digit: {
        const auto sign = static_cast<std::size_t>(parts[1]) - 1;
        return parts[0] < 0 && sign < digitSigns(board).size() ? digitSigns(board)[sign] : parts[0];
    }
    case Layer::Terrain: {
        const auto row = std::ranges::find(terrainCodes, parts[0], &TerrainCode::code);
        return row == std::end(terrainCodes) ? blank : static_cast<int>(row->terrain);
    }
    case Layer::Corner:
        return parts[0] > 1 ? parts[0] - 1 : parts[1] > 0 ? 0 : blank;
    case Layer::Tint:
        if (crossesClues(board))
            return parts[1] > 0 ? crossedClue : blank;
        return parts[0] > 0 ? parts[0] : blank;
    case Layer::Symbol:
        return parts[0] > beforeSlashes ? parts[0] - beforeSlashes : parts[1] > 0 ? 0 : blank;
    case Layer::Arrow:
    case Layer::Letter:
    case Layer::Room:
        return parts[0] > 0 ? parts[0] : blank;
    default:
        return parts[0];
    }
}

bool isValueOf(const Board& board, Layer layer, int value)
{
    if (value == blank)
        return true;
    const Genre& genre = genreOf(board);
    switch (layer) {
    case Layer::Number:
    case Layer::Letter:
    case Layer::Outside:
    case Layer::Vertex:
        return value >= question && value <= 999;
    case Layer::Symbol:
        return value <= static_cast<int>(Symbol::Slash);
    case Layer::Arrow:
        return value <= static_cast<int>(Dir::Right);
    case Layer::Line:
        return value <= (genre.has(Mark::Bridge) ? 2 : 1);
    case Layer::Shade:
    case Layer::Room:
        return value <= 1;
    case Layer::Tint:
        return value <= 2;
    case Layer::Digit:
        return (value >= 0 || std::ranges::find(digitSigns(board), value) != digitSigns(board).end()) && value <= 999;
    case Layer::Terrain:
        return std::ranges::find(terrainCodes, static_cast<Terrain>(value), &TerrainCode::terrain)
               != std::end(terrainCodes);
    case Layer::Corner:
        return value <= static_cast<int>(Corner::UpperLeft);
    case Layer::Candidates:
        return true;
    case Layer::Heading:
        return value >= 1 && value <= static_cast<int>(Dir::Right);
    case Layer::EdgeSpot:
    case Layer::VertexSpot:
    case Layer::OutsideDone:
        return value == 1;
    case Layer::Border:
    case Layer::Second:
    case Layer::Third:
    case Layer::Fourth:
    case Layer::Up:
    case Layer::Down:
    case Layer::Left:
    case Layer::Right:
    case Layer::EdgeDot:
        break; // no operation of pzpr's log is read for them
    }
    return false;
}

std::optional<LogOperation> readOperation(std::string_view text, const Board& board)
{
    const std::vector<std::string_view> fields = fieldsOf(text);
    if (fields[0] == "TE" || fields[0] == "TF")
        return LogOperation{.kind = LogOperation::Trial};
    if (fields[0] == "AJ" && fields.size() == 2) {
        const auto step = std::ranges::find(lineSteps, fields[1], &LineStep::name);
        if (step != std::end(lineSteps))
            return LogOperation{.kind = LogOperation::Lines, .side = step->side, .grows = step->grows};
    }
    if (fields[0] == "AT" && fields.size() == 6) {
        const auto step = std::ranges::find(turnSteps, fields[1], &TurnStep::name);
        if (step != std::end(turnSteps))
            return LogOperation{.kind = LogOperation::Turn, .turn = step->turn};
    }
    if (looksLikeProperty(fields[0]) && fields.size() == 5)
        return readValue(fields, board);
    const bool isName = text.size() >= 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= 'A' && text[1] <= 'Z';
    return isName ? std::optional(LogOperation{}) : std::nullopt;
}

std::optional<std::vector<std::string>> operationsOf(const Edit& edit, const Board& before, int& skipped)
{
    std::vector<std::string> operations;
    Board board = before;
    for (const EditStep& step : edit.steps) {
        bool known = true;
        if (const auto* change = std::get_if<Change>(&step))
            skipped += appendChange(*change, board, operations) ? 0 : 1;
        else if (const auto* more = std::get_if<InsertLines>(&step))
            known = appendLines(more->axis, more->at, more->count, true, board, operations);
        else if (const auto* fewer = std::get_if<RemoveLines>(&step))
            known = appendLines(fewer->axis, fewer->at, fewer->count, false, board, operations);
        else if (const auto* turn = std::get_if<Transform>(&step))
            appendTurn(turn->kind, board, operations);
        else
            known = false;
        if (!known)
            return std::nullopt;
        Edit{{step}}.applyTo(board);
    }
    return operations;
}

} // namespace tokisuji
