// Encodings of the local primitives and of definitions: clauses once and for all.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/encoder.h"

#include <cstdint>
#include <span>
#include <unordered_set>

namespace tokisuji::encoding {

/// Pairs of literals that certainly do not hold together.
class Exclusions {
public:
    void add(Lit a, Lit b)
    {
        m_pairs.insert(key(a, b));
        m_pairs.insert(key(b, a));
    }
    [[nodiscard]] bool exclude(Lit a, Lit b) const { return m_pairs.contains(key(a, b)); }

private:
    [[nodiscard]] static std::uint64_t key(Lit a, Lit b)
    {
        return static_cast<std::uint64_t>(a.code) << 32 | static_cast<std::uint32_t>(b.code);
    }
    std::unordered_set<std::uint64_t> m_pairs;
};

/// The number of operands that hold is lo, lo + step, ... up to hi.
void count(Encoder, std::span<const Lit> operands, int lo, int hi, int step, const Exclusions& = {});
/// Outputs o[0], o[1], ...: o[k] holds if (Both: exactly if) more than k operands hold; at most `limit` outputs.
enum class Counting : std::uint8_t { Upwards, Both };
[[nodiscard]] std::vector<Lit> counter(Encoder&, std::span<const Lit> operands, int limit, Counting);
/// The same for unary numbers: the first k literals of each hold, those of the result as many as all together.
[[nodiscard]] std::vector<Lit> added(Encoder&, std::span<const std::vector<Lit>> addends, int limit);
/// What the given numbers exclude; said for all instances before the first of them is encoded in full.
void differentFromGiven(Encoder, const Numbers&);

void encode(Encoder, const Any&);
void encode(Encoder, const Count&, const Exclusions&);
void encode(Encoder, const Different&);
void encode(Encoder, const Sum&);
void encode(Encoder, const Sequence&);
void encode(Encoder, const PairUp&);

/// Labels for what hangs together.
void separate(Encoder, const Graph&);
void definition(Encoder, Definition::Op, Lit defined, std::span<const Lit> operands);

} // namespace tokisuji::encoding
