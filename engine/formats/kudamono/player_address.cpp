#include "engine/formats/kudamono/player_address.h"

#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/names.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tokisuji {

namespace kudamono {
namespace {

constexpr std::string_view host = "pedros.works/";

/// A parameter of the address, its value decoded; positions are bytes of the text.
struct Field {
    std::string_view name;
    std::string value;
    std::size_t at = 0;
};

Result<std::vector<Field>> fieldsOf(std::string_view text)
{
    std::vector<Field> fields;
    for (std::size_t at = std::min(text.find('?'), text.size() - 1) + 1; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("&#", at), text.size());
        const std::size_t equals = text.find('=', at);
        if (equals < end) {
            const std::size_t begin = equals + 1;
            Result<std::string> value = percentDecoded(text.substr(begin, end - begin));
            if (!value)
                return movedBy(begin, Result<std::vector<Field>>(value.error()));
            fields.push_back({text.substr(at, equals - at), std::move(*value), begin});
        }
        at = end + 1;
    }
    return fields;
}

const Field* find(const std::vector<Field>& fields, std::string_view name)
{
    const auto found = std::ranges::find(fields, name, &Field::name);
    return found == fields.end() ? nullptr : &*found;
}

/// Two forms: "7x5", or in older addresses one less than the columns and, apart from them, than the rows.
Result<Size> sizeOf(const std::vector<Field>& fields)
{
    constexpr int largestOld = 10; // beyond it the older form counts cells in the order of their digits
    const Field* width = find(fields, "W");
    const Field* height = find(fields, "H");
    if (width == nullptr)
        return errorOf("kudamono-size", {""});
    const std::size_t x = width->value.find('x');
    const bool isOld = height != nullptr && x == std::string::npos;
    const auto columns = parseNumber(std::string_view(width->value).substr(0, x));
    const auto rows = isOld ? parseNumber(height->value)
                            : parseNumber(x == std::string::npos ? "" : std::string_view(width->value).substr(x + 1));
    if (!columns || !rows)
        return errorOf("kudamono-size", {shortened(width->value)});
    const int more = isOld ? 1 : 0;
    if (*columns + more < 1 || *rows + more < 1 || *columns + more > maxSide || *rows + more > maxSide)
        return errorOf("kudamono-size", {std::to_string(*columns + more) + "x" + std::to_string(*rows + more)});
    const Size size{*columns + more, *rows + more};
    return isOld && std::max(size.width, size.height) > largestOld ? Result<Size>(errorOf("kudamono-old")) : size;
}

/// A decimal number where one begins.
std::optional<int> takeNumber(std::string_view text, std::size_t& at)
{
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
    const auto number = parseNumber(text.substr(at, end - at));
    at = end;
    return number;
}

/// A letter, or a text in brackets, which it stands for.
std::optional<std::string> takeItem(std::string_view text, std::size_t& at)
{
    if (text[at] != '(')
        return std::string(1, text[at++]);
    const std::size_t end = text.find(')', at);
    if (end == std::string_view::npos)
        return std::nullopt;
    std::string item(text.substr(at + 1, end - at - 1));
    at = end + 1;
    return item;
}

/// Puts an item on a cell. False: it has no place there, as beside a number or a hole.
bool setItem(const Genre& genre, Board& board, Place cell, const std::string& item)
{
    const Clue* terrains = genre.clue(Clue::Terrains);
    const bool takesHole = terrains != nullptr && std::ranges::count(terrains->terrains, Terrain::Hole) > 0;
    if (item == "x" && takesHole) {
        if (board.at(Layer::Number, cell) != blank)
            return false;
        setTerrain(board, cell, Terrain::Hole);
        return true;
    }
    const auto number = item == "?" ? std::optional(question) : parseNumber(item);
    const Clue* clue = genre.clue(Clue::RoomNumber);
    if (!number || clue == nullptr || (*number != question && *number < clue->min) || isHole(board, cell))
        return false;
    board.set(Layer::Number, cell, *number);
    return true;
}

std::optional<Error> readItems(const Field& field, const Genre& genre, Board& board)
{
    const std::string_view text = field.value;
    const int rows = board.size().height;
    int position = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const auto item = takeItem(text, at);
        const auto gap = item ? takeNumber(text, at) : std::nullopt;
        if (!gap || *gap > board.size().cells() - position)
            return errorAt("kudamono-place", field.at + begin);
        position += *gap;
        if (position >= board.size().cells())
            return errorAt("kudamono-place", field.at + begin);
        if (!setItem(genre, board, cellAt(position / rows, rows - 1 - position % rows), *item))
            return errorAt("kudamono-item", field.at + begin, {shortened(*item)});
    }
    return std::nullopt;
}

std::optional<Dir> dirOf(char letter)
{
    constexpr std::string_view letters = "UDLR"; // in the order of `directions`
    const std::size_t index = letters.find(letter);
    return index == std::string_view::npos ? std::nullopt : std::optional(directions[index]);
}

/// Each number moves on from where the stroke before it began; its letters draw from there.
std::optional<Error> readStrokes(const Field& field, Board& board)
{
    const std::string_view text = field.value;
    const int points = board.grid().count(PlaceKind::Vertex), inColumn = board.size().height + 1;
    int start = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto moved = takeNumber(text, at);
        if (!moved || *moved >= points - start)
            return errorAt("kudamono-place", field.at + std::min(at, text.size() - 1));
        start += *moved;
        Place point = vertexAt(start / inColumn, board.size().height - start % inColumn);
        for (; at < text.size() && dirOf(text[at]); ++at) {
            const Dir dir = *dirOf(text[at]);
            const Place edge = point.step(dir, 1);
            if (!board.grid().contains(PlaceKind::Edge, edge) || !board.grid().isInner(edge))
                return errorAt("kudamono-place", field.at + at);
            board.set(Layer::Room, edge, 1);
            point = point.step(dir);
        }
        if (at < text.size() && !digitValue(text[at], 10))
            return errorAt("kudamono-item", field.at + at, {characterAt(text, at)});
    }
    return std::nullopt;
}

/// Numbers go where rooms keep them, unless something else stands there.
void settleNumbers(Board& board)
{
    for (const Room& room : rooms(board)) {
        if (isHole(board, room.anchor))
            continue;
        for (const Place cell : room.cells)
            board.set(Layer::Number, cell, blank);
        board.set(Layer::Number, room.anchor, room.number);
    }
}

std::optional<Error> readField(const Field& field, const Genre& genre, Board& board)
{
    for (const std::string_view items : {"L", "L-N"})
        if (field.name == items)
            return readItems(field, genre, board);
    if (field.name == "SIE" && genre.clue(Clue::Rooms) != nullptr)
        return readStrokes(field, board);
    return errorAt("kudamono-layer", field.at, {shortened(field.name)});
}

Result<Board> readFields(const std::vector<Field>& fields)
{
    const Field* kind = find(fields, "G");
    if (kind == nullptr)
        return errorOf("kudamono-kind", {""});
    const Field* variant = find(fields, "V");
    const Genre* genre = findGenre(kind->value);
    if (genre == nullptr || genre->clue(Clue::Rooms) == nullptr || variant != nullptr)
        return errorAt("kudamono-kind", kind->at,
                       {shortened(variant == nullptr ? kind->value : kind->value + " " + variant->value)});
    const Result<Size> size = sizeOf(fields);
    if (!size)
        return size.error();
    Board board = genre->makeBoard(*size);
    constexpr std::array heads{"W", "H", "G", "V"};
    for (const Field& field : fields)
        if (std::ranges::find(heads, field.name) == heads.end())
            if (const auto error = readField(field, *genre, board))
                return *error;
    if (genre->clue(Clue::RoomNumber) != nullptr)
        settleNumbers(board);
    return board;
}

Result<Board> readAddress(std::string_view text)
{
    const Result<std::vector<Field>> fields = fieldsOf(text);
    return fields ? readFields(*fields) : fields.error();
}

} // namespace
} // namespace kudamono

bool looksLikePlayerAddress(std::string_view text)
{
    constexpr std::size_t longestBeginning = 40;
    return text.substr(0, longestBeginning).find(kudamono::host) != std::string_view::npos;
}

Result<Board> readPlayerAddress(std::string_view text)
{
    if (const auto error = findUnreadable(text))
        return countedInCharacters(text, Result<Board>(*error));
    const std::size_t begin = leadingSpace(text);
    return countedInCharacters(text, movedBy(begin, kudamono::readAddress(withoutTrailingSpace(text.substr(begin)))));
}

} // namespace tokisuji
