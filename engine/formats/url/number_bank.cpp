// Number bank: "//" and the last of the numbers 1, 2, .., or the letter of a preset; else "/", how many there are, and
// each behind a "/".
#include "engine/board/number_bank.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_number_bank {
namespace {

constexpr std::string_view upToNine = "i", none = "z";
constexpr int lastOfPreset = 9;

std::optional<std::vector<int>> readPreset(std::string_view name)
{
    if (name == upToNine || name == none)
        return numbersUpTo(name == none ? 0 : lastOfPreset);
    const auto last = parseNumber(name);
    return last && *last >= 0 && *last <= largestBankNumber ? std::optional(numbersUpTo(*last)) : std::nullopt;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    if (in.atEnd()) // the bank of a new board
        return std::nullopt;
    const std::size_t at = in.at();
    std::string text;
    while (!in.atEnd())
        text += in.take();
    const bool isPreset = text.starts_with("//");
    text.erase(0, isPreset ? 2 : 1);
    const auto numbers = isPreset ? readPreset(text) : parseNumberBank(text);
    if (!numbers)
        return in.unreadable(at);
    clues.board().setSetup(toText(*numbers));
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const std::vector<int> numbers = numberBankOf(board);
    const auto last = static_cast<int>(numbers.size());
    if (last == 0 || (last == lastOfPreset && numbers == numbersUpTo(last)))
        body += "//" + std::string(last == 0 ? none : upToNine);
    else if (numbers == numbersUpTo(last))
        body += "//" + std::to_string(last);
    else
        body += "/" + toText(numbers);
    return std::nullopt;
}

} // namespace
} // namespace url_number_bank

constinit const UrlPart url::numberBank{
    .read = url_number_bank::read, .write = url_number_bank::write, .alphabet = "/ 0-9 i z"};

} // namespace tokisuji
