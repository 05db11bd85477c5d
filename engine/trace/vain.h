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

    /// A part of the board.
    struct Box {
        Place from{}; ///< the corners; nothing is in it when they are the wrong way round
        Place to{-1, -1};
        bool isEverything = false;
        void add(Place);
        void add(const Box&);
        /// How far the place is from it, by the wider side.
        [[nodiscard]] int distance(Place) const;
    };
    /// What one try looked at.
    struct Look {
        std::vector<int> tasks;
        Box box;                    ///< where it found something
        bool wasOverBudget = false; ///< some deduction was more than could be held
        /// Adds what the hypothesis looked at that is open.
        void add(const Mind&);
        void add(const Look&);
    };
    void note(int tried, int memory, const Look&);
    /// Tasks that saw a change on the path: what looked at them is worth another try.
    void noteChanges(const std::vector<Mind::Woken>&);

private:
    struct Try {
        int memory = 0;
        std::size_t facts = 0; ///< of the path, when it was made
        int number = 0;        ///< of the tries of the same thing
        bool isStale = false;
        bool isFaint = false; ///< something changed that hardly matters
        Box box{};
        bool sawBoard = false; ///< looked at the board as a whole, so every change may matter
    };
    /// Who looked at a task.
    struct Reader {
        int tried;
        int number;
    };

    /// Of the latest try of something, which nothing has overtaken.
    [[nodiscard]] bool isCurrent(const Reader& reader) const
    {
        const Try& latest = m_tries[static_cast<std::size_t>(reader.tried)];
        return latest.number == reader.number && !latest.isStale;
    }
    [[nodiscard]] bool stillReads(const Reader&, const Mind::Woken&);
    void addReader(int task, Reader);

    const Mind* m_mind;
    std::vector<Try> m_tries;
    /// Who looked at a task that is not about the whole board; former tries among them.
    struct Readers {
        std::vector<Reader> all;
        std::size_t current = 0; ///< when it was counted last
    };
    std::vector<Readers> m_readers; ///< by task
    std::vector<int> m_notedIn;     ///< by task: the last note that named it
    int m_notes = 0;
};

} // namespace tokisuji::tracing
