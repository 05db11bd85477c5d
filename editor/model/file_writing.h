// FileWriting: a document that is being written to a file of a kind other than its log. The window stays usable
// meanwhile.
#pragma once

#include "editor/model/errand.h"
#include "editor/model/puzzle_file.h"
#include "editor/model/store/log_content.h"

#include <memory>

namespace tokisuji {

/// Lives in the thread of the document. Its end cancels it: the file is then as it was, or complete.
class FileWriting {
public:
    /// writePuzzleFile() or writeHistoryFile().
    using Writer = std::optional<Error> (*)(const QString& path, const History&, const Annotations&);
    using Done = std::function<void(std::optional<Error>)>;

    /// `done` may destroy the writing.
    FileWriting(const Document* document, const QString& path, Writer writer, Done done);

private:
    std::unique_ptr<LogGathering> m_gathering;
    std::unique_ptr<Errand<std::optional<Error>>> m_errand;
};

} // namespace tokisuji
