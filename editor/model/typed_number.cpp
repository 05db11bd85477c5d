#include "editor/model/typed_number.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int base = 10;

/// 12 goes on from 1; a list goes on where nothing stood before.
bool goesOn(const Change& begun, const Change& further)
{
    if (begun.layer != Layer::Candidates)
        return begun.after > 0 && further.after / base == begun.after;
    const auto before = unpackCandidates(begun.after), after = unpackCandidates(further.after);
    const auto differs = std::ranges::mismatch(before, after);
    return differs.in1 != before.end() && *differs.in1 > 0 && *differs.in2 / base == *differs.in1;
}

} // namespace

bool isTypedFurther(const Edit& begun, const Edit& further)
{
    const std::vector<Change> shorter = begun.changes(), longer = further.changes();
    if (shorter.empty() || begun.isStructural() || further.isStructural() || begun == further)
        return false;
    const auto isKnown = [&](const Change& change) {
        return std::ranges::any_of(shorter, [&](const Change& c) { return c.place == change.place; });
    };
    const auto isKept = [&](const Change& change) {
        return std::ranges::any_of(longer, [&](const Change& c) {
            return c.layer == change.layer && c.place == change.place && c.before == change.before
                   && (c.after == change.after || goesOn(change, c));
        });
    };
    return std::ranges::all_of(shorter, isKept) && std::ranges::all_of(longer, isKnown);
}

} // namespace tokisuji
