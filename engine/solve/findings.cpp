#include "engine/solve/findings.h"

#include "engine/genre/registry.h"
#include "engine/rules/answer_atoms.h"
#include "engine/rules/judge.h"
#include "engine/solve/marks.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The same form as Model::answers(), so that equal solutions are equal values.
template <class Source>
Answers readAnswers(const Rules& rules, const Source& truth)
{
    Answers answers;
    for (const Answer& answer : rules.answers())
        for (const int atom : atomsOf(answer)) {
            answers.resize(std::max(answers.size(), static_cast<std::size_t>(atom) + 1));
            answers[static_cast<std::size_t>(atom)] = truth[Lit::of(atom)];
        }
    return answers;
}

} // namespace

Answers answersOf(const Rules& rules, const Board& filled)
{
    return readAnswers(rules, Assignment(rules, filled));
}

Answers answersOf(const Rules& rules, const Truth& truth)
{
    return readAnswers(rules, truth);
}

Truth truthOf(const Rules& rules, Model& model, const Answers& answers)
{
    const Assignment assignment(rules, answers);
    Truth truth(model.solver().atomCount());
    for (int atom = 1; atom < rules.atomCount(); ++atom) {
        const Lit l = model.translated(Lit::of(atom));
        truth.set(assignment[Lit::of(atom)] ? l : !l);
    }
    return truth;
}

Board boardWith(const Rules& rules, const Board& board, const Answers& answers)
{
    return withAnswers(rules, board, Assignment(rules, answers));
}

Board filledAs(const Rules& rules, const Board& board, const Board& solution)
{
    Board filled = board;
    const Genre& genre = genreOf(board);
    for (const Answer& answer : rules.answers())
        for (const Place p : answer.places) {
            int value = solution.at(answer.layer, p);
            if (answer.layer == Layer::Digit && value == blank)
                value = genre.givenAnswer(solution, p); // of a clue that was taken away
            filled.set(answer.layer, p, value);
        }
    return filled;
}

std::optional<Board> carriedOver(const Rules& rules, const Board& board, const Board& solution)
{
    if (solution.genre() != board.genre() || solution.grid() != board.grid())
        return std::nullopt;
    Board filled = filledAs(rules, board, solution);
    if (!isRight(rules, filled))
        return std::nullopt;
    return boardWith(rules, board, answersOf(rules, filled));
}

DeterminedMarks determinedMarks(const Rules& rules, const Board& board, const WarmFindings& findings)
{
    DeterminedMarks marks{boardWith(rules, board, *findings.solution), 0};
    for (const Answer& answer : rules.answers()) {
        const int value = marks.board.at(answer.layer, answer.places.front());
        const bool sure = value != blank && std::ranges::all_of(literalsOf(answer, value), [&](Lit l) {
                              return findings.forced.contains(l);
                          });
        marks.count += sure ? 1 : 0;
        for (const Place p : answer.places)
            if (!sure)
                marks.board.set(answer.layer, p, blank);
    }
    return marks;
}

} // namespace tokisuji
