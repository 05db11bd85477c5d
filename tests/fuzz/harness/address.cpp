// Addresses and texts of every form that puzzles are handed on in. What penpa packs into its links is changed where it
// is not packed: "penpa", the answer, a line end and the drawing stand for such a link.
#include "engine/formats/penpa/link.h"
#include "tests/fuzz/complaint.h"
#include "tests/fuzz/harness/harness.h"

namespace tokisuji {

namespace {

std::string handedOn(std::string_view text)
{
    constexpr std::string_view sign = "penpa";
    if (!text.starts_with(sign))
        return std::string(text);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view answer = text.substr(sign.size(), end - sign.size());
    return penpa::linkOf(penpa::Purpose::Edit, std::string(text.substr(std::min(end + 1, text.size()))), answer);
}

/// In whatever form a puzzle can be written, it can be read again. Those without rules keep their words, which may look
/// like anything.
void tryEveryForm(const Board& board)
{
    for (const ExchangeFormat& form : exchangeFormats()) {
        const auto written = form.write == nullptr ? Result<std::string>(Error{}) : form.write(board, {});
        const Result<Board> again = written ? readPuzzle(*written) : board;
        if (!again || again->genre() != board.genre() || again->grid() != board.grid())
            fuzz::fail("another puzzle after it was written as " + std::string(form.name));
    }
}

} // namespace

} // namespace tokisuji

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const std::string text = handedOn(fuzz::textOf(data, size));
    if (const std::string wrong = complaint(text); !wrong.empty())
        fuzz::fail(wrong);
    (void)publicationIn(text);
    if (const Result<Board> board = readPuzzle(text); board && genreOf(*board).isWhole())
        tryEveryForm(board->withoutMarks());
    return 0;
}
