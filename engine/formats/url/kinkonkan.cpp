// Kinkonkan: letters outside the grid with runs of blanks, then the number of each of them.
#include "engine/formats/url/body.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <algorithm>

namespace tokisuji {

namespace url_kinkonkan {
namespace {

constexpr int alphabetSize = 26;
constexpr char gapZero = 'a' - 1;
constexpr int largestLetter = 10 * alphabetSize;
constexpr int largestNumber = 255;
constexpr char noNumber = '.', longNumber = '-';

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/// The letters in later alphabets stand behind the number of their alphabet.
Result<int> readLetter(BodyReader& in, char first, std::size_t at)
{
    if (isCapital(first))
        return first - 'A' + 1;
    const auto alphabet = digitValue(first, 10);
    if (!alphabet)
        return in.unreadable(at);
    if (in.atEnd())
        return errorAt("url-cut-off", in.at());
    const std::size_t letterAt = in.at();
    const char letter = in.take();
    return isCapital(letter) ? Result<int>(*alphabet * alphabetSize + letter - 'A' + 1) : in.unreadable(letterAt);
}

std::optional<Error> readNumber(BodyReader& in, Board& board, Place slot)
{
    const std::size_t at = in.at();
    const char c = in.take();
    if (c == noNumber)
        return std::nullopt;
    const auto digit = digitValue(c, 16);
    if (!digit && c != longNumber)
        return in.unreadable(at);
    const Result<int> number = c == longNumber ? in.takeNumber(2, 16) : Result<int>(*digit);
    if (!number)
        return number.error();
    board.set(Layer::Outside, slot, *number);
    return std::nullopt;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> slots = slotsOf(clues.genre(), clues.board().grid());
    std::vector<Place> lettered;
    for (std::size_t i = 0; i < slots.size() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c > gapZero && c <= 'z') {
            i += static_cast<std::size_t>(c - gapZero);
            continue;
        }
        const Result<int> letter = readLetter(in, c, at);
        if (!letter)
            return letter.error();
        clues.board().set(Layer::Letter, slots[i], *letter);
        lettered.push_back(slots[i++]);
    }
    for (const Place slot : lettered) {
        if (in.atEnd())
            break;
        if (auto error = readNumber(in, clues.board(), slot))
            return error;
    }
    return std::nullopt;
}

std::string tokenOfLetter(int letter)
{
    const int alphabet = (letter - 1) / alphabetSize;
    const char capital = static_cast<char>('A' + (letter - 1) % alphabetSize);
    return alphabet == 0 ? std::string{capital} : std::string{digitOf(alphabet), capital};
}

std::string tokenOfNumber(int number)
{
    if (number < 0)
        return {noNumber};
    return number < 16 ? std::string{digitOf(number)}
                       : std::string{longNumber, digitOf(number / 16), digitOf(number % 16)};
}

/// Numbers without a letter have no sign.
std::optional<Error> write(const Board& board, std::string& body)
{
    std::string numbers;
    {
        GapWriter out(body, gapZero);
        for (const Place slot : slotsOf(genreOf(board), board.grid())) {
            const int letter = board.at(Layer::Letter, slot);
            const int number = board.at(Layer::Outside, slot);
            if (letter > largestLetter)
                return cannotHold(board, Layer::Letter, slot);
            if (number > largestNumber || (letter == blank && number != blank))
                return cannotHold(board, Layer::Outside, slot);
            if (letter == blank) {
                out.blank();
                continue;
            }
            out.token(tokenOfLetter(letter));
            numbers += tokenOfNumber(number);
        }
    }
    body += numbers;
    return std::nullopt;
}

} // namespace
} // namespace url_kinkonkan

constinit const UrlPart url::kinkonkan{
    .read = url_kinkonkan::read, .write = url_kinkonkan::write, .alphabet = "A-Z a-z 0-9 - ."};

} // namespace tokisuji
