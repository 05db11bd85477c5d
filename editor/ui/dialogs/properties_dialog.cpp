#include "editor/ui/dialogs/properties_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/theme.h"

#include <QGridLayout>
#include <QLabel>

namespace tokisuji {

PropertiesDialog::PropertiesDialog(const Metadata& metadata, Access access, QWidget* parent)
    : QDialog(parent), m_title(new QLineEdit(metadata.title, this)), m_author(new QLineEdit(metadata.author, this)),
      m_source(new QLineEdit(metadata.source, this)), m_rulesNote(new QPlainTextEdit(metadata.rulesNote, this))
{
    constexpr int noteHeight = 110;
    const bool looks = access == Access::Look;
    const DialogFrame frame = frameDialog(this, tr("Properties"), looks ? QString() : tr("Apply"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(10);
    grid->setColumnStretch(1, 1);
    const auto addRow = [&](const QString& name, QWidget* field, Qt::Alignment alignment) {
        auto* label = new QLabel(name, this);
        label->setBuddy(field);
        field->setAccessibleName(name);
        grid->addWidget(label, grid->rowCount(), 0, alignment);
        grid->addWidget(field, grid->rowCount() - 1, 1);
    };
    addRow(tr("Title"), m_title, Qt::AlignVCenter);
    addRow(tr("Author"), m_author, Qt::AlignVCenter);
    addRow(tr("Source"), m_source, Qt::AlignVCenter);
    addRow(tr("Note on the rules"), m_rulesNote, Qt::AlignTop);
    m_rulesNote->setFixedHeight(noteHeight);
    m_rulesNote->setTabChangesFocus(true);
    m_source->setCursorPosition(0);
    for (QLineEdit* field : {m_title, m_author, m_source})
        field->setReadOnly(looks);
    m_rulesNote->setReadOnly(looks);
    frame.content->addLayout(grid);
    resize(520, sizeHint().height());
    m_title->setFocus();
}

Metadata PropertiesDialog::metadata() const
{
    return {.title = m_title->text().trimmed(),
            .author = m_author->text().trimmed(),
            .source = m_source->text().trimmed(),
            .rulesNote = m_rulesNote->toPlainText().trimmed()};
}

} // namespace tokisuji
