#include "engine/board/settled_rooms.h"
#include "engine/formats/foreign.h"
#include "engine/formats/formats.h"
#include "engine/formats/pzprv3/file.h"
#include "engine/formats/text.h"
#include "engine/formats/twisty.h"
#include "engine/formats/url/address.h"
#include "engine/formats/url/body.h"
#include "engine/formats/url/changed_kind.h"

namespace tokisuji {

namespace {

Error withContext(Error error, const Genre& genre, const UrlPart& part)
{
    if (error.id == "url-character")
        error.args = {std::string(genre.id), error.args.front(), std::string(part.alphabet)};
    return error;
}

Result<Board> readTurns(std::string_view text, const Address& address)
{
    Result<Board> board = readTwistyFields(text, address.bodyBegin);
    if (board)
        (*board).setOwnRules(address.ownRules);
    return board;
}

/// `text` ends where the body ends.
Result<Board> readBody(std::string_view text, const Address& address)
{
    const Genre& genre = *address.genre;
    BodyReader in(text, address.bodyBegin, address.letters);
    // A blank board has no variant rules: pzpr does not look at the flags when there is no body.
    Board board = genre.makeBoard(address.size, in.atEnd() ? std::string() : address.flags);
    board.setOwnRules(address.ownRules);
    ClueSetter clues(genre, board);
    for (const UrlPart* part : genre.url)
        if (const auto error = part->read(in, clues))
            return withContext(*error, genre, *part);
    if (!in.atEnd())
        return errorAt("url-surplus", in.at(), {std::string(genre.id)});
    for (const Place edge : bordersBesideWalls(board))
        board.set(Layer::Room, edge, blank);
    return board;
}

Result<Board> readFileInside(std::string_view text, std::size_t begin)
{
    const std::string_view encoded = text.substr(begin);
    const Result<std::string> file = percentDecoded(encoded);
    if (!file)
        return movedBy(begin, Result<Board>(file.error()));
    Result<Board> board = readPzprv3Bytes(*file);
    if (board || !board.error().at)
        return board;
    Error error = board.error();
    error.at = begin + encodedPosition(encoded, *error.at);
    return error;
}

Result<Board> readAddress(std::string_view text)
{
    const Result<Address> address = splitAddress(text);
    if (!address)
        return address.error();
    if (address->fileBegin)
        return readFileInside(text, *address->fileBegin);
    const std::string_view body = text.substr(address->bodyBegin, address->bodyEnd - address->bodyBegin);
    if (!address->genre->isWhole()
        || meantKind(*address->genre, address->letters, address->size, body) != address->genre->id)
        return readForeignAddress(text, *address);
    if (address->genre->answer == AnswerKind::Turns)
        return readTurns(text.substr(0, address->bodyEnd), *address);
    return readBody(text.substr(0, address->bodyEnd), *address);
}

Result<Board> readOneLine(std::string_view text)
{
    if (const std::size_t end = text.find_first_of("\t\r\n"); end != std::string_view::npos)
        return errorAt("url-several-lines", end);
    return readAddress(text);
}

} // namespace

Result<Board> readUrl(std::string_view text)
{
    if (const auto error = findUnreadable(text))
        return countedInCharacters(text, Result<Board>(*error));
    const std::size_t begin = leadingSpace(text);
    return countedInCharacters(text, movedBy(begin, readOneLine(withoutTrailingSpace(text.substr(begin)))));
}

} // namespace tokisuji
