// AdviceQuestion: what is asked about the clues of a board, and what is answered.
#pragma once

#include "editor/model/live_job.h"
#include "editor/model/verdict_cache.h"
#include "engine/advice/idle_clues.h"
#include "engine/advice/repairs.h"
#include "engine/advice/telling_places.h"
#include "engine/advice/what_if.h"

#include <variant>

namespace tokisuji {

/// Which single changes help? `target`: the solution that must remain one; `edited`: where clues were changed last.
struct RepairQuestion {
    Board board;
    SharedVerdict verdict;
    std::optional<Board> target;
    std::vector<Place> edited{};
};
/// Which clues could be removed?
struct IdleQuestion {
    Board board;
};
/// What would each clue do? Places near `from` first; what is known already is not tried again.
struct WhatIfQuestion {
    Board board;
    SharedVerdict verdict;
    Place from;
    std::vector<WhatIf> known{};
};
/// What is left when clues are removed in this order?
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
    /// The target is not a solution of this board; the report was made without it.
    bool targetLost = false;
};
struct MinimalAnswer {
    Board board;
};
struct TellingAnswer {
    std::optional<std::vector<TellingPlace>> places; ///< nullopt: not known
};
/// The alternative of the question's place.
using AdviceAnswer = std::variant<RepairAnswer, IdleReport, WhatIfReport, MinimalAnswer, TellingAnswer>;

using AdviceJob = LiveJob<AdviceQuestion, AdviceAnswer>;
/// From a question to its answer, with answers so far on the way.
using AdviceFunction = AdviceJob::Work;
using AdviceSink = AdviceJob::Send;

/// The engine's own answers.
[[nodiscard]] AdviceAnswer engineAdvice(const AdviceQuestion&, const std::stop_token&, const AdviceSink&);

} // namespace tokisuji
