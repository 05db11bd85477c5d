// Verdict text: a verdict in words, for the panel, the timeline and screen readers.
#pragma once

#include "editor/ui/glyphs.h"
#include "engine/genre/genre.h"

#include <QString>

namespace tokisuji {

struct VerdictText {
    enum Offer : std::uint8_t { Nothing, KeepChecking, TryAgain, ChooseKind };

    VerdictGlyph glyph = VerdictGlyph::NotComputed;
    QString word;
    QString detail;
    Offer offer = Nothing;
    friend bool operator==(const VerdictText&, const VerdictText&) = default;
};

/// `limitMs` is the time after which a check stops by itself.
[[nodiscard]] VerdictText verdictText(const Verdict& verdict, double limitMs);
/// For a board without a single clue.
[[nodiscard]] VerdictText emptyBoardText();
/// For kinds of puzzles that can only be viewed, and for pictures; says so where the board does not show all of the
/// puzzle.
[[nodiscard]] VerdictText noRulesText(const Board& board);
/// "Unique", "Several solutions" …
[[nodiscard]] QString statusWord(Status status);
/// What is determined in this genre: edges, cells, points, borders, bridges, pieces or marks.
[[nodiscard]] QString determinedLabel(const Genre& genre);
/// "3.4 ms", "1.2 s".
[[nodiscard]] QString durationText(double ms);
/// Groups of three digits, held together by narrow spaces.
[[nodiscard]] QString numberText(qint64 number);

} // namespace tokisuji
