// Action buttons: buttons that do what an action does and are disabled when it is.
#pragma once

#include <QPushButton>

class QAction;

namespace tokisuji {

/// 30 px square with the action's icon; its tip is the action's.
[[nodiscard]] QPushButton* actionButton(QAction* action, QWidget* parent);
/// A word that can be pressed. Its text is the caller's.
[[nodiscard]] QPushButton* actionLink(QAction* action, QWidget* parent);

} // namespace tokisuji
