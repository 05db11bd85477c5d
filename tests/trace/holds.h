// What a solution says of the statements of a trace.
#pragma once

#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <algorithm>

namespace tokisuji {

/// Does the solution say what the atom says?
inline bool holds(const Board& solution, const Atom& atom)
{
    const auto value = [&](AnswerPlace spot) { return std::max(0, solution.at(spot.layer, spot.place)); };
    const auto has = [&](AnswerPlace spot, int wanted) {
        return spot.layer == Layer::Line ? value(spot) >= wanted : value(spot) == wanted;
    };
    switch (atom.op) {
    case Atom::Is:
        return value(atom.at) == atom.value;
    case Atom::IsNot:
        return value(atom.at) != atom.value;
    case Atom::AtLeast:
        return value(atom.at) >= atom.value;
    case Atom::AtMost:
        return value(atom.at) <= atom.value;
    case Atom::Same:
        return has(atom.at, atom.value) == has(atom.other, atom.otherValue);
    case Atom::Opposite:
        return has(atom.at, atom.value) != has(atom.other, atom.otherValue);
    }
    return false;
}

inline bool agrees(const Board& solution, const Trace& trace)
{
    return std::ranges::all_of(trace.path(), [&](StepId id) {
        return std::ranges::all_of(trace.step(id).conclusions, [&](const Atom& atom) { return holds(solution, atom); });
    });
}

} // namespace tokisuji
