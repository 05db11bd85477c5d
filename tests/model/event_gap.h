// How much work the turns of the event loop do.
#pragma once

#include "tests/support/work_clock.h"

#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace tokisuji {

/// The most work in milliseconds that this thread does between two ticks of a timer of 1 ms, while `during` runs at
/// each of `turns` ticks.
inline double longestTurnMs(int turns, const std::function<void(int turn)>& during)
{
    tests::WorkClock clock(tests::WorkClock::Thread);
    QTimer timer;
    QEventLoop loop; // QTest::qWait would sleep between events
    double longest = 0;
    int turn = 0;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        longest = std::max(longest, clock.ms());
        clock.start();
        during(turn++);
        if (turn == turns)
            loop.quit();
    });
    timer.start(1);
    loop.exec();
    return longest;
}

} // namespace tokisuji
