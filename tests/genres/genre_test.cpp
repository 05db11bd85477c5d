// One driver over the data of all genres (tests/data/genres/<id>.json): round trips, right and wrong answers, verdicts.
// A genre without data fails.
#include "engine/board/edit.h"
#include "engine/board/turn.h"
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <array>
#include <span>
#include <string_view>

using namespace tokisuji;

namespace {

struct WrongAnswer {
    std::string family;
    std::string text;
};

struct Row {
    QString name;
    std::string url;
    std::string status;
    std::string answer;
    std::vector<WrongAnswer> wrong;
    std::vector<std::string> right; ///< the same answer in other words, as pzpr takes it
};

std::vector<Row> rowsOf(std::string_view id)
{
    const QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    QFile file(tests::dataPath("genres/") + name + ".json");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Row> rows;
    const QJsonArray boards = QJsonDocument::fromJson(file.readAll()).object()["boards"].toArray();
    for (const QJsonValue& board : boards) {
        Row row{name + QString::number(rows.size() + 1),
                board["url"].toString().toStdString(),
                board["status"].toString().toStdString(),
                board["answer"].toString().toStdString(),
                {},
                {}};
        for (const QJsonValue& wrong : board["wrong"].toArray())
            row.wrong.push_back({wrong[0].toString().toStdString(), wrong[1].toString().toStdString()});
        for (const QJsonValue& right : board["right"].toArray())
            row.right.push_back(right.toString().toStdString());
        rows.push_back(std::move(row));
    }
    return rows;
}

Board read(const std::string& text)
{
    auto board = readPuzzle(text);
    if (!board)
        qFatal("%s: %s", text.c_str(), toEnglish(board.error()).c_str());
    return *board;
}

/// Do two boards carry the same answer? Helper marks and "no" marks count for nothing.
bool sameAnswer(const Board& a, const Board& b)
{
    const Rules r = rulesOf(a);
    const Assignment first(r, a), second(r, b);
    return std::ranges::all_of(r.answers(), [&](const Answer& x) { return valueOf(x, first) == valueOf(x, second); });
}

} // namespace

class GenreTest : public QObject {
    Q_OBJECT
private slots:
    void everyGenreHasData_data() { genres(); }
    void everyGenreHasData();
    void addressComesBack_data() { boards(); }
    void addressComesBack();
    void fileComesBack_data() { boards(); }
    void fileComesBack();
    void answers_data() { boards(); }
    void answers();
    void verdict_data() { boards(); }
    void verdict();
    void verdictStaysUnderTurning_data() { boards(); }
    void verdictStaysUnderTurning();

private:
    static void genres();
    static void boards();
    static Row row();
};

void GenreTest::genres()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        QTest::newRow(std::string(genre->id).c_str())
            << QString::fromUtf8(genre->id.data(), static_cast<qsizetype>(genre->id.size()));
}

void GenreTest::boards()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("index");
    for (const Genre* genre : allGenres()) {
        const auto rows = rowsOf(genre->id);
        for (std::size_t i = 0; i < rows.size(); ++i)
            QTest::newRow(qPrintable(rows[i].name))
                << QString::fromUtf8(genre->id.data(), static_cast<qsizetype>(genre->id.size())) << static_cast<int>(i);
    }
}

Row GenreTest::row()
{
    QFETCH(QString, id);
    QFETCH(int, index);
    return rowsOf(id.toStdString())[static_cast<std::size_t>(index)];
}

void GenreTest::everyGenreHasData()
{
    QFETCH(QString, id);
    const auto rows = rowsOf(id.toStdString());
    const auto with = [&](std::string_view status) { return std::ranges::count(rows, status, &Row::status); };
    QVERIFY(with("unique") >= 2);
    QVERIFY(with("several") >= 1);
    QVERIFY(with("none") >= 1);
    std::size_t wrong = 0;
    for (const Row& r : rows)
        wrong += r.wrong.size();
    QVERIFY(wrong >= 3);
    const Genre& genre = *findGenre(id.toStdString());
    QCOMPARE(check(read(std::string(genre.sample))).status, Status::Unique);
}

void GenreTest::addressComesBack()
{
    const Row r = row();
    const Board board = read(r.url);
    const auto url = genreOf(board).onPuzzLink ? writeUrl(board, Site::PuzzLink) : writeOwnUrl(board);
    QVERIFY(static_cast<bool>(url));
    QCOMPARE(*url, r.url);
    const auto own = writeOwnUrl(board);
    QVERIFY(static_cast<bool>(own));
    QCOMPARE(read(*own), board);
}

void GenreTest::fileComesBack()
{
    const Row r = row();
    const Board puzzle = read(r.url);
    QCOMPARE(read(writePzprv3(puzzle)), puzzle);
    if (r.answer.empty())
        return;
    const Board filled = read(r.answer);
    QCOMPARE(read(writePzprv3(filled)), filled);
    QCOMPARE(writePzprv3(filled, "/"), r.answer);
    const auto layers = genreOf(filled).clueLayers();
    for (const Layer layer : layers)
        QVERIFY(std::ranges::equal(filled.values(layer), puzzle.values(layer)));
}

void GenreTest::answers()
{
    const Row r = row();
    if (!r.answer.empty()) {
        const Board filled = read(r.answer);
        QVERIFY(isRight(rulesOf(filled), filled));
    }
    for (const std::string& right : r.right)
        QVERIFY2(isRight(rulesOf(read(right)), read(right)), right.c_str());
    for (const WrongAnswer& wrong : r.wrong) {
        const Board filled = read(wrong.text);
        const auto broken = judge(rulesOf(filled), filled);
        QVERIFY2(std::ranges::any_of(broken, [&](const Broken& b) { return b.family->id == wrong.family; }),
                 wrong.family.c_str());
    }
}

void GenreTest::verdict()
{
    const Row r = row();
    const Board board = read(r.url);
    const Verdict v = check(board);
    QCOMPARE(std::string(nameOf(v.status)), r.status);
    QCOMPARE(v.stop, Stop::Finished);
    if (v.status == Status::Unique) {
        QVERIFY(v.determinedComplete);
        QCOMPARE(v.determinedCount, v.total);
        QVERIFY(sameAnswer(*v.determined, read(r.answer)));
    }
    if (v.status == Status::Several) {
        QVERIFY(!v.alternatives.empty());
        for (const Board& solution : {*v.solution, v.alternatives.front()})
            QVERIFY(isRight(rulesOf(board), solution));
        QVERIFY(!sameAnswer(*v.solution, v.alternatives.front()));
        QVERIFY(v.determinedCount < v.total);
    }
    if (v.status == Status::None)
        QVERIFY(v.conflictMinimal);
}

bool hasAnyOf(const Board& board, std::span<const std::string_view> families)
{
    const Rules rules = rulesOf(board);
    return std::ranges::any_of(rules.instances(), [&](const Instance& i) {
        return std::ranges::find(families, i.family->id) != families.end();
    });
}

/// Rules that tell up from down: only left and right may be swapped.
bool tellsUpFromDown(const Board& board)
{
    constexpr std::array<std::string_view, 8> families{"balloon-rises", "larger-above", "fall-together", "column-half",
                                                       "water-level",   "water-sinks",  "pillow-above",  "brick-rests"};
    return hasAnyOf(board, families);
}

/// Rules of a board that stands on its lower right corner: none of the turns leaves them as they are.
bool standsOnCorner(const Board& board)
{
    constexpr std::array<std::string_view, 1> families{"square-rests"};
    return hasAnyOf(board, families);
}

/// Do the lines have a first cell, as they do where words are read? Then none of the turns leaves the rules as they
/// are.
bool countsFromFirst(const Board& board)
{
    return std::ranges::any_of(genreOf(board).clues,
                               [](const Clue& clue) { return clue.worths || clue.look == Clue::Kana; });
}

void GenreTest::verdictStaysUnderTurning()
{
    const Row r = row();
    const Board board = read(r.url);
    if (countsFromFirst(board) || standsOnCorner(board))
        return;
    const bool boxesAreUpright = genreOf(board).grid == GridStyle::Boxes && board.size().width == 6;
    const bool isUpright = tellsUpFromDown(board);
    for (const auto kind :
         {Transform::FlipLeftRight, Transform::FlipTopBottom, Transform::RotateLeft, Transform::RotateRight}) {
        if (kind != Transform::FlipLeftRight && isUpright)
            continue;
        if (boxesAreUpright && (kind == Transform::RotateLeft || kind == Transform::RotateRight))
            continue;
        if (!canBeTurned(board.grid(), kind))
            continue;
        Board turned = board;
        transform(board, kind).applyTo(turned);
        CheckOptions options;
        options.alternatives = 0;
        options.conflict = false;
        QCOMPARE(std::string(nameOf(check(turned, options).status)), r.status);
    }
}

TOKISUJI_TEST(GenreTest);
#include "genre_test.moc"
