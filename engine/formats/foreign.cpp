#include "engine/formats/foreign.h"

#include "engine/formats/formats.h"
#include "engine/formats/text.h"
#include "engine/formats/url/body.h"
#include "engine/formats/url/changed_kind.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

constexpr std::string_view fileSignature = "pzprv3";

bool holdsFile(const Board& board)
{
    return beginsLikeFile(board.setup());
}

/// Puts on the board what the known parts of the body say, up to the first that is not known or cannot be read.
void readKnownParts(std::string_view text, const Address& address, const Genre& genre, Board& board)
{
    BodyReader in(text.substr(0, address.bodyEnd), address.bodyBegin);
    ClueSetter clues(genre, board);
    for (const UrlPart* part : genre.url)
        if (part->read(in, clues))
            return;
}

/// Lines end at "/" or a line end; a file that has line ends keeps its slashes.
std::string withLineEnds(std::string_view file, std::string_view lineEnd)
{
    const char former = file.find('\n') == std::string_view::npos ? '/' : '\n';
    std::string text;
    for (const char c : file) {
        if (c == former)
            text += lineEnd;
        else if (c != '\r')
            text += c;
    }
    return text;
}

} // namespace

Board readForeignAddress(std::string_view text, const Address& address)
{
    const std::string_view body = text.substr(address.bodyBegin, address.bodyEnd - address.bodyBegin);
    const Genre& genre = *findKind(meantKind(address.genre->id, address.flags, address.size, body));
    Board board = genre.makeBoard(address.size);
    board.setOwnRules(address.ownRules);
    if (isInTodaysForm(genre.id, address.flags))
        readKnownParts(text, address, genre, board);
    board.setSetup(std::string(text.substr(address.fieldsBegin)));
    return board;
}

Board readForeignFile(std::string_view file, const Genre& genre, Size size)
{
    Board board = genre.makeBoard(size);
    board.setSetup(std::string(file.substr(0, file.find_last_not_of("\r\n") + 1)));
    return board;
}

std::optional<Board> readAgain(Board board)
{
    const bool isForeign = !genreOf(board).isWhole();
    if (!isForeign && !board.setup().starts_with(board.genre() + "/") && !holdsFile(board))
        return board;
    Result<Board> read = readPuzzle(board.setup());
    if (!read)
        return isForeign ? std::nullopt : std::optional(std::move(board));
    return std::move(*read);
}

std::string foreignAddress(const Board& board)
{
    return holdsFile(board) ? percentEncoded(foreignFile(board, "/")) : board.setup();
}

std::string foreignFile(const Board& board, std::string_view lineEnd)
{
    if (!holdsFile(board))
        return {};
    return withLineEnds(board.setup(), lineEnd) + (lineEnd == "\n" ? "\n" : "");
}

} // namespace tokisuji
