#include "editor/ui/board_overlay.h"

#include <QPointer>
#include <QThreadPool>

namespace tokisuji {

namespace {

/// Boards up to this many cells are drawn within a few milliseconds.
constexpr int smallBoard = 900;

} // namespace

BoardOverlay::BoardOverlay(QObject* parent) : QObject(parent), m_wanted(std::make_shared<std::atomic<Revision>>(0)) {}

void BoardOverlay::want(const Board& board, const Verdict& verdict, const OverlayOptions& options)
{
    const Revision revision = ++*m_wanted;
    if (board.size().cells() <= smallBoard) {
        m_levels = levelsOf(drawOverlay(board, verdict, options));
        m_shown = revision;
        return;
    }
    // The context lives as long as any thread may speak to it, even when this object is gone.
    const std::shared_ptr<QObject> context(new QObject, [](QObject* object) { object->deleteLater(); });
    QThreadPool::globalInstance()->start([=, self = QPointer(this), wanted = m_wanted] {
        if (*wanted != revision)
            return;
        auto levels = std::make_shared<Levels>(levelsOf(drawOverlay(board, verdict, options)));
        QMetaObject::invokeMethod(context.get(), [self, revision, levels, context] {
            if (self)
                self->take(revision, levels);
        });
    });
}

void BoardOverlay::clear()
{
    m_shown = ++*m_wanted;
    m_levels = {};
}

/// While verdicts stream in faster than they are drawn, every drawing that is newer than the last is welcome.
void BoardOverlay::take(Revision revision, std::shared_ptr<Levels> levels)
{
    if (revision <= m_shown)
        return;
    m_shown = revision;
    m_levels = std::move(*levels);
    emit changed();
}

} // namespace tokisuji
