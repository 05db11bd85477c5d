// Star count: a decimal number up to the next slash.
#include "engine/board/star_count.h"
#include "engine/formats/url/codec.h"

namespace tokisuji {

namespace {

constexpr char separator = '/';

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::size_t begin = in.at();
    std::string text;
    while (!in.atEnd()) {
        const char c = in.take();
        if (c == separator)
            break;
        text += c;
    }
    const auto count = parseStarCount(text);
    if (!count)
        return in.unreadable(begin);
    clues.board().setSetup(std::to_string(*count));
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    body += std::to_string(starCount(board)) + separator;
    return std::nullopt;
}

} // namespace

const Codec starCountCodec{read, write, "0-9 /"};

} // namespace tokisuji
