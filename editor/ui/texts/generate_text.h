// Generate text: the words of a search for puzzles.
#pragma once

#include "engine/generate/generator.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace tokisuji {

/// By Symmetry.
[[nodiscard]] QStringList symmetryNames();
/// In general words. For problems that are not about a technique.
[[nodiscard]] QString problemText(GenerateProblem problem);
/// Names the technique and the difficulty, or the size that is needed, where it is about these.
[[nodiscard]] QString problemText(GenerateProblem problem, const Genre& genre, const GenerateOptions& options);
/// "12 of 100 undetermined · 24 clues · 1 234 tried · 3.2 s".
[[nodiscard]] QString progressText(const GenerateProgress& progress, double ms);
/// The end of a search in a few words.
[[nodiscard]] QString endText(const Generated& result);

/// Values of clues as they are typed: "1-3, 5", with how often each is wanted behind a colon: "0:1, 2-3:4"; "?" is the
/// clue without a number. Nothing where that cannot be read; empty for an empty text.
[[nodiscard]] std::optional<std::map<int, double>> valuesFromText(const QString& text);

} // namespace tokisuji
