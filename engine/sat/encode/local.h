// Encodings of the local primitives and of definitions: clauses once and for all.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/encoder.h"

#include <span>

namespace tokisuji::encoding {

void any(Encoder, std::span<const Lit> operands);
/// The number of operands that hold is lo, lo + step, ... up to hi.
void count(Encoder, std::span<const Lit> operands, int lo, int hi, int step);
/// Outputs o[0], o[1], ...: o[k] holds if (Both: exactly if) more than k operands hold; at most `limit` outputs.
enum class Counting : std::uint8_t { Upwards, Both };
[[nodiscard]] std::vector<Lit> counter(Encoder&, std::span<const Lit> operands, int limit, Counting);
/// What the given numbers exclude; said for all instances before the first of them is encoded in full.
void differentFromGiven(Encoder, const Numbers&);
void different(Encoder, const Numbers&);
void definition(Encoder, Definition::Op, Lit defined, std::span<const Lit> operands);

} // namespace tokisuji::encoding
