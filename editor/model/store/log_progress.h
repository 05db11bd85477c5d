// LogProgress: how much of a document has been handed over to its log.
#pragma once

#include "editor/model/document.h"
#include "editor/model/store/log_change.h"

#include <utility>

namespace tokisuji {

/// Begins with nothing but the board at the root.
class LogProgress {
public:
    LogProgress() = default;
    /// What a puzzle says of itself when it is opened (where it came from) does not count as a change.
    explicit LogProgress(Annotations atFirst) : m_annotations(std::move(atFirst)) {}
    /// Everything has been handed over.
    explicit LogProgress(const Document& document);
    /// As above, but the log was left at another node.
    LogProgress(const Document& document, NodeId current) : LogProgress(document) { m_current = current; }

    /// What has happened in the document since the last call.
    [[nodiscard]] LogChange advance(const Document& document);
    /// Nothing has happened since.
    [[nodiscard]] bool isUpToDate(const Document& document) const;
    /// The newest node that was handed over.
    [[nodiscard]] NodeId newest() const { return m_size - 1; }
    [[nodiscard]] NodeId current() const { return m_current; }

private:
    void noteMoves(const History& history, LogChange& change) const;

    NodeId m_size = 1;
    NodeId m_current = 0;
    Annotations m_annotations;
};

} // namespace tokisuji
