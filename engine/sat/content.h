// Content: what an instance or a definition says, independent of the rules that it stands in.
#pragma once

#include "engine/rules/rules.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tokisuji {

/// Literals of some rules in terms of another numbering of atoms.
class Translation {
public:
    Translation() = default;
    explicit Translation(int atoms);

    [[nodiscard]] Lit operator()(Lit l) const
    {
        const Lit image = m_images[static_cast<std::size_t>(l.atom())];
        return l.positive() ? image : !image;
    }
    void set(int atom, Lit image) { m_images[static_cast<std::size_t>(atom)] = image; }
    [[nodiscard]] std::vector<Lit> operator()(std::span<const Lit>) const;

private:
    std::vector<Lit> m_images;
};

/// Equal for instances that say the same; names, anchors and origins do not count.
using Content = std::vector<std::int32_t>;
struct ContentHash {
    std::size_t operator()(const Content&) const;
};
template <class Value>
using ContentMap = std::unordered_map<Content, Value, ContentHash>;

[[nodiscard]] Content contentOf(const Instance&, const Translation&);
[[nodiscard]] Content contentOf(const Definition&, const Translation&);
/// The same territory, its atoms apart, with the other names for its borders.
[[nodiscard]] Territory inNames(Territory, const Translation&);
/// Do they say the same, whatever their atoms?
[[nodiscard]] bool areSame(const Territory&, const Territory&);

} // namespace tokisuji
