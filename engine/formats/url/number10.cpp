// Number10: numbers of one digit, and letters for the blank cells between them. In one form of it 7 is a hole, in
// another one larger numbers are told as Number16, after a sign that says so.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_number10 {
namespace {

constexpr char gapZero = '`'; // before "a"
constexpr int base = 10;

constexpr char holeSign = '7', isNumber16 = '-';

enum class Holes : std::uint8_t { None, AsSeven };

template <Holes holes>
std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        if (holes == Holes::AsSeven && c == holeSign) {
            setTerrain(clues.board(), cell, Terrain::Hole);
            return std::nullopt;
        }
        const std::optional<int> number = c == '.' ? question : digitValue(c, base);
        if (!number)
            return in.unreadable(at);
        if (auto refused = clues.set(cell, *number, at))
            return refused;
        return std::nullopt;
    });
}

template <Holes holes>
std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        if (holes == Holes::AsSeven && number == holeSign - '0')
            return cannotHold(board, Layer::Number, cell);
        if (holes == Holes::AsSeven && isHole(board, cell))
            out.token(std::string(1, holeSign));
        else if (number == blank)
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

std::optional<Error> readEither(BodyReader& in, ClueSetter& clues)
{
    BodyReader ahead = in;
    if (in.atEnd() || ahead.take() != isNumber16)
        return read<Holes::None>(in, clues);
    in.take();
    return url::number16.read(in, clues);
}

std::optional<Error> writeEither(const Board& board, std::string& body)
{
    if (std::ranges::all_of(board.values(Layer::Number), [](int n) { return n < base; }))
        return write<Holes::None>(board, body);
    body += isNumber16;
    return url::number16.write(board, body);
}

} // namespace
} // namespace url_number10

constinit const UrlPart url::number10{.read = url_number10::read<url_number10::Holes::None>,
                                      .write = url_number10::write<url_number10::Holes::None>,
                                      .alphabet = "0-9 a-z .",
                                      .filling = UrlPart::Filling{Clue::CellNumber}};
constinit const UrlPart url::number10AndHoles{.read = url_number10::read<url_number10::Holes::AsSeven>,
                                              .write = url_number10::write<url_number10::Holes::AsSeven>,
                                              .alphabet = "0-9 a-z ."};
constinit const UrlPart url::number10Or16{
    .read = url_number10::readEither, .write = url_number10::writeEither, .alphabet = "0-9 a-z - + = @ % * $ ."};

} // namespace tokisuji
