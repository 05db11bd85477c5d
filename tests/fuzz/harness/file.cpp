// Files of pzpr with the log of gestures behind the board.
#include "engine/formats/pzprv3/history.h"
#include "tests/fuzz/complaint.h"
#include "tests/fuzz/harness/harness.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const std::string text = "pzprv3/" + std::string(fuzz::textOf(data, size));
    if (const std::string wrong = complaint(text); !wrong.empty())
        fuzz::fail(wrong);
    const Result<LoggedPuzzle> read = readPuzzleWithHistory(text);
    if (!read)
        return 0;
    Board board = read->root;
    for (const LogEntry& entry : read->entries)
        if (entry.edit.empty() || !entry.edit.tryApplyTo(board))
            fuzz::fail("a gesture that does not fit its board");
    if (read->current > read->entries.size())
        fuzz::fail("a current state that does not exist");
    const std::string written = writePzprv3WithHistory(*read);
    if (!written.empty() && !readPuzzleWithHistory(written))
        fuzz::fail("its own file cannot be read");
    return 0;
}
