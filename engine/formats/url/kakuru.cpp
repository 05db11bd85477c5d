// Kakuru: numbers up to 45 in one character, filled cells, and letters for the runs of open cells between them.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_kakuru {
namespace {

constexpr char filled = '+', unknown = '_', oneOpen = '.';
constexpr char gapZero = 'i', firstGap = 'k'; // two open cells
constexpr int smallNumbers = 20;
constexpr int largest = 45;

/// "0-9 a-j", then "A-Z".
std::optional<int> numberOf(char c)
{
    if (c == unknown)
        return question;
    return c >= 'A' && c <= 'Z' ? smallNumbers + c - 'A' : digitValue(c, smallNumbers);
}

char signOf(int number)
{
    if (number == question)
        return unknown;
    return number < smallNumbers ? digitOf(number) : static_cast<char>('A' + number - smallNumbers);
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int index = 0; index < clues.cells() && !in.atEnd(); ++index) {
        const std::size_t at = in.at();
        const char c = in.take();
        const Place cell = clues.cell(index);
        if (c >= firstGap && c <= 'z') {
            index += c - gapZero - 1;
        } else if (c == filled) {
            setTerrain(clues.board(), cell, Terrain::Wall);
        } else if (c != oneOpen) {
            const auto number = numberOf(c);
            if (!number)
                return in.unreadable(at);
            if (auto refused = clues.set(cell, *number, at))
                return refused;
        }
    }
    return std::nullopt;
}

/// A run of open cells; of two it takes a letter.
void writeOpen(int run, std::string& body)
{
    constexpr int longest = 'z' - gapZero;
    for (; run > 0; run -= std::min(run, longest))
        body += run == 1 ? oneOpen : static_cast<char>(gapZero + std::min(run, longest));
}

std::optional<Error> write(const Board& board, std::string& body)
{
    int open = 0;
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        const bool isFilled = isTerrain(board, cell, Terrain::Wall);
        if (number > largest || (number != blank && isFilled))
            return cannotHold(board, Layer::Number, cell);
        if (number == blank && !isFilled) {
            ++open;
            continue;
        }
        writeOpen(open, body);
        open = 0;
        body += isFilled ? filled : signOf(number);
    }
    writeOpen(open, body);
    return std::nullopt;
}

} // namespace
} // namespace url_kakuru

constinit const UrlPart url::kakuru{
    .read = url_kakuru::read, .write = url_kakuru::write, .alphabet = "0-9 a-z A-Z + . _"};

} // namespace tokisuji
