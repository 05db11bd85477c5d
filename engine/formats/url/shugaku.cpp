// Shugaku: numbers 0 to 4, 5 for "?", and letters for up to thirty blank cells.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_shugaku {
namespace {

constexpr char unknown = '5';
constexpr int most = 4, base = 36;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const auto value = digitValue(in.take(), base);
        if (!value)
            return in.unreadable(at);
        if (*value > most + 1) {
            cell += *value - most - 1;
            continue;
        }
        if (auto refused = clues.set(clues.cell(cell++), *value > most ? question : *value, at))
            return refused;
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    constexpr char gapZero = unknown; // a run of one is the digit 6
    int run = 0;
    const auto flush = [&] {
        if (run > 0)
            body += digitOf(gapZero - '0' + run);
        run = 0;
    };
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        if (number == blank) {
            if (++run == base - 1 - (unknown - '0'))
                flush();
            continue;
        }
        if (number > most || number < question)
            return cannotHold(board, Layer::Number, cell);
        flush();
        body += number == question ? unknown : digitOf(number);
    }
    flush();
    return std::nullopt;
}

} // namespace
} // namespace url_shugaku

constinit const UrlPart url::shugaku{.read = url_shugaku::read,
                                     .write = url_shugaku::write,
                                     .alphabet = "0-9 a-z",
                                     .filling = UrlPart::Filling{Clue::CellNumber}};

} // namespace tokisuji
