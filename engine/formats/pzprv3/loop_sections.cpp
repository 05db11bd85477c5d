// Sections of loop genres: holes, coloured clues, the flag line of Country Road.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

Result<bool> readHole(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "*")
        clues.board().set(Layer::Terrain, cell, static_cast<int>(Terrain::Hole));
    return token.text == "*" || token.text == ".";
}

void writeHole(const Board& board, Place cell, std::string& out)
{
    out += isHole(board, cell) ? "*" : ".";
}

/// The parts of a token between its commas.
std::vector<std::string_view> commaParts(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t comma = text.find(','); comma != std::string_view::npos; comma = text.find(',')) {
        parts.push_back(text.substr(0, comma));
        text.remove_prefix(comma + 1);
    }
    parts.push_back(text);
    return parts;
}

constexpr std::array castleColours{blank, static_cast<int>(Terrain::White), static_cast<int>(Terrain::Black)};
constexpr int crossedOff = 4; ///< added to the colour of a clue that the solver is done with
constexpr int crossed = 2;    ///< what such a clue has on layer Tint

/// Direction, number, colour.
Result<bool> readCastleClue(ClueSetter& clues, Place cell, Piece token)
{
    constexpr std::string_view noClue = "-1";
    const auto parts = commaParts(token.text);
    if (token.text == "." || (parts.size() == 3 && parts[1] == noClue))
        return true;
    if (parts.size() != 3 || parts[0].size() != 1)
        return false;
    const auto direction = digitValue(parts[0].front(), static_cast<int>(Dir::Right) + 1);
    const auto number = clueOf(parts[1]);
    const auto colour = parseNumber(parts[2]);
    if (!direction || !number || !colour || *colour > 2 * crossedOff - 1 || *colour % crossedOff > 2)
        return false;
    if (*direction > 0)
        clues.board().set(Layer::Arrow, cell, *direction);
    clues.board().set(Layer::Terrain, cell, castleColours[static_cast<std::size_t>(*colour % crossedOff)]);
    if (*colour >= crossedOff)
        clues.board().set(Layer::Tint, cell, crossed);
    return setClue(clues, cell, *number, token.at);
}

void writeCastleClue(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (number == blank) {
        out += "0,-1,0";
        return;
    }
    const auto colour = std::ranges::find(castleColours, board.at(Layer::Terrain, cell)) - castleColours.begin();
    out += digitOf(std::max(board.at(Layer::Arrow, cell), 0));
    const int done = board.at(Layer::Tint, cell) == crossed ? crossedOff : 0;
    out += ',' + tokenOfClue(number) + ',' + std::to_string(colour % 3 + done);
}

/// Colour and number; -2 is a circle without number.
Result<bool> readBalanceClue(ClueSetter& clues, Place cell, Piece token)
{
    constexpr std::string_view noNumber = "-2";
    if (token.text == ".")
        return true;
    const auto parts = commaParts(token.text);
    if (parts.size() != 2 || (parts[0] != "0" && parts[0] != "1"))
        return false;
    const auto number = parts[1] == noNumber ? question : parseNumber(parts[1]);
    if (!number)
        return false;
    if (parts[0] == "1")
        clues.board().set(Layer::Terrain, cell, static_cast<int>(Terrain::Black));
    return setClue(clues, cell, *number, token.at);
}

void writeBalanceClue(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (number == blank)
        out += '.';
    else
        out += std::string(isTerrain(board, cell, Terrain::Black) ? "1," : "0,") + std::to_string(number);
}

constexpr std::string_view emptyRooms = "country_empty";
constexpr char emptyRoomsFlag = 'e';

/// A line that names the variant or is empty.
std::optional<Error> readEmptyRoomFlag(Lines& lines, ClueSetter& clues)
{
    const auto line = lines.take();
    if (!line || line->text.empty())
        return std::nullopt;
    if (line->text != emptyRooms)
        return errorAt("file-token", line->at, {std::string(line->text.substr(0, 40)), std::string(emptyRooms)});
    if (!clues.board().hasFlag(emptyRoomsFlag))
        clues.board().setFlags(clues.board().flags() + emptyRoomsFlag);
    return std::nullopt;
}

std::vector<std::string> writeEmptyRoomFlag(const Board& board)
{
    return {board.hasFlag(emptyRoomsFlag) ? std::string(emptyRooms) : std::string()};
}

} // namespace

constinit const FilePart file::holes{.rows = cellRows, .read = readHole, .write = writeHole, .vocabulary = "* ."};
constinit const FilePart file::castleClues{
    .rows = cellRows, .read = readCastleClue, .write = writeCastleClue, .vocabulary = "direction,number,colour ."};
constinit const FilePart file::balanceClues{
    .rows = cellRows, .read = readBalanceClue, .write = writeBalanceClue, .vocabulary = "colour,number ."};
constinit const FilePart file::emptyRoomFlag{
    .vocabulary = emptyRooms, .readLines = readEmptyRoomFlag, .writeLines = writeEmptyRoomFlag, .tellsVariants = true};

} // namespace tokisuji
