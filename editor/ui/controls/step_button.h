// Step button: a small square button with a sign, as beside a position in a list.
#pragma once

class QPushButton;
class QString;
class QWidget;

namespace tokisuji {

/// `icon` as of lineIcon().
[[nodiscard]] QPushButton* stepButton(const QString& icon, QWidget* parent);

/// Goes on stepping while it is held down.
[[nodiscard]] QPushButton* repeatingStepButton(const QString& icon, QWidget* parent);

} // namespace tokisuji
