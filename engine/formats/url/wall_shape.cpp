// Wall shape: one digit and a slash before the numbers of a board of bricks.
#include "engine/board/wall.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_wall_shape {
namespace {

constexpr char separator = '/';
constexpr int unsaid = 3; ///< as pzpr begins a board

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::size_t at = in.at();
    const Result<int> shape = in.atEnd() ? Result<int>(unsaid) : in.takeNumber(1, 10);
    if (!shape)
        return shape.error();
    if (!in.atEnd() && in.take() != separator)
        return in.unreadable(in.at() - 1);
    const auto grid = wallOf(clues.board().grid().saidSize(), *shape);
    if (!grid)
        return in.unreadable(at);
    clues.board() = clues.board().blankOn(*grid);
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    body += std::to_string(wallShape(board.grid())) + separator;
    return std::nullopt;
}

} // namespace
} // namespace url_wall_shape

constinit const UrlPart url::wallShape{
    .read = url_wall_shape::read, .write = url_wall_shape::write, .alphabet = "0-3 /"};

} // namespace tokisuji
