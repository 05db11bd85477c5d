// Texts of traces in both languages: over the traces of all boards of ours, and word by word for some of them.
#include "tests/trace/boards.h"

#include "editor/model/trace_rows.h"
#include "editor/ui/language.h"
#include "editor/ui/texts/atom_text.h"
#include "editor/ui/texts/path_status_text.h"
#include "editor/ui/texts/place_text.h"
#include "editor/ui/texts/rule_text.h"
#include "editor/ui/texts/step_text.h"
#include "engine/trace/compare.h"
#include "engine/trace/technique.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

#include <map>

using namespace tokisuji;

namespace {

/// Nothing is left unfilled, and no list is without an end.
bool isWhole(const QString& text)
{
    return !text.contains(u'%') && !text.contains(u'{') && !text.contains(u'}') && text.size() < 260;
}

/// No place is named after a cell that is beyond the frame.
bool namesCells(const QString& text)
{
    static const QRegularExpression beyond(QStringLiteral("R-?0|R\\d+C-?0"));
    return !text.contains(beyond);
}

bool isJapanese(const QString& text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.unicode() >= 0x3040 && c.unicode() < 0xA000; });
}

/// Sentences that name the clues of a board in katakana are Japanese by what stands round them.
bool isJapaneseSentence(QString text)
{
    return isJapanese(text.removeIf([](QChar c) { return c.unicode() >= 0x30A0 && c.unicode() < 0x3100; }));
}

/// Every row of a trace with everything open.
std::vector<TraceRow> allRows(const Trace& trace)
{
    TraceFolding folding;
    for (const Step& step : trace.steps) {
        folding.openSplits.insert(step.id);
        folding.openBatches.insert(step.id);
    }
    return traceRows(trace, folding);
}

Board hashiBoard()
{
    Board board = findGenre("hashikake")->makeBoard({5, 5});
    board.set(Layer::Number, cellAt(0, 0), 4);
    board.set(Layer::Number, cellAt(4, 0), 3);
    board.set(Layer::Number, cellAt(0, 4), 2);
    return board;
}

QString bridgeText(Atom::Op op, int value)
{
    return atomText({op, {Layer::Line, edgeBetween(cellAt(0, 0), Dir::Right)}, value}, hashiBoard());
}

} // namespace

class StepTextTest : public QObject {
    Q_OBJECT
private slots:
    /// What fits is said where that is little; what is settled does not count.
    void sumsNameTheirCombinations()
    {
        const Board board = *readPuzzle("kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3");
        const Trace found = trace(board, {.profile = *findProfile("normal")});
        QStringList sentences;
        for (const StepId id : found.path())
            sentences << stepReason(found, found.step(id), board);
        const QString all = sentences.join(u'\n');
        QVERIFY2(
            all.contains(QStringLiteral("8 in 2 cells is 1+7, 2+6 or 3+5; no combination puts another number there")),
            qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral(": 10 in 4 cells is 1+2+3+4; no combination")), qPrintable(all));
    }

    /// A row that begins where a clue stands is about the row; the clue's own rule is about the clue.
    void rulesOfAnAreaAreNotNamedAfterAClue()
    {
        Board sudoku = findGenre("sudoku")->makeBoard({9, 9});
        sudoku.set(Layer::Number, cellAt(0, 0), 7);
        const Trace found = traceOf(sudoku, *findProfile("easy"));
        QVERIFY(!found.path().empty());
        for (const StepId id : found.path())
            QVERIFY2(stepReason(found, found.step(id), sudoku).startsWith(QStringLiteral("each number once in a ")),
                     qPrintable(stepReason(found, found.step(id), sudoku)));
        Board slither = findGenre("slither")->makeBoard({4, 4});
        slither.set(Layer::Number, cellAt(0, 0), 0);
        const Trace zero = traceOf(slither, *findProfile("easy"));
        QVERIFY(ruleAtPlace(zero.step(zero.path().front()).why.constraints.front(), slither).contains(u'0'));
    }

    void init() { applyLanguage(QStringLiteral("en")); }
    void wideLettersAreNotParted();
    void everyRowHasWords_data();
    void everyRowHasWords();
    void cleanupTestCase() { m_traces.clear(); }
    void statements_data();
    void statements();
    void bridges();
    void listsAreShort();
    void assumptions();
    void suppositions();
    void refutationsAreOneSentence();
    void waysSayWhereTheyLead();
    void everyRuleHasItsWords();
    void furtherLanguagesAreLookedUpById();
    void everyTechniqueHasASentence();
    void rowsOfARefutation();
    void ends();
    void summaries();
    void statuses();

private:
    /// The trace of a board of ours at "hard": two tests read it.
    const Trace& hardTrace(const std::string& url);

    std::map<std::string, Trace> m_traces;
};

const Trace& StepTextTest::hardTrace(const std::string& url)
{
    auto found = m_traces.find(url);
    if (found == m_traces.end())
        found = m_traces.emplace(url, traceOf(url, "hard")).first;
    return found->second;
}

void StepTextTest::wideLettersAreNotParted()
{
    QCOMPARE(closedUp("R1C3 の 白丸"), QString("R1C3 の白丸"));
    QCOMPARE(closedUp("R4C1 の 3"), QString("R4C1 の 3"));
    QCOMPARE(closedUp("R4C4 の右下の角 の「輪」"), QString("R4C4 の右下の角の「輪」"));
}

/// All boards of ours at "hard"; small ones at "everything" too, which takes long on others.
void StepTextTest::everyRowHasWords_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("everything");
    for (const std::string& url : ownBoards())
        QTest::addRow("%s hard", url.c_str()) << QString::fromStdString(url) << false;
    for (const std::string& url : ownBoards(1, 25))
        QTest::addRow("%s everything", url.c_str()) << QString::fromStdString(url) << true;
}

void StepTextTest::everyRowHasWords()
{
    QFETCH(QString, url);
    QFETCH(bool, everything);
    const Board board = boardOf(url.toStdString());
    const Trace trace = everything ? traceOf(board, *findProfile("everything")) : hardTrace(url.toStdString());
    const std::vector<TraceRow> rows = allRows(trace);
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
        applyLanguage(language);
        for (const TraceRow& row : rows) {
            const RowText text = rowText(trace, row, board);
            QVERIFY(!text.title.isEmpty());
            QVERIFY2(isWhole(text.title) && isWhole(text.detail), qPrintable(text.title + text.detail));
            QVERIFY2(namesCells(text.title) && namesCells(text.detail), qPrintable(text.title + text.detail));
            if (row.kind != TraceRow::Step && row.kind != TraceRow::BranchStep)
                continue;
            QVERIFY(!text.detail.isEmpty());
            const QString reason = stepReason(trace, trace.step(row.step), board);
            QVERIFY2(!reason.contains(u'{') && !reason.contains(u'%'), qPrintable(reason));
            QVERIFY2(!reason.contains(QStringLiteral("  ")) && !reason.startsWith(u' '), qPrintable(reason));
            QVERIFY2(!reason.contains(QStringLiteral(" 0 steps")) && !reason.contains(QStringLiteral(" 0 手")),
                     qPrintable(reason));
            QCOMPARE(isJapaneseSentence(reason), language == QStringLiteral("ja"));
            QCOMPARE(closedUp(reason), reason);
        }
        QVERIFY(isWhole(traceSummary(trace, false)));
        QVERIFY(isWhole(difficultyText(trace.difficulty)));
        QCOMPARE(difficultyText(trace.difficulty).isEmpty(), trace.path().empty());
        QVERIFY(!difficultyReasons(trace).contains(u'{'));
    }
}

/// Each sort of atom as a clause, in both languages.
void StepTextTest::statements_data()
{
    QTest::addColumn<QString>("genre");
    QTest::addColumn<std::vector<Atom>>("atoms");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    const auto row = [](const char* name, const char* genre, const std::vector<Atom>& atoms, const char* english,
                        const char* japanese) {
        QTest::newRow(name) << QString::fromUtf8(genre) << atoms << QString::fromUtf8(english)
                            << QString::fromUtf8(japanese);
    };
    const auto cell = [](Layer layer, int x, int y) { return AnswerPlace{layer, cellAt(x, y)}; };
    const auto edge = [](Layer layer, int x, int y, Dir side) {
        return AnswerPlace{layer, edgeBetween(cellAt(x, y), side)};
    };
    const AnswerPlace right = edge(Layer::Line, 0, 3, Dir::Right), left = edge(Layer::Line, 0, 3, Dir::Left);
    const AnswerPlace top = edge(Layer::Line, 0, 3, Dir::Up), far = edge(Layer::Line, 4, 0, Dir::Right);
    row("side", "slither", {{Atom::Is, right, 1}}, "there is a line on the right side of R4C1",
        "R4C1 の右の辺に線が入る");
    row("no side", "slither", {{Atom::Is, right, 0}}, "there is no line on the right side of R4C1",
        "R4C1 の右の辺に線は引けない");
    row("frame", "slither", {{Atom::Is, far, 0}}, "there is no line on the right side of R1C5",
        "R1C5 の右の辺に線は引けない");
    row("sides of one cell", "slither", {{Atom::Is, left, 0}, {Atom::Is, top, 0}, {Atom::Is, far, 1}},
        "there are no lines on the left and top sides of R4C1, and there is a line on the right side of R1C5",
        "R4C1 の左と上の辺に線は引けない、R1C5 の右の辺に線が入る");
    row("line", "mashu", {{Atom::Is, top, 1}}, "the line between R3C1 and R4C1 is drawn",
        "R3C1 と R4C1 の間に線が入る");
    row("no lines", "mashu", {{Atom::Is, top, 0}, {Atom::Is, right, 0}},
        "the lines from R4C1 to R3C1 and R4C2 are not drawn", "R4C1 と R3C1、R4C2 の間に線は引けない");
    row("border", "compass", {{Atom::Is, edge(Layer::Border, 0, 3, Dir::Down), 1}},
        "there is a border on the bottom side of R4C1", "R4C1 の下の辺に境界線が入る");
    row("no border", "compass", {{Atom::Is, edge(Layer::Border, 0, 3, Dir::Down), 0}},
        "there is no border on the bottom side of R4C1", "R4C1 の下の辺に境界線は引けない");
    row("shading", "nurikabe", {{Atom::Is, cell(Layer::Shade, 2, 3), 1}}, "R4C3 is shaded", "R4C3 は黒マス");
    row("no shading", "nurikabe",
        {{Atom::Is, cell(Layer::Shade, 3, 0), 0},
         {Atom::Is, cell(Layer::Shade, 3, 1), 0},
         {Atom::Is, cell(Layer::Shade, 4, 1), 0}},
        "R1C4, R2C4 and R2C5 are unshaded", "R1C4、R2C4、R2C5 は白マス");
    row("lamp", "akari", {{Atom::Is, cell(Layer::Shade, 0, 0), 1}}, "there is a lamp in R1C1", "R1C1 に照明が入る");
    row("number", "sudoku", {{Atom::Is, cell(Layer::Digit, 1, 1), 5}}, "R2C2 is 5", "R2C2 は 5");
    row("not a number", "sudoku", {{Atom::IsNot, cell(Layer::Digit, 1, 1), 3}}, "R2C2 is not 3", "R2C2 は 3 ではない");
    row("not some numbers", "sudoku",
        {{Atom::IsNot, cell(Layer::Digit, 1, 1), 3},
         {Atom::IsNot, cell(Layer::Digit, 1, 1), 4},
         {Atom::IsNot, cell(Layer::Digit, 1, 1), 7}},
        "R2C2 is not 3, 4 or 7", "R2C2 は 3、4、7 ではない");
    std::vector<Atom> most;
    for (const int number : {1, 2, 3, 5, 6, 8, 9})
        most.push_back({Atom::IsNot, cell(Layer::Digit, 1, 1), number});
    row("not numbers one after the other", "sudoku", most, "R2C2 is not 1–3, 5, 6, 8 or 9",
        "R2C2 は 1〜3、5、6、8、9 ではない");
    row("at least", "sudoku", {{Atom::AtLeast, cell(Layer::Digit, 1, 1), 4}}, "R2C2 is at least 4", "R2C2 は 4 以上");
    row("at most", "sudoku", {{Atom::AtMost, cell(Layer::Digit, 0, 0), 4}, {Atom::AtMost, cell(Layer::Digit, 1, 1), 4}},
        "R1C1 and R2C2 are at most 4", "R1C1、R2C2 は 4 以下");
    const AnswerPlace corner{Layer::Point, vertexAt(1, 4)};
    row("corner", "diamond", {{Atom::Is, corner, 1}}, "there is a diamond at the lower right corner of R4C1",
        "R4C1 の右下の角にひし形が入る");
    row("corners", "diamond", {{Atom::Is, corner, 0}, {Atom::Is, AnswerPlace{Layer::Point, vertexAt(2, 2)}, 0}},
        "there are no diamonds at the lower right corners of R4C1 and R2C2", "R4C1、R2C2 の右下の角にひし形は入らない");
    row("one of two sides", "slither", {{Atom::Opposite, left, 1, far, 1}},
        "there is a line on exactly one of the left side of R4C1 and the right side of R1C5",
        "R4C1 の左の辺、R1C5 の右の辺の一方だけに線が入る");
    row("both sides or neither", "slither", {{Atom::Same, left, 1, top, 1}},
        "there is a line on both or neither of the left and top sides of R4C1",
        "R4C1 の左と上の辺は両方に線が入るか、どちらにも入らない");
    row("one of two lines", "mashu", {{Atom::Opposite, right, 1, top, 1}},
        "exactly one of the lines from R4C1 to R4C2 and R3C1 is drawn", "R4C1 と R4C2、R3C1 の間の一方だけに線が入る");
    row("one of two cells", "nurikabe", {{Atom::Opposite, cell(Layer::Shade, 0, 0), 1, cell(Layer::Shade, 1, 0), 1}},
        "exactly one of R1C1 and R1C2 is shaded", "R1C1、R1C2 の一方だけが黒マス");
    row("one of two numbers", "sudoku", {{Atom::Opposite, cell(Layer::Digit, 0, 0), 3, cell(Layer::Digit, 1, 0), 7}},
        "either R1C1 is 3 or R1C2 is 7", "「R1C1 は 3」か「R1C2 は 7」のどちらか一方だけ");
}

void StepTextTest::statements()
{
    QFETCH(QString, genre);
    QFETCH(std::vector<Atom>, atoms);
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    const Genre* kind = findGenre(genre.toStdString());
    QVERIFY(kind != nullptr);
    const Board board = kind->makeBoard(genre == QLatin1String("sudoku") ? Size{9, 9} : Size{5, 5});
    QCOMPARE(atomsText(atoms, board), english);
    applyLanguage(QStringLiteral("ja"));
    QCOMPARE(atomsText(atoms, board), japanese);
}

void StepTextTest::bridges()
{
    QCOMPARE(bridgeText(Atom::AtLeast, 1), QStringLiteral("there is at least one bridge between R1C1 and R1C5"));
    QCOMPARE(bridgeText(Atom::AtLeast, 2), QStringLiteral("there are two bridges between R1C1 and R1C5"));
    QCOMPARE(bridgeText(Atom::AtMost, 0), QStringLiteral("there is no bridge between R1C1 and R1C5"));
    QCOMPARE(bridgeText(Atom::AtMost, 1), QStringLiteral("there is at most one bridge between R1C1 and R1C5"));
    const auto both = [](int value) {
        return std::vector<Atom>{{Atom::AtLeast, {Layer::Line, edgeBetween(cellAt(0, 0), Dir::Right)}, value},
                                 {Atom::AtLeast, {Layer::Line, edgeBetween(cellAt(0, 0), Dir::Down)}, value}};
    };
    QCOMPARE(atomsText(both(2), hashiBoard()), QStringLiteral("there are two bridges each from R1C1 to R1C5 and R5C1"));
    applyLanguage(QStringLiteral("ja"));
    QCOMPARE(bridgeText(Atom::AtLeast, 2), QStringLiteral("R1C1 と R1C5 の間に橋が 2 本架かる"));
}

void StepTextTest::listsAreShort()
{
    const Board board = findGenre("nurikabe")->makeBoard({10, 10});
    std::vector<Atom> atoms;
    for (int column = 0; column < 10; ++column)
        atoms.push_back({Atom::Is, {Layer::Shade, cellAt(column, 0)}, column < 2 ? 0 : 1});
    QCOMPARE(atomsText(atoms, board),
             QStringLiteral("R1C1 and R1C2 are unshaded, and R1C3, R1C4, R1C5, R1C6 … (8) are shaded"));
    QCOMPARE(placesText({cellAt(0, 0), vertexAt(2, 1)}, board), QStringLiteral("R1C1, the lower right corner of R1C2"));
    QCOMPARE(placesText({}, board), QString());
    const std::vector<Place> edges{edgeBetween(cellAt(0, 0), Dir::Right), edgeBetween(cellAt(0, 0), Dir::Down)};
    QCOMPARE(placesText(edges, findGenre("mashu")->makeBoard({4, 4})),
             QStringLiteral("the edges from R1C1 to R1C2 and R2C1"));
    QCOMPARE(placesText(edges, findGenre("slither")->makeBoard({4, 4})),
             QStringLiteral("the right and bottom sides of R1C1"));
    const Board slither = findGenre("slither")->makeBoard({10, 10});
    std::vector<Atom> sides;
    for (int column = 0; column < 10; ++column)
        sides.push_back({Atom::Is, {Layer::Line, edgeBetween(cellAt(column, column), Dir::Up)}, 0});
    QCOMPARE(atomsText(sides, slither),
             QStringLiteral("there are no lines on the top side of R1C1, the bottom side of R1C2, the bottom side of "
                            "R2C3 … (10)"));
}

void StepTextTest::assumptions()
{
    const Board board = hashiBoard();
    const AnswerPlace bridge{Layer::Line, edgeBetween(cellAt(0, 0), Dir::Right)};
    QCOMPARE(assumptionText({Atom::AtMost, bridge, 0}, board),
             QStringLiteral("Assume no bridge between R1C1 and R1C5"));
    QCOMPARE(assumptionText({Atom::AtLeast, bridge, 1}, board),
             QStringLiteral("Assume a bridge between R1C1 and R1C5"));
    applyLanguage(QStringLiteral("ja"));
    QCOMPARE(assumptionText({Atom::AtMost, bridge, 0}, board), QStringLiteral("R1C1 と R1C5 の間に橋がないと仮定"));
    const Board nurikabe = findGenre("nurikabe")->makeBoard({4, 4});
    QCOMPARE(assumptionText({Atom::Is, {Layer::Shade, cellAt(1, 1)}, 1}, nurikabe), QStringLiteral("R2C2 を黒と仮定"));
}

void StepTextTest::suppositions()
{
    const Board hashi = hashiBoard();
    const AnswerPlace bridge{Layer::Line, edgeBetween(cellAt(0, 0), Dir::Right)};
    const Board slither = findGenre("slither")->makeBoard({4, 4});
    const Board nurikabe = findGenre("nurikabe")->makeBoard({4, 4});
    const Board sudoku = findGenre("sudoku")->makeBoard({9, 9});
    const Atom shaded{Atom::Is, {Layer::Shade, cellAt(1, 1)}, 1};
    const Atom five{Atom::Is, {Layer::Digit, cellAt(2, 3)}, 5};
    QCOMPARE(supposedText({Atom::AtMost, bridge, 0}, hashi), QStringLiteral("Without a bridge between R1C1 and R1C5"));
    QCOMPARE(supposedText({Atom::Is, bridge, 0}, slither), QStringLiteral("Without a line on the right side of R1C1"));
    QCOMPARE(supposedText(shaded, nurikabe), QStringLiteral("With R2C2 shaded"));
    QCOMPARE(supposedText(five, sudoku), QStringLiteral("With 5 in R4C3"));
    QCOMPARE(eitherWayText({Atom::Is, bridge, 0}, slither),
             QStringLiteral("With or without a line on the right side of R1C1"));
    QCOMPARE(eitherWayText(five, sudoku), QStringLiteral("Whatever is in R4C3"));
    applyLanguage(QStringLiteral("ja"));
    QCOMPARE(supposedText({Atom::Is, bridge, 0}, slither), QStringLiteral("R1C1 の右の辺に線がないと、"));
    QCOMPARE(eitherWayText(shaded, nurikabe), QStringLiteral("R2C2 が黒でも白でも、"));
}

/// No id, no number for a mark, and no steps that are not there.
void StepTextTest::refutationsAreOneSentence()
{
    const Board slither = findGenre("slither")->makeBoard({4, 4});
    constexpr RuleFamily noBranch{.id = "no-branch", .name = {"the line does not end", "線は途切れない"}};
    Trace trace;
    const AnswerPlace edge{Layer::Line, edgeBetween(cellAt(0, 0), Dir::Right)};
    trace.steps = {{.id = 1, .technique = "refutation", .conclusions = {{Atom::Is, edge, 1}}, .split = 1}};
    trace.branches.push_back({.id = 1,
                              .of = 1,
                              .hypothesis = {Atom::Is, edge, 0},
                              .outcome = Outcome::Contradiction,
                              .clash = {.constraints = {{&noBranch, wholeBoard}}}});
    trace.splits = {{.id = 1, .step = 1, .branches = {1}}};
    const auto sentence = [&] { return stepReason(trace, trace.steps.front(), slither); };
    QCOMPARE(sentence(),
             QStringLiteral("Without a line on the right side of R1C1 this breaks at once: the line does not end. So "
                            "there is a line on the right side of R1C1"));
    trace.branches[1].steps = {2};
    trace.steps.push_back({.id = 2, .in = 1, .conclusions = {{Atom::Is, edge, 0}}});
    QVERIFY(sentence().contains(QStringLiteral(" after 1 step: ")));
    applyLanguage(QStringLiteral("ja"));
    QCOMPARE(
        sentence(),
        QStringLiteral("R1C1 の右の辺に線がないと、1 手先で「線は途切れない」に反するので R1C1 の右の辺に線が入る"));
}

/// Of a way only what is there, unless nothing is; where it leads, and how far that is.
void StepTextTest::waysSayWhereTheyLead()
{
    const Board nurikabe = findGenre("nurikabe")->makeBoard({4, 4});
    constexpr RuleFamily sea{.id = "sea-connected", .name = {"shaded cells hang together", "黒マスはつながる"}};
    const auto cell = [](int column, int row, int value) {
        return Atom{Atom::Is, {Layer::Shade, cellAt(column, row)}, value};
    };
    Trace trace;
    trace.steps = {{.id = 1, .technique = "packing", .conclusions = {cell(3, 3, 0)}, .split = 1},
                   {.id = 2, .in = 2, .technique = "no-pool", .conclusions = {cell(3, 3, 0)}}};
    trace.branches.front().steps = {1};
    trace.branches.push_back({.id = 1,
                              .of = 1,
                              .hypothesis = cell(0, 0, 0),
                              .also = {cell(1, 0, 1), cell(2, 0, 1)},
                              .outcome = Outcome::Agree});
    trace.branches.push_back({.id = 2, .of = 1, .hypothesis = cell(1, 1, 0), .steps = {2}, .outcome = Outcome::Agree});
    trace.branches.push_back({.id = 3,
                              .of = 1,
                              .hypothesis = cell(2, 2, 1),
                              .outcome = Outcome::Contradiction,
                              .clash = {.constraints = {{&sea, wholeBoard}}}});
    trace.splits = {{.kind = Split::Ways, .id = 1, .step = 1, .branches = {1, 2, 3}}};
    trace.splits.front().exhaustive.constraints = {{&sea, cellAt(1, 0)}};
    trace.result = TraceResult::Solved;
    const auto rows = traceRows(trace, {.openSplits = {1}});
    const auto both = [&](std::size_t row) {
        const RowText text = rowText(trace, rows[row], nurikabe);
        return text.title + u'|' + text.detail;
    };
    QCOMPARE(both(0), QStringLiteral("All placements agree · R1C2|R4C4 is unshaded"));
    QCOMPARE(both(1), QStringLiteral("1 of 3: R1C2 and R1C3 are shaded|Here too: R4C4 is unshaded"));
    QCOMPARE(both(2), QStringLiteral("2 of 3: R2C2 is unshaded|Here too: R4C4 is unshaded · 1 step ahead"));
    QCOMPARE(both(3), QStringLiteral("3 of 3: R3C3 is shaded|Broken: shaded cells hang together"));
    QVERIFY(!traceSummary(trace, false).contains(QStringLiteral("hypothes")));
    QVERIFY(stepReason(trace, trace.steps.front(), nurikabe).contains(QStringLiteral("R1C2")));
    applyLanguage(QStringLiteral("ja"));
    QCOMPARE(both(1), QStringLiteral("3 通り中 1 番目: R1C2、R1C3 は黒マス|ここでも R4C4 は白マス"));
    QCOMPARE(both(3), QStringLiteral("3 通り中 3 番目: R3C3 は黒マス|破綻: 黒マスはつながる"));
}

void StepTextTest::everyRuleHasItsWords()
{
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
        applyLanguage(language);
        for (const Genre* genre : allGenres()) {
            std::string flags;
            for (const Variant& variant : genre->variants)
                flags += variant.letter;
            for (const std::string& letters : {std::string(), flags}) {
                Board board = boardOf(std::string(genre->sample));
                board.setFlags(letters);
                const Rules rules = genre->rulesOf(board);
                for (const Instance& instance : rules.instances()) {
                    const QString name = ruleName(*instance.family);
                    QVERIFY2(!name.isEmpty(), instance.family->id.data());
                    QCOMPARE(isJapanese(name), language == QStringLiteral("ja"));
                    const QString broken = brokenRuleText(*instance.family);
                    QVERIFY2(!broken.isEmpty() && broken != name, instance.family->id.data());
                    QCOMPARE(isJapanese(broken), language == QStringLiteral("ja"));
                    QVERIFY(!ruleAtPlace(instance.key(), board).isEmpty());
                }
            }
        }
    }
}

/// A third language names families by their ids; what it has no word for is said as the page says it.
class Catalogue : public QTranslator {
public:
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        const bool isKnown =
            QLatin1String(context) == QLatin1String("RuleName") && qstrcmp(source, "all-connected") == 0;
        return isKnown ? QStringLiteral("un seul réseau") : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

void StepTextTest::furtherLanguagesAreLookedUpById()
{
    constexpr RuleFamily known{.id = "all-connected", .name = {"one network", "全体がつながる"}};
    constexpr RuleFamily unknown{.id = "no-ring", .name = {"no ring", "輪の禁止"}};
    applyLanguage(QStringLiteral("en"));
    Catalogue catalogue;
    QVERIFY(QCoreApplication::installTranslator(&catalogue));
    QCOMPARE(ruleName(known), QStringLiteral("un seul réseau"));
    QCOMPARE(ruleName(unknown), QStringLiteral("no ring"));
    QVERIFY(QCoreApplication::removeTranslator(&catalogue));
    QCOMPARE(ruleName(known), QStringLiteral("one network"));
}

void StepTextTest::everyTechniqueHasASentence()
{
    const Board board = hashiBoard();
    Trace trace;
    trace.steps = {{.id = 1, .conclusions = {{Atom::Is, {Layer::Line, edgeBetween(cellAt(0, 0), Dir::Right)}, 1}}}};
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
        applyLanguage(language);
        for (const Technique& technique : techniques()) {
            trace.steps.front().technique = technique.id;
            const QString reason = stepReason(trace, trace.steps.front(), board);
            QVERIFY2(!reason.isEmpty() && !reason.contains(u'{'), technique.id.data());
            QVERIFY(!techniqueName(technique.id).isEmpty());
        }
    }
}

/// A real refutation of a real board, as the panel says it.
void StepTextTest::rowsOfARefutation()
{
    bool found = false;
    for (const std::string& url : ownBoards()) {
        const Board board = boardOf(url);
        const Trace& trace = hardTrace(url);
        const auto rows = allRows(trace);
        const auto isRefuted = [](const TraceRow& row) { return row.kind == TraceRow::Clash && !row.ways; };
        const auto clash = std::ranges::find_if(rows, isRefuted);
        if (clash == rows.end())
            continue;
        found = true;
        const auto assumption = std::ranges::find_if(
            rows, [&](const TraceRow& row) { return row.kind == TraceRow::Hypothesis && row.branch == clash->branch; });
        const Step& step = trace.step(clash->step);
        const QString title = stepTitle(trace, step, board);
        if (step.technique == "refutation")
            QVERIFY(title == QStringLiteral("Impossible at once")
                    || title.startsWith(QStringLiteral("Contradiction · ")));
        QVERIFY2(!title.contains(QStringLiteral(" 0 ")), qPrintable(title));
        QVERIFY(rowText(trace, *assumption, board).title.startsWith(QStringLiteral("Assume ")));
        const RowText text = rowText(trace, *clash, board);
        QVERIFY2(text.title.startsWith(QStringLiteral("Broken: ")) && text.title.size() > 10, qPrintable(text.title));
        QVERIFY(!text.detail.isEmpty());
    }
    QVERIFY(found);
}

void StepTextTest::ends()
{
    const Board board = hashiBoard();
    const TraceRow end{.kind = TraceRow::End};
    Trace trace;
    const auto title = [&](TraceResult result) {
        trace.result = result;
        return rowText(trace, end, board).title;
    };
    QCOMPARE(title(TraceResult::Solved), QStringLiteral("Solved"));
    QCOMPARE(title(TraceResult::Stuck), QStringLiteral("Stuck here"));
    QCOMPARE(rowText(trace, end, board).detail, QStringLiteral("this level finds no step"));
    QCOMPARE(title(TraceResult::Contradiction), QStringLiteral("Contradiction"));
    constexpr RuleFamily allConnected{.id = "all-connected", .name = {"one connected network", {}}};
    trace.clash.constraints = {{&allConnected, wholeBoard}};
    QCOMPARE(rowText(trace, end, board).detail, QStringLiteral("Broken: one connected network"));
    applyLanguage(QStringLiteral("ja"));
    QCOMPARE(title(TraceResult::Solved), QStringLiteral("解けた"));
    QCOMPARE(title(TraceResult::Stuck), QStringLiteral("ここで行き詰まり"));
    QCOMPARE(title(TraceResult::Contradiction), QStringLiteral("破綻"));
}

void StepTextTest::summaries()
{
    Trace trace;
    QCOMPARE(traceSummary(trace, true), QStringLiteral("still tracing · 0 steps"));
    QCOMPARE(traceSummary(trace, false), QStringLiteral("stopped · 0 steps"));
    trace.steps = {{.id = 1}, {.id = 2, .split = 1}};
    trace.splits = {{.id = 1, .step = 2}};
    trace.branches.front().steps = {1, 2};
    trace.result = TraceResult::Solved;
    QCOMPARE(traceSummary(trace, false), QStringLiteral("solved · 2 steps · 1 hypothesis"));
    QCOMPARE(wholeSummary(trace), traceSummary(trace, false));
    trace.difficulty = {.hardest = 6.4, .steps = 2};
    QCOMPARE(wholeSummary(trace),
             traceSummary(trace, false) + QStringLiteral(" · ") + difficultyText(trace.difficulty));
    applyLanguage(QStringLiteral("ja"));
    QCOMPARE(traceSummary(trace, false), QStringLiteral("解けた ・ 2 手 ・ 仮定 1 回"));
}

void StepTextTest::statuses()
{
    const std::array<std::pair<StepStatus, const char*>, 6> glyphs{{{StepStatus::Same, "="},
                                                                    {StepStatus::OtherReason, "≈"},
                                                                    {StepStatus::Bypassed, "⤳"},
                                                                    {StepStatus::Lost, "∅"},
                                                                    {StepStatus::NotForced, "?"},
                                                                    {StepStatus::False, "×"}}};
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
        applyLanguage(language);
        for (const auto& [status, glyph] : glyphs)
            QCOMPARE(pathStatusText(status).glyph, QString::fromUtf8(glyph));
        for (const StepStatus status : {StepStatus::Vacuous, StepStatus::Blocked, StepStatus::Unknown}) {
            QVERIFY(!pathStatusText(status).glyph.isEmpty());
            QCOMPARE(isJapanese(pathStatusText(status).word), language == QStringLiteral("ja"));
        }
    }
    applyLanguage(QStringLiteral("en"));
    const PathCheck check{.steps = {{1, StepStatus::Same}, {2, StepStatus::Lost}, {3, StepStatus::OtherReason}}};
    QCOMPARE(pathCheckSummary(check), QStringLiteral("2 of 3 intended steps hold"));
}

TOKISUJI_TEST(StepTextTest);
#include "step_text_test.moc"
