// Clues that the solver has finished with.
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

constexpr int crossed = 2;

Result<bool> readCrossedClue(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "-")
        clues.board().set(Layer::Tint, cell, crossed);
    return token.text == "-" || token.text == ".";
}

void writeCrossedClue(const Board& board, Place cell, std::string& out)
{
    out += board.at(Layer::Tint, cell) == crossed ? '-' : '.';
}

} // namespace

constinit const FilePart file::crossedClues{.rows = cellRows,
                                            .read = readCrossedClue,
                                            .write = writeCrossedClue,
                                            .vocabulary = "- .",
                                            .onlyWhenMarked = true,
                                            .marks = Layer::Tint};

} // namespace tokisuji
