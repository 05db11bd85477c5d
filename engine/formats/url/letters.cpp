// Letters: digits for four of them, "." for a cell without one, and further digits and letters for the blank cells.
#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_letters {
namespace {

constexpr char empty = '.';
constexpr int letters = 4, base = 36, mostBlanks = base - 1 - letters;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int i = 0; i < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        const auto digit = digitValue(c, base);
        if (c != empty && digit.value_or(0) < 1)
            return in.unreadable(at);
        if (c != empty && *digit > letters) {
            i += *digit - letters;
            continue;
        }
        if (auto refused = clues.set(clues.cell(i++), c == empty ? 0 : *digit, at))
            return refused;
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    int run = 0;
    const auto writeRun = [&] {
        if (run > 0)
            body += digitOf(letters + run);
        run = 0;
    };
    for (const Place cell : board.grid().cells()) {
        const int letter = board.at(Layer::Number, cell);
        if (letter != blank && (letter < 0 || letter > letters))
            return cannotHold(board, Layer::Number, cell);
        if (letter != blank || run == mostBlanks)
            writeRun();
        if (letter == blank)
            ++run;
        else
            body += letter == 0 ? empty : digitOf(letter);
    }
    writeRun();
    return std::nullopt;
}

} // namespace
} // namespace url_letters

constinit const UrlPart url::letters{.read = url_letters::read, .write = url_letters::write, .alphabet = "1-9 a-z ."};

} // namespace tokisuji
