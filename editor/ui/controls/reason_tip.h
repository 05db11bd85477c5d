// Reason tips: what is off says why when the mouse rests on it.
#pragma once

#include "editor/ui/needs.h"

#include <initializer_list>

class QAction;
class QMenu;
class QWidget;

namespace tokisuji {

/// Items of the menu that are off show their status tip; the others show none, their text says it all.
void showReasonsIn(QMenu* menu);

/// While the widget is off its tip is the reason why the action is; while it is on, its own. Whether it is on is the
/// caller's affair.
void followReason(QWidget* widget, const QAction* action);

struct NeedState {
    Need need;
    bool isMet;
};
/// Switches the widget on when all needs are met. While it is off its tip is the reason: that of the first that is not.
void allow(QWidget* widget, std::initializer_list<NeedState> needs);

} // namespace tokisuji
