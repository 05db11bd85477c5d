// BoardOverlay: the drawing of a verdict. That of a large board is made on another thread, so that the window never
// waits for it; until it is there, the one before it stays.
//
//   want ──► small board: drawn at once
//        └─► large board: value to a thread ──► drawing + revision ──► dropped if older than what is shown,
//            (skipped if a newer one waits)                             else changed()
#pragma once

#include "editor/model/verdict_cache.h"
#include "editor/ui/board_levels.h"
#include "engine/drawing/overlay_drawing.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <memory>

namespace tokisuji {

class BoardOverlay : public QObject {
    Q_OBJECT
public:
    explicit BoardOverlay(QObject* parent = nullptr);
    ~BoardOverlay() override;

    void want(const Board& board, const SharedVerdict& verdict, const OverlayOptions& options);
    void clear();
    /// Waits until no thread draws any more; false: that took longer than this.
    [[nodiscard]] static bool waitForDrawings(std::chrono::milliseconds most);
    [[nodiscard]] const Levels& levels() const { return m_levels; }
    /// The one that was wanted last; nullptr: none.
    [[nodiscard]] const SharedVerdict& verdict() const { return m_verdict; }

signals:
    /// A drawing that was made elsewhere has come.
    void changed();

private:
    using Revision = std::uint64_t;
    struct Link;
    void take(Revision revision, std::shared_ptr<Levels> levels);

    Levels m_levels;
    SharedVerdict m_verdict;
    Revision m_shown = 0;
    std::shared_ptr<Link> m_link; ///< shared with the threads
};

} // namespace tokisuji
