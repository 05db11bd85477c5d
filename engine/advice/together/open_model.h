// Open model: a board on which the clues of many places are variables, in one model. Which clue a place has follows
// from the solution: it counts cells of the spare part, it is an answer itself, or it is where the spare light runs.
#pragma once

#include "engine/advice/known_solutions.h"
#include "engine/advice/open_search.h"
#include "engine/advice/together/spare_light.h"
#include "engine/advice/together/spare_part.h"
#include "engine/clues/clue_families.h"
#include "engine/sat/disposal.h"

#include <future>
#include <map>
#include <optional>
#include <vector>

namespace tokisuji {

/// A board whose clues are open.
struct OpenBoard {
    Rules rules;                       ///< atoms and answers of the board come first
    Field spare{};                     ///< for clues that claim a part
    std::optional<Place> only{};       ///< the place of all these clues, if they have but one
    std::optional<SpareLight> light{}; ///< for pairs of letters
};
/// Nothing where the rules do not speak of such parts, or of such light.
[[nodiscard]] std::optional<OpenBoard> withOpenPart(const Board&, std::optional<Place> only = {});
[[nodiscard]] std::optional<OpenBoard> withOpenPair(const Board&);

/// The same for several threads, and what is known of its solutions.
struct SharedBoard {
    std::shared_future<std::optional<OpenBoard>> board; ///< made when it is first asked for
    FoundSolutions solutions{};
};

/// A clue that is open: its numbers count spare cells, each those of some lines; or it is read off answers, and its
/// number is the option's among those that are named or have turned up.
struct OpenPlace {
    Place place;
    Counted counted{};
    const ClueFamily* read = nullptr; ///< null: it is counted
    std::vector<ClueOption> options{};
};

/// Not thread-safe.
class OpenModel {
public:
    /// The board outlives it, and so does the pool, whose answers are those of the board.
    OpenModel(const OpenBoard&, const KnownSolutions&, Halt);

    [[nodiscard]] Model& model() { return *m_model; }
    /// The place outlives the reading.
    [[nodiscard]] ClueReading readingOf(OpenPlace&);

private:
    [[nodiscard]] std::optional<RegionNumbers> numbersIn(const OpenPlace&, const Answers&) const;
    [[nodiscard]] ClueReading inSpareLight(const OpenPlace&, const ClueReading&) const;
    [[nodiscard]] std::vector<Lit> thatHas(const OpenPlace&, const RegionNumbers&);
    [[nodiscard]] std::vector<Lit> moreOf(std::span<const std::vector<Place>> lines);
    void sizeBySpan(const std::vector<Lit>& more);

    const OpenBoard& m_board;
    const KnownSolutions& m_pool;
    Halt m_halt;
    BriefModel m_model;
    /// "More than 0, 1, ... cells of these lines are spare", by the first and the last of them.
    std::map<std::pair<std::vector<Place>, std::vector<Place>>, std::vector<Lit>> m_more;
};

} // namespace tokisuji
