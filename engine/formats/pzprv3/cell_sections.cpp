// Sections with a token for each cell.
#include "engine/formats/pzprv3/cell_tokens.h"

#include "engine/board/terrain.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>

namespace tokisuji {

FilePart::Rows cellRows(Size size)
{
    return Grid(size).rows();
}

Result<bool> setClue(ClueSetter& clues, Place cell, int number, std::size_t at)
{
    if (auto refused = clues.set(cell, number, at))
        return *refused;
    return true;
}

std::optional<int> clueOf(std::string_view text)
{
    return text == "-" ? question : parseNumber(text);
}

std::string tokenOfClue(int number)
{
    return number == blank ? "." : number == question ? "-" : std::to_string(number);
}

namespace {

Result<bool> readNumber(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    const auto number = clueOf(token.text);
    return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
}

void writeNumber(const Board& board, Place cell, std::string& out)
{
    out += tokenOfClue(board.at(Layer::Number, cell));
}

/// "#" is a hole.
Result<bool> readNumberOrHole(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text != "#")
        return readNumber(clues, cell, token);
    clues.board().set(Layer::Terrain, cell, static_cast<int>(Terrain::Hole));
    return true;
}

void writeNumberOrHole(const Board& board, Place cell, std::string& out)
{
    if (isHole(board, cell))
        out += '#';
    else
        writeNumber(board, cell, out);
}

Result<bool> readArrowNumber(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    if (token.text == "#")
        return setClue(clues, cell, plainMark, token.at);
    const std::size_t comma = token.text.find(',');
    if (comma != 1)
        return false;
    const auto direction = digitValue(token.text.front(), static_cast<int>(Dir::Right) + 1);
    const auto number = clueOf(token.text.substr(comma + 1));
    if (!direction || !number)
        return false;
    if (*direction > 0)
        clues.board().set(Layer::Arrow, cell, *direction);
    return setClue(clues, cell, *number, token.at);
}

void writeArrowNumber(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (number == blank || number == plainMark) {
        out += number == blank ? "." : "#";
        return;
    }
    out += digitOf(std::max(board.at(Layer::Arrow, cell), 0));
    out += ",";
    out += tokenOfClue(number);
}

Result<bool> readShade(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "#" || token.text == "+")
        clues.board().set(Layer::Shade, cell, token.text == "#" ? 1 : 0);
    return token.text == "#" || token.text == "+" || token.text == ".";
}

void writeShade(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell);
    out += shade == 1 ? "#" : shade == 0 ? "+" : ".";
}

Result<bool> readNumberOrShade(ClueSetter& clues, Place cell, Piece token)
{
    const auto number = clueOf(token.text);
    return number ? setClue(clues, cell, *number, token.at) : readShade(clues, cell, token);
}

void writeNumberOrShade(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Number, cell) == blank)
        writeShade(board, cell, out);
    else
        writeNumber(board, cell, out);
}

/// "[a,b,c,d]" with any of the four left out; empty when it is not that.
std::optional<std::array<int, 4>> candidatesOf(std::string_view text)
{
    constexpr int largest = 127; // what packCandidates holds
    if (text.size() < 2 || text.front() != '[' || text.back() != ']')
        return std::nullopt;
    std::array<int, 4> four{};
    std::size_t at = 1;
    for (std::size_t i = 0; i < four.size(); ++i) {
        const std::size_t end = text.find(i + 1 < four.size() ? ',' : ']', at);
        if (end == std::string_view::npos)
            return std::nullopt;
        const auto number = end == at ? 0 : parseNumber(text.substr(at, end - at));
        if (!number || *number > largest)
            return std::nullopt;
        four[i] = *number;
        at = end + 1;
    }
    return at == text.size() ? std::optional(four) : std::nullopt;
}

Result<bool> readCandidates(ClueSetter& clues, Place cell, Piece token)
{
    const auto candidates = candidatesOf(token.text);
    if (candidates)
        clues.board().set(Layer::Candidates, cell, packCandidates(*candidates));
    return candidates || token.text == ".";
}

/// Nothing where there are none.
void writeBrackets(int packed, std::string& out)
{
    if (packed == blank)
        return;
    char before = '[';
    for (const int candidate : unpackCandidates(packed)) {
        out += before;
        if (candidate > 0)
            out += std::to_string(candidate);
        before = ',';
    }
    out += "]";
}

void writeCandidates(const Board& board, Place cell, std::string& out)
{
    const int packed = board.at(Layer::Candidates, cell);
    if (packed == blank)
        out += ".";
    writeBrackets(packed, out);
}

/// How a genre writes "some number" and "none here".
struct DigitSigns {
    Mark mark;
    std::string_view some;
    std::string_view none;
};
constexpr std::array digitSigns{DigitSigns{Mark::DigitOrNone, "+", "-"}, DigitSigns{Mark::Sign, "", "+"}};

const DigitSigns* signsOf(const Genre& genre)
{
    const auto found = std::ranges::find_if(digitSigns, [&](const DigitSigns& signs) { return genre.has(signs.mark); });
    return found == digitSigns.end() ? nullptr : &*found;
}

/// The digit that a sign stands for.
std::optional<int> signOf(const Genre& genre, std::string_view text)
{
    const DigitSigns* signs = signsOf(genre);
    if (signs == nullptr || text.empty())
        return std::nullopt;
    return text == signs->some ? std::optional(question) : text == signs->none ? std::optional(0) : std::nullopt;
}

std::string tokenOfDigit(const Board& board, int digit)
{
    if (digit == blank)
        return ".";
    const DigitSigns* signs = digit <= 0 ? signsOf(genreOf(board)) : nullptr;
    return signs == nullptr ? std::to_string(digit) : std::string(digit == 0 ? signs->none : signs->some);
}

Result<bool> readDigit(ClueSetter& clues, Place cell, Piece token)
{
    const std::size_t bracket = std::min(token.text.find('['), token.text.size());
    const std::string_view digit = token.text.substr(0, bracket);
    const auto sign = signOf(clues.genre(), digit);
    const auto number = sign ? sign : parseNumber(digit);
    if (!number && digit != ".")
        return false;
    if (number)
        clues.board().set(Layer::Digit, cell, *number);
    if (bracket == token.text.size())
        return true;
    return readCandidates(clues, cell, {token.text.substr(bracket), token.at + bracket});
}

void writeDigit(const Board& board, Place cell, std::string& out)
{
    const int digit = board.at(Layer::Digit, cell);
    out += tokenOfDigit(board, digit);
    writeBrackets(board.at(Layer::Candidates, cell), out);
}

constexpr std::string_view painted = "3"; ///< in Tentaisho: by the author

Result<bool> readTint(ClueSetter& clues, Place cell, Piece token)
{
    constexpr int colours = 2;
    if (token.text == painted && clues.genre().clue(Clue::Dot) != nullptr) {
        if (!isHole(clues.board(), cell))
            clues.board().set(Layer::Terrain, cell, static_cast<int>(Terrain::Painted));
        return true;
    }
    const auto tint = token.text.size() == 1 ? digitValue(token.text.front(), colours + 1) : std::nullopt;
    if (tint.value_or(0) > 0)
        clues.board().set(Layer::Tint, cell, *tint);
    return tint.has_value();
}

/// The author's colour hides the solver's: there is only one in a file.
void writeTint(const Board& board, Place cell, std::string& out)
{
    if (isTerrain(board, cell, Terrain::Painted))
        out += painted;
    else
        out += digitOf(std::max(board.at(Layer::Tint, cell), 0));
}

} // namespace

constinit const FilePart file::numbers{
    .rows = cellRows, .read = readNumber, .write = writeNumber, .vocabulary = "numbers - ."};
constinit const FilePart file::arrowNumbers{
    .rows = cellRows, .read = readArrowNumber, .write = writeArrowNumber, .vocabulary = "direction,number # ."};
constinit const FilePart file::shades{.rows = cellRows, .read = readShade, .write = writeShade, .vocabulary = "# + ."};
constinit const FilePart file::numbersAndShades{
    .rows = cellRows, .read = readNumberOrShade, .write = writeNumberOrShade, .vocabulary = "numbers - # + ."};
constinit const FilePart file::digits{
    .rows = cellRows, .read = readDigit, .write = writeDigit, .vocabulary = "numbers . [a,b,c,d]"};
constinit const FilePart file::candidates{.rows = cellRows,
                                          .read = readCandidates,
                                          .write = writeCandidates,
                                          .vocabulary = "[a,b,c,d] .",
                                          .onlyWhenMarked = true,
                                          .marks = Layer::Candidates};
constinit const FilePart file::numbersAndHoles{
    .rows = cellRows, .read = readNumberOrHole, .write = writeNumberOrHole, .vocabulary = "numbers - # ."};
constinit const FilePart file::tints{.rows = cellRows, .read = readTint, .write = writeTint, .vocabulary = "0 1 2"};

} // namespace tokisuji
