// Kana: the numbers of letters (engine/board/kana.h) as tokens of Number16, "." is the sign that makes a sound long.
#include "engine/board/kana.h"

#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_kana {
namespace {

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readNumbers(in, clues.cells(), [&](int index, int number, std::size_t at) -> std::optional<Error> {
        const auto kana = kanaOf(kanaText(number));
        return kana ? clues.set(clues.cell(index), *kana, at) : std::nullopt; // pzpr reads a cell without letter
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place cell : board.grid().cells()) {
        const int kana = board.at(Layer::Number, cell);
        if ((kana != blank && kanaText(kana).empty()) || !writeNumber(out, kana))
            return cannotHold(board, Layer::Number, cell);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_kana

constinit const UrlPart url::kana{.read = url_kana::read, .write = url_kana::write, .alphabet = "0-9 a-z - ."};

} // namespace tokisuji
