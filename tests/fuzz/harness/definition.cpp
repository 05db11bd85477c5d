// Definitions of twisty puzzles in YAML.
#include "engine/twisty/read_definition.h"
#include "engine/twisty/turn_text.h"
#include "tests/fuzz/harness/harness.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const Result<TwistyDefinition> read = readTwisty(fuzz::textOf(data, size));
    if (!read) {
        if (read.error().at.value_or(0) > size)
            fuzz::fail("a place beyond the input");
        return 0;
    }
    const TwistyDefinition& puzzle = *read;
    if (puzzle.goal.size() != puzzle.stickers.size() || puzzle.places() > TwistyDefinition::mostStickers)
        fuzz::fail("a goal that is no state");
    for (const Turn& turn : puzzle.turns)
        if (turn.moves.size() != puzzle.stickers.size() || !isIdentity(combined(turn.moves, reversed(turn.moves))))
            fuzz::fail("a turn that is no permutation");
    const std::vector<int> turns = scramble(puzzle, 8, size);
    const Result<TurnList> told = readTurns(puzzle, turnsText(puzzle, turns));
    if (turned(puzzle.goal, puzzle, turns).size() != puzzle.goal.size() || !told)
        fuzz::fail("turns that cannot be told");
    return 0;
}
