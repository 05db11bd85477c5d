// Naming: the finer names that a genre gives to what the propagators find, and which of them the profile knows.
#pragma once

#include "engine/trace/ground.h"
#include "engine/trace/profile.h"

#include <vector>

namespace tokisuji::tracing {

class Naming {
public:
    Naming(const Ground&, std::string_view genre, const Profile&);

    /// Names the deduction; false when the profile does not know that technique.
    [[nodiscard]] bool admit(Deduction&) const;
    /// Is this the technique of a move, or a finer name for it?
    [[nodiscard]] bool isNameOf(Move, TechniqueId) const;
    /// The name of a short contradiction by the rules that take part in it; the given one when it has none.
    [[nodiscard]] TechniqueId ofRules(const Deduction&) const;

private:
    struct Row {
        const RuleFamily* family;
        Shape shape;
        TechniqueId technique;
    };
    void add(Move, const Row&);
    [[nodiscard]] TechniqueId nameOf(const Deduction&) const;

    const Ground* m_ground;
    std::vector<std::vector<Row>> m_rows; ///< by move
    std::vector<char> m_known;            ///< by technique
};

} // namespace tokisuji::tracing
