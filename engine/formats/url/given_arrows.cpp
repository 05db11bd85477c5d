// Given arrows: two lists of gaps over the edges between cells, first of the pieces that point up or left, then of
// those that point down or right. A digit or letter is a gap with a piece behind it, "z" one of 35 edges without.
#include "engine/formats/url/body.h"

#include <array>

namespace tokisuji {

namespace url_given_arrows {
namespace {

constexpr int longGap = 35;
constexpr int base = 36;

/// The way of a piece that points back (up, left) or forth over an edge.
int wayOver(Place edge, bool isBack)
{
    const auto [back, forth] = ends((edge.x & 1) == 0 ? Axis::Horizontal : Axis::Vertical);
    return static_cast<int>(isBack ? back : forth);
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> edges = clues.board().grid().innerEdges();
    for (const bool isBack : {true, false})
        for (std::size_t i = 0; i < edges.size() && !in.atEnd();) {
            const std::size_t at = in.at();
            const auto gap = digitValue(in.take(), base);
            if (!gap)
                return in.unreadable(at);
            i += static_cast<std::size_t>(*gap);
            if (*gap != longGap && i < edges.size()) {
                clues.board().set(Layer::Way, edges[i], wayOver(edges[i], isBack));
                ++i;
            }
        }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const std::vector<Place> edges = board.grid().innerEdges();
    for (const bool isBack : {true, false}) {
        int gap = 0;
        for (const Place edge : edges)
            if (board.at(Layer::Way, edge) == wayOver(edge, isBack)) {
                body += digitOf(gap);
                gap = 0;
            } else if (++gap == longGap) {
                body += digitOf(longGap);
                gap = 0;
            }
        if (gap > 0)
            body += digitOf(gap);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_given_arrows

constinit const UrlPart url::givenArrows{
    .read = url_given_arrows::read, .write = url_given_arrows::write, .alphabet = "0-9 a-z"};

} // namespace tokisuji
