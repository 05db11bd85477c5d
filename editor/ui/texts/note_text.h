// Note text: free notes and trials in words.
#pragma once

#include "engine/board/board.h"

#include <QString>
#include <QStringList>

#include <span>

namespace tokisuji {

/// The name of a colour of notes, 1 to noteColours.
[[nodiscard]] QString noteColourName(int colour);
/// What is noted at a place.
[[nodiscard]] QStringList notesText(const Board& board, Place place);
/// Nothing, or that what stands at a place is on trial. `grounds`: see drawOnTrial().
[[nodiscard]] QStringList trialText(const Board& board, std::span<const Board> grounds, Place place);

} // namespace tokisuji
