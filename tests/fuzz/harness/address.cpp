// Addresses and texts of every form that puzzles are handed on in.
#include "tests/fuzz/complaint.h"
#include "tests/fuzz/harness/harness.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    if (const std::string wrong = complaint(std::string(fuzz::textOf(data, size))); !wrong.empty())
        fuzz::fail(wrong);
    return 0;
}
