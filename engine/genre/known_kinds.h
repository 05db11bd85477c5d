// Known kinds: the kinds of puzzles that pzpr has and that have no page yet, with what is needed to open one.
#pragma once

#include "engine/genre/genre.h"

#include <array>
#include <span>
#include <string_view>

namespace tokisuji {

/// The first parts of a URL body, as far as they are known here.
class KnownParts {
public:
    template <class... Part>
    constexpr KnownParts(Part... parts) : m_parts{parts...}, m_count(sizeof...(parts))
    {
    }
    [[nodiscard]] constexpr std::span<const UrlPart* const> list() const { return std::span(m_parts).first(m_count); }

private:
    std::array<const UrlPart*, 3> m_parts;
    std::size_t m_count;
};

struct KnownKind {
    std::string_view id;
    std::string_view otherUrlId; ///< where URLs do not use the id
    Bilingual title;
    KnownParts parts; ///< shown as far as they have a filling (see UrlPart)
    /// Where its clues stand: outside at the top and left one for each line, or several, or at all four sides; and its
    /// lines on the lattice.
    enum Look : std::uint8_t { Usual, OutsideAllFour, OnLattice } look = Usual;
    std::string_view alias{}; ///< a further name in URLs
    Bilingual unread{};       ///< what its URLs hold behind the known parts; empty: clues of some sort
};

/// Sorted by id.
[[nodiscard]] std::span<const KnownKind> knownKinds();

/// A kind whose name stands in URLs of another one, too.
struct SharedName {
    std::string_view id;
    OtherKind other;
};
[[nodiscard]] std::span<const SharedName> sharedNames();

} // namespace tokisuji
