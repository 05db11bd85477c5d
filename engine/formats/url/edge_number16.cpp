// Edge numbers: the tokens of Number16 over the edges between cells, the upright ones first.
#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_edge_number16 {
namespace {

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> edges = clues.board().grid().innerEdges();
    return readNumbers(in, static_cast<int>(edges.size()), [&](int index, int number, std::size_t) {
        clues.board().set(Layer::EdgeDot, edges[static_cast<std::size_t>(index)], number);
        return std::optional<Error>();
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place edge : board.grid().innerEdges())
        if (!writeNumber(out, board.at(Layer::EdgeDot, edge)))
            return cannotHold(board, Layer::EdgeDot, edge);
    return std::nullopt;
}

} // namespace
} // namespace url_edge_number16

constinit const UrlPart url::edgeNumber16{.read = url_edge_number16::read,
                                          .write = url_edge_number16::write,
                                          .alphabet = "0-9 a-z - + = @ % * $ .",
                                          .filling = UrlPart::Filling{Clue::EdgeNumber}};

} // namespace tokisuji
