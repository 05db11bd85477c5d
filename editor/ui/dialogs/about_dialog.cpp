#include "editor/ui/dialogs/about_dialog.h"

#include "editor/model/store/log_schema.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/panels/section.h"
#include "editor/version.h"

#include <QFile>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>

namespace tokisuji {

namespace {

/// What somebody who reports a mistake is asked for.
QString versionText()
{
    const QString commit = QString::fromLatin1(version::commit());
    const QString number = QStringLiteral(TOKISUJI_VERSION);
    return commit.isEmpty() ? AboutDialog::tr("Version %1").arg(number)
                            : AboutDialog::tr("Version %1, commit %2").arg(number, commit);
}

QString licences()
{
    QFile file(QStringLiteral(":/licences.txt"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    const DialogFrame frame = frameDialog(this, tr("Tokisuji"), {});
    auto* what = new QLabel(tr("An editor for pencil puzzles that tells you at once whether a puzzle has exactly one "
                               "solution. Free software under the MIT licence."),
                            this);
    what->setWordWrap(true);
    auto* facts = secondaryLabel(this);
    facts->setText(QStringLiteral("%1\n%2").arg(
        versionText(),
        tr("Qt %1; .tokisuji files up to format %2").arg(QString::fromLatin1(qVersion())).arg(log_schema::version)));
    facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* texts = new QPlainTextEdit(licences(), this);
    texts->setReadOnly(true);
    texts->setTabChangesFocus(true);
    texts->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    texts->setAccessibleName(tr("Licences"));
    frame.content->addWidget(what);
    frame.content->addWidget(facts);
    frame.content->addWidget(texts, 1);
    resize(620, 560);
}

} // namespace tokisuji
