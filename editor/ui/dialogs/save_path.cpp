// The dialog itself cannot ask whether a file may be replaced: those of some desktops ask before the suffix is added,
// and so about another file. Here the question comes last, about the name that will be written.
#include "editor/ui/dialogs/save_path.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace tokisuji {

namespace {

QString words(const char* source)
{
    return QCoreApplication::translate("SavePath", source);
}

/// "Pictures (*.png *.svg);;Numbers (*.csv)": png, svg, csv.
QStringList suffixesOf(const QString& filters)
{
    static const QRegularExpression pattern(QStringLiteral(R"(\*\.(\w+))"));
    QStringList found;
    for (auto matches = pattern.globalMatch(filters); matches.hasNext();)
        found << matches.next().captured(1);
    return found;
}

QString withSuffix(const QString& path, const QStringList& known, const QString& usual)
{
    if (path.isEmpty() || usual.isEmpty() || known.contains(QFileInfo(path).suffix(), Qt::CaseInsensitive))
        return path;
    return path + (path.endsWith(QLatin1Char('.')) ? QString() : QStringLiteral(".")) + usual;
}

bool isSameFile(const QString& a, const QString& b)
{
    return !b.isEmpty() && QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

bool& asksBeforeReplacing()
{
    static bool asks = true;
    return asks;
}

} // namespace

QString freshPath(const QString& path)
{
    static const QRegularExpression counted(QStringLiteral(R"(^(.+)-(\d{1,6})$)"));
    const QFileInfo info(path);
    const QRegularExpressionMatch match = counted.match(info.completeBaseName());
    const QString name = match.hasMatch() ? match.captured(1) : info.completeBaseName();
    const QString suffix = info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
    QString fresh = path;
    for (int number = match.hasMatch() ? match.captured(2).toInt() + 1 : 2; QFileInfo::exists(fresh); ++number)
        fresh = QDir(info.path()).filePath(QStringLiteral("%1-%2%3").arg(name).arg(number).arg(suffix));
    return fresh;
}

void setAsksBeforeReplacing(bool asks)
{
    asksBeforeReplacing() = asks;
}

bool mayReplace(const QString& path, QWidget* parent)
{
    const QFileInfo info(path);
    if (!asksBeforeReplacing() || !info.exists()
        || info.isDir()) // a folder cannot be written over; the writer will say so
        return true;
    QMessageBox box(parent);
    box.setWindowTitle(words(QT_TRANSLATE_NOOP("SavePath", "Tokisuji")));
    box.setText(
        words(QT_TRANSLATE_NOOP("SavePath", "There is already a file named %1. Replace it?")).arg(info.fileName()));
    box.setInformativeText(words(QT_TRANSLATE_NOOP("SavePath", "Its current contents will be lost.")));
    const auto* replacing =
        box.addButton(words(QT_TRANSLATE_NOOP("SavePath", "Replace")), QMessageBox::DestructiveRole);
    auto* leaving = box.addButton(words(QT_TRANSLATE_NOOP("SavePath", "Cancel")), QMessageBox::RejectRole);
    box.setDefaultButton(leaving);
    box.exec();
    return box.clickedButton() == replacing;
}

QString askSavePath(const SaveWish& wish, QWidget* parent)
{
    const QFileInfo proposed(freshPath(wish.path));
    const QStringList known = suffixesOf(wish.filters);
    QFileDialog dialog(parent, wish.title, proposed.absolutePath(), wish.filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    dialog.setDefaultSuffix(proposed.suffix());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog](const QString& filter) { dialog.setDefaultSuffix(suffixesOf(filter).value(0)); });
    dialog.selectFile(proposed.fileName());
    while (dialog.exec() == QDialog::Accepted) {
        const QString path = withSuffix(dialog.selectedFiles().value(0), known, dialog.defaultSuffix());
        if (path.isEmpty() || isSameFile(path, wish.own) || mayReplace(path, parent))
            return path;
    }
    return {};
}

} // namespace tokisuji
