// Hitori: one number per cell, base 36, two digits behind a "-"; runs are not combined.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_hitori {
namespace {

constexpr int base = 36;
constexpr int mostInTwo = base * base - 1;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd(); ++cell) {
        const std::size_t at = in.at();
        const char c = in.take();
        std::optional<Error> refused;
        if (const auto value = digitValue(c, base)) {
            refused = clues.set(clues.cell(cell), *value, at);
        } else if (c == '-') {
            const Result<int> number = in.takeNumber(2, base);
            refused = number ? clues.set(clues.cell(cell), *number, at) : number.error();
        } else if (c == '@' || c == '%') {
            refused = clues.set(clues.cell(cell), question, at);
        } else if (c != '.') {
            return in.unreadable(at);
        }
        if (refused)
            return refused;
    }
    while (!in.atEnd()) // pzpr takes what is left for nothing
        in.take();
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        if (number == blank)
            body += '.';
        else if (number == question)
            body += '@';
        else if (number >= 0 && number < base)
            body += digitOf(number);
        else if (number >= base && number <= mostInTwo)
            body += {'-', digitOf(number / base), digitOf(number % base)};
        else
            return cannotHold(board, Layer::Number, cell);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_hitori

constinit const UrlPart url::hitori{.read = url_hitori::read, .write = url_hitori::write, .alphabet = "0-9 a-z - @ ."};

} // namespace tokisuji
