#include "engine/sat/witnesses.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::uint32_t largest = 8;

/// The literals of which one must hold where `l` does: the operands of an "or" helper, else the literal itself.
void lookThrough(const Rules& r, const std::vector<int>& definitionOf, Lit l, std::vector<Lit>& out)
{
    const int d = definitionOf[static_cast<std::size_t>(l.atom())];
    if (d < 0 || !l.positive() || r.definitions()[static_cast<std::size_t>(d)].op == Definition::Xor) {
        out.push_back(l);
        return;
    }
    const Definition& definition = r.definitions()[static_cast<std::size_t>(d)];
    if (definition.op == Definition::And)
        return lookThrough(r, definitionOf, definition.operands.front(), out);
    for (const Lit operand : definition.operands)
        lookThrough(r, definitionOf, operand, out);
}

} // namespace

std::vector<Witness> witnessesOf(const Rules& r, const Translation& t, const std::vector<Lit>& selectors)
{
    std::vector<int> definitionOf(static_cast<std::size_t>(r.atomCount()), -1);
    for (std::size_t d = 0; d < r.definitions().size(); ++d)
        definitionOf[static_cast<std::size_t>(r.definitions()[d].atom)] = static_cast<int>(d);
    std::vector<Witness> witnesses;
    for (std::size_t i = 0; i < r.instances().size(); ++i) {
        const Instance& instance = r.instances()[i];
        const bool someHolds = instance.kind == Kind::Any || (instance.kind == Kind::Count && instance.lo >= 1);
        if (!someHolds || instance.guard != Yes || instance.size > largest)
            continue;
        std::vector<Lit> oneOf;
        for (const Lit l : r.operands(instance))
            lookThrough(r, definitionOf, l, oneOf);
        if (!oneOf.empty())
            witnesses.push_back({t(oneOf), selectors[i]});
    }
    return witnesses;
}

} // namespace tokisuji
