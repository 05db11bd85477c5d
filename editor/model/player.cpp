#include "editor/model/player.h"

#include <algorithm>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;

/// No two states follow each other faster than the eye can.
constexpr milliseconds shortestTurn{30};

} // namespace

Player::Player(Document* document, QObject* parent) : QObject(parent), m_document(document)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Player::step);
    const auto stop = [this] { setPlaying(false); };
    connect(document, &Document::opened, this, stop);
    connect(document, &Document::historyChanged, this, stop);
    connect(document, &Document::currentChanged, this, [this] {
        if (isPlaying())
            wait(); // somebody went elsewhere: on from there
    });
}

void Player::setPlaying(bool playing)
{
    if (playing == isPlaying())
        return;
    const History& history = m_document->history();
    if (playing && history.redoTarget() == noNode)
        m_document->goTo(history.root());
    if (playing && history.redoTarget() != noNode)
        wait();
    else
        m_timer.stop();
    emit changed();
}

void Player::setSpeed(int speed)
{
    m_speed = speed;
    if (isPlaying())
        wait();
    emit changed();
}

void Player::setSkipsGaps(bool skips)
{
    m_skipsGaps = skips;
    if (isPlaying())
        wait();
    emit changed();
}

milliseconds Player::timeToNext() const
{
    const History& history = m_document->history();
    if (history.redoTarget() == noNode)
        return milliseconds::zero();
    const milliseconds gap{history.node(history.redoTarget()).timeMs - history.node(history.current()).timeMs};
    const milliseconds counted = m_skipsGaps ? std::min(gap, longestGap) : gap;
    // A timer holds less than a log may: nobody waits for longer than a day.
    return std::clamp(counted / m_speed, shortestTurn, milliseconds{std::chrono::hours{24}});
}

void Player::wait()
{
    if (m_document->history().redoTarget() == noNode) {
        m_timer.stop();
        emit changed();
    } else {
        m_timer.start(timeToNext());
    }
}

void Player::step()
{
    // The timer has run out: what follows the move decides whether it is wound up again.
    m_document->redo();
    if (!m_timer.isActive())
        wait();
}

} // namespace tokisuji
