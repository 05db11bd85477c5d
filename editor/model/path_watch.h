// PathWatch: does the path that the author intends still hold, and which edit broke it?
//
//   document changed ──► check of the current board ──► current(), changed()
//                    └─► when idle: the main lane, from the marked node on, one after the other ──► stateAt(),
//                        firstBreak(), changed()
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
    Unknown, ///< the check took too long
    Running, ///< wanted, not known yet
};

/// Does a step with this status still stand?
[[nodiscard]] bool stands(StepStatus);
[[nodiscard]] PathState stateOf(const PathCheck&);
/// checkPath() for the intended steps: only their status is reported. A step that fell with one that is not intended
/// counts as a break of its own.
[[nodiscard]] PathCheck checkIntended(const IntendedPath&, const Board&, const Profile&, const std::stop_token&);
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
    /// After which a check of one board gives up (default 20 s).
    void setLimit(std::chrono::milliseconds limit);

    /// The path of the document; nullptr: none.
    [[nodiscard]] const IntendedPath* intended() const;
    /// The intended steps on the current board; nullptr as long as that is not known.
    [[nodiscard]] const PathCheck* current() const;
    /// None without a path.
    [[nodiscard]] PathState currentState() const;
    /// Of a node of the main lane, from the marked one on (or from where the main lane left it).
    [[nodiscard]] PathState stateAt(NodeId node) const;
    /// The first of those nodes at which the path does not hold: the edit that broke it. noNode: it holds everywhere,
    /// or not everything before is known yet.
    [[nodiscard]] NodeId firstBreak() const;
    /// The steps that fell there although everything they rely on held.
    [[nodiscard]] const std::vector<StepId>& brokenSteps() const;

    /// Marks a trace of the current board as the intended one; `steps`: those of its main line that matter, empty: all.
    void setIntended(const Trace& trace, std::set<StepId> steps = {});
    void clearIntended();

signals:
    /// The path, or what is known of it at any node; at most 60 times a second.
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
