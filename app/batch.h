// Batch: does a job on every puzzle that a call names, and prints the results in the order of the input.
#pragma once

#include "app/command.h"
#include "engine/board/board.h"
#include "engine/formats/exchange.h"
#include "engine/util/result.h"

#include <QJsonObject>

#include <functional>

namespace tokisuji {

/// What a job says about one board.
struct Report {
    QJsonObject json;
    std::string text; ///< without a final line end
    Exit exit = Exit::Done;
    std::string problem; ///< for standard error; set if the job could not be done
};
using Job = std::function<Report(const Board&)>;
/// One that also looks at what the input says of its puzzle.
using TextJob = std::function<Report(const Board&, const Publication&)>;

/// The first of at most `words` plain arguments is the PUZZLE, which may hold several. What cannot be read of a batch
/// is reported in its place, and the others continue.
[[nodiscard]] Checked<Exit> runJob(const Arguments&, const Job&, std::size_t words = 1);
[[nodiscard]] Checked<Exit> runJob(const Arguments&, const TextJob&, std::size_t words = 1);

/// Does a job that needs rules; a puzzle of a kind without any is a failure.
[[nodiscard]] Job withRules(Job);
[[nodiscard]] TextJob withRules(TextJob);
/// Does a job that needs a whole genre, whatever its answer is.
[[nodiscard]] Job withAnswer(Job);

/// A report of something that cannot be done with a puzzle.
[[nodiscard]] Report failure(std::string_view id, const std::string& text);
[[nodiscard]] Report failure(const Error&);

/// One line of JSON on standard output, at once.
void printJson(const QJsonObject&);
void printLine(std::string_view text);
void printMessage(std::string_view text);

} // namespace tokisuji
