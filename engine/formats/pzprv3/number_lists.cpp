// Number lists: up to four numbers in a cell, "2,-,1"; other cells show what the solver put there.
#include "engine/board/number_list.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

/// nullopt: no list of one to four numbers.
std::optional<std::vector<int>> listOf(std::string_view text)
{
    std::vector<int> list;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view entry = text.substr(begin, end - begin);
        const auto number = entry == "-" ? question : parseNumber(entry);
        if (!number || list.size() == listLayers.size())
            return std::nullopt;
        list.push_back(*number);
        begin = end + 1;
    }
    return list;
}

Result<bool> readNumbers(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    const auto list = listOf(token.text);
    if (!list)
        return false;
    for (std::size_t i = 1; i < list->size(); ++i)
        clues.board().set(listLayers[i], cell, (*list)[i]);
    if (auto refused = clues.set(cell, list->front(), token.at))
        return *refused;
    return true;
}

Result<bool> readNumbersOrShade(ClueSetter& clues, Place cell, Piece token)
{
    const bool isShade = token.text == "#" || token.text == "+" || token.text == ".";
    return isShade ? file::shades.read(clues, cell, token) : readNumbers(clues, cell, token);
}

void writeNumbers(const Board& board, Place cell, std::string& out)
{
    const std::vector<int> list = listAt(board, cell);
    if (list.empty())
        out += ".";
    for (std::size_t i = 0; i < list.size(); ++i) {
        out += i == 0 ? "" : ",";
        out += list[i] == question ? "-" : std::to_string(list[i]);
    }
}

void writeNumbersOrShade(const Board& board, Place cell, std::string& out)
{
    if (listAt(board, cell).empty())
        file::shades.write(board, cell, out);
    else
        writeNumbers(board, cell, out);
}

} // namespace

constinit const FilePart file::numberLists{
    .rows = cellRows, .read = readNumbers, .write = writeNumbers, .vocabulary = "numbers,... - ."};
constinit const FilePart file::numberListsAndShades{
    .rows = cellRows, .read = readNumbersOrShade, .write = writeNumbersOrShade, .vocabulary = "numbers,... - # + ."};

} // namespace tokisuji
