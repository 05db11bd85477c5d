// Reason tips: disabled controls say why when the mouse rests on them.
#pragma once

#include "editor/ui/needs.h"

#include <initializer_list>

class QAction;
class QMenu;
class QWidget;

namespace tokisuji {

/// Disabled menu items show their status tip; the others show none, as their text says it all.
void showReasonsIn(QMenu* menu);

/// While the widget is disabled, its tip is the reason why the action is; while it is enabled, its own. The caller
/// decides whether it is enabled.
void followReason(QWidget* widget, const QAction* action);

struct NeedState {
    Need need;
    bool isMet;
};
/// Enables the widget when all needs are met. While it is disabled, its tip is the reason: that of the first need not
/// met.
void allow(QWidget* widget, std::initializer_list<NeedState> needs);

} // namespace tokisuji
