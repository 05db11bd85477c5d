#include "editor/ui/controls/choice_box.h"

#include <QAbstractItemView>
#include <QKeyEvent>

namespace tokisuji {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    view()->installEventFilter(this);
}

bool ChoiceBox::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == view() && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Cancel)) {
        event->accept();
        hidePopup();
        return true;
    }
    return QComboBox::eventFilter(watched, event);
}

} // namespace tokisuji
