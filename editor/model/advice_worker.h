// AdviceWorker: one question about the clues of a board at a time, on a thread of its own; nobody ever waits for it.
#pragma once

#include "editor/model/worker.h"
#include "engine/advice/idle_clues.h"
#include "engine/advice/repairs.h"
#include "engine/advice/telling_places.h"
#include "engine/advice/what_if.h"

#include <variant>

namespace tokisuji {

/// Which single changes help? `target`: the solution that shall stay one.
struct RepairQuestion {
    Board board;
    Verdict verdict;
    std::optional<Board> target;
};
/// Which clues could go?
struct IdleQuestion {
    Board board;
};
/// What would each clue do? Places near `from` first; what is known is not tried again.
struct WhatIfQuestion {
    Board board;
    Verdict verdict;
    Place from;
    std::vector<WhatIf> known{};
};
/// What is left when clues are taken out in this order?
struct MinimalQuestion {
    Board board;
    std::vector<Place> order;
};
/// Where would a clue tell two solutions apart?
struct TellingQuestion {
    Board board;
    Board first;
    Board second;
};
using AdviceQuestion = std::variant<RepairQuestion, IdleQuestion, WhatIfQuestion, MinimalQuestion, TellingQuestion>;

struct RepairAnswer {
    RepairReport report;
    /// The target is no solution of this board; the report was made without it.
    bool targetLost = false;
};
struct MinimalAnswer {
    Board board;
};
struct TellingAnswer {
    std::vector<TellingPlace> places;
};
/// The alternative of the question's place; monostate: memory ran out.
using AdviceAnswer = std::variant<std::monostate, RepairAnswer, IdleReport, WhatIfReport, MinimalAnswer, TellingAnswer>;
using AdviceSink = std::function<void(AdviceAnswer)>;

/// From a question to its answer, with partial answers on the way.
using AdviceFunction = std::function<AdviceAnswer(const AdviceQuestion&, const std::stop_token&, const AdviceSink&)>;

/// The engine's own answers; partial ones no oftener than they can be looked at.
[[nodiscard]] AdviceFunction engineAdvice();

class AdviceWorker {
public:
    using Shared = std::shared_ptr<const AdviceAnswer>;
    using Report = Worker<AdviceQuestion, Shared>::Report;

    /// `function` is called on the worker's thread; `wake` there when a report has come and none was waiting.
    AdviceWorker(AdviceFunction function, std::function<void()> wake);

    /// Replaces the question that is worked on. Returns the number that its reports carry.
    std::uint64_t start(AdviceQuestion asked) { return m_worker.start(std::move(asked)); }
    /// The question is never heard of again.
    void stop() { m_worker.stop(); }
    /// The work ends soon and says what it has.
    void interrupt() { m_worker.interrupt(); }
    [[nodiscard]] std::optional<Report> take() { return m_worker.take(); }

private:
    Worker<AdviceQuestion, Shared> m_worker;
};

} // namespace tokisuji
