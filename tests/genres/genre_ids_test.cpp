// One place for each fact: what the program knows of a genre stands in its page, in its data and in texts. Everything
// else asks the page, so that no genre is named there.
#include "engine/genre/pages.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace tokisuji;

namespace {

QSet<QString> pageIds()
{
    QSet<QString> ids;
    for (const Genre* page : genrePages())
        ids << QString::fromStdString(page->id);
    return ids;
}

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// String literals but those that are translated, and the names of genres that are declared, in the code of a file.
QStringList namesIn(const QString& code)
{
    static const QRegularExpression named(
        QStringLiteral("//[^\\n]*|tr\\(\"[^\"]*\"|\"((?:[^\"\\\\\\n]|\\\\.)*)\"|extern const Genre (\\w+)"));
    QStringList names;
    for (auto found = named.globalMatch(code); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        names << match.captured(1) << match.captured(2);
    }
    return names;
}

/// The genre that a name is, or whose address it is; empty where it is none.
QString genreIn(const QString& name, const QSet<QString>& ids)
{
    const QString beginning = name.section(QLatin1Char('/'), 0, 0);
    return ids.contains(beginning) ? beginning : QString();
}

} // namespace

class GenreIdsTest : public QObject {
    Q_OBJECT
private slots:
    void namesAreFound();
    void everyPageNamesItself();
    void nothingElseNamesAGenre();
};

void GenreIdsTest::namesAreFound()
{
    const QStringList names =
        namesIn(QStringLiteral("f(\"one\"); // \"two\"\ntr(\"four\");\nextern const Genre three;\n\"a\\\"b\""));
    for (const char* name : {"one", "three", "a\\\"b"})
        QVERIFY2(names.contains(QString::fromUtf8(name)), name);
    QVERIFY(!names.contains(QStringLiteral("two")));
    QVERIFY(!names.contains(QStringLiteral("four")));
    QCOMPARE(genreIn(QStringLiteral("one/4/4/g1"), {QStringLiteral("one")}), QStringLiteral("one"));
    QVERIFY(genreIn(QStringLiteral("ones"), {QStringLiteral("one")}).isEmpty());
}

void GenreIdsTest::everyPageNamesItself()
{
    const QStringList files = QDir(tests::sourcePath(QStringLiteral("engine/genres"))).entryList({"*.cpp"});
    QCOMPARE(files.size(), pageIds().size() + 1); // known_kinds.cpp
    for (const QString& id : pageIds()) {
        const QStringList names = namesIn(contentOf(tests::sourcePath(QStringLiteral("engine/genres/%1.cpp").arg(id))));
        QVERIFY2(names.count(id) >= 2, qPrintable(id)); // its id and its object
    }
}

void GenreIdsTest::nothingElseNamesAGenre()
{
    const QSet<QString> ids = pageIds();
    int files = 0;
    for (const char* room : {"engine", "editor", "app"})
        for (QDirIterator it(tests::sourcePath(QString::fromUtf8(room)), {"*.cpp", "*.h"}, QDir::Files,
                             QDirIterator::Subdirectories);
             it.hasNext();) {
            const QString path = it.next();
            const bool isPage = it.filePath().contains(QStringLiteral("/engine/genres/"));
            ++files;
            for (const QString& name : namesIn(contentOf(path)))
                if (const QString genre = genreIn(name, ids); !genre.isEmpty())
                    QVERIFY2(isPage && it.fileInfo().completeBaseName() == genre,
                             qPrintable(QStringLiteral("%1 names %2").arg(path, name)));
        }
    QVERIFY(files > ids.size());
}

TOKISUJI_TEST(GenreIdsTest);
#include "genre_ids_test.moc"
