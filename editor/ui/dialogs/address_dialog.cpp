#include "editor/ui/dialogs/address_dialog.h"

#include "editor/model/history_address.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/theme.h"

#include <QKeyEvent>
#include <QTextCursor>

namespace tokisuji {

AddressDialog::AddressDialog(QWidget* parent) : QDialog(parent), m_edit(new QPlainTextEdit(this))
{
    const DialogFrame frame = frameDialog(this, tr("Open URL"), tr("Open"));
    m_open = frame.accept;
    auto* help = secondaryLabel(this);
    help->setText(tr("A URL from puzz.link, pzv.jp, penpa-edit, f-puzzles or another site, or the text of a puzzle. "
                     "Several open in a window each."));
    m_edit->setPlaceholderText(QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcac"));
    m_edit->setTabChangesFocus(true);
    m_edit->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_edit->setWordWrapMode(QTextOption::WrapAnywhere);
    m_edit->setFixedHeight(96);
    m_edit->installEventFilter(this);
    m_edit->setAccessibleName(tr("URL"));
    frame.content->addWidget(help);
    frame.content->addWidget(m_edit);
    m_open->setEnabled(false);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] { m_open->setEnabled(!text().isEmpty()); });
    resize(560, sizeHint().height());
    m_edit->setFocus();
}

void AddressDialog::setText(const QString& text, int at)
{
    m_edit->setPlainText(text);
    QTextCursor cursor = m_edit->textCursor();
    if (at < 0) {
        cursor.select(QTextCursor::Document);
    } else {
        cursor.setPosition(std::min(at, static_cast<int>(text.size())));
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    }
    m_edit->setTextCursor(cursor);
}

QString AddressDialog::text() const
{
    return m_edit->toPlainText().trimmed();
}

bool AddressDialog::looksLikeAddress(const QString& text)
{
    constexpr int longest = 20000;
    if (isHistoryAddress(text.toStdString())) // which may be much longer
        return true;
    const bool known = text.startsWith(QStringLiteral("http")) || text.startsWith(QStringLiteral("tokisuji:"))
                       || text.startsWith(QStringLiteral("pzprv3"));
    return known && text.size() < longest && (text.contains(QLatin1Char('?')) || text.contains(QLatin1Char('/')));
}

/// Enter opens; an address has one line.
bool AddressDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && !(key->modifiers() & Qt::ShiftModifier)) {
            if (m_open->isEnabled())
                accept();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace tokisuji
