// Letters and numbers outside the grid, and the mirrors in its cells, in one grid of tokens.
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

std::vector<std::vector<Place>> rowsWithMargin(const Grid& grid)
{
    const Size size = grid.size();
    std::vector<std::vector<Place>> rows;
    for (int row = -1; row <= size.height; ++row) {
        auto& places = rows.emplace_back();
        for (int column = -1; column <= size.width; ++column)
            places.push_back(cellAt(column, row));
    }
    return rows;
}

/// "letter,number", either of which may be missing.
Result<bool> readLetter(Board& board, Place slot, std::string_view text)
{
    const std::size_t comma = text.find(',');
    if (text == "." || comma == std::string_view::npos)
        return text == ".";
    const auto setPart = [&](Layer layer, std::string_view part) {
        const auto value = parseNumber(part);
        const bool means = value && board.canHold(layer, *value);
        if (means)
            board.set(layer, slot, *value);
        return part.empty() || means;
    };
    return setPart(Layer::Letter, text.substr(0, comma)) && setPart(Layer::Outside, text.substr(comma + 1));
}

Result<bool> readLetterOrSlash(ClueSetter& clues, Place place, Piece token)
{
    const Grid& grid = clues.board().grid();
    if (grid.hasCell(place))
        return file::symbols.read(clues, place, token);
    return grid.hasSlot(place) ? readLetter(clues.board(), place, token.text) : token.text == ".";
}

void writeLetterOrSlash(const Board& board, Place place, std::string& out)
{
    const auto text = [](int value) { return value == blank ? std::string() : std::to_string(value); };
    if (board.grid().hasCell(place)) {
        const int symbol = board.at(Layer::Symbol, place);
        out += symbol == static_cast<int>(Symbol::None) ? "+" : symbol == blank ? "." : std::to_string(symbol);
        return;
    }
    const bool isSlot = board.grid().hasSlot(place);
    const int letter = isSlot ? board.at(Layer::Letter, place) : blank;
    const int number = isSlot ? board.at(Layer::Outside, place) : blank;
    out += letter == blank && number == blank ? "." : text(letter) + ',' + text(number);
}

} // namespace

constinit const FilePart file::outsideAndSlashes{.rows = rowsWithMargin,
                                                 .read = readLetterOrSlash,
                                                 .write = writeLetterOrSlash,
                                                 .vocabulary = "letter,number 1 2 + ."};

} // namespace tokisuji
