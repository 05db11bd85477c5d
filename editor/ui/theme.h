// Theme: colours and type of everything round the board, light or dark.
#pragma once

#include "editor/export/palette.h"
#include "editor/model/settings.h"

#include <QFont>
#include <QPalette>

namespace tokisuji {

/// The colours of the running program, on the board and round it.
[[nodiscard]] const Palette& colours();

/// Gives the application its palette, style sheet and font. System follows the desktop: call it again whenever the
/// desktop's theme changes.
void applyTheme(ThemeChoice choice);
/// The same as if this were the desktop's palette.
void applyTheme(ThemeChoice choice, const QPalette& desktop);

/// Is it a palette for people who need strong contrast?
[[nodiscard]] bool isHighContrast(const QPalette& desktop);
/// The colours of a theme with everything round the board in those of such a palette.
[[nodiscard]] Palette withContrastOf(Palette palette, const QPalette& desktop);

enum class TextRole : std::uint8_t { Caption, Secondary, Body, Head, Strong, Title, Verdict };

/// The desktop's font with a Japanese one behind it, in the size of the role.
[[nodiscard]] const QFont& textFont(TextRole role);

/// The user wants nothing to move.
void setMotionReduced(bool reduced);
/// Durations of movements; zero if the desktop or the user wants none.
[[nodiscard]] int motionMs(int wanted);

} // namespace tokisuji
