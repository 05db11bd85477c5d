#include "editor/ui/board_overlay.h"

#include <QPointer>
#include <QThreadPool>

namespace tokisuji {

namespace {

/// Boards up to this many cells are drawn within a few milliseconds.
constexpr int smallBoard = 900;

} // namespace

void BoardOverlay::want(const Board& board, const Verdict& verdict, const OverlayOptions& options)
{
    const std::uint64_t revision = ++m_revision;
    if (board.size().cells() <= smallBoard) {
        m_levels = levelsOf(drawOverlay(board, verdict, options));
        return;
    }
    // The context lives as long as any thread may speak to it, even when this object is gone.
    const std::shared_ptr<QObject> context(new QObject, [](QObject* object) { object->deleteLater(); });
    QThreadPool::globalInstance()->start([=, self = QPointer(this)] {
        auto levels = std::make_shared<Levels>(levelsOf(drawOverlay(board, verdict, options)));
        QMetaObject::invokeMethod(context.get(), [self, revision, levels, context] {
            if (self)
                self->take(revision, levels);
        });
    });
}

void BoardOverlay::clear()
{
    ++m_revision;
    m_levels = {};
}

void BoardOverlay::take(std::uint64_t revision, std::shared_ptr<Levels> levels)
{
    if (revision != m_revision)
        return;
    m_levels = std::move(*levels);
    emit changed();
}

} // namespace tokisuji
