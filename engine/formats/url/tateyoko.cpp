// Tatebo-Yokobo: numbers of white cells, letters for filled ones, and "n" or "i" with a digit for runs of blank cells.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_tateyoko {
namespace {

constexpr char oneBlank = 'n', blanks = 'i', longNumber = '-', unknown = '.';
constexpr char plainFilled = 'x', firstFilled = 'o', lastFilled = 's';
constexpr int base = 16, mostBlanks = 15, mostOnFilled = 4, mostWritten = 255;

std::optional<Error> readFilled(ClueSetter& clues, Place cell, char c, std::size_t at)
{
    setTerrain(clues.board(), cell, Terrain::Wall);
    return c == plainFilled ? std::nullopt : clues.set(cell, c - firstFilled, at);
}

/// What is no sign of it passes over one cell.
std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int i = 0; i < clues.cells() && !in.atEnd(); ++i) {
        const Place cell = clues.cell(i);
        const std::size_t at = in.at();
        const char c = in.take();
        std::optional<Error> error;
        if (c == plainFilled || (c >= firstFilled && c <= lastFilled)) {
            error = readFilled(clues, cell, c, at);
        } else if (c == unknown) {
            error = clues.set(cell, question, at);
        } else if (c == blanks) {
            const Result<int> run = in.takeNumber(1, base);
            if (!run)
                return run.error();
            i += *run - 1;
        } else if (c == longNumber) {
            const Result<int> number = in.takeNumber(2, base);
            error = number ? clues.set(cell, *number, at) : number.error();
        } else if (const auto digit = digitValue(c, base)) {
            error = clues.set(cell, *digit, at);
        } else if (c != oneBlank) {
            return in.unreadable(at);
        }
        if (error)
            return error;
    }
    return std::nullopt;
}

std::string hex(int number)
{
    return (number >= base ? std::string(1, digitOf(number / base)) : std::string()) + digitOf(number % base);
}

std::optional<Error> write(const Board& board, std::string& body)
{
    int run = 0;
    const auto writeRun = [&] {
        if (run > 0)
            body += run == 1 ? std::string(1, oneBlank) : blanks + hex(run);
        run = 0;
    };
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        const bool isFilled = isTerrain(board, cell, Terrain::Wall);
        if (number > (isFilled ? mostOnFilled : mostWritten))
            return cannotHold(board, Layer::Number, cell);
        if (!isFilled && number == blank) {
            if (++run == mostBlanks)
                writeRun();
            continue;
        }
        writeRun();
        if (isFilled)
            body += number < 0 ? plainFilled : static_cast<char>(firstFilled + number);
        else if (number == question)
            body += unknown;
        else
            body += (number >= base ? std::string(1, longNumber) : std::string()) + hex(number);
    }
    writeRun();
    return std::nullopt;
}

} // namespace
} // namespace url_tateyoko

constinit const UrlPart url::tateyoko{
    .read = url_tateyoko::read, .write = url_tateyoko::write, .alphabet = "0-9 a-f i n o-s x - ."};

} // namespace tokisuji
