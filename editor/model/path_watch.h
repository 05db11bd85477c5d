// PathWatch: does the path that the author intends still hold, and which edit broke it?
//
//   document changed ──► check of the current board ──► current(), changed()
//                    └─► when idle: the other nodes of the main lane from the marked one on ──► stateAt(), firstBreak()
#pragma once

#include "editor/model/document.h"
#include "engine/trace/compare.h"

#include <QObject>

#include <functional>
#include <memory>

namespace tokisuji {

enum class PathState : std::uint8_t {
    None,    ///< no path is intended, or this node is not asked for
    Holds,   ///< every intended step stands
    Broken,  ///< some step does not
    Unknown, ///< the check was stopped or failed
    Running, ///< wanted, not known yet
};

/// As checkPath() does it.
using PathCheckFunction =
    std::function<PathCheck(const IntendedPath&, const Board&, const Profile&, const std::stop_token&)>;

/// Lives in the GUI thread and never waits for its worker. What is known is kept by board.
class PathWatch : public QObject {
    Q_OBJECT
public:
    explicit PathWatch(Document* document, QObject* parent = nullptr);
    /// Checks with a function of the caller's, which is called on the worker's thread.
    PathWatch(Document* document, PathCheckFunction function, QObject* parent = nullptr);
    ~PathWatch() override;

    /// Profiles beside the built-in ones: a path is checked with the one of the name that its trace has.
    void setOwnProfiles(std::vector<Profile> profiles);

    /// The path of the document; nullptr: none.
    [[nodiscard]] const IntendedPath* intended() const;
    /// The intended steps on the current board; nullptr as long as that is not known.
    [[nodiscard]] const PathCheck* current() const;
    [[nodiscard]] PathState currentState() const;
    /// Of a node of the main lane.
    [[nodiscard]] PathState stateAt(NodeId node) const;
    /// The first node of the main lane, from the marked one on, at which the path no longer holds although it held
    /// before: the edit that broke it. noNode: it holds, or not enough is known yet.
    [[nodiscard]] NodeId firstBreak() const;
    /// What broke there: steps that fell although all that they lean on stands.
    [[nodiscard]] std::vector<StepId> brokenSteps() const;

    /// Marks a trace of the current board as the intended one; `steps`: those of its main line that matter, empty: all.
    void setIntended(const Trace& trace, std::set<StepId> steps = {});
    void clearIntended();

signals:
    /// The path, or what is known of it on any node.
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

/// Has the step of this status fallen?
[[nodiscard]] bool stands(StepStatus status);

} // namespace tokisuji
