// TwistyDefinition: a puzzle of turns: stickers on a flat net, turns that move them, and the goal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// What stands for a sticker without a colour in a state; such a state has no answer.
constexpr char noColour = '?';

/// to[i] is the place that the sticker of place i moves to.
using Permutation = std::vector<std::uint8_t>;

/// First `a`, then `b`. Requires equal lengths.
[[nodiscard]] Permutation combined(const Permutation& a, const Permutation& b);
[[nodiscard]] Permutation reversed(const Permutation&);
[[nodiscard]] bool isIdentity(const Permutation&);

/// Where a sticker lies on the net, and how it looks.
struct Sticker {
    enum Shape : std::uint8_t { Square, PointsUp, PointsDown };
    int column = 0;
    int row = 0;
    Shape shape = Square;
    friend bool operator==(const Sticker&, const Sticker&) = default;
};

struct StickerColour {
    char letter = ' '; ///< in states
    std::string name;  ///< "white", "orange", ...: what it is drawn in
    friend bool operator==(const StickerColour&, const StickerColour&) = default;
};

struct Turn {
    std::string name;
    Permutation moves;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A stage of solving: some turns, up to a goal in which several colours count as one.
struct TurnPhase {
    std::vector<std::string> merged; ///< letters that count as one another
    std::vector<int> turns;          ///< indices of the turns of this stage
    friend bool operator==(const TurnPhase&, const TurnPhase&) = default;
};

/// A state is a string: the letter of the sticker at each place.
struct TwistyDefinition {
    static constexpr int mostStickers = 64;

    std::string en; ///< title
    std::string ja;
    std::vector<Sticker> stickers; ///< by place
    std::vector<StickerColour> colours;
    std::vector<Turn> turns;
    std::string goal;
    /// mayFollow[a][b]: turn b can come after turn a in a shortest sequence that is written in its standard order.
    std::vector<std::vector<bool>> mayFollow;
    std::vector<TurnPhase> phases; ///< two, or none

    [[nodiscard]] int places() const { return static_cast<int>(stickers.size()); }
    [[nodiscard]] int columns() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] std::optional<int> findTurn(std::string_view name) const;
    /// The index of the turn that undoes another one, if there is one.
    [[nodiscard]] std::optional<int> reverseOf(int turn) const;
};

/// The state after a turn. Requires one letter per place.
[[nodiscard]] std::string turned(const std::string& state, const Turn&);
[[nodiscard]] std::string turned(std::string state, const TwistyDefinition&, const std::vector<int>& turns);

/// A pair is left out when it does nothing or what one turn does, and when the two can change places and stand the
/// other way round in the list. Every state keeps a shortest sequence: out of order neighbours can be exchanged until
/// none is left.
[[nodiscard]] std::vector<std::vector<bool>> pairsInOrder(const std::vector<Turn>&);

/// Turns at random from the goal, none that the next one undoes or makes one of; the same for the same seed everywhere.
[[nodiscard]] std::vector<int> scramble(const TwistyDefinition&, int length, std::uint64_t seed);

} // namespace tokisuji
