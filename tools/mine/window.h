// Window: a few cells of a board in the middle of a path, as a situation of which a pattern may be a part.
#pragma once

#include "engine/trace/mind.h"
#include "engine/trace/patterns/local_rules.h"
#include "engine/trace/patterns/pattern.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tokisuji::mine {

/// Cells x .. x+width-1, y .. y+height-1, with their edges and lattice points.
struct Frame {
    int x;
    int y;
    int width;
    int height;
    [[nodiscard]] bool has(Place p) const
    {
        return p.x >= 2 * x && p.x <= 2 * (x + width) && p.y >= 2 * y && p.y <= 2 * (y + height);
    }
};

/// What a pattern may consist of at most, to be seen at a glance.
struct Glance {
    std::size_t clues = 3;
    std::size_t rules = 12;
    std::size_t known = 4;
};

class Window {
public:
    Window(const tracing::LocalRules&, const tracing::Mind&, const Frame&);

    /// Nothing is open, or no rule lies within.
    [[nodiscard]] bool isIdle() const { return m_open.empty() || m_situation.rules.empty(); }
    /// Equal for windows with the same rules and the same marks.
    [[nodiscard]] std::uint64_t form() const { return m_form; }

    /// A pattern with one literal of the board that it decides. Each needs nothing that it could do without.
    struct Found {
        Pattern pattern;
        std::vector<Lit> conclusions; ///< of the board
        std::vector<Lit> premises;    ///< of the board
    };
    [[nodiscard]] std::optional<Found> search(const Glance&) const;

private:
    void nameSpots(Lit);
    [[nodiscard]] Lit toPattern(Lit);
    [[nodiscard]] bool isWithin(Lit, const Frame&) const;
    void takeRules(const Frame&, const std::vector<const tracing::LocalRule*>&);
    void takeNets(const Frame&);
    void takeFacts(const tracing::Mind&);
    [[nodiscard]] std::optional<Pattern> shrunk(Lit goal, const Glance&) const;
    void addOthers(Found&) const;
    [[nodiscard]] Lit toBoard(Lit l) const
    {
        return Lit::of(m_atoms[static_cast<std::size_t>(l.atom())], l.positive());
    }

    const tracing::LocalRules& m_local;
    Pattern m_situation;
    std::vector<int> m_atoms{0};           ///< of the board, by atom of the situation
    std::unordered_map<int, int> m_atomOf; ///< the other way round
    std::vector<Lit> m_open;               ///< undecided atoms of the situation
    std::vector<char> m_isClue;            ///< by rule
    std::uint64_t m_form = 0;
};

} // namespace tokisuji::mine
