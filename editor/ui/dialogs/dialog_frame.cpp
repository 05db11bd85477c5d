#include "editor/ui/dialogs/dialog_frame.h"

#include "editor/ui/panels/section.h"
#include "editor/ui/theme.h"

#include <QCoreApplication>

namespace tokisuji {

DialogFrame frameDialog(QDialog* dialog, const QString& heading, const QString& accept)
{
    dialog->setWindowTitle(heading);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(22, 18, 22, 16);
    column->setSpacing(12);
    auto* title = new QLabel(heading, dialog);
    QFont font = textFont(TextRole::Title);
    font.setPixelSize(qRound(font.pixelSize() * 1.2));
    title->setFont(font);
    column->addWidget(title);

    DialogFrame frame{new QVBoxLayout, new QHBoxLayout, nullptr};
    column->addLayout(frame.content, 1);
    column->addWidget(hairline(dialog));
    column->addLayout(frame.buttons);
    frame.buttons->addStretch(1);
    const bool closesOnly = accept.isEmpty();
    auto* leave = new QPushButton(closesOnly ? QCoreApplication::translate("Dialog", "Close")
                                             : QCoreApplication::translate("Dialog", "Cancel"));
    QObject::connect(leave, &QPushButton::clicked, dialog, &QDialog::reject);
    frame.buttons->addWidget(leave);
    frame.accept = leave;
    if (!closesOnly) {
        frame.accept = new QPushButton(accept);
        QObject::connect(frame.accept, &QPushButton::clicked, dialog, &QDialog::accept);
        frame.buttons->addWidget(frame.accept);
    }
    frame.accept->setDefault(true);
    return frame;
}

} // namespace tokisuji
