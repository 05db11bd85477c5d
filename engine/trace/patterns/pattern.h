// Pattern: a small situation from which something follows by the rules alone, wherever on a board it occurs.
//
// A situation consists of rules, each over named answers, and of what is known of these. It holds no clue and no frame:
// a 3 is a rule "3 of these four edges", "the same number twice" a rule "one of these two cells", and at the frame
// rules have fewer operands. So a pattern is a theorem of propositional logic, and any renaming of its answers (a
// shift, a turn, a mirror, "shaded" for "unshaded") is one as well; where a board has its rules it holds, whatever lies
// around.
//
// Rules about the board as a whole take part by what of them concerns a few places, see Net.
#pragma once

#include "engine/board/layer.h"
#include "engine/rules/instance.h"
#include "engine/util/bilingual.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// What an atom of a pattern says of an answer.
struct PatternSpot {
    enum Kind : std::uint8_t {
        Holds,  ///< of an answer with two values
        Is,     ///< it is this value
        AtLeast ///< it is this value or more
    } kind = Holds;
    Layer layer = Layer::Shade;
    Place place;
    int value = 1;
    friend auto operator<=>(const PatternSpot&, const PatternSpot&) = default;
};

/// How many of the operands hold: lo, lo+step, ... up to hi; only asked if the guard holds.
struct PatternRule {
    std::string family;
    std::vector<Lit> operands;
    int lo = 0;
    int hi = 0;
    int step = 1;
    Lit guard = Yes;
};

/// "At most one of these" rather than "at least one of these not": no rule of a pattern has negations only.
void tellPositively(PatternRule&);

/// A rule that everything hangs together, as far as some nodes are concerned. Of a closed node all ways are listed; the
/// others may have more. Whoever is present hangs together with all others that are, or reaches a node that is not
/// closed: there it may go on. With everything beyond taken as one place that may be present or not, that is all that
/// the rule says in every larger graph, however it goes on.
struct PatternNet {
    struct Way {
        int to; ///< index into nodes
        Lit link;
    };
    struct Closed {
        int node;
        std::vector<Way> ways;
    };
    std::string family;
    std::vector<Lit> nodes;
    std::vector<Closed> closed;
};

struct Pattern {
    std::vector<PatternSpot> spots;      ///< of atoms 1, 2, ...
    std::vector<Definition> definitions; ///< of the atoms after these
    std::vector<PatternRule> rules;
    std::vector<PatternNet> nets;
    std::vector<Lit> known;
    std::vector<Lit> conclusions;
    std::string technique; ///< the name that puzzlers know it by, an id of the technique table; empty: none
    int seen = 0;          ///< how often it decided a mark on the boards that it was counted on

    [[nodiscard]] int firstHelper() const { return static_cast<int>(spots.size()) + 1; }
};

/// What puzzlers call some patterns, and what is said of a step that is one of them. Views of the text that was read.
struct PatternName {
    std::string_view id;
    Bilingual name;
    Bilingual sentence; ///< with places to fill in, as in the technique table
};

/// All patterns of a genre, and the layers of its answers, of which the first one on places of a kind needs no name.
struct PatternBook {
    std::vector<Layer> layers;
    std::vector<Pattern> patterns;
    std::vector<PatternName> names{};
};

/// The lines of a pattern without its name and count. The order of its parts does not matter.
[[nodiscard]] std::string linesOf(const Pattern&, const std::vector<Layer>& layers);
/// The whole file. `title` is a comment at its beginning.
[[nodiscard]] std::string textOf(const PatternBook&, std::string_view title);
/// The text must outlive the book, which views the names in it. Nothing if a line cannot be read; `broken` gets its
/// number then, counted from 1.
[[nodiscard]] std::optional<PatternBook> readPatterns(std::string_view text, int* broken = nullptr);

/// The names alone. What cannot be read is none.
[[nodiscard]] std::vector<PatternName> readPatternNames(std::string_view text);

/// Turns and mirrors (the lowest three bits) and the exchange of yes and no, of the values 1 and 2 (the fourth).
constexpr int patternSymmetries = 16;
/// The same theorem with other names of the answers.
[[nodiscard]] Pattern transformed(const Pattern&, int symmetry);
/// Of all turns and mirrors the one whose lines come first, beside the origin; of answers that look different when they
/// are turned (slashes) the pattern as it is.
[[nodiscard]] Pattern canonical(const Pattern&, const std::vector<Layer>& layers);
/// What a person takes for the same, each once and beside the origin: turned and mirrored. Answers that look different
/// when they are turned (slashes) take each other's place there.
[[nodiscard]] std::vector<Pattern> turnsOf(const Pattern&, const std::vector<Layer>& layers);
/// The other symmetries, likewise: with yes and no exchanged.
[[nodiscard]] std::vector<Pattern> exchangedOf(const Pattern&, const std::vector<Layer>& layers);

} // namespace tokisuji
