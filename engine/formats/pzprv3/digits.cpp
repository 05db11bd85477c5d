// Numbers of the answer with the candidates in the cell, "5[1,2,,]", or candidates alone.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

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
    const auto candidates = clues.board().has(Layer::Candidates) ? candidatesOf(token.text) : std::nullopt;
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
constexpr std::array signsOfMarks{DigitSigns{Mark::DigitOrNone, "+", "-"}, DigitSigns{Mark::Sign, "", "+"}};

constexpr DigitSigns signsOfLetters{Mark::Sign, "", "-"};

const DigitSigns* signsOf(const Genre& genre)
{
    if (genre.signs == SignStyle::Compass)
        return &signsOfLetters;
    const auto found =
        std::ranges::find_if(signsOfMarks, [&](const DigitSigns& signs) { return genre.has(signs.mark); });
    return found == signsOfMarks.end() ? nullptr : &*found;
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
    return signs == nullptr ? std::to_string(genreOf(board).numberOf(digit))
                            : std::string(digit == 0 ? signs->none : signs->some);
}

Result<bool> readDigit(ClueSetter& clues, Place cell, Piece token)
{
    const std::size_t bracket = std::min(token.text.find('['), token.text.size());
    const std::string_view digit = token.text.substr(0, bracket);
    const auto sign = signOf(clues.genre(), digit);
    const auto number = sign ? std::nullopt : parseNumber(digit);
    if (!sign && !number && digit != ".")
        return false;
    if (sign || number)
        clues.board().set(Layer::Digit, cell, sign ? *sign : clues.genre().digitFor(*number));
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

constexpr char letterCircle = '+';

/// A circle, "some letter", in a cell without an answer.
Result<bool> readLetterOrCircle(ClueSetter& clues, Place cell, Piece token)
{
    if (!token.text.starts_with(letterCircle))
        return readDigit(clues, cell, token);
    clues.board().set(Layer::Tint, cell, 1);
    const Piece rest{token.text.substr(1), token.at + 1};
    return rest.text.empty() ? Result<bool>(true) : readCandidates(clues, cell, rest);
}

void writeLetterOrCircle(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Digit, cell) != blank || board.at(Layer::Tint, cell) == blank) {
        writeDigit(board, cell, out);
        return;
    }
    out += letterCircle;
    writeBrackets(board.at(Layer::Candidates, cell), out);
}

constexpr char ticksSign = '+';
constexpr int firstTick = 4; ///< the tick above; the others are twice as much each

/// Ticks in a cell without an arrow. A 0 says that there is no arrow, which is nothing here.
Result<bool> readDigitOrTicks(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "0")
        return true;
    if (!token.text.starts_with(ticksSign))
        return readDigit(clues, cell, token);
    const auto number = parseNumber(token.text.substr(1));
    if (!number)
        return false;
    std::array<int, 4> ticks{};
    for (std::size_t i = 0; i < ticks.size(); ++i)
        if ((*number & firstTick << i) != 0)
            ticks[i] = static_cast<int>(i) + 1;
    clues.board().set(Layer::Candidates, cell, packCandidates(ticks));
    return true;
}

void writeDigitOrTicks(const Board& board, Place cell, std::string& out)
{
    const int digit = board.at(Layer::Digit, cell), packed = board.at(Layer::Candidates, cell);
    if (digit != blank || packed == blank) {
        out += tokenOfDigit(board, digit);
        return;
    }
    int number = 0;
    for (const int tick : unpackCandidates(packed))
        number |= tick > 0 && tick <= static_cast<int>(Dir::Right) ? firstTick << (tick - 1) : 0;
    out += ticksSign + std::to_string(number);
}

/// "0" where there is none, "." where none can be.
Result<bool> readOpenDigit(ClueSetter& clues, Place cell, Piece token)
{
    if (!token.text.starts_with('0'))
        return readDigit(clues, cell, token);
    const Piece rest{token.text.substr(1), token.at + 1};
    return rest.text.empty() ? Result<bool>(true) : readCandidates(clues, cell, rest);
}

void writeOpenDigit(const Board& board, Place cell, std::string& out)
{
    const bool isClosed = board.at(Layer::Number, cell) != blank || isTerrain(board, cell, Terrain::Wall);
    if (isClosed || board.at(Layer::Digit, cell) != blank) {
        writeDigit(board, cell, out);
        return;
    }
    out += '0';
    writeBrackets(board.at(Layer::Candidates, cell), out);
}

/// Clues that are done with stand among the arrows.
Result<bool> readWayOrCrossed(ClueSetter& clues, Place cell, Piece token)
{
    constexpr int done = 2, ways = 4;
    const auto way = token.text.size() == 1 ? digitValue(token.text.front(), ways + 1) : std::nullopt;
    if (way && *way > 0)
        clues.board().set(Layer::Digit, cell, *way);
    if (token.text == "-")
        clues.board().set(Layer::Tint, cell, done);
    return way || token.text == "-" || token.text == ".";
}

void writeWayOrCrossed(const Board& board, Place cell, std::string& out)
{
    const int way = board.at(Layer::Digit, cell);
    out += way > 0 ? std::to_string(way) : board.at(Layer::Tint, cell) != blank ? "-" : ".";
}

/// "0" where there is none yet.
Result<bool> readGround(ClueSetter& clues, Place cell, Piece token)
{
    const auto ground = token.text.size() == 1 ? digitValue(token.text.front(), 3) : std::nullopt;
    if (ground && *ground > 0)
        clues.board().set(Layer::Digit, cell, *ground);
    return ground.has_value();
}

void writeGround(const Board& board, Place cell, std::string& out)
{
    out += std::to_string(std::max(board.at(Layer::Digit, cell), 0));
}

} // namespace

constinit const FilePart file::grounds{
    .rows = cellRows, .read = readGround, .write = writeGround, .vocabulary = "0 1 2"};
constinit const FilePart file::waysAndCrossedClues{
    .rows = cellRows, .read = readWayOrCrossed, .write = writeWayOrCrossed, .vocabulary = "1 2 3 4 - ."};
constinit const FilePart file::lettersAndCircles{
    .rows = cellRows, .read = readLetterOrCircle, .write = writeLetterOrCircle, .vocabulary = "1 2 3 4 - + [1,,2,] ."};
constinit const FilePart file::digitsAndTicks{
    .rows = cellRows, .read = readDigitOrTicks, .write = writeDigitOrTicks, .vocabulary = "1 2 3 4 +4 ."};
constinit const FilePart file::openDigits{
    .rows = cellRows, .read = readOpenDigit, .write = writeOpenDigit, .vocabulary = "numbers 0 . [a,b,c,d]"};
constinit const FilePart file::digits{
    .rows = cellRows, .read = readDigit, .write = writeDigit, .vocabulary = "numbers . [a,b,c,d]"};
constinit const FilePart file::candidates{.rows = cellRows,
                                          .read = readCandidates,
                                          .write = writeCandidates,
                                          .vocabulary = "[a,b,c,d] .",
                                          .onlyWhenMarked = true,
                                          .marks = Layer::Candidates};

} // namespace tokisuji
