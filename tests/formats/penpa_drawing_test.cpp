// Penpa drawings: what penpa's own import of an address draws is what we draw of it, where the optional corpus is at
// hand; our own boards have their drawings beside them in the same form.
#include "engine/formats/formats.h"
#include "engine/formats/penpa/look.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/genre/registry.h"
#include "tests/formats/text_of.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tokisuji {

namespace {

/// Drawings in the layout of penpa's own tests: "puzzlink", "space", "grid", "answer_mode", "answer_combi", "tags",
/// "pu_q".
std::vector<QJsonObject> drawings()
{
    std::vector<QJsonObject> rows;
    const QString corpus = QFileInfo(tests::optionalCorpus()).path() + "/../exchange/penpa_puzzlink_golden.jsonl";
    for (const QString& path : {tests::dataPath("penpa_drawings.jsonl"), corpus})
        if (QFile file(path); file.open(QIODevice::ReadOnly))
            while (!file.atEnd())
                rows.push_back(QJsonDocument::fromJson(file.readLine()).object());
    return rows;
}

/// What we draw otherwise, by the end of the address, and why.
QStringList drawnOtherwise()
{
    QStringList ends;
    QFile file(tests::dataPath("penpa_drawn_otherwise.txt"));
    if (file.open(QIODevice::ReadOnly))
        for (const QString& line : QString::fromUtf8(file.readAll()).split('\n'))
            if (line.contains('/'))
                ends << line.section(' ', 0, 0);
    return ends;
}

std::vector<QJsonObject> drawingsOfGenres()
{
    std::vector<QJsonObject> rows = drawings();
    std::erase_if(rows, [](const QJsonObject& row) {
        const Result<Board> board = readUrl(row["puzzlink"].toString().toStdString());
        return !board || !penpa::isDrawable(genreOf(*board));
    });
    return rows;
}

Json jsonOf(const QJsonValue& value)
{
    const QByteArray text = QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    return *readJson(text.toStdString());
}

penpa::Text ours(const QJsonObject& row)
{
    return *penpa::textOf(*readUrl(row["puzzlink"].toString().toStdString()), {});
}

QString lettersOf(const QJsonValue& grid)
{
    QString letters;
    for (const QJsonValue& letter : grid.toArray())
        letters += letter.toString();
    return letters;
}

/// What stands in one drawing and not in the other.
template <class Things>
QStringList missing(const char* layer, const Things& from, const Things& in)
{
    QStringList names;
    for (const auto& [key, thing] : from) {
        const auto found = in.find(key);
        if (found != in.end() && found->second == thing)
            continue;
        if constexpr (std::is_same_v<std::decay_t<decltype(key)>, int>)
            names << QString("%1 %2").arg(layer).arg(key);
        else
            names << QString("%1 %2,%3").arg(layer).arg(key.first).arg(key.second);
    }
    return names;
}

QStringList missing(const penpa::Sheet& from, const penpa::Sheet& in)
{
    return missing("surface", from.surfaces, in.surfaces) + missing("number", from.figures, in.figures)
           + missing("numberS", from.smallFigures, in.smallFigures) + missing("symbol", from.symbols, in.symbols)
           + missing("line", from.lines, in.lines) + missing("lineE", from.edges, in.edges)
           + missing("deletelineE", from.deleted, in.deleted) + missing("wall", from.walls, in.walls);
}

} // namespace

class PenpaDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void drawn_data();
    void drawn();
    void listedDifferencesAreReal();
    void readsWhatPenpaDraws_data();
    void readsWhatPenpaDraws();
};

void PenpaDrawingTest::drawn_data()
{
    QTest::addColumn<QJsonObject>("row");
    const QStringList others = drawnOtherwise();
    for (const QJsonObject& row : drawingsOfGenres()) {
        const QString address = row["puzzlink"].toString();
        if (std::ranges::none_of(others, [&](const QString& end) { return address.endsWith(end); }))
            QTest::newRow(qPrintable(address.section('?', 1))) << row;
    }
}

void PenpaDrawingTest::drawn()
{
    QFETCH(QJsonObject, row);
    const penpa::Text text = ours(row);
    const auto theirs = penpa::sheetOf(jsonOf(row["pu_q"]));
    QVERIFY(theirs);
    QCOMPARE(missing(*theirs, text.question).join("; "), QString());
    QCOMPARE(missing(text.question, *theirs).join("; "), QString());
    QCOMPARE(theirs->others, 0);
    QCOMPARE(textOf(text.grid), lettersOf(row["grid"]));
    const QJsonArray space{text.space.top, text.space.bottom, text.space.left, text.space.right};
    QCOMPARE(space, row["space"].toArray());
    QCOMPARE(QJsonArray{textOf(text.tags.front())}, row["tags"].toArray());
    const QString mode = row["answer_mode"].toString();
    QCOMPARE(textOf(text.tool), mode == "combi" ? mode + "/" + row["answer_combi"].toString() : mode);
}

void PenpaDrawingTest::listedDifferencesAreReal()
{
    const QStringList others = drawnOtherwise();
    for (const QJsonObject& row : drawingsOfGenres()) {
        const QString address = row["puzzlink"].toString();
        if (std::ranges::none_of(others, [&](const QString& end) { return address.endsWith(end); }))
            continue;
        const auto theirs = penpa::sheetOf(jsonOf(row["pu_q"]));
        QVERIFY2(theirs && *theirs != ours(row).question, qPrintable(address));
    }
}

void PenpaDrawingTest::readsWhatPenpaDraws_data()
{
    drawn_data();
}

/// By its tag alone, as if the address were not known.
void PenpaDrawingTest::readsWhatPenpaDraws()
{
    QFETCH(QJsonObject, row);
    penpa::Text text = ours(row);
    text.question = *penpa::sheetOf(jsonOf(row["pu_q"]));
    text.source.clear();
    const Result<Board> board = penpa::boardOf(text);
    QVERIFY2(board, board ? "" : toEnglish(board.error()).c_str());
    // Not all is drawn: flags of rules, and what of a clue looks alike. Drawn again, it is the same.
    const penpa::Text again = *penpa::textOf(*board, {});
    QCOMPARE(missing(text.question, again.question).join("; "), QString());
    QCOMPARE(missing(again.question, text.question).join("; "), QString());
}

TOKISUJI_TEST(PenpaDrawingTest);

} // namespace tokisuji

#include "penpa_drawing_test.moc"
