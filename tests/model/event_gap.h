// How long the event loop is held up.
#pragma once

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace tokisuji {

/// The longest time that a timer of 1 ms had to wait while `during` runs and the event loop turns for `lengthMs`.
inline double longestGapMs(int lengthMs, const std::function<void(int turn)>& during)
{
    QElapsedTimer clock;
    QTimer timer;
    double longest = 0;
    int turn = 0;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        longest = std::max(longest, static_cast<double>(clock.nsecsElapsed()) / 1e6);
        clock.start();
        during(turn++);
    });
    clock.start();
    timer.start(1);
    QEventLoop loop; // QTest::qWait would sleep between events
    QTimer::singleShot(lengthMs, &loop, &QEventLoop::quit);
    loop.exec();
    return longest;
}

} // namespace tokisuji
