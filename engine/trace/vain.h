// Vain: what was tried in vain, so that it is not tried again before something has changed that it looked at.
#pragma once

#include "engine/trace/mind.h"

#include <vector>

namespace tokisuji::tracing {

/// Tries are numbered by what was tried: a hypothesis, a rule.
class Vain {
public:
    Vain(const Mind& mind, std::size_t tries);

    /// None: nothing has changed that was looked at. Faint: only the board as a whole has.
    enum class Hope : std::uint8_t { None, Faint, Good };
    /// Would the try see something new, with so many steps to hold?
    [[nodiscard]] Hope hopeOf(int tried, int memory) const;

    /// What one try looked at.
    struct Look {
        std::vector<int> tasks;
        bool wasOverBudget = false; ///< some deduction was more than could be held
        /// Adds what the hypothesis looked at that is open.
        void add(const Mind&);
    };
    void note(int tried, int memory, Look);
    /// Tasks that saw a change on the path: what looked at them is worth another try.
    void noteChanges(const std::vector<int>& tasks);

private:
    struct Try {
        int memory = 0;
        std::size_t facts = 0; ///< of the path, when it was made
        int number = 0;        ///< of the tries of the same thing
        bool isStale = false;
        bool sawBoard = false; ///< looked at the board as a whole, so every change may matter
    };
    /// Who looked at a task.
    struct Reader {
        int tried;
        int number;
    };

    const Mind* m_mind;
    std::vector<Try> m_tries;
    std::vector<std::vector<Reader>> m_readers; ///< by task, without those that look at the whole board
};

} // namespace tokisuji::tracing
