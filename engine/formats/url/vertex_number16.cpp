// Vertex number 16: as number 16, for all lattice points.
#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_vertex_number16 {
namespace {

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> points = clues.board().grid().all(PlaceKind::Vertex);
    return readNumbers(in, static_cast<int>(points.size()),
                       [&](int index, int number, std::size_t) -> std::optional<Error> {
                           clues.board().set(Layer::Vertex, points[static_cast<std::size_t>(index)], number);
                           return std::nullopt;
                       });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place point : board.grid().all(PlaceKind::Vertex))
        if (!writeNumber(out, board.at(Layer::Vertex, point)))
            return cannotHold(board, Layer::Vertex, point);
    return std::nullopt;
}

} // namespace
} // namespace url_vertex_number16

constinit const UrlPart url::vertexNumber16{.read = url_vertex_number16::read,
                                            .write = url_vertex_number16::write,
                                            .alphabet = "0-9 a-z - .",
                                            .filling = UrlPart::Filling{Clue::VertexNumber}};

} // namespace tokisuji
