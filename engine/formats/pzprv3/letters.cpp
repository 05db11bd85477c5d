// Letters in cells, and the word before them that says whether lines pass every cell.
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <array>

namespace tokisuji {

namespace {

constexpr int alphabet = 26;
constexpr std::string_view all = "passallcell", notAll = "dontpassallcell";
constexpr char notAllFlag = 'e';

Result<bool> readLetterOrCross(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    if (token.text == "-")
        return setClue(clues, cell, question, token.at);
    const char c = token.text.size() == 1 ? token.text.front() : '.';
    if (c >= 'A' && c <= 'Z')
        return setClue(clues, cell, c - 'A' + 1, token.at);
    if (c >= 'a' && c <= 'z')
        return setClue(clues, cell, c - 'a' + 1 + alphabet, token.at);
    const auto number = parseNumber(token.text);
    return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
}

void writeLetterOrCross(const Board& board, Place cell, std::string& out)
{
    const int letter = board.at(Layer::Number, cell);
    if (letter >= 1 && letter <= 2 * alphabet)
        out += static_cast<char>(letter <= alphabet ? 'A' + letter - 1 : 'a' + letter - alphabet - 1);
    else
        out += tokenOfClue(letter);
}

std::optional<Error> readPassAllLine(Lines& lines, ClueSetter& clues)
{
    const auto line = lines.take();
    if (!line || line->text == all)
        return std::nullopt;
    if (line->text != notAll)
        return errorAt("file-token", line->at, {shortened(line->text), std::string(all)});
    if (!clues.board().hasFlag(notAllFlag))
        clues.board().setFlags(clues.board().flags() + notAllFlag);
    return std::nullopt;
}

std::vector<std::string> writePassAllLine(const Board& board)
{
    return {std::string(board.hasFlag(notAllFlag) ? notAll : all)};
}

} // namespace

constinit const FilePart file::letters{
    .rows = cellRows, .read = readLetterOrCross, .write = writeLetterOrCross, .vocabulary = "A a - ."};
constinit const FilePart file::passAllLine{
    .vocabulary = all, .readLines = readPassAllLine, .writeLines = writePassAllLine, .tellsVariants = true};

} // namespace tokisuji
