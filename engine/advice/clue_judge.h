// Clue judge: what clues would make of a puzzle.
#pragma once

#include "engine/advice/probe.h"
#include "engine/clues/clue_families.h"
#include "engine/solve/check_marks.h"

#include <functional>
#include <list>

namespace tokisuji {

/// An option and what the board is with it.
struct Judged {
    ClueOption option;
    Status status = Status::Unknown; ///< Unknown: given up, or stopped
    std::size_t known = 0;           ///< so many of its solutions turned up on the way
    std::optional<int> determined{}; ///< answers, where that turned up too; of a unique board all of them
};

/// What is told of a family (by index) at a time: each option once.
struct Told {
    std::size_t family;
    std::vector<Judged> judged;
    std::size_t tried; ///< options that are named, with those that the target does not obey
};
/// Takes what is found of options, as soon as it is.
using FamilySink = std::function<void(Told)>;

/// So much less patience is enough for most clues, as long as others wait.
inline constexpr int hastyPart = 8;

/// What so many solutions tell, which are all there are or some of them.
[[nodiscard]] Status statusBy(std::size_t solutions, bool all);

/// What judges are asked about. `base` holds solutions of the board itself; board and base outlive the judges.
struct JudgeTask {
    const Board& board;
    const KnownSolutions& base;
    std::optional<Board> target; ///< only options that hold in it are told of
    std::chrono::milliseconds patience{500};
    int patienceForAll = 1; ///< times as much for a question about all options of a clue
};

/// Not thread-safe; each thread has a judge of its own.
class ClueJudge {
public:
    ClueJudge(const JudgeTask& task, std::stop_token stop)
        : m_task(task), m_stop(std::move(stop)), m_probe(task.patience)
    {
    }

    /// Every option of a family; those that the target does not obey are left out.
    [[nodiscard]] std::vector<Judged> judge(ClueFamily);
    /// Completes a verdict on an option of a family with what is determined. Returns false when that was given up.
    [[nodiscard]] bool determine(const ClueFamily&, Judged&);

private:
    /// A board with a weaker clue, and whether the target is a solution of it (its first one then).
    struct Weak {
        KnownSolutions pool;
        std::optional<Place> dropped; ///< the clue whose rules do not count
        bool admitsTarget;
    };
    [[nodiscard]] const Weak& weakBoard(const Weakening&, Place);
    [[nodiscard]] std::vector<Judged> judgeBy(const KnownSolutions&, FamilyReader&, const ClueFamily&);
    [[nodiscard]] std::optional<FoundClues> askTogether(const KnownSolutions&, FamilyReader&, const ClueFamily&);
    [[nodiscard]] Judged judgeOne(const ClueOption&, const KnownSolutions&,
                                  const std::vector<std::size_t>& maybeObeying);

    const JudgeTask& m_task;
    std::stop_token m_stop;
    Probe m_probe;
    MarkSession m_session;
    std::list<Weak> m_weak; ///< the latest first
};

/// Solutions of the board, at most `most` and the target first, for judges to begin with.
[[nodiscard]] KnownSolutions baseSolutions(const Board&, const std::optional<Board>& target,
                                           std::span<const Board> known, std::size_t most,
                                           std::chrono::milliseconds patience, std::stop_token);

/// The same with what a verdict of the board shows, as many as are soon found.
[[nodiscard]] KnownSolutions baseSolutions(const Board&, const Verdict&, const std::optional<Board>& target,
                                           std::stop_token);

} // namespace tokisuji
