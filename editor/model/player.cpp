#include "editor/model/player.h"

#include <algorithm>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;

/// No two states follow each other faster than the eye can.
constexpr milliseconds shortestTurn{30};

} // namespace

Player::Player(Document* document, QObject* parent)
    : QObject(parent), m_document(document), m_reached(document->history().current())
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Player::step);
    const auto stop = [this] { setPlaying(false); };
    connect(document, &Document::opened, this, stop);
    connect(document, &Document::historyChanged, this, stop);
    connect(document, &Document::currentChanged, this, [this] {
        if (m_isStepping)
            return;
        m_reached = m_document->history().current();
        if (isPlaying())
            wait(); // somebody went elsewhere: on from there
    });
}

void Player::setPlaying(bool playing)
{
    if (playing == isPlaying())
        return;
    if (playing && goal() == noNode)
        m_document->goTo(m_document->history().root());
    if (playing && goal() != noNode)
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

void Player::setPlaysUndone(bool undone)
{
    m_playsUndone = undone;
    if (isPlaying())
        wait();
    emit changed();
}

/// The oldest state that was made later than what is played; beginnings of numbers are none.
NodeId Player::nextMade() const
{
    const History& history = m_document->history();
    for (NodeId id = m_reached + 1; id < history.size(); ++id)
        if (!history.isBeginning(id))
            return id;
    return noNode;
}

NodeId Player::goal() const
{
    const History& history = m_document->history();
    if (!m_playsUndone)
        return history.redoTarget();
    const NodeId next = nextMade();
    if (next == noNode)
        return noNode;
    const NodeId from = history.node(next).parent;
    return from == history.current() ? next : from;
}

milliseconds Player::gap() const
{
    const History& history = m_document->history();
    const auto between = [&](NodeId earlier, NodeId later) {
        const milliseconds passed{history.node(later).timeMs - history.node(earlier).timeMs};
        return m_skipsGaps ? std::min(passed, longestGap) : passed;
    };
    if (!m_playsUndone)
        return between(history.current(), history.redoTarget());
    const NodeId next = nextMade();
    return between(m_reached, next) / (history.node(next).parent == m_reached ? 1 : 2);
}

milliseconds Player::timeToNext() const
{
    if (goal() == noNode)
        return milliseconds::zero();
    // A timer holds less than a log may: nobody waits for longer than a day.
    return std::clamp(gap() / m_speed, shortestTurn, milliseconds{std::chrono::hours{24}});
}

void Player::wait()
{
    if (goal() == noNode) {
        m_timer.stop();
        emit changed();
    } else {
        m_timer.start(timeToNext());
    }
}

void Player::step()
{
    const NodeId next = goal();
    if (next == noNode)
        return wait();
    m_isStepping = true;
    const NodeId made = m_playsUndone ? nextMade() : next;
    m_document->goTo(next);
    m_isStepping = false;
    if (next == made)
        m_reached = made;
    if (!m_timer.isActive())
        wait();
}

} // namespace tokisuji
