// Logs as lines of JSON.
#include "editor/model/history_lines.h"
#include "tests/fuzz/harness/harness.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const Result<Log> log = readHistoryLines(QByteArrayView(data, static_cast<qsizetype>(size)));
    if (!log)
        return 0;
    const QByteArray written = writeHistoryLines(*log);
    const Result<Log> again = readHistoryLines(written);
    fuzz::check(again && writeHistoryLines(*again) == written, "the log does not survive its own lines");
    return 0;
}
