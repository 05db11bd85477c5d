// Random clues on small boards: the warm session says the same as a cold check.
#include "engine/check/check.h"
#include "engine/rules/judge.h"
#include "tests/fuzz/harness/harness.h"
#include "tests/hand/random_hand.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array genres{"slither", "mashu",   "nurikabe", "heyawake", "sudoku",  "hashikake", "fillomino",
                            "tapa",    "yajilin", "lits",     "shikaku",  "lightup", "kakuro",    "starbattle"};
constexpr int mostSteps = 12;

void compare(const Board& board, const Verdict& warm)
{
    const Verdict cold = check(board);
    if (warm.stop != Stop::Finished || cold.stop != Stop::Finished)
        fuzz::fail("a check that was not finished");
    if (warm.status != cold.status || warm.total != cold.total || warm.determinedCount != cold.determinedCount
        || warm.determined != cold.determined)
        fuzz::fail("the warm session says something else");
    if (warm.solution && !isRight(genreOf(board).rulesOf(board), *warm.solution))
        fuzz::fail("a solution that is none");
}

} // namespace

} // namespace tokisuji

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    fuzz::Decisions decisions(data, size);
    const Genre* genre = findGenre(genres[static_cast<std::size_t>(decisions.below(static_cast<int>(genres.size())))]);
    if (genre == nullptr)
        return 0;
    Board board = RandomHand(decisions.seed()).puzzle(*genre, 4);
    CheckSession session;
    for (int i = 0; i < mostSteps && decisions.areLeft(); ++i) {
        board = RandomHand(decisions.seed()).withOtherClue(board);
        compare(board, session.check(board));
    }
    return 0;
}
