#include "engine/formats/several.h"

#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "engine/formats/sudoku/sudoku_text.h"
#include "engine/formats/tatham/game_id.h"
#include "engine/formats/text.h"

#include <algorithm>

namespace tokisuji {

namespace several {
namespace {

constexpr std::string_view lineEnds = "\r\n";
/// What cannot stand in an address, or closes what people put one into.
constexpr std::string_view addressEnds = " \t\r\n<>\"";

std::vector<std::string_view> linesOf(std::string_view text)
{
    constexpr std::size_t mostLines = 5000;
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size() && lines.size() < mostLines;) {
        const std::size_t end = std::min(text.find_first_of(lineEnds, at), text.size());
        const std::string_view whole = text.substr(at, end - at);
        const std::string_view line = withoutTrailingSpace(whole.substr(leadingSpace(whole)));
        if (!line.empty())
            lines.push_back(line);
        at = end + 1;
    }
    return lines;
}

std::vector<std::string_view> addressesIn(std::string_view line)
{
    constexpr std::string_view scheme = "http";
    std::vector<std::string_view> addresses;
    for (std::size_t at = line.find(scheme); at != std::string_view::npos;) {
        const std::string_view rest = line.substr(at);
        const std::string_view address = rest.substr(0, rest.find_first_of(addressEnds));
        const bool isAddress = address.starts_with("http://") || address.starts_with("https://");
        if (isAddress)
            addresses.push_back(address);
        at = line.find(scheme, at + (isAddress ? address.size() : scheme.size()));
    }
    return addresses;
}

/// Is something wrong with a puzzle, or is it none?
bool isPuzzle(std::string_view text)
{
    const bool mayBeAddress = text.find('/') != std::string_view::npos;
    if (!mayBeAddress && exchangeFormatOf(text).recognises == nullptr)
        return false;
    const Result<Board> board = exchangeFormatOf(text).read(text);
    if (board)
        return true;
    const std::string& id = board.error().id;
    return !id.starts_with("unknown-genre") && id != "url-no-puzzle" && id != "size-missing" && id != "input-empty";
}

/// A line of its own, or the addresses in it.
std::vector<std::string_view> puzzlesInLines(std::string_view text)
{
    std::vector<std::string_view> puzzles;
    for (const std::string_view line : linesOf(text)) {
        const std::vector<std::string_view> addresses = addressesIn(line);
        if (addresses.empty() && isPuzzle(line))
            puzzles.push_back(line);
        std::ranges::copy_if(addresses, std::back_inserter(puzzles), isPuzzle);
    }
    return puzzles;
}

/// Files begin with a line of their own.
std::vector<std::string_view> filesIn(std::string_view text)
{
    constexpr std::string_view signature = "pzprv3";
    std::vector<std::size_t> begins;
    for (std::size_t at = 0; at < text.size();) {
        if (text.substr(at).starts_with(signature))
            begins.push_back(at);
        const std::size_t end = text.find_first_of(lineEnds, at);
        at = end == std::string_view::npos ? text.size() : end + 1;
    }
    if (begins.size() < 2)
        return {text};
    begins.front() = 0;
    std::vector<std::string_view> files;
    for (std::size_t i = 0; i < begins.size(); ++i)
        files.push_back(text.substr(begins[i], i + 1 < begins.size() ? begins[i + 1] - begins[i] : text.size()));
    return files;
}

std::vector<std::string_view> orWhole(std::vector<std::string_view> parts, std::string_view text)
{
    return parts.empty() ? std::vector{text} : parts;
}

bool hasSeveralWords(std::string_view text)
{
    return withoutTrailingSpace(text.substr(leadingSpace(text))).find_first_of(" \t\r\n") != std::string_view::npos;
}

} // namespace
} // namespace several

std::vector<std::string_view> puzzlesIn(std::string_view text)
{
    if (findUnreadable(text) || !several::hasSeveralWords(text))
        return {text};
    const std::string_view inner = text.substr(leadingSpace(text));
    const ExchangeFormat& form = exchangeFormatOf(text);
    const bool isSudoku = form.read == readSudokuText;
    if (isSudoku && several::addressesIn(text).empty())
        return several::orWhole(sudokuTextsIn(text), text);
    if (beginsLikeFile(inner))
        return several::filesIn(text);
    const bool isOneText = form.carrier == ExchangeFormat::Text || inner.starts_with('{') || looksLikeGameSave(inner);
    if (!isSudoku && (isOneText || form.read(text))) // an address may have blanks in it
        return {text};
    const std::vector<std::string_view> puzzles = several::puzzlesInLines(text);
    const bool isBrokenWhole = puzzles.size() == 1 && puzzles.front().data() == inner.data();
    return isBrokenWhole ? std::vector{text} : several::orWhole(puzzles, text);
}

} // namespace tokisuji
