// The inside of LiveAdvisor: what it holds, and how it decides what is to be done next.
#pragma once

#include "editor/model/live_advisor.h"

#include <QTimer>

#include <array>

namespace tokisuji {

struct LiveAdvisor::Private {
    Private(LiveAdvisor* advisor, AdviceFunction function);

    void forget();
    News next();
    [[nodiscard]] Task wantedTask() const;
    [[nodiscard]] AdviceQuestion questionOf(Task) const;
    void begin(Task);
    void halt();
    [[nodiscard]] AdviceAnswer whatIsKnown() const;
    News hear(const AdviceAnswer&, bool isLast);
    void take(const RepairAnswer&, bool isLast);
    void take(const IdleReport&, bool isLast);
    void take(const WhatIfReport&, bool isLast);
    void take(const MinimalAnswer&, bool isLast);
    void take(const TellingAnswer&, bool isLast);
    [[nodiscard]] std::vector<WhatIf> triedValues() const;
    [[nodiscard]] bool isTried(Place) const;
    [[nodiscard]] bool isDone(Task which) const { return done[static_cast<std::size_t>(which)]; }
    void setDone(Task which, bool isDone) { done[static_cast<std::size_t>(which)] = isDone; }

    LiveAdvisor* q;
    Board board;           ///< without marks
    SharedVerdict verdict; ///< nullptr: not known yet
    std::optional<Board> target;
    std::vector<Place> edited;
    bool wantsWhatIf = false;
    Place from = cellAt(0, 0);
    std::optional<std::vector<Place>> minimalOrder;
    std::optional<Board> first; ///< of the pair to be told apart
    std::optional<Board> second;
    std::chrono::milliseconds limit{60'000};
    std::uint64_t revision = 0;

    std::optional<RepairReport> repairs;
    std::optional<IdleReport> idle;
    std::optional<WhatIfReport> whatIf;
    std::optional<std::vector<TellingPlace>> telling;
    double msBefore = 0;        ///< of the runs of whatIf before
    std::array<bool, 6> done{}; ///< by Task

    Task running = Task::None;
    QTimer moveTimer; ///< the cursor has come to rest
    AdviceJob job;
};

} // namespace tokisuji
