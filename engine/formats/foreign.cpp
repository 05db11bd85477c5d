#include "engine/formats/foreign.h"

#include "engine/formats/formats.h"
#include "engine/formats/text.h"
#include "engine/formats/url/body.h"
#include "engine/formats/url/changed_kind.h"
#include "engine/genre/known_kinds.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view fileSignature = "pzprv3";

bool holdsFile(const Board& board)
{
    return beginsLikeFile(board.setup());
}

/// Puts on the board what the known parts of the body say, up to the first that is not known or cannot be read. False:
/// there is more in the body than that.
bool readKnownParts(std::string_view text, const Address& address, const Genre& genre, Board& board)
{
    BodyReader in(text.substr(0, address.bodyEnd), address.bodyBegin, address.letters);
    ClueSetter clues(genre, board);
    for (const UrlPart* part : genre.url)
        if (part->read(in, clues))
            return false;
    return in.atEnd();
}

bool isBlank(const Board& board)
{
    return std::ranges::all_of(board.layers(), [&](Layer layer) { return board.isBlank(layer); });
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
    const Genre& genre = *findKind(meantKind(*address.genre, address.letters, address.size, body));
    Board board = genre.makeBoard(address.size);
    board.setOwnRules(address.ownRules);
    readKnownParts(text, address, genre, board);
    board.setSetup(std::string(text.substr(address.fieldsBegin)));
    return board;
}

Board readForeignFile(std::string_view file, const Genre& genre, Size size)
{
    Board board = genre.makeBoard(size);
    board.setSetup(withLineEnds(file, "\n"));
    return board;
}

std::optional<Unread> unreadOf(const Board& board)
{
    const Genre& genre = genreOf(board);
    if (genre.isWhole() || genre.isPicture)
        return std::nullopt;
    const auto kind = std::ranges::find(knownKinds(), std::string_view(genre.id), &KnownKind::id);
    const Unread unread{isBlank(board), kind == knownKinds().end() ? Bilingual{} : kind->unread};
    if (holdsFile(board))
        return unread;
    const std::string& text = board.setup();
    const Result<Address> address = splitAddress(text);
    Board known = genre.makeBoard(board.size());
    const bool isRead = address && readKnownParts(text, *address, genre, known)
                        && std::string_view(text).substr(address->bodyEnd).find_first_not_of('/') == std::string::npos;
    return isRead ? std::nullopt : std::optional(unread);
}

std::optional<Board> readAgain(Board board)
{
    if (genreOf(board).isPicture)
        return board;
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
    return withLineEnds(board.setup(), lineEnd);
}

} // namespace tokisuji
