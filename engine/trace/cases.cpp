#include "engine/trace/cases.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

/// A helper that stands for several things at once stands for these; so does one that is denied and stands for one of
/// them.
bool addMarks(const Mind& mind, Lit l, std::vector<Lit>& marks)
{
    if (l.constant() || mind.isTrue(l))
        return l != No;
    if (mind.isFalse(l))
        return false;
    if (mind.ground().isVisible(Fact{l})) {
        marks.push_back(l);
        return true;
    }
    const Definition* definition = mind.ground().definitionOf(l.atom());
    if (definition == nullptr || definition->op != (l.positive() ? Definition::And : Definition::Or))
        return false;
    return std::ranges::all_of(definition->operands,
                               [&](Lit part) { return addMarks(mind, l.positive() ? part : !part, marks); });
}

} // namespace

Case caseOf(const Mind& mind, std::span<const Lit> assumed, const Mind::Opening& opening, const Deduction& end,
            Thinner* thinner)
{
    const auto thin = [&](Deduction& d) {
        if (thinner != nullptr)
            thinner->thin(d);
    };
    Deduction visible = mind.folded(end);
    if (visible.isClash())
        thin(visible);
    Case one{.hypothesis = assumed.front(),
             .also = {assumed.begin() + 1, assumed.end()},
             .deductions = mind.cone(opening, visible.premises, thin),
             .end = visible,
             .outcome = end.isClash() ? Outcome::Contradiction : Outcome::Agree};
    one.memory = static_cast<int>(end.isClash() ? end.held.size() : one.deductions.size());
    for (const Deduction& d : one.deductions)
        if (d.proof)
            one.memory += d.proof->cases.front().memory;
    return one;
}

void addReasons(const Mind& mind, const Case& one, const Mind::Opening& opening, Deduction& into)
{
    for (const Deduction& d : one.deductions)
        mind.addReasons(d, opening, into);
    mind.addReasons(one.end, opening, into);
}

Deduction refutationOf(const Mind& mind, Lit hypothesis, const Mind::Opening& opening, Move move, Thinner* thinner)
{
    auto proof = std::make_shared<Proof>();
    proof->kind = Split::Refute;
    proof->cases.push_back(caseOf(mind, std::span(&hypothesis, 1), opening, *mind.clash(), thinner));
    Deduction d{.technique = idOf(move), .conclusions = {{!hypothesis}}};
    addReasons(mind, proof->cases.front(), opening, d);
    std::ranges::sort(d.instances);
    const auto repeated = std::ranges::unique(d.instances);
    d.instances.erase(repeated.begin(), repeated.end());
    d.proof = std::move(proof);
    return d;
}

std::optional<std::vector<Lit>> marksOf(const Mind& mind, std::span<const Lit> literals)
{
    std::vector<Lit> marks;
    if (!std::ranges::all_of(literals, [&](Lit l) { return addMarks(mind, l, marks); }) || marks.empty())
        return std::nullopt;
    std::ranges::sort(marks);
    const auto repeated = std::ranges::unique(marks);
    marks.erase(repeated.begin(), repeated.end());
    const auto denies = [&](Lit l) { return std::ranges::binary_search(marks, !l); };
    return std::ranges::any_of(marks, denies) ? std::nullopt : std::optional(std::move(marks));
}

} // namespace tokisuji::tracing
