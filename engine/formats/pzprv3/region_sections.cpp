// Sections of region genres: arrows and circles, compasses, dots.
#include "engine/board/dots.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

// --- sashigane ---

/// An arrow, a circle with or without number, or "-" for an arrow of unknown direction.
Result<bool> readSashigane(ClueSetter& clues, Place cell, Piece token)
{
    Board& board = clues.board();
    if (token.text == ".")
        return true;
    if (token.text == "-")
        return setClue(clues, cell, plainMark, token.at);
    if (token.text.front() == 'o') {
        const auto number = token.text == "o" ? question : parseNumber(token.text.substr(1));
        return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
    }
    const auto arrow =
        token.text.size() == 1 ? digitValue(token.text.front(), static_cast<int>(Dir::Right) + 1) : std::nullopt;
    if (arrow.value_or(0) == 0)
        return false;
    board.set(Layer::Arrow, cell, *arrow);
    return true;
}

void writeSashigane(const Board& board, Place cell, std::string& out)
{
    const int circle = board.at(Layer::Number, cell), arrow = board.at(Layer::Arrow, cell);
    if (circle != blank)
        out += circle == question ? "o" : circle == plainMark ? "-" : "o" + std::to_string(circle);
    else
        out += arrow > 0 ? digitOf(arrow) : '.';
}

// --- compass ---

constexpr int mark = static_cast<int>(Terrain::Mark);

/// In the order of the file.
constexpr std::array compassLayers{Layer::Right, Layer::Down, Layer::Left, Layer::Up};
constexpr std::string_view noNumber = "-1", unknownNumber = "-2";

Result<bool> readCompass(ClueSetter& clues, Place cell, Piece token)
{
    Board& board = clues.board();
    if (token.text == ".")
        return true;
    board.set(Layer::Terrain, cell, token.text == "#" ? static_cast<int>(Terrain::Hole) : mark);
    if (token.text == "#")
        return true;
    std::string_view rest = token.text;
    for (const Layer layer : compassLayers) {
        const std::string_view part = rest.substr(0, rest.find(','));
        const bool isLast = layer == compassLayers.back();
        if (isLast != (part.size() == rest.size()))
            return false;
        rest.remove_prefix(isLast ? part.size() : part.size() + 1);
        if (part == noNumber || part == unknownNumber)
            continue;
        const auto number = parseNumber(part);
        if (!number)
            return false;
        board.set(layer, cell, *number);
    }
    return true;
}

void writeCompass(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Terrain, cell) != mark) {
        out += isHole(board, cell) ? "#" : ".";
        return;
    }
    for (const Layer layer : compassLayers) {
        out += layer == compassLayers.front() ? "" : ",";
        const int number = board.at(layer, cell);
        out += number >= 0 ? std::to_string(number) : noNumber;
    }
}

// --- dots ---

std::optional<Error> readDots(Lines& lines, ClueSetter& clues)
{
    Board& board = clues.board();
    for (const auto& places : dotRows(board.size())) {
        const auto line = lines.take();
        if (!line)
            return std::nullopt;
        if (line->text.size() > places.size())
            return errorAt("file-row-too-long", line->at + places.size(), {std::to_string(places.size())});
        for (std::size_t i = 0; i < line->text.size(); ++i) {
            const char sign = line->text[i];
            const Place place = places[i];
            if (sign == 'X' && isCell(place))
                board.set(Layer::Terrain, place, static_cast<int>(Terrain::Hole));
            else if (sign == '1' || sign == '2')
                board.set(dotLayer(place), place, sign - '0');
            else if (sign == '-')
                board.set(dotLayer(place), place, question);
            else if (sign != '.')
                return errorAt("file-token", line->at + i, {characterAt(line->text, i), "1 2 - X ."});
        }
    }
    return std::nullopt;
}

std::vector<std::string> writeDots(const Board& board)
{
    std::vector<std::string> lines;
    for (const auto& places : dotRows(board.size())) {
        std::string& line = lines.emplace_back();
        for (const Place place : places) {
            const int dot = dotAt(board, place);
            const bool hole = isCell(place) && isHole(board, place);
            line += dot == question ? '-' : dot != blank ? digitOf(dot) : hole ? 'X' : '.';
        }
    }
    return lines;
}

} // namespace

constinit const FilePart file::sashiganeClues{
    .rows = cellRows, .read = readSashigane, .write = writeSashigane, .vocabulary = "1-4 o o5 - ."};
constinit const FilePart file::compassClues{
    .rows = cellRows, .read = readCompass, .write = writeCompass, .vocabulary = "right,down,left,up . #"};
constinit const FilePart file::dots{.vocabulary = "1 2 - X .", .readLines = readDots, .writeLines = writeDots};

} // namespace tokisuji
