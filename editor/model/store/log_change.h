// LogChange: what has happened to a document since its log was last written, as a value.
#pragma once

#include "editor/model/annotations.h"
#include "editor/model/history.h"
#include "editor/model/store/log_content.h"

#include <memory>
#include <optional>
#include <vector>

namespace tokisuji {

/// Two changes in a row can be made one.
struct LogChange {
    /// Creates the file if there is none; it holds some of the records already, or all. Empty: the file exists.
    std::shared_ptr<const LogContent> anew;
    bool makesFolder = false; ///< the folder is created again too
    NodeId first = noNode;    ///< the number of the first record; noNode without records
    std::vector<HistoryRecord> records;
    std::vector<Visit> visits;
    NodeId current = noNode;                ///< noNode: as before
    std::optional<Annotations> annotations; ///< nothing: as before

    [[nodiscard]] bool empty() const
    {
        return !anew && records.empty() && visits.empty() && current == noNode && !annotations;
    }
    /// Requires that `later` begins where this one ends.
    void append(LogChange later);
};

} // namespace tokisuji
