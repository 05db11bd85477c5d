// Any: one clause. Definitions: the usual equivalences, also clauses.
#include "engine/sat/encode/local.h"

namespace tokisuji::encoding {

namespace {

/// defined <-> all operands.
void conjunction(Encoder& out, Lit defined, std::span<const Lit> operands)
{
    std::vector<Lit> all{defined};
    for (const Lit l : operands) {
        out.clause({!defined, l});
        all.push_back(!l);
    }
    out.clause(std::move(all));
}

} // namespace

void encode(Encoder out, const Any& any)
{
    out.clause(any.operands);
}

void definition(Encoder out, Definition::Op op, Lit defined, std::span<const Lit> operands)
{
    switch (op) {
    case Definition::And:
        conjunction(out, defined, operands);
        break;
    case Definition::Or: {
        std::vector<Lit> negated(operands.begin(), operands.end());
        for (Lit& l : negated)
            l = !l;
        conjunction(out, !defined, negated);
        break;
    }
    case Definition::Xor:
        for (const bool a : {false, true})
            for (const bool b : {false, true}) {
                const Lit differ = a == b ? !defined : defined;
                out.clause({a ? !operands[0] : operands[0], b ? !operands[1] : operands[1], differ});
            }
        break;
    }
}

} // namespace tokisuji::encoding
