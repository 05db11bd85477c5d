#include "editor/model/file_writing.h"

#include <utility>

namespace tokisuji {

namespace {

std::optional<Error> write(LogContent content, const QString& path, FileWriting::Writer writer)
{
    const Result<History> history = History::restore(std::move(content.root), content.rootTimeMs,
                                                     std::move(content.records), content.current, content.visits);
    return history ? writer(path, *history, content.annotations) : std::optional(history.error());
}

} // namespace

FileWriting::FileWriting(const Document* document, const QString& path, Writer writer, Done done)
{
    m_gathering = std::make_unique<LogGathering>(document, [this, path, writer, done](LogContent content) {
        const auto whole = std::make_shared<const LogContent>(std::move(content));
        m_errand = std::make_unique<Errand<std::optional<Error>>>(
            [whole, path, writer](const std::stop_token&) { return write(*whole, path, writer); },
            Error{.id = "file-unwritable", .args = {path.toStdString(), "memory"}}, done);
    });
    m_gathering->start();
}

} // namespace tokisuji
