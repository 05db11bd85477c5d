// BoardOverlay: the drawing of a verdict. That of a large board is made on another thread, so that the window never
// waits for it; until it is there the one before it stands.
//
//   want ──► small board: drawn at once
//        └─► large board: value to a thread ──► drawing + revision ──► dropped if stale, else changed()
#pragma once

#include "editor/ui/board_levels.h"
#include "engine/drawing/overlay_drawing.h"

#include <QObject>

#include <memory>
#include <optional>

namespace tokisuji {

class BoardOverlay : public QObject {
    Q_OBJECT
public:
    explicit BoardOverlay(QObject* parent = nullptr) : QObject(parent) {}

    void want(const Board& board, const Verdict& verdict, const OverlayOptions& options);
    void clear();
    [[nodiscard]] const Levels& levels() const { return m_levels; }

signals:
    /// A drawing that was made elsewhere has come.
    void changed();

private:
    void take(std::uint64_t revision, std::shared_ptr<Levels> levels);

    Levels m_levels;
    std::uint64_t m_revision = 0; ///< of what is wanted
};

} // namespace tokisuji
