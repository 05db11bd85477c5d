// Trace JSON: a trace as JSON and back, without loss. How hard its steps are is written, and rated anew where a trace is
// read: an older one may have been rated by another scale.
//
// The steps of the main line stand in "steps"; a step that rests on hypotheses has them in "cases", each with its own
// "steps". A list holds a step that belongs to another line by its number only. Steps that stand in no line are in
// "aside", hypotheses that led nowhere in "tried".
#pragma once

#include "engine/trace/trace.h"
#include "engine/util/result.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace tokisuji {

/// A sentence to add to each step as "text"; reading ignores it.
using StepWords = std::function<QString(const Trace&, const Step&)>;

[[nodiscard]] QJsonObject toJson(const Trace&, const StepWords& words = {});

/// Whatever the input, the returned trace is consistent: its numbers are those of things that exist, and no step is
/// inside itself. Errors: "trace-field" with the field that is missing or wrong, "trace-order" with the number of the
/// step, branch or split that does not fit the others.
[[nodiscard]] Result<Trace> traceFromJson(const QJsonObject&);

} // namespace tokisuji
