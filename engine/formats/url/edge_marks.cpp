// Edge marks: for each cell but the last the mark on its right edge times three and the one on its lower edge, in
// tokens of Number16; 1 is a square, 2 a cross.
#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_edge_marks {
namespace {

constexpr int marks = 3;

int markAt(const Board& board, Place edge)
{
    return board.grid().isInner(edge) ? std::max(board.at(Layer::EdgeDot, edge), 0) : 0;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    Board& board = clues.board();
    return readNumbers(in, clues.cells() - 1, [&](int index, int packed, std::size_t at) -> std::optional<Error> {
        if (packed < 0 || packed >= marks * marks)
            return in.unreadable(at);
        const Place cell = clues.cell(index);
        for (const auto& [d, mark] : {std::pair{Dir::Right, packed / marks}, std::pair{Dir::Down, packed % marks}})
            if (const Place edge = edgeBetween(cell, d); mark > 0 && board.grid().isInner(edge))
                board.set(Layer::EdgeDot, edge, mark);
        return std::nullopt;
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place edge : board.grid().innerEdges())
        if (const int mark = board.at(Layer::EdgeDot, edge); mark != blank && (mark < 1 || mark >= marks))
            return cannotHold(board, Layer::EdgeDot, edge);
    const std::vector<Place> cells = board.grid().cells();
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        const int packed =
            marks * markAt(board, edgeBetween(cells[i], Dir::Right)) + markAt(board, edgeBetween(cells[i], Dir::Down));
        (void)writeNumber(out, packed == 0 ? blank : packed);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_edge_marks

constinit const UrlPart url::edgeMarks{.read = url_edge_marks::read,
                                       .write = url_edge_marks::write,
                                       .alphabet = "0-8 g-z",
                                       .filling = UrlPart::Filling{Clue::EdgeNumber}};

} // namespace tokisuji
