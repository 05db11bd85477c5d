// Binary: five cells per character, each with a clue of one kind or none; a bit tells which of the two.
#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_binary {
namespace {

constexpr int mark = 1;
constexpr int base = 32;
constexpr int cellsInCharacter = 5;

/// `of`: what a bit that is set says.
enum class Bit : std::uint8_t { Clue, NoClue };

template <Bit of>
std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int first = 0; first < clues.cells() && !in.atEnd(); first += cellsInCharacter) {
        const std::size_t at = in.at();
        const auto packed = digitValue(in.take(), base);
        if (!packed)
            return in.unreadable(at);
        const int last = std::min(first + cellsInCharacter, clues.cells());
        for (int cell = first, bit = base / 2; cell < last; ++cell, bit /= 2)
            if (((*packed & bit) != 0) == (of == Bit::Clue))
                if (auto refused = clues.set(clues.cell(cell), mark, at))
                    return refused;
    }
    return std::nullopt;
}

template <Bit of>
std::optional<Error> write(const Board& board, std::string& body)
{
    const auto values = board.values(Layer::Number);
    for (std::size_t first = 0; first < values.size(); first += cellsInCharacter) {
        const std::size_t last = std::min(first + cellsInCharacter, values.size());
        int packed = 0;
        for (std::size_t i = first, bit = base / 2; i < last; ++i, bit /= 2) {
            if (values[i] != blank && values[i] != mark)
                return cannotHold(board, Layer::Number, board.grid().place(PlaceKind::Cell, static_cast<int>(i)));
            packed |= (values[i] == mark) == (of == Bit::Clue) ? static_cast<int>(bit) : 0;
        }
        body += digitOf(packed);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_binary

constinit const UrlPart url::binary{.read = url_binary::read<url_binary::Bit::Clue>,
                                    .write = url_binary::write<url_binary::Bit::Clue>,
                                    .alphabet = "0-9 a-v"};
constinit const UrlPart url::binaryInverse{.read = url_binary::read<url_binary::Bit::NoClue>,
                                           .write = url_binary::write<url_binary::Bit::NoClue>,
                                           .alphabet = "0-9 a-v"};

} // namespace tokisuji
