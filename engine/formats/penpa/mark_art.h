// Mark art: how a solver's marks look on penpa's answer layer, drawn with the tools that people have there.
#pragma once

#include "engine/formats/penpa/clue_art.h"

#include <string>
#include <vector>

namespace tokisuji::penpa {

/// The marks of the artist's board.
void drawMarks(const Artist&);
/// Marks from an answer layer, onto a board that has its clues; what is not a mark is left on the sheet.
void readMarks(const Viewer&);

/// What penpa's page compares to know that a puzzle is solved: the names of its settings. Empty: it has none for the
/// marks of this genre.
[[nodiscard]] std::vector<std::string> checksOf(const Genre&, const Look&);
/// The array that the page makes of an answer layer, as text, byte by byte. `question` is the layer with the clues.
/// Empty: nothing that is compared has to be entered.
[[nodiscard]] std::string answerText(const Sheet& answer, const Sheet& question, const Frame&, const Look&,
                                     const std::vector<std::string>& checks);
/// The layer that such an array tells of. nullopt: it is none, or one of several answers.
[[nodiscard]] std::optional<Sheet> answerLayer(std::string_view text);

} // namespace tokisuji::penpa
