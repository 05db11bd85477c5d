// One place for each fact: what the program knows of a genre stands in its page, or in the table of the kinds that have
// none yet, in its data and in texts. Everything else asks the page, so that no genre is named there.
#include "engine/genre/pages.h"
#include "engine/genre/registry.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace tokisuji;

namespace {

QSet<QString> pageIds()
{
    QSet<QString> ids;
    for (const Genre* page : genrePages())
        ids << QString::fromStdString(page->id);
    return ids;
}

/// With the kinds that have no page.
QSet<QString> kindIds()
{
    QSet<QString> ids;
    for (const Genre* kind : allKinds())
        ids << QString::fromStdString(kind->id);
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

/// May a file of engine/genres name this kind? A page names itself and those that its URLs may mean instead, the table
/// of kinds without a page names these.
bool isOwnName(const QString& file, const QString& id)
{
    const Genre& named = *findKind(id.toStdString());
    if (file == QStringLiteral("known_kinds"))
        return !named.isWhole();
    const Genre& page = *findKind(file.toStdString());
    return named.id == page.id
           || std::ranges::any_of(page.otherKinds, [&](const OtherKind& other) { return other.id == named.id; });
}

/// Is it a word of another format? Shapes and a tool of penpa-edit are called as kinds of puzzles are.
bool isOtherName(const QString& path, const QString& word)
{
    static const QMap<QString, QStringList> words{
        {QStringLiteral("engine/formats/penpa/sheet.h"), {"compass", "kakuro", "tents", "sudoku"}},
        {QStringLiteral("engine/drawing/penpa_symbols.cpp"), {"firefly", "pencils", "slovak", "angleloop"}},
    };
    return words.value(path).contains(word);
}

/// The genre that a name is, or whose address it is; empty where it is none.
QString genreIn(const QString& name, const QSet<QString>& ids)
{
    const QString beginning = name.section(QLatin1Char('/'), 0, 0);
    return ids.contains(beginning) ? beginning : QString();
}

/// Calls a function with the path in the repository and the code of each file of a folder.
template <class Function>
void forEachSource(const char* folder, const Function& function)
{
    const QDir root(tests::sourcePath(QString()));
    for (QDirIterator it(tests::sourcePath(QString::fromUtf8(folder)), {"*.cpp", "*.h"}, QDir::Files,
                         QDirIterator::Subdirectories);
         it.hasNext();) {
        const QString path = it.next();
        function(root.relativeFilePath(path), contentOf(path));
    }
}

} // namespace

class GenreIdsTest : public QObject {
    Q_OBJECT
private slots:
    void namesAreFound();
    void everyPageNamesItself();
    void nothingElseNamesAGenre();
    void toolsCompareNone();
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
    const QSet<QString> ids = kindIds();
    QSet<QString> words; // of other formats, that were met
    int files = 0;
    for (const char* room : {"engine", "editor", "app"})
        forEachSource(room, [&](const QString& path, const QString& code) {
            ++files;
            for (const QString& name : namesIn(code)) {
                const QString genre = genreIn(name, ids);
                if (genre.isEmpty())
                    continue;
                const bool isWord = isOtherName(path, name);
                if (isWord)
                    words << name;
                const bool isOwn = path.startsWith(QStringLiteral("engine/genres/"))
                                   && isOwnName(QFileInfo(path).completeBaseName(), genre);
                QVERIFY2(isWord || isOwn, qPrintable(QStringLiteral("%1 names %2").arg(path, name)));
            }
        });
    QVERIFY(files > pageIds().size());
    QCOMPARE(words.size(), 8); // none is excepted that is not there
}

/// Which puzzles a tool measures or shows is its own choice; what it does with one follows from the page.
void GenreIdsTest::toolsCompareNone()
{
    static const QRegularExpression compared(QStringLiteral("[=!]=\\s*\"([a-z0-9-]+)\"|\"([a-z0-9-]+)\"\\s*[=!]="));
    const QSet<QString> ids = kindIds();
    forEachSource("tools", [&](const QString& path, const QString& code) {
        for (auto found = compared.globalMatch(code); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            QVERIFY2(!ids.contains(match.captured(1)) && !ids.contains(match.captured(2)),
                     qPrintable(path + ": " + match.captured()));
        }
    });
}

TOKISUJI_TEST(GenreIdsTest);
#include "genre_ids_test.moc"
