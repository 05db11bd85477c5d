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

[[nodiscard]] std::vector<Place> witnessConnected(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessCircuit(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessParts(const Rules&, const Instance&, const Assignment&);
[[nodiscard]] std::vector<Place> witnessPartSize(const Rules&, const Instance&, const Assignment&);

} // namespace tokisuji::judging
