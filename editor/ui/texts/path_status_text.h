// Path status text: the status of an intended step, as a glyph and in words.
#pragma once

#include "engine/trace/compare.h"

#include <QString>

namespace tokisuji {

struct PathStatusText {
    QString glyph; ///< "=" "≈" "⤳" "∅" "?" "×"
    QString word;
    QString help; ///< what it means, as a sentence
    friend bool operator==(const PathStatusText&, const PathStatusText&) = default;
};
[[nodiscard]] PathStatusText pathStatusText(StepStatus status);
/// The intended path at a glance: "9 of 10 intended steps hold".
[[nodiscard]] QString pathCheckSummary(const PathCheck& check);

} // namespace tokisuji
