#include "editor/ui/window/painting_turns.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace tokisuji {

void paintInTurns(const std::vector<QWidget*>& parts)
{
    if (parts.empty())
        return;
    for (QWidget* each : parts)
        each->setUpdatesEnabled(false);
    // A timer, as what is posted comes in the same turn.
    auto* timer = new QTimer(parts.front()->window());
    QObject::connect(timer, &QTimer::timeout, timer,
                     [timer, left = std::vector<QPointer<QWidget>>(parts.rbegin(), parts.rend())]() mutable {
                         if (left.back() != nullptr)
                             left.back()->setUpdatesEnabled(true);
                         left.pop_back();
                         if (!left.empty())
                             return;
                         timer->stop(); // what is deleted later may fire once more
                         timer->deleteLater();
                     });
    timer->start(0);
}

} // namespace tokisuji
