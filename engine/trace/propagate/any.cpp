// At least one of some literals; and helpers, which are formulas of others.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

namespace tokisuji::tracing {

void examineAny(Mind& mind, int subject)
{
    const Instance& i = mind.ground().instance(subject);
    if (mind.isFalse(i.guard))
        return;
    Lit last = No;
    for (const Lit l : i.operands()) {
        if (mind.isTrue(l) || (mind.isOpen(l) && last != No))
            return;
        if (mind.isOpen(l))
            last = l;
    }
    if (last != No && mind.isOpen(i.guard))
        return;
    Deduction d{.technique = idOf(i.role() == Role::Meaning ? Move::Silent : Move::LastOption), .instances = {subject}};
    for (const Lit l : i.operands())
        if (l != last)
            d.premises.push_back({!l});
    if (last != No)
        d.conclusions = {{last}};
    else if (mind.isOpen(i.guard)) // what the rule speaks of cannot be
        d.conclusions = {{!i.guard}};
    mind.conclude(std::move(d));
}

namespace {

/// all: `whole` holds exactly when all parts do; the parts are the operands, or the negation of each.
void examineConjunction(Mind& mind, Lit whole, const std::vector<Lit>& operands, bool areNegated)
{
    const auto silent = [](std::vector<Fact> premises, std::vector<Fact> conclusions) {
        return Deduction{.premises = std::move(premises), .conclusions = std::move(conclusions)};
    };
    const auto part = [&](Lit operand) { return areNegated ? !operand : operand; };
    const auto known = [&] {
        std::vector<Fact> facts;
        for (const Lit l : operands)
            if (mind.isTrue(part(l)))
                facts.push_back({part(l)});
        return facts;
    };
    Lit open = No;
    int openCount = 0;
    for (const Lit l : operands) {
        if (mind.isFalse(part(l)))
            return mind.isFalse(whole) ? void() : mind.conclude(silent({{!part(l)}}, {{!whole}}));
        if (mind.isOpen(l)) {
            open = part(l);
            ++openCount;
        }
    }
    if (openCount == 0)
        return mind.isTrue(whole) ? void() : mind.conclude(silent(known(), {{whole}}));
    if (mind.isTrue(whole)) {
        std::vector<Fact> conclusions;
        for (const Lit l : operands)
            conclusions.push_back({part(l)});
        return mind.conclude(silent({{whole}}, std::move(conclusions)));
    }
    if (openCount == 1 && mind.isFalse(whole)) {
        std::vector<Fact> all = known();
        all.push_back({!whole});
        mind.conclude(silent(std::move(all), {{!open}}));
    }
}

/// whole = a xor b: two values give the third, one value a relation of the other two.
void examineDifference(Mind& mind, Lit whole, Lit a, Lit b)
{
    const std::array<std::array<Lit, 3>, 3> views{{{whole, a, b}, {a, whole, b}, {b, whole, a}}};
    for (const auto& [known, x, y] : views) {
        if (mind.isOpen(known))
            continue;
        const bool differ = mind.isTrue(known);
        mind.conclude({.premises = {{differ ? known : !known}}, .conclusions = {{x, differ ? !y : y}}});
        const auto through = [&](Lit from, Lit to) {
            if (mind.isOpen(from))
                return;
            const Lit value = mind.isTrue(from) ? from : !from;
            const Lit result = mind.isTrue(from) != differ ? to : !to;
            mind.conclude({.premises = {{differ ? known : !known}, {value}}, .conclusions = {{result}}});
        };
        through(x, y);
        through(y, x);
    }
}

} // namespace

void examineDefinition(Mind& mind, int subject)
{
    const Definition& definition = mind.rules().definitions()[static_cast<std::size_t>(subject)];
    const Lit whole = Lit::of(definition.atom);
    if (definition.op == Definition::Xor)
        return examineDifference(mind, whole, definition.operands[0], definition.operands[1]);
    const bool isOr = definition.op == Definition::Or; // "any" is "all" of the negations
    examineConjunction(mind, isOr ? !whole : whole, definition.operands, isOr);
}

} // namespace tokisuji::tracing
