// tools/new-genre, run into a copy of the folders that it writes to.
#include "tests/support/paths.h"
#include "tests/support/test.h"
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString source = tokisuji::tests::sourcePath("");

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void copyFolder(const QString& from, const QString& to)
{
    QVERIFY(QDir().mkpath(to));
    for (const QFileInfo& file : QDir(from).entryInfoList(QDir::Files))
        QVERIFY(QFile::copy(file.filePath(), to + '/' + file.fileName()));
}

/// The words that a pattern captures in a text, in order.
QStringList captured(const QString& text, const char* pattern)
{
    QStringList found;
    auto matches =
        QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured(1);
    return found;
}

} // namespace

class NewGenreTest : public QObject {
    Q_OBJECT

    static constexpr const char* knownKinds = "engine/genres/known_kinds.cpp";

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] QString content(const char* name) const { return contentOf(path(name)); }
    [[nodiscard]] QString list() const { return content("engine/genres/CMakeLists.txt"); }

    /// The exit code.
    int run(QStringList words)
    {
        QProcess process;
        words << "--root" << m_folder.path();
        process.start(source + "/tools/new-genre", words);
        process.waitForFinished();
        return process.exitCode();
    }

private slots:
    void initTestCase()
    {
        for (const char* folder : {"engine/genres", "tests/data/genres", "tests/data/input"})
            copyFolder(source + '/' + folder, path(folder));
    }

    /// Long lists, of which a new genre is the first, one in the middle, and the last.
    void everythingIsLaidOut_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("title");
        QTest::newRow("aho") << QStringList() << "{\"Aho-ni-Narikire\", \"アホになり切れ\"}";
        QTest::newRow("hebi") << QStringList{"--kana", "へびいちご"} << "";
        QTest::newRow("my-own") << QStringList{"--en", "My Own", "--ja", "マイオウン"}
                                << "{\"My Own\", \"マイオウン\"}";
        QTest::newRow("zzz") << QStringList{"--en", "Zed", "--ja", "ゼッド", "--family", "Loop", "--url-id", "zed"}
                             << "{\"Zed\", \"ゼッド\"}";
        QTest::newRow("yyy") << QStringList{"--en", "Why", "--ja", "ワイ", "--family", "Neighbour"}
                             << "Family::Neighbour";
    }
    void everythingIsLaidOut()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, title);
        const QString id = QTest::currentDataTag();
        QCOMPARE(run(QStringList{id} + options), 0);
        const QString page = contentOf(m_folder.filePath("engine/genres/" + id + ".cpp"));
        const QString name = QString(id).replace('-', '_');
        QVERIFY(page.contains("extern const Genre " + name + ";\n") && page.contains(title));
        QVERIFY(page.contains(".id = \"" + id + "\","));
        QVERIFY(!page.contains('$'));

        const QStringList pages = captured(list().section("set(pages", 1).section(")", 0, 0), "^    ([\\w-]+)$");
        QCOMPARE(pages.count(id), 1);
        QVERIFY(pages.size() > 50 && std::ranges::is_sorted(pages));
        const QStringList kinds = captured(content(knownKinds), "^    \\{\"([^\"]+)\", ");
        QVERIFY(!kinds.contains(id)); // its title stands in the page now
        QVERIFY(!kinds.isEmpty() && std::ranges::is_sorted(kinds));

        QJsonParseError error{};
        const QByteArray boards = contentOf(m_folder.filePath("tests/data/genres/" + id + ".json")).toUtf8();
        QVERIFY(!QJsonDocument::fromJson(boards, &error).isEmpty() && error.error == QJsonParseError::NoError);
        QVERIFY(contentOf(m_folder.filePath("tests/data/input/" + id + ".txt")).startsWith("case "));
    }

    void optionsAndAliasesStandInThePage()
    {
        const QString zed = content("engine/genres/zzz.cpp");
        QVERIFY(zed.contains(".url = {&url::number16},"));
        QVERIFY(zed.contains(".urlId = \"zed\"") && zed.contains("Family::Loop") && zed.contains("\"zed/3/3/o\""));
        const QString hebi = content("engine/genres/hebi.cpp");
        QVERIFY(hebi.contains(".aliases = {\"snakes\"},\n") && hebi.contains(".kana = \"へびいちご\""));
        QVERIFY(hebi.contains(".url = {&url::arrowNumber16},")); // as known before
        QVERIFY(!zed.contains("aliases"));
    }

    void pagesCompile()
    {
        for (const char* page : {"engine/genres/aho.cpp", "engine/genres/hebi.cpp", "engine/genres/my-own.cpp"}) {
            QProcess compiler;
            compiler.start(QStringLiteral(COMPILER), {"-std=c++20", "-fsyntax-only", "-I" + source, path(page)});
            QVERIFY(compiler.waitForFinished());
            QVERIFY2(compiler.exitCode() == 0, compiler.readAllStandardError().constData());
        }
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("no id") << QStringList();
        QTest::newRow("not an id") << QStringList{"Not-an-id"};
        QTest::newRow("there already") << QStringList{"slither"};
        QTest::newRow("unknown, without names") << QStringList{"qqq"};
        QTest::newRow("no such option") << QStringList{"qqq", "--colour", "blue"};
        QTest::newRow("no value") << QStringList{"qqq", "--en"};
        QTest::newRow("no such family") << QStringList{"qqq", "--en", "Q", "--ja", "Q", "--family", "Cards"};
    }
    void refuses()
    {
        QFETCH(QStringList, words);
        const QString before = list() + content(knownKinds);
        QCOMPARE(run(words), 2);
        QCOMPARE(list() + content(knownKinds), before);
        QVERIFY(!QFile::exists(path("engine/genres/qqq.cpp")));
    }
};

TOKISUJI_TEST(NewGenreTest);
#include "new_genre_test.moc"
