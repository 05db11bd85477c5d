// A profile that knows no patterns: what these see at a glance, it finds with techniques and hypotheses, if later.
#pragma once

#include "engine/trace/patterns/library.h"
#include "engine/trace/profile.h"

namespace tokisuji {

/// Everything that a pattern may be called is off besides what was.
inline Profile withoutPatterns(Profile profile)
{
    profile.off.insert({"pattern", "pattern-at-sight"});
    for (const tracing::PatternText& text : tracing::patternTexts())
        for (const auto& pattern : tracing::PatternLibrary::of(text.genre)->book().patterns)
            profile.off.insert(pattern.technique);
    return profile;
}

} // namespace tokisuji
