// Encodings of the local primitives and of definitions: clauses once and for all.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/encoder.h"

#include <array>
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

/// What helpers of two operands imply: "all cells up to here" holds only where "all cells up to there" does.
class Implications {
public:
    void add(Lit helper, Definition::Op, std::span<const Lit> operands);
    /// The literals in chains, each of which holds only where the one before it in its chain does; most are alone.
    [[nodiscard]] std::vector<std::vector<Lit>> chains(std::span<const Lit>) const;

private:
    struct Formula {
        Definition::Op op = Definition::Xor; ///< implies nothing
        std::array<Lit, 2> operands{};
    };
    [[nodiscard]] const Formula* formulaOf(Lit l) const;
    std::vector<Formula> m_formulas; ///< by atom
};

/// The number of operands that hold is lo, lo + step, ... up to hi.
void count(Encoder, std::span<const Lit> operands, int lo, int hi, int step, const Exclusions& = {},
           const Implications& = {});
/// Outputs o[0], o[1], ...: o[k] holds if (Both: exactly if) more than k operands hold; at most `limit` outputs.
enum class Counting : std::uint8_t { Upwards, Both };
[[nodiscard]] std::vector<Lit> counter(Encoder&, std::span<const Lit> operands, int limit, Counting);
/// The same for unary numbers: the first k literals of each hold, those of the result as many as all together.
[[nodiscard]] std::vector<Lit> added(Encoder&, std::span<const std::vector<Lit>> addends, int limit,
                                     Counting = Counting::Both);
/// What the given numbers exclude; said for all instances before the first of them is encoded in full.
void differentFromGiven(Encoder, const Numbers&);

void encode(Encoder, const Any&);
void encode(Encoder, const Count&, const Exclusions&, const Implications&);
void encode(Encoder, const Different&);
/// What is certain about the numbers of a sum.
enum class Alikeness : std::uint8_t { Unknown, AllDiffer };
void encode(Encoder, const Sum&, Alikeness = Alikeness::Unknown);
void encode(Encoder, const Sequence&);
void encode(Encoder, const PairUp&);

/// Labels for what hangs together.
void separate(Encoder, const Graph&);
void definition(Encoder, Definition::Op, Lit defined, std::span<const Lit> operands);

} // namespace tokisuji::encoding
