// Edge pieces: PIECES[/free][/pins] as in engine/formats/edge_text.h. Nothing at all is the set of a new board.
#include "engine/formats/edge_text.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_edge_pieces {
namespace {

constexpr std::string_view freeWord = "free";

/// A field of the body and the byte of the address where it begins.
struct Field {
    std::string text;
    std::size_t at;
};

Field takeField(BodyReader& in)
{
    Field field{"", in.at()};
    while (!in.atEnd()) {
        const char c = in.take();
        if (c == '/')
            break;
        field.text += c;
    }
    return field;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    Board& board = clues.board();
    if (auto error = findTooLarge(board))
        return error;
    if (in.atEnd())
        return std::nullopt;
    Field field = takeField(in);
    if (auto error = readPieces(field.text, field.at, board))
        return error;
    field = takeField(in);
    if (field.text == freeWord) {
        board.setFlags(board.flags() + freePieces);
        field = takeField(in);
    }
    return field.text.empty() ? std::nullopt : readPins(field.text, field.at, board);
}

std::optional<Error> write(const Board& board, std::string& body)
{
    body += board.setup();
    if (board.hasFlag(freePieces))
        (body += '/') += freeWord;
    if (const std::string pins = pinsOf(board); !pins.empty())
        (body += '/') += pins;
    return std::nullopt;
}

} // namespace
} // namespace url_edge_pieces

constinit const UrlPart url::edgePieces{
    .read = url_edge_pieces::read, .write = url_edge_pieces::write, .alphabet = "0-9 . _ / @ free pin"};

} // namespace tokisuji
