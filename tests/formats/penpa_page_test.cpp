// Our links in penpa-edit's own page: it opens them and takes our answers for the solution. Optional: needs a browser
// (chromium) and the environment variable TOKISUJI_PENPA, the folder "docs" of penpa-edit's source.
#include "engine/formats/formats.h"
#include "engine/formats/penpa/look.h"
#include "engine/formats/penpa/mark_art.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/genre/registry.h"
#include "tests/formats/text_of.h"
#include "tests/support/corpus.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tokisuji {

namespace {

/// What is behind the "#" of a link.
QString parametersOf(const std::string& link)
{
    return QString::fromStdString(link).section('#', 1);
}

/// A board of each genre with one solution, as links to solve and to edit.
QJsonArray boards()
{
    QJsonArray rows;
    for (const Genre* genre : allGenres()) {
        if (!penpa::isDrawable(*genre) || penpa::checksOf(*genre, penpa::lookOf(*genre)).empty())
            continue;
        QFile file(tests::dataPath("genres/" + QString::fromStdString(genre->id) + ".json"));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray()) {
            const Result<Board> solved = readPuzzle(row["answer"].toString().toStdString());
            if (!solved || row["status"].toString() != "unique")
                continue;
            const std::string solve = *penpa::writeSolveLink(solved->withoutMarks(), {.solution = *solved});
            if (solve.find("&a=") == std::string::npos)
                continue;
            rows.push_back(QJsonObject{{"name", row["url"]},
                                       {"solve", parametersOf(solve)},
                                       {"edit", parametersOf(*penpa::writeEditLink(*solved, {}))}});
            break;
        }
    }
    return rows;
}

bool copyFolder(const QString& from, const QString& to)
{
    QDirIterator entries(from, QDir::Files, QDirIterator::Subdirectories);
    bool isDone = true;
    while (entries.hasNext()) {
        const QString path = entries.next();
        const QString target = to + path.mid(from.size());
        isDone = QDir().mkpath(QFileInfo(target).path()) && QFile::copy(path, target) && isDone;
    }
    return isDone;
}

/// The page with our script at its end, and without that of an advertiser at its head.
bool writePage(const QString& folder)
{
    QFile page(folder + "/index.html"), script(tests::dataPath("penpa_page.js")), judge(folder + "/judge.html");
    if (!page.open(QIODevice::ReadOnly) || !script.open(QIODevice::ReadOnly) || !judge.open(QIODevice::WriteOnly))
        return false;
    QString html = QString::fromUtf8(page.readAll());
    const qsizetype begin = html.indexOf("<!-- Google Tag Manager -->"), end = html.indexOf("<!-- End Google Tag");
    if (begin >= 0 && end > begin)
        html.remove(begin, end - begin);
    const QString boardsJson = QString::fromUtf8(QJsonDocument(boards()).toJson(QJsonDocument::Compact));
    html.replace("</body>", "<script>const BOARDS=" + boardsJson + ";\n" + QString::fromUtf8(script.readAll())
                                + "</script></body>");
    return judge.write(html.toUtf8()) > 0;
}

} // namespace

class PenpaPageTest : public QObject {
    Q_OBJECT

private slots:
    void takesOurAnswers();
};

void PenpaPageTest::takesOurAnswers()
{
    const QString source = qEnvironmentVariable("TOKISUJI_PENPA");
    const QString browser = QStandardPaths::findExecutable("chromium");
    if (source.isEmpty() || browser.isEmpty())
        QSKIP("needs chromium, and TOKISUJI_PENPA: the folder docs of penpa-edit");
    const QTemporaryDir folder;
    QVERIFY(copyFolder(source, folder.filePath("docs")));
    QVERIFY(writePage(folder.filePath("docs")));
    QProcess chromium;
    chromium.setProcessChannelMode(QProcess::MergedChannels);
    chromium.start(browser,
                   {"--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                    "--enable-logging=stderr", "--remote-debugging-port=0",
                    "--user-data-dir=" + folder.filePath("profile"), "file://" + folder.filePath("docs/judge.html")});
    int judged = 0;
    for (bool isDone = false; !isDone;) {
        QVERIFY2(chromium.canReadLine() || chromium.waitForReadyRead(tests::patienceMs), "the page says nothing more");
        while (chromium.canReadLine()) {
            const QString line = QString::fromUtf8(chromium.readLine());
            const QString told = line.section("JUDGED ", 1);
            isDone = isDone || told.startsWith("all");
            if (!told.startsWith('{'))
                continue;
            const QString json = told.left(told.lastIndexOf('}') + 1);
            const QJsonObject verdict = QJsonDocument::fromJson(json.toUtf8()).object();
            QVERIFY2(verdict["solved"].toBool() && !verdict["empty"].toBool() && verdict["sameQuestion"].toBool()
                         && verdict["missed"].toInt() > 0,
                     qPrintable(json));
            ++judged;
        }
    }
    chromium.kill();
    chromium.waitForFinished();
    QCOMPARE(judged, boards().size());
}

TOKISUJI_TEST(PenpaPageTest);

} // namespace tokisuji

#include "penpa_page_test.moc"
