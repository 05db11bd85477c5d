#include "editor/ui/help/manual.h"

#include "editor/ui/texts/search_words.h"

#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>

namespace tokisuji {

namespace {

/// "03-trace.md" is the chapter "trace"; its first line is "# " and the title.
Chapter readChapter(const QString& path)
{
    QFile file(path);
    const QString all = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    const QString name = QFileInfo(path).completeBaseName();
    const qsizetype end = all.indexOf(QLatin1Char('\n'));
    return {.id = name.section(QLatin1Char('-'), 1), .title = all.left(end).mid(2).trimmed(), .text = all.mid(end + 1)};
}

QList<Chapter> readChapters(const QString& language)
{
    QList<Chapter> chapters;
    const QDir folder(QStringLiteral(":/manual/%1").arg(language));
    for (const QString& name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        chapters << readChapter(folder.filePath(name));
    return chapters;
}

} // namespace

const QList<Chapter>& manualChapters(const QString& language)
{
    static QHash<QString, QList<Chapter>> known;
    const auto found = known.constFind(language);
    if (found != known.cend())
        return *found;
    QList<Chapter> chapters = readChapters(language);
    if (chapters.isEmpty())
        chapters = readChapters(QStringLiteral("en"));
    return *known.insert(language, chapters);
}

QString windowPicture(const QString& language, const QString& target)
{
    static const QString scheme = QStringLiteral("window:");
    if (!target.startsWith(scheme))
        return {};
    const QString name = target.mid(scheme.size());
    const QString path = QStringLiteral(":/manual/%1/%2.png").arg(language, name);
    return QFile::exists(path) ? path : QStringLiteral(":/manual/en/%1.png").arg(name);
}

const Chapter* findChapter(const QList<Chapter>& chapters, const QString& id)
{
    const auto found = std::ranges::find(chapters, id, &Chapter::id);
    return found == chapters.end() ? nullptr : &*found;
}

QList<const Chapter*> chaptersFound(const QList<Chapter>& chapters, const QString& query)
{
    const QString words = foldedForSearch(query).simplified();
    if (words.isEmpty()) {
        QList<const Chapter*> all;
        for (const Chapter& chapter : chapters)
            all << &chapter;
        return all;
    }
    QList<const Chapter*> byTitle;
    QList<const Chapter*> byText;
    for (const Chapter& chapter : chapters) {
        const QString text = manualText(chapter, &Actions::ownKeys);
        if (hasAllWords(foldedForSearch(chapter.title), words))
            byTitle << &chapter;
        else if (hasAllWords(foldedForSearch(chapter.title + QLatin1Char('\n') + text), words))
            byText << &chapter;
    }
    return byTitle + byText;
}

} // namespace tokisuji
