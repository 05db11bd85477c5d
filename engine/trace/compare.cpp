#include "engine/trace/compare.h"

#include <algorithm>
#include <array>

namespace tokisuji {

std::string_view nameOf(StepStatus status)
{
    constexpr std::array<std::string_view, 9> names{"same",       "other-reason", "bypassed", "vacuous", "lost",
                                                    "not-forced", "false",        "blocked",  "unknown"};
    return names[static_cast<std::size_t>(status)];
}

namespace {

bool sameReason(const Step& a, const Step& b)
{
    const auto atoms = [](const Step& step) {
        std::vector<Atom> facts;
        for (const FactUse& use : step.why.facts)
            facts.push_back(use.atom);
        return facts;
    };
    return a.technique == b.technique && a.why.constraints == b.why.constraints && atoms(a) == atoms(b);
}

} // namespace

TraceDifference compare(const Trace& left, const Trace& right)
{
    std::map<std::vector<Atom>, StepId> byConclusion;
    for (const StepId id : right.path())
        byConclusion.emplace(right.step(id).conclusions, id);
    TraceDifference difference;
    for (const StepId id : left.path()) {
        const auto found = byConclusion.find(left.step(id).conclusions);
        if (found == byConclusion.end()) {
            difference.onlyLeft.push_back(id);
            continue;
        }
        const bool same = sameReason(left.step(id), right.step(found->second));
        (same ? difference.same : difference.otherReason).push_back({id, found->second});
        byConclusion.erase(found);
    }
    for (const StepId id : right.path())
        if (const auto unmatched = byConclusion.find(right.step(id).conclusions);
            unmatched != byConclusion.end() && unmatched->second == id)
            difference.onlyRight.push_back(id);
    return difference;
}

} // namespace tokisuji
