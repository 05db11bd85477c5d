// Castle: the colour of a clue (0 grey, 1 white, 2 black), then its number and arrow.
#include "engine/board/terrain.h"
#include "engine/formats/url/arrow_number16.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace url_castle {
namespace {

constexpr std::array colours{blank, static_cast<int>(Terrain::White), static_cast<int>(Terrain::Black)};

/// The clue behind its colour. A plain mark is none here.
std::optional<Error> readClue(BodyReader& in, ClueSetter& clues, Place cell, int colour)
{
    const std::size_t at = in.at();
    if (in.atEnd())
        return errorAt("url-cut-off", at);
    const char first = in.take();
    if (!digitValue(first, 10) && first != '-')
        return in.unreadable(at);
    const Result<ArrowToken> arrow = readArrow(in, first);
    if (!arrow)
        return arrow.error();
    clues.board().set(Layer::Terrain, cell, colours[static_cast<std::size_t>(colour)]);
    if (arrow->direction > 0)
        clues.board().set(Layer::Arrow, cell, arrow->direction);
    return clues.set(cell, arrow->number, at);
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c >= 'a' && c <= 'z') {
            cell += c - arrowGapZero;
            continue;
        }
        const auto colour = digitValue(c, static_cast<int>(colours.size()));
        if (!colour)
            return in.unreadable(at);
        if (auto refused = readClue(in, clues, clues.cell(cell++), *colour))
            return refused;
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, arrowGapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        if (number == blank) {
            out.blank();
            continue;
        }
        const std::string token = tokenOf({std::max(board.at(Layer::Arrow, cell), 0), number});
        const auto colour = std::ranges::find(colours, board.at(Layer::Terrain, cell));
        if (token.empty() || number == plainMark)
            return cannotHold(board, Layer::Number, cell);
        if (colour == colours.end())
            return cannotHold(board, Layer::Terrain, cell);
        out.token(digitOf(static_cast<int>(colour - colours.begin())) + token);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_castle

constinit const UrlPart url::castle{.read = url_castle::read, .write = url_castle::write, .alphabet = "0-9 a-z - ."};

} // namespace tokisuji
