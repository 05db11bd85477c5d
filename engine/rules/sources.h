// Sources: which answers an instance is about, helpers followed to what they are made of.
#pragma once

#include "engine/rules/rules.h"

#include <set>
#include <vector>

namespace tokisuji {

/// The rules outlive it and get nothing new.
class Sources {
public:
    explicit Sources(const Rules&);
    /// Indices into Rules::answers().
    [[nodiscard]] std::set<std::size_t> of(const Instance&) const;

private:
    struct Source {
        enum Kind : std::uint8_t { None, Answer, Definition, Territory } kind = None;
        std::size_t index = 0;
        friend auto operator<=>(const Source&, const Source&) = default;
    };
    template <class List, class Count>
    void number(const List&, Source::Kind, const Count& atomsOf);
    void addOperands(Source, std::vector<Lit>& open) const;

    const Rules& m_rules;
    std::vector<Source> m_sources; ///< by atom
};

} // namespace tokisuji
