// Publish options: what the commands that draw puzzles have in common: how they look and what stands round them.
#pragma once

#include "app/arguments.h"
#include "editor/export/export_options.h"
#include "editor/ui/texts/publish_text.h"
#include "engine/formats/exchange.h"

namespace tokisuji {

constexpr OptionSpec presetOption{"--preset", "NAME",
                                  "screen, blog or magazine: colours, line widths, greys and sizes"};
constexpr OptionSpec notesOption{"--notes", "", "also draw free notes"};
constexpr OptionSpec coordinatesOption{"--coordinates", "", "also draw row and column numbers"};
constexpr OptionSpec rulesOption{"--rules", "", "the rules of the kind of puzzle in words"};
constexpr OptionSpec difficultyOption{"--difficulty", "", "how hard a solver finds it, in stars"};
constexpr OptionSpec pathOption{"--path", "", "the steps of a solve, on a page (in a picture) of their own"};
constexpr OptionSpec codeOption{"--qr", "", "the address as a QR code"};
constexpr OptionSpec wordsOption{"--language", "CODE", "language of the texts: en, ja, ... (en)"};

/// The look that --preset, --theme, --cell and --transparent ask for, as far as they are given.
[[nodiscard]] Checked<ExportOptions> drawingWanted(const Arguments& arguments, const ExportOptions& usual = {});
/// What --title, --author, --rules, --rules-text, --example, --difficulty, --path and --qr ask for; title and author of
/// the input where they are not given.
[[nodiscard]] PublishWishes publishingWanted(const Arguments& arguments, const Publication& texts);

} // namespace tokisuji
