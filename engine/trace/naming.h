// Naming: the finer names that a genre gives to what the propagators find, and which of them the profile knows.
#pragma once

#include "engine/trace/ground.h"
#include "engine/trace/profile.h"

#include <vector>

namespace tokisuji::tracing {

/// Gives a name to a deduction when it fits; rows are tried in order.
struct NameRow {
    std::string_view genre; ///< "": every genre
    Move move;
    std::string_view family;                       ///< of one of its instances; "": any
    bool (*fits)(const Ground&, const Deduction&); ///< nullptr: always
    std::string_view technique;
};
[[nodiscard]] std::span<const NameRow> nameRows();

class Naming {
public:
    Naming(const Ground&, std::string_view genre, const Profile&);

    /// Names the deduction; false when the profile does not know that technique.
    [[nodiscard]] bool admit(Deduction&) const;
    /// The name of a short contradiction by the rules that take part in it; the given one when it has none.
    [[nodiscard]] TechniqueId ofRules(const Deduction&) const;

private:
    struct Row {
        const NameRow* row;
        TechniqueId technique;
    };
    [[nodiscard]] TechniqueId nameOf(const Deduction&) const;

    const Ground* m_ground;
    std::string_view m_genre;
    std::vector<std::vector<Row>> m_rows; ///< by move
    std::vector<char> m_known;            ///< by technique
};

} // namespace tokisuji::tracing
