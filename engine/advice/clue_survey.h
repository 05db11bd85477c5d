// Clue survey: what the clues of many families would make of a puzzle. Two threads judge them in two turns: what takes
// long waits until all else is told.
#pragma once

#include "engine/advice/together/open_groups.h"

#include <map>
#include <mutex>

namespace tokisuji {

class Surveyor;

/// The clue places near any of some places first, as one walks along the sides of cells; the order of equals stays.
[[nodiscard]] std::vector<Place> cluePlacesNear(const Board&, const std::vector<Place>&);

class ClueSurvey {
public:
    /// Task and families outlive it.
    ClueSurvey(const JudgeTask&, const std::vector<ClueFamily>&, std::stop_token);

    using Sink = std::function<void(Told, Surveyor&)>;
    /// The sink is called on either thread, on both at once too.
    void judgeAll(const Sink&);
    /// The two threads take the numbers from 0 up to `count`, in order, until all are done or a stop is requested.
    void shareOut(const JudgeTask&, std::size_t count, const std::function<void(Surveyor&, std::size_t)>& work) const;

private:
    friend class Surveyor;
    /// Options of a family that are still to be told of.
    struct Waiting {
        std::size_t number; ///< of the family
        ClueFamily family;
        std::vector<ClueOption> told{}; ///< of options that are not named
    };
    [[nodiscard]] std::vector<std::vector<std::size_t>> jobs() const;
    void judgeFamily(Waiting, FamilyGroup::Turn, Surveyor&, const Sink&);

    const JudgeTask& m_task;
    JudgeTask m_hasty; ///< with less patience
    const std::vector<ClueFamily>& m_families;
    std::stop_token m_stop;
    std::vector<FamilyGroup> m_groups;
    std::vector<const FamilyGroup*> m_groupOf; ///< by family; null: none
    std::mutex m_mutex;
    std::vector<Waiting> m_waiting;
};

/// One of the two threads of a survey.
class Surveyor {
public:
    Surveyor(const ClueSurvey& survey, const JudgeTask& task)
        : m_survey(survey), m_task(task), m_judge(task, survey.m_stop)
    {
    }
    /// Every option of a family that has no group.
    [[nodiscard]] std::vector<Judged> judge(ClueFamily family) { return m_judge.judge(std::move(family)); }
    /// Completes what is known of an option of a family (by index). Returns false when that was given up.
    [[nodiscard]] bool determine(std::size_t family, Judged&);

private:
    const ClueSurvey& m_survey;
    const JudgeTask& m_task;
    ClueJudge m_judge;
    std::map<const FamilyGroup*, OptionCounter> m_counters;
};

} // namespace tokisuji
