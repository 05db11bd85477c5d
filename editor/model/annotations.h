// Annotations: what an author adds to a log besides its edits: names, bookmarks, pins, the intended path.
#pragma once

#include "editor/model/history.h"
#include "engine/trace/trace.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <set>
#include <vector>

namespace tokisuji {

struct Metadata {
    QString title;
    QString author;
    QString source;
    QString rulesNote; ///< what the author says about the rules of this puzzle
    friend bool operator==(const Metadata&, const Metadata&) = default;
};

struct Bookmark {
    NodeId node = noNode;
    QString name;
    QString note; ///< e.g. the assumption that began the branch
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// A trace that the author intends solvers to follow.
struct IntendedPath {
    NodeId markedAt = noNode; ///< the state that was traced
    Trace trace;
    std::set<StepId> steps; ///< the intended ones of the main line; empty: all of them
};

/// A value; the path is shared because it is large and never changes.
struct Annotations {
    Metadata metadata;
    std::vector<Bookmark> bookmarks; ///< one per node, by node
    NodeId pinA = noNode;
    NodeId pinB = noNode;
    std::shared_ptr<const IntendedPath> intended;
    QByteArray viewState; ///< what a window wants to restore; only the window knows its meaning

    friend bool operator==(const Annotations&, const Annotations&) = default;
};

} // namespace tokisuji
