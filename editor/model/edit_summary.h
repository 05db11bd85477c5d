// EditSummary: what an edit did, as data that a window can put into words of any language.
#pragma once

#include "engine/board/edit.h"

#include <string>
#include <utility>
#include <vector>

namespace tokisuji {

struct EditSummary {
    enum class Kind : std::uint8_t {
        Start,          ///< no edit: the root
        ClueSet,        ///< one clue at `place`: `value`, with `direction` where it has one; all its `numbers`
        ClueErased,     ///< one clue at `place` that was `before`
        MarkSet,        ///< one mark in `layer` at `place`: `value`
        MarkErased,     ///< one mark in `layer` at `place` that was `before`
        Clues,          ///< `clues` places with clues changed; as Marks
        Marks,          ///< `marks` places with marks changed; all set to `value` in `layer` when `isUniform`
        CluesErased,    ///< `clues` clues in cells
        CluesMoved,     ///< `clues` clues, one of them from `place` to `other`
        CluesTurned,    ///< the same, by `transform`
        Shifted,        ///< the whole board towards `side`
        Mixed,          ///< `clues` and `marks`
        LinesAdded,     ///< `count` rows or columns at `side`
        LinesRemoved,   ///< the same
        Transformed,    ///< `transform`
        FlagsChanged,   ///< from `flagsBefore` to `flagsAfter`
        PieceLaid,      ///< piece `value` at `place`; this and the following ones: edge-matching
        PieceTurned,    ///< the same
        PieceTakenOff,  ///< the same
        PieceMoved,     ///< from `place` to `other`
        PiecesSwapped,  ///< `place` and `other`
        PiecePinned,    ///< piece `value` at `place`
        PieceUnpinned,  ///< the same
        SideColoured,   ///< the side `direction` of the piece at `place` has colour `value`; with its joint: `count` 2
        PiecesShuffled, ///< the set is numbered anew
        SetupChanged,   ///< what the puzzle is given as a whole, from `setupBefore` to `setupAfter`
        Several,        ///< more than one structural change
        Turned,         ///< the turn `name` of a twisty puzzle
        StickerPainted, ///< the sticker at `place` in the colour `name`
        StickerCleared, ///< the same, without a colour now
        Stickers,       ///< `clues` stickers have other colours
        BackToGoal,     ///< all stickers are as in the goal
        TrialBegun,     ///< see TrialStep
        TrialAccepted,  ///< the same
    };
    Kind kind = Kind::Start;
    Layer layer = Layer::Number;
    Place place = wholeBoard;
    Place other = wholeBoard;
    int before = blank;
    int value = blank;
    Dir direction = Dir::None;
    bool isUniform = false;
    bool areNotes = false; ///< the marks are free notes
    int clues = 0;
    int images = 0; ///< ClueSet, ClueErased: how many clues at symmetric places came or went with it
    int marks = 0;
    Side side = Side::Top; ///< of lines; of the board where `place` is a slot
    int count = 0;
    Transform::Kind transform = Transform::FlipLeftRight;
    std::string flagsBefore;
    std::string flagsAfter;
    std::string setupBefore;
    std::string setupAfter;
    std::string name;
    /// Of one clue: all its numbers, each in its layer, after the edit (ClueErased: before it).
    std::vector<std::pair<Layer, int>> numbers{};

    friend bool operator==(const EditSummary&, const EditSummary&) = default;
};

/// `after`: the board that the edit led to; it knows what else stands at a place (the number beside a new arrow).
[[nodiscard]] EditSummary summaryOf(const Edit&, const Board& after);

/// Do the values of a layer belong to the author's clues (else to the marks)?
[[nodiscard]] bool isClueLayer(Layer);

} // namespace tokisuji
