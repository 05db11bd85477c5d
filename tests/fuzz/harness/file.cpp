// Files of pzpr with the log of gestures behind the board.
#include "engine/formats/pzprv3/history.h"
#include "tests/fuzz/complaint.h"
#include "tests/fuzz/harness/harness.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const std::string text = "pzprv3" + std::string(fuzz::textOf(data, size));
    if (const std::string wrong = complaint(text); !wrong.empty())
        fuzz::fail(wrong);
    const Result<LoggedPuzzle> read = readPuzzleWithHistory(text);
    if (!read)
        return 0;
    Board board = read->root;
    for (const LogEntry& entry : read->entries)
        fuzz::check(!entry.edit.empty() && entry.edit.tryApplyTo(board), "a gesture that does not fit its board");
    fuzz::check(read->current <= read->entries.size(), "a current state that does not exist");
    const std::string written = writePzprv3WithHistory(*read);
    if (written.empty())
        return 0;
    const Result<LoggedPuzzle> again = readPuzzleWithHistory(written);
    fuzz::check(static_cast<bool>(again), "its own file cannot be read");
    fuzz::check(again->facts == read->facts, "facts that do not survive their own file");
    return 0;
}
