// PathSharing: hands the path of the panel on to others: copied as text or as Markdown, saved as a page with pictures.
#pragma once

#include "editor/export/written_path.h"
#include "editor/model/errand.h"
#include "editor/ui/window/presenter.h"

#include <memory>

namespace tokisuji {

class FileCommands;
class TracePresenter;

class PathSharing : public Presenter {
    Q_OBJECT
public:
    PathSharing(const Workbench& bench, const TracePresenter* trace, const FileCommands* files);

private:
    [[nodiscard]] WrittenPath path() const;
    void copy(const QString& text, const QString& done);
    void save();

    const TracePresenter* m_trace;
    const FileCommands* m_files;
    std::unique_ptr<Errand<std::optional<QString>>> m_writing; ///< a long path, beside the window
};

} // namespace tokisuji
