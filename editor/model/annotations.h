// Annotations: what an author writes on a log beside its edits: names, bookmarks, pins, the path that is meant.
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

/// A trace that the author means solvers to take.
struct IntendedPath {
    NodeId markedAt = noNode; ///< the state that was traced
    Trace trace;
    std::set<StepId> steps; ///< those of the main line that are meant; empty: all of them
};

/// A value; the path is shared because it is large and never changes.
struct Annotations {
    Metadata metadata;
    std::vector<Bookmark> bookmarks; ///< one per node, by node
    NodeId pinA = noNode;
    NodeId pinB = noNode;
    std::shared_ptr<const IntendedPath> intended;
    QByteArray viewState; ///< what a window wants to find again; its own affair

    friend bool operator==(const Annotations&, const Annotations&) = default;
};

} // namespace tokisuji
