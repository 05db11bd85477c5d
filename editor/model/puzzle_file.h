// Puzzle file: a puzzle and its history from a file of any kind except our own log, and back to one.
#pragma once

#include "editor/model/annotations.h"
#include "editor/model/history.h"
#include "engine/util/result.h"

#include <QStringList>

#include <optional>
#include <string_view>
#include <vector>

namespace tokisuji {

class Document;

/// What a file held.
struct ReadFile {
    History history;
    Annotations annotations;
    std::vector<Error> losses; ///< what of the log in it could not be taken over; errors as of readPuzzleWithHistory()
    QStringList others{};      ///< the texts of the other puzzles in it, readable or not
};

/// Lines of history by their suffix (.jsonl), else a definition of a twisty puzzle, a puzzle file or a URL. Errors are
/// those of the readers, and of files (args: path, then the system's reason): "file-missing", "file-not-regular" (a
/// folder, a device), "file-too-large" (args: path, limit in bytes), "file-unreadable".
[[nodiscard]] Result<ReadFile> readPuzzleFile(const QString& path);
/// The same from text, which may also be the address of a history. `source` is where it came from, unless the text says
/// so itself. Of several puzzles in the text it is the first that can be read.
[[nodiscard]] Result<ReadFile> readPuzzleText(std::string_view text, const QString& source);

/// A pzprv3 file, with the main lane as its log. An error leaves the old file as it was: "file-unwritable",
/// "file-form-unknown" (args: genre).
[[nodiscard]] std::optional<Error> writePuzzleFile(const QString& path, const History&, const Annotations&);
/// Lines of history. An error leaves the old file as it was: "file-unwritable".
[[nodiscard]] std::optional<Error> writeHistoryFile(const QString& path, const History&, const Annotations&);

[[nodiscard]] bool isHistoryPath(const QString& path);

/// Begins the document with what a file held; what could not be taken over it says by logCurtailed(), what more there
/// was by furtherPuzzlesFound().
void openIn(Document& document, ReadFile file);

} // namespace tokisuji
