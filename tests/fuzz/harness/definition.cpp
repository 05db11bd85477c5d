// Definitions of twisty puzzles in YAML.
#include "engine/twisty/read_definition.h"
#include "engine/twisty/turn_text.h"
#include "tests/fuzz/harness/harness.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    const Result<TwistyDefinition> read = readTwisty(fuzz::textOf(data, size));
    if (!read) {
        fuzz::check(read.error().at.value_or(0) <= size, "a place beyond the input");
        return 0;
    }
    const TwistyDefinition& puzzle = *read;
    fuzz::check(puzzle.places() <= TwistyDefinition::mostStickers && puzzle.goal.size() == puzzle.stickers.size(),
                "a goal that is no state");
    for (const Turn& turn : puzzle.turns)
        fuzz::check(turn.moves.size() == puzzle.stickers.size()
                        && isIdentity(combined(turn.moves, reversed(turn.moves))),
                    "a turn that is no permutation");
    const std::vector<int> turns = scramble(puzzle, 8, size);
    const Result<TurnList> told = readTurns(puzzle, turnsText(puzzle, turns));
    fuzz::check(told && *told == turns, "turns that are not what is told of them");
    fuzz::check(turned(puzzle.goal, puzzle, turns).size() == puzzle.goal.size(), "a state of another size");
    return 0;
}
