// Four cell: numbers 0 to 4, each with up to two blank cells after it in the same character. Four cross: the same for
// lattice points; in an older form a digit for each point, and any other sign for one without number.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_four_cell {
namespace {

constexpr char gapZero = 'f';

using SetNumber = std::optional<Error> (*)(ClueSetter&, int index, int number, std::size_t at);

/// Numbers of `count` places.
std::optional<Error> readFours(BodyReader& in, ClueSetter& clues, int count, SetNumber set)
{
    for (int index = 0; index < count && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        std::optional<Error> refused;
        if (const auto value = digitValue(c, 15)) {
            refused = set(clues, index, *value % 5, at);
            index += 1 + *value / 5;
        } else if (c == '.') {
            refused = set(clues, index, question, at);
            ++index;
        } else if (c > gapZero && c <= 'z') {
            index += c - gapZero;
        } else {
            return in.unreadable(at);
        }
        if (refused)
            return refused;
    }
    return std::nullopt;
}

std::optional<Error> setCell(ClueSetter& clues, int index, int number, std::size_t at)
{
    return clues.set(clues.cell(index), number, at);
}

std::optional<Error> setVertex(ClueSetter& clues, int index, int number, std::size_t)
{
    clues.board().set(Layer::Vertex, clues.board().grid().place(PlaceKind::Vertex, index), number);
    return std::nullopt;
}

std::optional<Error> readCells(BodyReader& in, ClueSetter& clues)
{
    return readFours(in, clues, clues.cells(), setCell);
}

std::optional<Error> readOldVertices(BodyReader& in, ClueSetter& clues, int count)
{
    for (int index = 0; index < count && !in.atEnd(); ++index) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (static_cast<unsigned char>(c) >= 0x80)
            return in.unreadable(at);
        if (const auto number = digitValue(c, 10))
            clues.board().set(Layer::Vertex, clues.board().grid().place(PlaceKind::Vertex, index), *number);
    }
    return std::nullopt;
}

std::optional<Error> readVertices(BodyReader& in, ClueSetter& clues)
{
    constexpr char oldForm = 'd';
    const int count = clues.board().grid().count(PlaceKind::Vertex);
    return in.hasLetter(oldForm) ? readOldVertices(in, clues, count) : readFours(in, clues, count, setVertex);
}

/// How many blank cells the character of the number at `cell` takes in. At the end of the board it takes in two that
/// are not there, because pzpr writes so.
int blanksAfter(std::span<const int> numbers, std::size_t cell)
{
    const auto holdsClue = [&](std::size_t at) { return at < numbers.size() && numbers[at] != blank; };
    return holdsClue(cell + 1) ? 0 : holdsClue(cell + 2) ? 1 : 2;
}

template <Layer layer>
std::optional<Error> write(const Board& board, std::string& body)
{
    const auto numbers = board.values(layer);
    GapWriter out(body, gapZero);
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        const int number = numbers[cell];
        if (number == blank) {
            out.blank();
        } else if (number == question) {
            out.token(".");
        } else if (number >= 0 && number <= 4) {
            const int blanks = blanksAfter(numbers, cell);
            out.token(std::string(1, digitOf(number + 5 * blanks)));
            cell += static_cast<std::size_t>(blanks);
        } else {
            return cannotHold(board, layer, board.grid().place(placesOf(layer), static_cast<int>(cell)));
        }
    }
    return std::nullopt;
}

constexpr std::string_view alphabet = "0-9 a-e g-z .";

} // namespace
} // namespace url_four_cell

constinit const UrlPart url::fourCell{.read = url_four_cell::readCells,
                                      .write = url_four_cell::write<Layer::Number>,
                                      .alphabet = url_four_cell::alphabet,
                                      .filling = UrlPart::Filling{Clue::CellNumber}};
constinit const UrlPart url::fourCross{.read = url_four_cell::readVertices,
                                       .write = url_four_cell::write<Layer::Vertex>,
                                       .alphabet = url_four_cell::alphabet,
                                       .filling = UrlPart::Filling{Clue::VertexNumber}};

} // namespace tokisuji
