#include "engine/formats/sudoku/editor_address.h"

#include "engine/formats/lz_string.h"
#include "engine/formats/text.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace sudoku_address {
namespace {

constexpr std::string_view fpuzzlesHost = "f-puzzles.com", makerHost = "sudokumaker.app";
constexpr std::array padHosts{"sudokupad.app/", "crackingthecryptic.com/sudoku", "crackingthecryptic.com/app"};
constexpr std::string_view fpuzzlesAddress = "https://f-puzzles.com/?load=";
constexpr std::string_view padAddress = "https://sudokupad.app/fpuzzles";
/// Longer ones first.
constexpr std::array packed{"fpuzzles", "fpuz", "scl", "ctc"};
constexpr std::string_view codoku = "scf";
constexpr std::string_view packedJson = "N4I"; ///< what {" begins with when it is compressed

/// What stands behind one of the signs, up to the next parameter; nothing: none of them is there.
std::optional<std::string_view> behind(std::string_view text, std::initializer_list<std::string_view> signs)
{
    for (const std::string_view sign : signs)
        if (const std::size_t at = text.find(sign); at != std::string_view::npos) {
            const std::string_view rest = text.substr(at + sign.size());
            return rest.substr(0, rest.find_first_of("&#"));
        }
    return std::nullopt;
}

/// What an address of SudokuPad names, its word before it.
std::string_view namedByPad(std::string_view text, std::size_t hostEnd)
{
    const auto hash = text.find('#');
    if (const auto parameter = behind(text, {"puzzleid=", "?load=", "&load="}))
        return *parameter;
    if (hash != std::string_view::npos && hash + 1 < text.size())
        return text.substr(hash + 1);
    std::string_view path = text.substr(std::min(hostEnd, text.size()));
    if (path.starts_with('/'))
        path.remove_prefix(1);
    const std::size_t settings = path.find_first_of("?&");
    return path.substr(0, settings);
}

std::string unescaped(std::string_view payload)
{
    const Result<std::string> decoded = percentDecoded(payload);
    std::string text = decoded ? *decoded : std::string(payload);
    std::ranges::replace(text, ' ', '+');
    std::erase_if(text, [](char c) { return c == '\r' || c == '\n' || c == '\t'; });
    return text;
}

/// Two slashes that follow each other become one on the way through some servers.
std::optional<std::string> unpacked(std::string letters)
{
    constexpr std::size_t longestRepaired = 20000;
    if (auto text = lzDecompressed(letters); text && !text->empty())
        return text;
    if (letters.size() <= longestRepaired)
        for (std::size_t at = letters.find('/'); at != std::string::npos; at = letters.find('/', at + 1)) {
            std::string repaired = letters;
            repaired.insert(at, 1, '/');
            if (auto text = lzDecompressed(repaired); text && text->ends_with('}'))
                return text;
        }
    return std::nullopt;
}

Result<PublishedBoard> readPuzzleIn(const Json& json)
{
    if (json.object() == nullptr)
        return errorOf("sudoku-damaged");
    return json.find("grid") != nullptr ? readFPuzzlesJson(json) : readSudokuPadJson(json);
}

Result<PublishedBoard> readPacked(std::string_view payload)
{
    const auto text = unpacked(unescaped(payload));
    if (!text)
        return errorOf("sudoku-damaged");
    if (const Result<Json> json = readJson(*text))
        return readPuzzleIn(*json);
    const auto json = parseShortJson(*text);
    return json ? readPuzzleIn(*json) : errorOf("sudoku-damaged");
}

std::size_t padHostEnd(std::string_view text)
{
    for (const std::string_view host : padHosts)
        if (const std::size_t at = text.find(host); at != std::string_view::npos)
            return at + host.size();
    return std::string_view::npos;
}

Result<PublishedBoard> readPadAddress(std::string_view text, std::size_t hostEnd)
{
    const std::string_view named = namedByPad(text, hostEnd);
    for (const std::string_view word : packed)
        if (named.starts_with(word))
            return readPacked(named.substr(word.size()));
    if (named.starts_with(codoku))
        return readCodoku(unescaped(named.substr(codoku.size())));
    return errorOf("sudoku-address-id");
}

Result<PublishedBoard> readAddressOrJson(std::string_view text)
{
    if (text.starts_with('{')) {
        const Result<Json> json = readJson(text);
        return json ? readPuzzleIn(*json) : json.error();
    }
    if (text.find(fpuzzlesHost) != std::string_view::npos) {
        const auto payload = behind(text, {"?load=", "&load="});
        return payload ? readPacked(*payload) : errorOf("sudoku-address-id");
    }
    if (text.find(makerHost) != std::string_view::npos)
        return errorOf("sudoku-maker");
    const std::size_t hostEnd = padHostEnd(text);
    return hostEnd != std::string_view::npos ? readPadAddress(text, hostEnd) : readPacked(text);
}

std::string escaped(const std::string& letters)
{
    std::string text;
    for (const char c : letters)
        text += c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : std::string(1, c);
    return text;
}

} // namespace
} // namespace sudoku_address

bool looksLikeSudokuAddress(std::string_view text)
{
    using namespace sudoku_address;
    constexpr std::size_t longestHost = 60;
    const std::string_view head = text.substr(0, longestHost);
    if (head.starts_with('{') || head.starts_with(packedJson))
        return true;
    return (head.starts_with("http") || head.starts_with("www."))
               ? head.find(fpuzzlesHost) != std::string_view::npos || head.find(makerHost) != std::string_view::npos
                     || padHostEnd(head) != std::string_view::npos
               : head.starts_with(fpuzzlesHost) || padHostEnd(head.substr(0, 20)) != std::string_view::npos;
}

Result<PublishedBoard> readSudokuAddress(std::string_view text)
{
    if (const auto error = findUnreadable(text))
        return countedInCharacters(text, Result<PublishedBoard>(*error));
    const std::size_t begin = leadingSpace(text);
    const std::string_view inner = withoutTrailingSpace(text.substr(begin));
    return countedInCharacters(text, movedBy(begin, sudoku_address::readAddressOrJson(inner)));
}

Result<std::string> writeFPuzzlesAddress(const Board& board, const Publication& about)
{
    const Result<std::string> json = writeFPuzzlesJson(board, about);
    return json ? std::string(sudoku_address::fpuzzlesAddress) + sudoku_address::escaped(lzCompressed(*json)) : json;
}

Result<std::string> writeSudokuPadAddress(const Board& board, const Publication& about)
{
    const Result<std::string> json = writeFPuzzlesJson(board, about);
    return json ? std::string(sudoku_address::padAddress) + sudoku_address::escaped(lzCompressed(*json)) : json;
}

} // namespace tokisuji
