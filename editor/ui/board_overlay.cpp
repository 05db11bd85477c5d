#include "editor/ui/board_overlay.h"

#include "engine/drawing/standing.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <atomic>
#include <mutex>

namespace tokisuji {

namespace {

/// Boards up to this many cells are drawn within a few milliseconds.
constexpr int smallBoard = 900;

/// Threads of their own: Qt fills large shapes on those of its global pool, and no frame may wait behind a drawing.
QThreadPool& drawingThreads()
{
    static QThreadPool threads;
    static const bool endsWithTheApplication = (qAddPostRoutine([] { threads.waitForDone(); }), true);
    Q_UNUSED(endsWithTheApplication);
    return threads;
}

Levels overlayLevels(const Board& board, const Verdict& verdict, const OverlayOptions& options)
{
    return levelsOf(standing(genreOf(board).stance, drawOverlay(board, verdict, options)));
}

} // namespace

/// What the threads know of the overlay: posting to it and its end exclude each other.
struct BoardOverlay::Link {
    std::mutex guard;
    BoardOverlay* overlay;
    std::atomic<Revision> wanted{0};
};

BoardOverlay::BoardOverlay(QObject* parent) : QObject(parent), m_link(std::make_shared<Link>())
{
    m_link->overlay = this;
}

BoardOverlay::~BoardOverlay()
{
    const std::lock_guard lock(m_link->guard);
    m_link->overlay = nullptr;
}

void BoardOverlay::want(const Board& board, const SharedVerdict& verdict, const OverlayOptions& options)
{
    const Revision revision = ++m_link->wanted;
    m_verdict = verdict;
    if (board.size().cells() <= smallBoard) {
        m_levels = overlayLevels(board, *verdict, options);
        m_shown = revision;
        return;
    }
    drawingThreads().start([=, link = m_link] {
        if (link->wanted != revision)
            return;
        const auto levels = std::make_shared<Levels>(overlayLevels(board, *verdict, options));
        const std::lock_guard lock(link->guard);
        if (BoardOverlay* overlay = link->overlay)
            QMetaObject::invokeMethod(
                overlay, [=] { overlay->take(revision, levels); }, Qt::QueuedConnection);
    });
}

bool BoardOverlay::waitForDrawings(std::chrono::milliseconds most)
{
    return drawingThreads().waitForDone(static_cast<int>(most.count()));
}

void BoardOverlay::clear()
{
    m_shown = ++m_link->wanted;
    m_verdict.reset();
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
