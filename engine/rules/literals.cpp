#include "engine/rules/literals.h"

namespace tokisuji {

namespace {

void append(std::vector<Lit>& lits, const Primitive& primitive)
{
    visitLiterals(primitive, [&](Lit l) { lits.push_back(l); });
}

} // namespace

std::vector<Lit> literalsOf(const Instance& i)
{
    std::vector<Lit> lits;
    if (i.isLocal())
        append(lits, i.says);
    return lits;
}

std::vector<Lit> allLiteralsOf(const Instance& i)
{
    std::vector<Lit> lits{i.guard};
    append(lits, i.says);
    return lits;
}

} // namespace tokisuji
