// Cross marks: for each marked lattice point within the board how many lie between it and the one before; "." stands
// for 36 points without a mark.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_cross_mark {
namespace {

constexpr int most = 36;
constexpr int mark = 1;

std::vector<Place> innerVertices(const Grid& grid)
{
    std::vector<Place> points = grid.all(PlaceKind::Vertex);
    std::erase_if(points, [&](Place p) { return grid.cellsAround(p).size() < 4; });
    return points;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> points = innerVertices(clues.board().grid());
    if (points.empty() && in.isAt(digitOf(0)))
        in.take();
    for (std::size_t next = 0; next < points.size() && !in.atEnd() && !in.isAt('/');) {
        const std::size_t at = in.at();
        const char c = in.take();
        const auto gap = digitValue(c, most);
        if (!gap && c != '.')
            return in.unreadable(at);
        next += static_cast<std::size_t>(gap.value_or(most));
        if (gap && next < points.size())
            clues.board().set(Layer::Vertex, points[next++], mark);
    }
    return std::nullopt;
}

/// What is left behind the last mark is written too, as if there were one more; so it is where no mark can stand.
std::optional<Error> write(const Board& board, std::string& body)
{
    const std::vector<Place> points = innerVertices(board.grid());
    int gap = 0;
    for (const Place point : points) {
        const int value = board.at(Layer::Vertex, point);
        if (value != blank && value != mark)
            return cannotHold(board, Layer::Vertex, point);
        if (value == mark || ++gap == most) {
            body += value == mark ? digitOf(gap) : '.';
            gap = 0;
        }
    }
    if (gap > 0 || points.empty())
        body += digitOf(gap);
    return std::nullopt;
}

} // namespace
} // namespace url_cross_mark

constinit const UrlPart url::crossMark{.read = url_cross_mark::read,
                                       .write = url_cross_mark::write,
                                       .alphabet = "0-9 a-z .",
                                       .filling = UrlPart::Filling{Clue::VertexNumber}};

} // namespace tokisuji
