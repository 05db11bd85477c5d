// One cell: cells with a mark of one kind. A digit up to "h" is a mark and that many blank cells after it, a letter
// from "i" on blank cells alone.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_one_cell {
namespace {

constexpr int mark = 1;
constexpr int base = 36;
constexpr int firstGap = 18; // "i" is one blank cell
constexpr char gapZero = 'h';
constexpr int mostAfter = firstGap - 1;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const auto value = digitValue(in.take(), base);
        if (!value)
            return in.unreadable(at);
        if (*value >= firstGap) {
            cell += *value - mostAfter;
            continue;
        }
        if (auto refused = clues.set(clues.cell(cell), mark, at))
            return refused;
        cell += 1 + *value;
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    const auto values = board.values(Layer::Number);
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        if (values[cell] == blank) {
            out.blank();
            continue;
        }
        if (values[cell] != mark)
            return cannotHold(board, Layer::Number, board.grid().place(PlaceKind::Cell, static_cast<int>(cell)));
        int after = 0;
        while (after < mostAfter && cell + 1 < values.size() && values[cell + 1] == blank) {
            ++after;
            ++cell;
        }
        out.token(std::string(1, digitOf(after)));
    }
    return std::nullopt;
}

} // namespace
} // namespace url_one_cell

constinit const UrlPart url::oneCell{.read = url_one_cell::read, .write = url_one_cell::write, .alphabet = "0-9 a-z"};

} // namespace tokisuji
