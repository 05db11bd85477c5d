// What all dialogs look like: a heading, the content, a row of buttons with the one that Enter presses at the right.
#pragma once

#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace tokisuji {

struct DialogFrame {
    QVBoxLayout* content;
    QHBoxLayout* buttons; ///< further buttons go to its left end
    QPushButton* accept;
};

/// Fills the dialog; an empty `accept` makes one with a closing button only.
DialogFrame frameDialog(QDialog* dialog, const QString& heading, const QString& accept);

} // namespace tokisuji
