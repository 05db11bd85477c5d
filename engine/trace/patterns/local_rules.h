// Local rules: the rules of a board as patterns see them, over few answers each, with a form by which equal ones are
// found wherever they stand.
#pragma once

#include "engine/trace/ground.h"
#include "engine/trace/patterns/pattern.h"

#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tokisuji::tracing {

using Form = std::uint64_t;

/// Forms of literals, relative to a place: equal for what is equal but for a shift.
class Former {
public:
    using SpotOf = std::function<std::optional<PatternSpot>(int atom)>;
    using DefinitionOf = std::function<const Definition*(int atom)>;
    Former(SpotOf spots, DefinitionOf definitions) : m_spotOf(std::move(spots)), m_definitionOf(std::move(definitions))
    {
    }

    /// The first of all places that the literals speak of. Nothing if one of them is not an answer nor made of answers.
    [[nodiscard]] std::optional<Place> baseOf(const std::vector<Lit>&) const;
    [[nodiscard]] std::optional<Place> baseOf(const PatternRule&) const;
    /// Requires that baseOf knows it.
    [[nodiscard]] Form formOf(Lit, Place base) const;
    /// The same of a rule about how many of some literals hold.
    [[nodiscard]] Form formOf(const PatternRule&, Place base) const;

private:
    [[nodiscard]] bool lower(Lit, std::optional<Place>& base) const;

    SpotOf m_spotOf;
    DefinitionOf m_definitionOf;
};

/// So many of the operands hold; of rules on the board and of what follows from them for a few places.
struct LocalRule {
    int instance;
    PatternRule says; ///< over atoms of the board
    Place base;
    Form form;
};

/// A rule that everything hangs together: nodes and ways between them. The edges of a loop are nodes that hang together
/// where they meet.
struct LocalNet {
    int instance;
    std::vector<Lit> nodes;
    std::vector<std::vector<NetMap::Way>> ways; ///< without those that cannot be used
    std::unordered_map<int, int> nodeAt;        ///< by code of the literal
};

class LocalRules {
public:
    explicit LocalRules(const Ground&);
    LocalRules(const LocalRules&) = delete;
    LocalRules& operator=(const LocalRules&) = delete;

    [[nodiscard]] const Ground& ground() const { return *m_ground; }
    [[nodiscard]] const Former& former() const { return m_former; }
    [[nodiscard]] const std::vector<LocalRule>& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<LocalNet>& nets() const { return m_nets; }
    /// What the atom says of an answer that stands at one place; nothing for all others.
    [[nodiscard]] const std::optional<PatternSpot>& spotOf(int atom) const
    {
        return m_spots[static_cast<std::size_t>(atom)];
    }
    /// -1: none.
    [[nodiscard]] int atomOf(const PatternSpot&) const;
    /// The layers of the answers, in their order.
    [[nodiscard]] const std::vector<Layer>& layers() const { return m_layers; }

private:
    void nameSpots();
    void addRule(int instance, PatternRule);
    void addLocal(int instance);
    void addRings(int instance, const Graph&);
    void addParts(const PartsMap&);
    void addNets();

    const Ground* m_ground;
    std::vector<std::optional<PatternSpot>> m_spots; ///< by atom
    std::unordered_map<std::uint64_t, int> m_atoms;  ///< by what is said
    std::vector<Layer> m_layers;
    Former m_former;
    std::vector<LocalRule> m_rules;
    std::vector<LocalNet> m_nets;
};

} // namespace tokisuji::tracing
