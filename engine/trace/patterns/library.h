// Library: the patterns of a genre, ready to be looked for. They are text in resources/patterns that becomes a part of
// the program; a genre's is read when the first trace of that genre begins.
#pragma once

#include "engine/trace/patterns/local_rules.h"
#include "engine/trace/patterns/matches.h"
#include "engine/trace/patterns/pattern.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji::tracing {

class PatternLibrary {
public:
    explicit PatternLibrary(PatternBook);
    /// Of the program's own patterns; nullptr where a genre has none.
    [[nodiscard]] static const PatternLibrary* of(std::string_view genre);

    [[nodiscard]] const PatternBook& book() const { return m_book; }
    [[nodiscard]] PatternMatches findIn(const LocalRules&) const;
    void add(const Pattern&);

private:
    friend class PatternFinder;
    struct Placed {
        Form form;
        Place base;
    };
    /// A pattern in one of the ways it can lie.
    struct Variant {
        int pattern;
        TechniqueId technique;
        Pattern theorem;
        std::vector<Placed> rules;
    };
    [[nodiscard]] static TechniqueId namelessOf(const Pattern&);
    void addTurns(int pattern);
    void addExchanged(int pattern);
    void addVariant(int pattern, TechniqueId, Pattern theorem);

    PatternBook m_book;
    std::vector<Variant> m_variants;
    std::set<std::string> m_lines; ///< of the variants
};

/// The texts of the program's own patterns, by genre.
struct PatternText {
    std::string_view genre;
    std::string_view text;
};
[[nodiscard]] std::span<const PatternText> patternTexts();
/// Of one genre; empty where it has none.
[[nodiscard]] std::string_view patternTextOf(std::string_view genre);
/// Has the genre a pattern of this name?
[[nodiscard]] bool isPatternOf(std::string_view genre, std::string_view technique);

} // namespace tokisuji::tracing
