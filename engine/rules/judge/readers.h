// The judge's reading of each primitive, one file per primitive. `holds` decides; `witness` names what to point at once
// it is known to be broken, if that is not everything the primitive mentions; `measure` is the quantity that a
// comparing primitive compares with its number.
#pragma once

#include "engine/rules/judge.h"

#include <optional>

namespace tokisuji::judging {

[[nodiscard]] bool holds(const Any&, const Assignment&);
[[nodiscard]] bool holds(const Count&, const Assignment&);
[[nodiscard]] bool holds(const Different&, const Assignment&);
[[nodiscard]] bool holds(const Sum&, const Assignment&);
[[nodiscard]] bool holds(const Sequence&, const Assignment&);
[[nodiscard]] bool holds(const PairUp&, const Assignment&);
[[nodiscard]] bool holds(const Connected&, const Assignment&);
[[nodiscard]] bool holds(const Acyclic&, const Assignment&);
[[nodiscard]] bool holds(const Separate&, const Assignment&);
[[nodiscard]] bool holds(const Circuit&, const Assignment&);
[[nodiscard]] bool holds(const OneSeedEach&, const Assignment&);
[[nodiscard]] bool holds(const PartSize&, const Assignment&);
[[nodiscard]] bool holds(const PartSum&, const Assignment&);
[[nodiscard]] bool holds(const AreasRelate&, const Assignment&);
[[nodiscard]] bool holds(const BlockSize&, const Assignment&);
[[nodiscard]] bool holds(const SeedPairs&, const Assignment&);
[[nodiscard]] bool holds(const InOrder&, const Assignment&);
[[nodiscard]] bool holds(const Rays&, const Assignment&);
/// The same, but borders within a region are allowed.
[[nodiscard]] bool holdsLoosely(const SeedPairs&, const Assignment&);

[[nodiscard]] std::vector<Place> witness(const PairUp&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const Connected&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const Acyclic&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const Separate&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const Circuit&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const OneSeedEach&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const PartSize&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const PartSum&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const AreasRelate&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const BlockSize&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const SeedPairs&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const InOrder&, const Assignment&);
[[nodiscard]] std::vector<Place> witness(const Rays&, const Assignment&);

[[nodiscard]] int measure(const Count&, const Assignment&);
[[nodiscard]] int measure(const PartSize&, const Assignment&);
[[nodiscard]] int measure(const PartSum&, const Assignment&);
/// Nothing while a number is missing.
[[nodiscard]] std::optional<int> measure(const Sum&, const Assignment&);

/// Indices of the territory's cells that are connected to its first one.
[[nodiscard]] std::vector<std::size_t> reachedCells(const Territory&, const Assignment&);

} // namespace tokisuji::judging
