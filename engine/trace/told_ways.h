// ToldWays: what a rule's ways lead to, with the reasons and with each way as people see it.
#pragma once

#include "engine/trace/demands.h"
#include "engine/trace/thinner.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tokisuji::tracing {

class ToldWays {
public:
    /// Each way is followed with propagators up to a level, and takes no more than `memory` steps.
    ToldWays(Mind&, Thinner&, int maxLevel, int memory);

    /// What all ways to meet a demand have in common; none: that each breaks a rule. By no more rules and facts than
    /// lead there.
    [[nodiscard]] Deduction agreement(const Demand&, const std::vector<Fact>& common);
    /// That a way breaks a rule: from now on the placement is known to be impossible.
    [[nodiscard]] Deduction strikeOff(const Demand&, const Way&);

private:
    using Reasons = std::map<Way, Deduction>;
    [[nodiscard]] Deduction reasons(const Demand&, const Reasons&, const std::vector<Fact>& common) const;
    [[nodiscard]] Reasons reasonsOf(const std::vector<Way>&, const std::vector<Fact>& common);
    [[nodiscard]] Deduction demanded(const Demand&) const;
    [[nodiscard]] bool leads(const Demand&, const std::vector<Fact>& common, const Reasons& known);
    [[nodiscard]] bool leads(const Way&, const std::vector<Fact>& common);
    [[nodiscard]] bool isThere(const std::vector<Fact>& common) const;
    [[nodiscard]] Mind::Opening retell(const Way&, const std::vector<Fact>& common);
    [[nodiscard]] Deduction reasonsOf(const Way&, const std::vector<Fact>& common);
    [[nodiscard]] Hint areaOf(const Demand&) const;
    [[nodiscard]] std::shared_ptr<const Proof> proofOf(const std::vector<Way>&, const std::vector<Fact>& common,
                                                       Deduction exhaustive);
    [[nodiscard]] std::optional<Case> caseOf(const Way&, const std::vector<Fact>& common);

    Mind& m_mind;
    Thinner& m_thinner;
    int m_maxLevel;
    int m_memory;
};

} // namespace tokisuji::tracing
