#include "editor/model/store/log_progress.h"

namespace tokisuji {

namespace {

/// Where redo goes matters only at a fork.
void noteFork(const History& history, NodeId fork, LogChange& change)
{
    const HistoryNode& node = history.node(fork);
    if (node.children.size() > 1)
        change.visits.push_back({fork, node.lastVisited});
}

} // namespace

LogProgress::LogProgress(const Document& document)
    : m_size(document.history().size()), m_current(document.history().current()), m_annotations(document.annotations())
{
}

bool LogProgress::isUpToDate(const Document& document) const
{
    const History& history = document.history();
    return history.size() == m_size && history.current() == m_current && document.annotations() == m_annotations;
}

LogChange LogProgress::advance(const Document& document)
{
    const History& history = document.history();
    LogChange change;
    if (history.size() > m_size)
        change.first = m_size;
    for (NodeId id = m_size; id < history.size(); ++id) {
        change.records.push_back(recordOf(history.node(id)));
        noteFork(history, history.node(id).parent, change);
    }
    if (history.current() != m_current) {
        noteMoves(history, change);
        change.current = history.current();
    }
    if (document.annotations() != m_annotations)
        change.annotations = document.annotations();
    *this = LogProgress(document);
    return change;
}

/// Redo has changed on the way to the current node, up to where that leaves the way to the former one.
void LogProgress::noteMoves(const History& history, LogChange& change) const
{
    NodeId former = m_current;
    for (NodeId id = history.current(); id != history.root(); id = history.node(id).parent) {
        while (history.node(former).depth > history.node(id).depth)
            former = history.node(former).parent;
        if (former == id)
            return;
        noteFork(history, history.node(id).parent, change);
    }
}

} // namespace tokisuji
