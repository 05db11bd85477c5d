// Number bank: a line with the letter of a preset, or with how many numbers there are and a line for each. Behind it a
// line with 1 for each number that is the size of an area already, else 0.
#include "engine/board/number_bank.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

constexpr std::string_view upToNine = "i", none = "z";
constexpr int lastOfPreset = 9;

std::optional<Error> readNumberBank(Lines& lines, ClueSetter& clues)
{
    const auto first = lines.take();
    if (!first)
        return std::nullopt;
    std::string text(first->text);
    if (text == upToNine || text == none)
        text = toText(numbersUpTo(text == none ? 0 : lastOfPreset));
    else
        for (int left = parseNumber(first->text).value_or(0); left > 0; --left)
            if (const auto line = lines.take())
                text += '/' + std::string(line->text);
    const auto numbers = parseNumberBank(text);
    if (!numbers)
        return errorAt("file-token", first->at, {shortened(text), "a bank of numbers"});
    clues.board().setSetup(toText(*numbers));
    return std::nullopt;
}

std::vector<std::string> writeNumberBank(const Board& board)
{
    const std::vector<int> numbers = numberBankOf(board);
    if (numbers.empty() || numbers == numbersUpTo(lastOfPreset))
        return {std::string(numbers.empty() ? none : upToNine)};
    std::vector<std::string> lines{std::to_string(numbers.size())};
    for (const int number : numbers)
        lines.push_back(number > 0 ? std::to_string(number) : "");
    return lines;
}

/// What is used can be seen on the board.
std::optional<Error> skipUsedNumbers(Lines& lines, ClueSetter&)
{
    lines.take();
    return std::nullopt;
}

std::vector<std::string> writeUsedNumbers(const Board& board)
{
    std::string line;
    for (const bool isUsed : usedNumbers(board))
        line += isUsed ? "1 " : "0 ";
    return {line};
}

} // namespace

constinit const FilePart file::numberBank{
    .vocabulary = "a bank of numbers", .readLines = readNumberBank, .writeLines = writeNumberBank};
constinit const FilePart file::usedNumbers{
    .vocabulary = "0 1", .readLines = skipUsedNumbers, .writeLines = writeUsedNumbers};

} // namespace tokisuji
