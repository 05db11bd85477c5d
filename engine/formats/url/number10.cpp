// Number10: numbers of one digit, and letters for the blank cells between them.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_number10 {
namespace {

constexpr char gapZero = '`'; // before "a"
constexpr int base = 10;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        const std::optional<int> number = c == '.' ? question : digitValue(c, base);
        if (!number)
            return in.unreadable(at);
        if (auto refused = clues.set(cell, *number, at))
            return refused;
        return std::nullopt;
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        if (number == blank)
            out.blank();
        else if (number == question)
            out.token(".");
        else if (number >= 0 && number < base)
            out.token(std::string(1, digitOf(number)));
        else
            return cannotHold(board, Layer::Number, cell);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_number10

constinit const UrlPart url::number10{.read = url_number10::read,
                                      .write = url_number10::write,
                                      .alphabet = "0-9 a-z .",
                                      .filling = UrlPart::Filling{Clue::CellNumber}};

} // namespace tokisuji
