// Lists of edge-matching pieces.
#include "engine/formats/piece_list.h"
#include "tests/fuzz/harness/harness.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const Result<Board> board = readPieceList(fuzz::textOf(data, size));
    if (!board) {
        fuzz::check(board.error().at.value_or(0) <= size, "a place beyond the input");
        return 0;
    }
    for (const SideOrder order : {SideOrder::LeftFirst, SideOrder::TopFirst}) {
        const Result<Board> again = readPieceList(writePieceList(*board, order));
        fuzz::check(again && *again == *board, "the board does not survive its own list");
    }
    return 0;
}
