// An author at work on a small board of any kind: the warm session says the same as a cold check.
#include "engine/clues/clue_families.h"
#include "engine/genre/registry.h"
#include "engine/solve/check_marks.h"
#include "tests/fuzz/harness/blank_board.h"
#include "tests/solve/verdict_difference.h"

namespace tokisuji {

namespace {

constexpr int mostSteps = 6;
constexpr int mostSide = 4;

using fuzz::Decisions;

std::vector<const Genre*> genresOfMarks()
{
    std::vector<const Genre*> genres = allGenres();
    std::erase_if(genres, [](const Genre* genre) { return genre->answer != AnswerKind::Marks; });
    return genres;
}

/// With another clue at one place, or on another ground.
Board withOtherClue(const Board& board, Decisions& decisions)
{
    const std::vector<Place> places = cluePlaces(board);
    const bool isGround = places.empty() || decisions.below(4) == 0;
    const Place place = isGround ? wholeBoard : decisions.oneOf(places);
    std::vector<ClueOption> options;
    for (const ClueFamily& family : isGround ? groundFamilies(board) : clueFamilies(board, place))
        options.insert(options.end(), family.options.begin(), family.options.end());
    if (!isGround)
        options.push_back(withoutClue(board, place));
    return options.empty() ? board : with(board, decisions.oneOf(options));
}

Board withOtherMark(Board board, Decisions& decisions)
{
    const Rules rules = rulesOf(board);
    if (rules.answers().empty())
        return board;
    const Answer& answer = decisions.oneOf(rules.answers());
    const int value = answer.lo - 1 + decisions.below(answer.hi - answer.lo + 2);
    for (const Place place : answer.places)
        board.set(answer.layer, place, value < answer.lo ? blank : value);
    return board;
}

} // namespace

} // namespace tokisuji

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    static const std::vector<const Genre*> genres = genresOfMarks();
    Decisions decisions(data, size);
    const std::optional<Board> start = fuzz::blankBoard(decisions, genres, mostSide);
    if (!start)
        return 0;
    Board board = *start;
    MarkSession session;
    for (int i = 0; i < mostSteps && decisions.areLeft(); ++i) {
        board = decisions.below(4) == 0 ? withOtherMark(board, decisions) : withOtherClue(board, decisions);
        const CheckOptions options{.marks = decisions.below(2) == 0 ? MarkUse::Ignore : MarkUse::Use};
        const std::string wrong = verdictDifference(board, session.check(board, options), checkMarks(board, options));
        if (!wrong.empty())
            fuzz::fail(wrong);
    }
    return 0;
}
