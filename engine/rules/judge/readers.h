// The judge's reading of each primitive, a file a primitive. `holds…` decides; `witness…` names what to point at once
// it is known to be broken.
#pragma once

#include "engine/rules/judge.h"

namespace tokisuji::judging {

[[nodiscard]] bool holdsAny(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsCount(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsDifferent(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsConnected(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsCircuit(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsParts(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsPartSize(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsPartSum(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsSum(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsSequence(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsAcyclic(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsPairUp(const Rules&, const Instance&, const Assignment&);

[[nodiscard]] std::vector<Place> witnessConnected(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessCircuit(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessParts(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessPartSize(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessPartSum(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessAcyclic(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessPairUp(const Rules&, const Instance&, const Assignment&);

[[nodiscard]] bool holdsSeparate(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsInOrder(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsRays(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessSeparate(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessInOrder(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessRays(const Rules&, const Instance&, const Assignment&);

[[nodiscard]] bool holdsBlockSize(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] bool holdsSeedPairs(const Rules&, const Instance&, const Assignment&);
/// The same, but borders within a region are let pass.
[[nodiscard]] bool holdsSeedPairsLoosely(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessBlockSize(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessSeedPairs(const Rules&, const Instance&, const Assignment&);

/// Indices of the territory's cells that hang together with its first one.
[[nodiscard]] std::vector<std::size_t> reachedCells(const Territory&, const Assignment&);

} // namespace tokisuji::judging
