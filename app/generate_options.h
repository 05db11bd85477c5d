// Generate options: what a call of `generate` asks for, read from its words.
#pragma once

#include "app/arguments.h"
#include "engine/generate/generator.h"

namespace tokisuji {

struct GenerateCall {
    const Genre* genre = nullptr;
    GenerateOptions options; ///< its seed is that of the first puzzle
    int count = 1;
};

/// Anything wrong is reported as a UsageProblem: a file that cannot be read, options that suit no puzzle.
[[nodiscard]] Checked<GenerateCall> generateCallOf(const Arguments&);

} // namespace tokisuji
