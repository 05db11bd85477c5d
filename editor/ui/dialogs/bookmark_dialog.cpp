#include "editor/ui/dialogs/bookmark_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/panels/section.h"

#include <QLineEdit>
#include <QPlainTextEdit>

namespace tokisuji {

namespace {

constexpr int fieldWidth = 360;
constexpr int noteHeight = 84;

} // namespace

BookmarkDialog::BookmarkDialog(Purpose purpose, Bookmark bookmark, const QString& place, const QString& suggestion,
                               QWidget* parent)
    : QDialog(parent), m_bookmark(std::move(bookmark)), m_suggestion(suggestion), m_name(new QLineEdit(this)),
      m_note(new QPlainTextEdit(this))
{
    const bool adds = purpose == Purpose::Add;
    const DialogFrame frame = frameDialog(this, adds ? tr("New bookmark") : tr("Bookmark"), tr("Save"));
    frame.content->setSpacing(8);
    auto* where = secondaryLabel(this);
    where->setText(place);
    frame.content->addWidget(where);
    m_name->setText(m_bookmark.name);
    m_name->setPlaceholderText(suggestion);
    m_name->setAccessibleName(tr("Name"));
    m_name->setMinimumWidth(fieldWidth);
    m_name->selectAll();
    frame.content->addWidget(m_name);
    m_note->setPlainText(m_bookmark.note);
    m_note->setPlaceholderText(tr("A note, such as what is assumed from here on"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(noteHeight);
    frame.content->addWidget(m_note);
    if (!adds) {
        auto* remove = new QPushButton(tr("Remove bookmark"), this);
        remove->setAutoDefault(false);
        connect(remove, &QPushButton::clicked, this, [this] {
            m_isRemoved = true;
            accept();
        });
        frame.buttons->insertWidget(0, remove);
    }
    m_name->setFocus();
}

Bookmark BookmarkDialog::bookmark() const
{
    const QString name = m_name->text().trimmed();
    return {m_bookmark.node, name.isEmpty() ? m_suggestion : name, m_note->toPlainText().trimmed()};
}

} // namespace tokisuji
