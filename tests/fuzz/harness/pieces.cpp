// Lists of edge-matching pieces.
#include "engine/formats/piece_list.h"
#include "tests/fuzz/harness/harness.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const std::string_view text = fuzz::textOf(data, size);
    const Result<Board> board = readPieceList(text);
    if (!board) {
        if (board.error().at.value_or(0) > size)
            fuzz::fail("a place beyond the input");
        return 0;
    }
    for (const SideOrder order : {SideOrder::LeftFirst, SideOrder::TopFirst}) {
        const Result<Board> again = readPieceList(writePieceList(*board, order));
        if (!again || *again != *board)
            fuzz::fail("the board does not survive its own list");
    }
    return 0;
}
