#include "engine/rules/literals.h"

namespace tokisuji {

namespace {

using Lits = std::vector<Lit>;

void append(Lits& all, const Lits& more)
{
    all.insert(all.end(), more.begin(), more.end());
}

void append(Lits& all, const std::vector<NumberVar>& numbers)
{
    for (const NumberVar& number : numbers)
        append(all, number.values);
}

void append(Lits& all, const Graph& graph)
{
    append(all, graph.nodes);
    for (const Graph::Link& link : graph.links)
        all.push_back(link.present);
}

void append(Lits& all, const Circuit& circuit)
{
    append(all, circuit.right);
    append(all, circuit.down);
}

void append(Lits& all, const Mirrors& mirrors)
{
    append(all, mirrors.slash);
    append(all, mirrors.backslash);
}

void appendTable(Lits& all, const Rules& r, const Instance& i)
{
    switch (i.kind) {
    case Kind::Any:
    case Kind::Count:
        return;
    case Kind::Different:
    case Kind::Sum:
        return append(all, r.numbers(i).numbers);
    case Kind::Sequence:
        return append(all, r.sequence(i).cells);
    case Kind::Connected:
    case Kind::Acyclic:
    case Kind::Separate:
    case Kind::PairUp:
        return append(all, r.graph(i));
    case Kind::Circuit:
        return append(all, r.circuit(i));
    case Kind::InOrder:
        return append(all, r.course(i).loop);
    case Kind::Parts:
    case Kind::PartSize:
    case Kind::PartSum:
        return append(all, r.parts(i).present.all());
    case Kind::BlockSize:
        return append(all, r.blocks(i).numbers);
    case Kind::SeedPairs:
        return append(all, r.division(i).border.all());
    case Kind::Rays:
        return append(all, r.mirrors(i));
    }
}

} // namespace

std::vector<Lit> literalsOf(const Rules& r, const Instance& i)
{
    const auto operands = r.operands(i);
    Lits lits(operands.begin(), operands.end());
    if (isLocal(i.kind))
        appendTable(lits, r, i);
    return lits;
}

std::vector<Lit> allLiteralsOf(const Rules& r, const Instance& i)
{
    const auto operands = r.operands(i);
    Lits lits(operands.begin(), operands.end());
    lits.push_back(i.guard);
    appendTable(lits, r, i);
    return lits;
}

} // namespace tokisuji
