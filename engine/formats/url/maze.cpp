// Maze: a start, a goal, circles and triangles as digits 1 to 4, runs of blank cells as what follows up to "z".
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_maze {
namespace {

constexpr int base = 36;
constexpr int signs = 4;
constexpr int mostBlanks = base - 1 - signs;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    if (!in.atEnd()) // a new board has a start and a goal
        for (const Place cell : clues.board().grid().cells())
            clues.board().set(Layer::Number, cell, blank);
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const auto value = digitValue(in.take(), base);
        if (!value || *value == 0)
            return in.unreadable(at);
        if (*value > signs) {
            cell += *value - signs;
            continue;
        }
        if (auto refused = clues.set(clues.cell(cell++), *value, at))
            return refused;
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    int run = 0;
    const auto flush = [&] {
        if (run > 0)
            body += digitOf(run + signs);
        run = 0;
    };
    for (const Place cell : board.grid().cells()) {
        const int sign = board.at(Layer::Number, cell);
        if (sign == blank) {
            if (++run == mostBlanks)
                flush();
            continue;
        }
        if (sign < 1 || sign > signs)
            return cannotHold(board, Layer::Number, cell);
        flush();
        body += digitOf(sign);
    }
    flush();
    return std::nullopt;
}

} // namespace
} // namespace url_maze

constinit const UrlPart url::maze{.read = url_maze::read, .write = url_maze::write, .alphabet = "1-9 a-z"};

} // namespace tokisuji
