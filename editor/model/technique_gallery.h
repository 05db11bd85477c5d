// Technique gallery: every technique with a small board on which the tracer finds it, and the kinds of puzzles that
// have it. Nothing is kept but the boards: the steps are those that the tracer finds now.
#pragma once

#include "engine/genre/genre.h"
#include "engine/trace/technique.h"
#include "engine/trace/trace.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tokisuji {

struct ShownTechnique {
    const Technique* technique = nullptr;
    std::optional<Board> board;         ///< before the step
    std::shared_ptr<const Trace> trace; ///< the step of the main line that it belongs to
    StepId step = 0;                    ///< inside a hypothesis, or the step of the main line
    std::vector<const Genre*> genres;   ///< where it works, as far as it was looked for
};

/// The techniques that steps can have, by their levels, with nothing to show yet; the kinds that name one themselves.
[[nodiscard]] const std::vector<ShownTechnique>& techniquesByLevel();
/// The same with boards from resources/techniques.json, and with the kinds whose samples need a technique. Takes
/// seconds. Works on any thread.
[[nodiscard]] std::vector<ShownTechnique> techniqueGallery(const std::stop_token& stop = {});

} // namespace tokisuji
