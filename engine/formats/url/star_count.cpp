// Star count: a decimal number up to the next slash.
#include "engine/board/star_count.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_star_count {
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
} // namespace url_star_count

constinit const UrlPart url::starCount{
    .read = url_star_count::read, .write = url_star_count::write, .alphabet = "0-9 /"};

} // namespace tokisuji
