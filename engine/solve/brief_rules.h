// BriefRules: the rules of one check, with its halt.
#pragma once

#include "engine/rules/rules.h"
#include "engine/sat/halt.h"
#include "engine/solve/check_marks.h"

#include <memory>

namespace tokisuji {

/// Rules that are built only until a halt is reached. Those of a large board take longer to free than a check that is
/// told to stop has, so that this is left to others then.
class BriefRules {
public:
    BriefRules(const Board&, BoardReading, Wording, Halt);
    ~BriefRules();
    BriefRules(const BriefRules&) = delete;
    BriefRules& operator=(const BriefRules&) = delete;

    /// Otherwise the halt was reached, and nothing can be told from them.
    [[nodiscard]] bool areWhole() const { return m_areWhole; }
    [[nodiscard]] const Rules& operator*() const { return *m_rules; }
    [[nodiscard]] const Rules* operator->() const { return m_rules.get(); }

private:
    Halt m_halt;
    std::unique_ptr<Rules> m_rules;
    bool m_areWhole = false;
};

/// What a check without whole rules has to say.
Verdict givenUp(const CheckOptions&, const Halt&, const VerdictSink&);

} // namespace tokisuji
