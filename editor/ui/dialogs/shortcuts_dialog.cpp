#include "editor/ui/dialogs/shortcuts_dialog.h"

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/theme.h"

#include <QGridLayout>
#include <QScrollArea>

namespace tokisuji {

namespace {

QString keyText(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const Actions& actions, QWidget* parent) : QDialog(parent)
{
    const DialogFrame frame = frameDialog(this, tr("Keyboard shortcuts"), {});
    auto* help = secondaryLabel(this);
    help->setText(
        tr("Keys on the board are those of puzz.link: digits, -, Space and Backspace enter clues, arrow keys or Alt+H "
           "J K L move the cursor, Shift+arrow sets the direction of an arrow or selects cells, Alt+arrow moves what "
           "is selected. Ctrl+arrow draws lines and borders."));
    frame.content->addWidget(help);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setHorizontalSpacing(40);
    int line = 0;
    const ActionRow* before = nullptr;
    for (const ActionRow& row : actionTable()) {
        if (actions.keys(row.id).isEmpty())
            continue;
        if (before == nullptr || before->menu != row.menu) {
            auto* head =
                new QLabel(Actions::menuText(row.menu).remove(QLatin1Char('&')).section(QLatin1Char('('), 0, 0));
            head->setFont(textFont(TextRole::Head));
            grid->addWidget(head, line++, 0);
        }
        grid->addWidget(new QLabel(Actions::plainText(row.id)), line, 0);
        grid->addWidget(new QLabel(keyText(actions.keys(row.id))), line++, 1);
        before = &row;
    }
    grid->setColumnStretch(0, 1);
    area->setWidget(list);
    frame.content->addWidget(area, 1);
    resize(540, 620);
}

} // namespace tokisuji
