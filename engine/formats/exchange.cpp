#include "engine/formats/exchange.h"

#include "engine/formats/formats.h"
#include "engine/formats/kudamono/player_address.h"
#include "engine/formats/penpa/link.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/formats/piece_list.h"
#include "engine/formats/sudoku/editor_address.h"
#include "engine/formats/sudoku/sudoku_text.h"
#include "engine/formats/tatham/game_id.h"
#include "engine/formats/text.h"
#include "engine/formats/url/address.h"

#include <algorithm>

namespace tokisuji {

namespace {

Result<std::string> writeFile(const Board& board, const Publication& said)
{
    std::string text = writePzprv3(board, said.lineEnd);
    if (text.empty())
        return errorOf("file-form-unknown", {board.genre()});
    return text;
}

bool isPieceList(std::string_view text)
{
    return !findUnreadable(text) && looksLikePieceList(text);
}

Result<Board> readPieces(std::string_view text)
{
    const std::size_t begin = leadingSpace(text);
    return countedInCharacters(text, movedBy(begin, readPieceList(text.substr(begin))));
}

Result<Board> boardOf(Result<PublishedBoard> puzzle)
{
    return puzzle ? Result<Board>(std::move((*puzzle).board)) : puzzle.error();
}

Publication sudokuPublication(std::string_view text)
{
    Result<PublishedBoard> puzzle = readSudokuAddress(text);
    return puzzle ? std::move((*puzzle).about) : Publication{};
}

constexpr ExchangeFormat formats[]{
    {.name = "puzz.link",
     .read = readUrl,
     .write = [](const Board& board, const Publication&) { return writeUrl(board, Site::PuzzLink); }},
    {.name = "pzv", .write = [](const Board& board, const Publication&) { return writeUrl(board, Site::Pzv); }},
    {.name = "tokisuji", // whatever its text has in common with others
     .recognises = [](std::string_view text) { return text.starts_with(ownScheme); },
     .read = readUrl,
     .write = [](const Board& board, const Publication&) { return writeOwnUrl(board); }},
    {.name = "pzprv3",
     .carrier = ExchangeFormat::Text,
     .recognises = beginsLikeFile,
     .read = readPzprv3,
     .write = writeFile},
    {.name = "penpa",
     .recognises = penpa::isLink,
     .read = penpa::readLink,
     .readPublication = penpa::publicationOf,
     .write = penpa::writeSolveLink,
     .holdsAnswer = true},
    {.name = "penpa-edit", .write = penpa::writeEditLink},
    {.name = "pieces", .carrier = ExchangeFormat::Text, .recognises = isPieceList, .read = readPieces},
    {.name = "text",
     .carrier = ExchangeFormat::Text,
     .recognises = looksLikeSudokuText,
     .read = readSudokuText,
     .write = writeSudokuText},
    {.name = "fpuzzles",
     .recognises = looksLikeSudokuAddress,
     .read = [](std::string_view text) { return boardOf(readSudokuAddress(text)); },
     .readPublication = sudokuPublication,
     .write = writeFPuzzlesAddress,
     .holdsAnswer = true},
    {.name = "sudokupad", .write = writeSudokuPadAddress, .holdsAnswer = true},
    {.name = "tatham", .recognises = looksLikeGameId, .read = readGameId, .write = writeGameId},
    {.name = "kudamono", .recognises = looksLikePlayerAddress, .read = readPlayerAddress},
};

} // namespace

std::span<const ExchangeFormat> exchangeFormats()
{
    return formats;
}

const ExchangeFormat* findExchangeFormat(std::string_view name)
{
    const auto* found = std::ranges::find(formats, name, &ExchangeFormat::name);
    return found == std::end(formats) ? nullptr : found;
}

const ExchangeFormat& exchangeFormatOf(std::string_view text)
{
    const std::string_view inner = text.substr(leadingSpace(text));
    const auto* found = std::ranges::find_if(
        formats, [&](const ExchangeFormat& form) { return form.recognises != nullptr && form.recognises(inner); });
    return found == std::end(formats) ? formats[0] : *found;
}

Publication publicationIn(std::string_view text)
{
    const ExchangeFormat& form = exchangeFormatOf(text);
    return form.readPublication == nullptr ? Publication{} : form.readPublication(text);
}

} // namespace tokisuji
