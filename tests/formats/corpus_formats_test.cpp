// Real puzzles, where the optional corpus is at hand: addresses come out as pzpr writes them, files as they came in,
// and the judge says of every answer what pzpr says.
#include "engine/formats/formats.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/formats/text_of.h"
#include "tests/support/corpus.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tokisuji {

namespace {

/// The puzzles whose genre there is.
std::vector<QJsonObject> puzzlesWithRules()
{
    std::vector<QJsonObject> puzzles = tests::corpus();
    std::erase_if(puzzles, [](const QJsonObject& puzzle) {
        return findGenre(puzzle["pid"].toString().toStdString()) == nullptr;
    });
    return puzzles;
}

QStringList rightAnswers(const QJsonObject& puzzle)
{
    QStringList files;
    if (puzzle["answer"].isString())
        files << puzzle["answer"].toString();
    for (const QJsonValue& file : puzzle["more_right"].toArray())
        files << file.toString();
    return files;
}

QStringList wrongAnswers(const QJsonObject& puzzle)
{
    QStringList files;
    for (const QJsonValue& pair : puzzle["wrong"].toArray())
        files << pair.toArray()[1].toString();
    return files;
}

/// The words of a file, line ends among them.
QStringList wordsOf(QString file)
{
    return file.replace("/", " / ").split(' ');
}

/// A word of the file as it is written here: some genres write their blank cells out and read a dot as well, and notes
/// of the solver on the direction of a line are left out.
QString writtenWord(const QString& word, const QString& written, const QString& ofBlankBoard)
{
    const bool isDirected = word.endsWith('u') || word.endsWith('d') || word.endsWith('l') || word.endsWith('r');
    const QString line = word.size() == 1 ? "0" : word.chopped(1);
    const bool isSame = (word == "." && written == ofBlankBoard) || (isDirected && written == line);
    return isSame ? written : word;
}

QString asWritten(const QString& file, const QString& written, const Board& board)
{
    const Board nothing = genreOf(board).makeBoardOn(board.grid());
    const QStringList told = wordsOf(written);
    const QStringList ofBlank = wordsOf(textOf(writePzprv3(nothing, "/")));
    QStringList words = wordsOf(file);
    for (int i = 0; i < words.size() && i < told.size() && i < ofBlank.size(); ++i)
        words[i] = writtenWord(words[i], told[i], ofBlank[i]);
    // The corner between numbers outside the grid is a place of no kind; older files have a 0 there.
    constexpr int corner = 8;
    const bool hasCorner = genreOf(board).clue(Clue::OutsideNumber) != nullptr && words.size() > corner;
    if (hasCorner && words[corner] == "0" && told[corner] == ".")
        words[corner] = told[corner];
    return words.join(' ').replace(" / ", "/");
}

/// A file with the ends of its lines and of itself that were left out, where blank ones stand in what was written.
QString wholeOf(const QString& file, const QString& written, const Board& board)
{
    const Board nothing = genreOf(board).makeBoardOn(board.grid());
    const QStringList whole = written.split('/');
    const QStringList blank = textOf(writePzprv3(nothing, "/")).split('/');
    QStringList lines = file.split('/');
    for (int i = 0; i < lines.size() && i < whole.size() && i < blank.size(); ++i) {
        const QString rest = whole[i].mid(lines[i].size());
        if (whole[i].startsWith(lines[i]) && blank[i].endsWith(rest))
            lines[i] += rest;
    }
    return lines.join('/');
}

/// Without the last line of a bank: what of it is placed is seen on the board, whatever the file says.
QString keptOf(const QString& file, const Board& board)
{
    const auto isSeen = [](const FilePart* part) { return part == &file::usedPieces || part == &file::usedNumbers; };
    return std::ranges::any_of(genreOf(board).file.parts, isSeen) ? file.section('/', 0, -3) : file;
}

} // namespace

class CorpusFormatsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void addressesAreCanonical();
    void filesKeepWhatTheySay();
    void judgedAsPzprDoes();

private:
    std::vector<QJsonObject> m_puzzles;
};

void CorpusFormatsTest::initTestCase()
{
    m_puzzles = puzzlesWithRules();
}

void CorpusFormatsTest::addressesAreCanonical()
{
    for (const QJsonObject& puzzle : m_puzzles) {
        const QString url = puzzle["url"].toString();
        const Result<Board> board = readUrl(url.toStdString());
        QVERIFY2(board, qPrintable(url));
        if (!genreOf(*board).onPuzzLink)
            continue;
        const QString canonical = puzzle["canonical"].toString(url);
        QCOMPARE(textOf(*writeUrl(*board, Site::PuzzLink)), canonical);
        QVERIFY2(*readUrl(canonical.toStdString()) == *board, qPrintable(url));
    }
}

void CorpusFormatsTest::filesKeepWhatTheySay()
{
    int same = 0;
    for (const QJsonObject& puzzle : m_puzzles)
        for (const QString& file : rightAnswers(puzzle) + wrongAnswers(puzzle)) {
            const Result<Board> board = readPzprv3(file.toStdString());
            QVERIFY2(board, qPrintable(file));
            const std::string written = writePzprv3(*board, "/");
            QVERIFY2(*readPzprv3(written) == *board, qPrintable(file));
            const int version = genreOf(*board).file.version;
            const QString signature = version == 0 ? "pzprv3/" : "pzprv3." + QString::number(version) + "/";
            // Of older versions another text comes out that says the same, of what is cut short one that goes on.
            if (file.startsWith(signature)) {
                const QString whole = keptOf(textOf(written), *board);
                const QString said = asWritten(wholeOf(keptOf(file, *board), whole, *board), whole, *board);
                const bool isCut = said.count('/') < whole.count('/');
                QCOMPARE(isCut ? whole.left(said.size()) : whole, said);
                ++same;
            }
        }
    QVERIFY(same > 40);
}

void CorpusFormatsTest::judgedAsPzprDoes()
{
    const auto isRight = [](const QString& file) {
        const Board board = *readPzprv3(file.toStdString());
        return tokisuji::isRight(rulesOf(board), board);
    };
    for (const QJsonObject& puzzle : m_puzzles) {
        for (const QString& file : rightAnswers(puzzle))
            QVERIFY2(isRight(file), qPrintable(file));
        for (const QString& file : wrongAnswers(puzzle))
            QVERIFY2(!isRight(file), qPrintable(file));
    }
}

TOKISUJI_TEST(CorpusFormatsTest);

} // namespace tokisuji

#include "corpus_formats_test.moc"
