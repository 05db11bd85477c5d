// Edge marks: for each cell the mark on its right edge times three and the one on its lower edge, in tokens of
// Number16. Squares and crosses (1 and 2) leave gaps where there are none, and the last cell out; borders (1 and 2,
// thin) do not.
#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_edge_marks {
namespace {

constexpr int marks = 3;

bool skipsBlanks(Layer layer)
{
    return layer == Layer::EdgeDot;
}

int markAt(const Board& board, Layer layer, Place edge)
{
    return board.grid().isInner(edge) ? std::max(board.at(layer, edge), 0) : 0;
}

template <Layer layer>
std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    Board& board = clues.board();
    return readNumbers(
        in, clues.cells() - (skipsBlanks(layer) ? 1 : 0),
        [&](int index, int packed, std::size_t at) -> std::optional<Error> {
            if (packed < 0 || packed >= marks * marks)
                return in.unreadable(at);
            const Place cell = clues.cell(index);
            for (const auto& [d, mark] : {std::pair{Dir::Right, packed / marks}, std::pair{Dir::Down, packed % marks}})
                if (const Place edge = edgeBetween(cell, d); mark > 0 && board.grid().isInner(edge))
                    board.set(layer, edge, mark);
            return std::nullopt;
        });
}

template <Layer layer>
std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place edge : board.grid().innerEdges())
        if (const int mark = board.at(layer, edge); mark != blank && (mark < 1 || mark >= marks))
            return cannotHold(board, layer, edge);
    std::vector<Place> cells = board.grid().cells();
    if (skipsBlanks(layer))
        cells.pop_back();
    for (const Place cell : cells) {
        const int packed = marks * markAt(board, layer, edgeBetween(cell, Dir::Right))
                           + markAt(board, layer, edgeBetween(cell, Dir::Down));
        (void)writeNumber(out, packed == 0 && skipsBlanks(layer) ? blank : packed);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_edge_marks

constinit const UrlPart url::tileBorders{.read = url_edge_marks::read<Layer::Room>,
                                         .write = url_edge_marks::write<Layer::Room>,
                                         .alphabet = "0-8 g-z",
                                         .filling = UrlPart::Filling{Clue::Rooms}};
constinit const UrlPart url::edgeMarks{.read = url_edge_marks::read<Layer::EdgeDot>,
                                       .write = url_edge_marks::write<Layer::EdgeDot>,
                                       .alphabet = "0-8 g-z",
                                       .filling = UrlPart::Filling{Clue::EdgeNumber}};

} // namespace tokisuji
