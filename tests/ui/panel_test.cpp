// Words and sections of the panel, and the tables of texts.

#include "editor/ui/controls/short_label.h"
#include "editor/ui/dialogs/size_dialog.h"
#include "editor/ui/language.h"
#include "editor/ui/panels/alternatives_section.h"
#include "editor/ui/panels/list_section.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/texts/generate_text.h"
#include "editor/ui/texts/hopeless_text.h"
#include "editor/ui/texts/publish_text.h"
#include "editor/ui/texts/step_text.h"
#include "editor/ui/texts/tool_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/theme.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/tracer.h"
#include "tests/model/shared_verdict.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"

#include <QFile>
#include <QPushButton>
#include <QTest>
#include <QTranslator>

using namespace tokisuji;

namespace {

/// Does the engine's English, where it has any, say the same as the window's?
bool engineSays(const Error& error, const QString& english)
{
    return errorSentence(error.id).empty() || QString::fromStdString(toEnglish(error)) == english;
}

Verdict verdictOf(Status status, Stop stop = Stop::Finished)
{
    Verdict verdict;
    verdict.status = status;
    verdict.stop = stop;
    return verdict;
}

Verdict several(int alternatives, bool all)
{
    Verdict verdict = verdictOf(Status::Several);
    verdict.alternatives.resize(static_cast<std::size_t>(alternatives));
    verdict.allFound = all;
    return verdict;
}

Verdict none(int clues)
{
    Verdict verdict = verdictOf(Status::None);
    verdict.conflict.resize(static_cast<std::size_t>(clues));
    verdict.conflictMinimal = true;
    return verdict;
}

Verdict noneByMarks()
{
    Verdict verdict = none(0);
    verdict.marks = MarkUse::Use;
    verdict.withoutMarks = Status::Unique;
    return verdict;
}

Verdict openBoard(BoardReading reading, std::size_t missing)
{
    Verdict verdict = verdictOf(Status::Open);
    verdict.reading = reading;
    verdict.missing.assign(missing, cellAt(0, 0));
    return verdict;
}

Verdict afterSeconds(Verdict verdict)
{
    verdict.ms = 2000;
    verdict.deadEnds = 12'400;
    verdict.settledCount = 14;
    verdict.total = 180;
    return verdict;
}

Verdict counting()
{
    Verdict verdict = verdictOf(Status::Several, Stop::Running);
    verdict.determinedCount = 118;
    verdict.total = 1220;
    return verdict;
}

Board boardFrom(std::string_view text)
{
    return *readPuzzle(text);
}

/// Of any kind that can only be opened.
Board foreignBoard()
{
    const std::vector<const Genre*> kinds = allKinds();
    const auto foreign = std::ranges::find_if(kinds, [](const Genre* genre) { return !genre->isWhole(); });
    return (*foreign)->makeBoard({4, 4});
}

/// A further language, which says by what catalogue and key it was asked for what the engine names.
class Catalogues : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* /*comment*/,
                                    int /*number*/) const override
    {
        const QList<QByteArray> all{"Definition", "NeededSize", "Remark", "Unread", "Variant"};
        return all.contains(context) ? QStringLiteral("<%1: %2>").arg(QLatin1String(context), QString::fromUtf8(source))
                                     : QString();
    }
};

} // namespace

Q_DECLARE_METATYPE(tokisuji::Verdict)
Q_DECLARE_METATYPE(tokisuji::EditSummary)

class PanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void verdictsInWords_data()
    {
        QTest::addColumn<Verdict>("verdict");
        QTest::addColumn<int>("glyph");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("ja");
        const auto row = [](const char* name, const Verdict& v, VerdictGlyph glyph, const char* en, const char* ja) {
            QTest::newRow(name) << v << static_cast<int>(glyph) << QString::fromUtf8(en) << QString::fromUtf8(ja);
        };
        row("unique", verdictOf(Status::Unique), VerdictGlyph::Unique, "Unique|exactly one solution",
            "唯一解|解はちょうど 1 つです");
        row("all", several(5, true), VerdictGlyph::Several, "Several solutions|all 6 found",
            "複数解|6 個、すべて見つけました");
        row("some", several(5, false), VerdictGlyph::Several, "Several solutions|at least 6", "複数解|少なくとも 6 個");
        row("none", none(3), VerdictGlyph::None, "No solution|3 clues conflict with each other",
            "解なし|3 個のヒントが両立しません");
        row("rules", none(0), VerdictGlyph::None, "No solution|the rules cannot be satisfied on this board",
            "解なし|この盤面ではルールを満たせません");
        row("open", openBoard(BoardReading::CluesToCome, 0), VerdictGlyph::Open, "Not finished|clues are still to come",
            "未完成|ヒントを足せば解けます");
        row("open, one place", openBoard(BoardReading::CluesToCome, 1), VerdictGlyph::Open,
            "Not finished|clues are still to come · 1 place still needs one",
            "未完成|ヒントを足せば解けます ・ 足りない所が 1 か所");
        row("open rooms", openBoard(BoardReading::RoomsToCome, 3), VerdictGlyph::Open,
            "Not finished|borders of rooms are still to come · 3 places still need one",
            "未完成|部屋を区切れば解けます ・ 足りない所が 3 か所");
        row("marks", noneByMarks(), VerdictGlyph::None,
            "No solution from these marks|with marks · unique from the clues alone",
            "この印からは解けません|印を含めて ・ ヒントだけなら唯一解です");
        row("running", verdictOf(Status::Unknown, Stop::Running), VerdictGlyph::Running,
            "Checking…|looking for a solution", "確認中…|解を探しています");
        row("running for long", afterSeconds(verdictOf(Status::Unknown, Stop::Running)), VerdictGlyph::Running,
            "Checking…|looking for a solution · 12\u202f400 dead ends · 14 of 180 settled",
            "確認中…|解を探しています ・ 行き止まり 12\u202f400 回 ・ 180 中 14 が確定");
        row("limit, after long", afterSeconds(verdictOf(Status::Unknown, Stop::Limit)), VerdictGlyph::Unknown,
            "Stopped at the time limit|checked for 10 s · 12\u202f400 dead ends · 14 of 180 settled",
            "時間切れ|10 秒 まで調べました ・ 行き止まり 12\u202f400 回 ・ 180 中 14 が確定");
        row("counting", counting(), VerdictGlyph::Several,
            "Several solutions|finding determined marks 118 / 1\u202f220",
            "複数解|確定を調べています 118 / 1\u202f220");
        row("limit", verdictOf(Status::Unknown, Stop::Limit), VerdictGlyph::Unknown,
            "Stopped at the time limit|checked for 10 s", "時間切れ|10 秒 まで調べました");
        row("failed", verdictOf(Status::Unknown, Stop::Cancelled), VerdictGlyph::Unknown,
            "The check failed|your work is safe", "確認できませんでした|入力は無事です");
    }
    void verdictsInWords()
    {
        QFETCH(Verdict, verdict);
        QFETCH(int, glyph);
        QFETCH(QString, en);
        QFETCH(QString, ja);
        for (const auto& [language, wanted] :
             {std::pair(QStringLiteral("en"), en), std::pair(QStringLiteral("ja"), ja)}) {
            applyLanguage(language);
            const VerdictText text = verdictText(verdict, 10000);
            QCOMPARE(static_cast<int>(text.glyph), glyph);
            QCOMPARE(QString(text.word + QLatin1Char('|') + text.detail), wanted);
        }
    }

    void whatIsDeterminedIsNamed_data()
    {
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("ja");
        const auto row = [](const char* genre, const char* en, const char* ja) {
            QTest::newRow(genre) << QString(en) << QString(ja);
        };
        row("nurikabe", "determined cells", "確定したマス");
        row("slither", "determined edges", "確定した辺");
        row("shikaku", "determined borders", "確定した境界");
        row("heyapin", "determined points", "確定した点");
        row("hashikake", "determined bridges", "確定した橋");
        row("yajilin", "determined marks", "確定した印");
    }
    void whatIsDeterminedIsNamed()
    {
        QFETCH(QString, en);
        QFETCH(QString, ja);
        const Genre& genre = *findGenre(QTest::currentDataTag());
        applyLanguage(QStringLiteral("en"));
        QCOMPARE(determinedLabel(genre), en);
        applyLanguage(QStringLiteral("ja"));
        QCOMPARE(determinedLabel(genre), ja);
    }

    void timesAreShort_data()
    {
        QTest::addColumn<double>("ms");
        QTest::addColumn<QString>("text");
        QTest::newRow("tenths") << 2.13 << QStringLiteral("2.1 ms");
        QTest::newRow("whole") << 46.4 << QStringLiteral("46 ms");
        QTest::newRow("edge") << 999.6 << QStringLiteral("1.0 s");
        QTest::newRow("seconds") << 12345.0 << QStringLiteral("12 s");
    }
    void timesAreShort()
    {
        QFETCH(double, ms);
        QFETCH(QString, text);
        QCOMPARE(durationText(ms), text);
    }

    void editsInWords_data()
    {
        QTest::addColumn<QString>("genre");
        QTest::addColumn<EditSummary>("edit");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("japanese");
        using Did = EditSummary::Kind;
        const auto row = [](const char* name, const char* genre, const EditSummary& edit, const char* en,
                            const char* ja) {
            QTest::newRow(name) << QString::fromLatin1(genre) << edit << QString::fromUtf8(en) << QString::fromUtf8(ja);
        };
        const Place place = cellAt(1, 2);
        row("clue", "slither", {.kind = Did::ClueSet, .place = place, .value = 2}, "2 at R3C2", "R3C2 に 2");
        row("question", "slither", {.kind = Did::ClueSet, .place = place, .value = question}, "? at R3C2", "R3C2 に ?");
        row("arrow", "yajilin", {.kind = Did::ClueSet, .place = place, .value = 1, .direction = Dir::Down},
            "1↓ at R3C2", "R3C2 に 1↓");
        row("erased", "slither", {.kind = Did::ClueErased, .place = place, .before = 1}, "erase 1 at R3C2",
            "R3C2 の 1 を消す");
        row("pearl", "mashu", {.kind = Did::ClueSet, .place = place, .value = 2}, "black circle at R3C2",
            "R3C2 に 黒丸");
        row("numbers", "tapa",
            {.kind = Did::ClueSet,
             .place = place,
             .value = 1,
             .numbers = {{Layer::Number, 1}, {Layer::Second, 1}, {Layer::Third, 2}}},
            "1 · 1 · 2 at R3C2", "R3C2 に 1 ・ 1 ・ 2");
        row("borders", "heyawake",
            {.kind = Did::Clues, .layer = Layer::Room, .value = 1, .isUniform = true, .clues = 3}, "3 borders drawn",
            "境界 3 本を引く");
        row("no borders", "heyawake", {.kind = Did::Clues, .layer = Layer::Room, .isUniform = true, .clues = 3},
            "3 borders erased", "境界 3 本を消す");
        row("stroke", "nurikabe",
            {.kind = Did::Marks, .layer = Layer::Shade, .value = 1, .isUniform = true, .marks = 5}, "shade 5 cells",
            "黒マス 5 個");
        row("one", "nurikabe", {.kind = Did::Marks, .layer = Layer::Shade, .value = 1, .isUniform = true, .marks = 1},
            "shade 1 cell", "黒マス 1 個");
        row("rows", "slither", {.kind = Did::LinesAdded, .side = Side::Top, .count = 2}, "add 2 rows", "2 行を追加");
        row("columns", "slither", {.kind = Did::LinesRemoved, .side = Side::Left, .count = 1}, "remove 1 column",
            "1 列を削除");
    }
    void editsInWords()
    {
        QFETCH(QString, genre);
        QFETCH(EditSummary, edit);
        QFETCH(QString, english);
        QFETCH(QString, japanese);
        const Genre& kind = *findGenre(genre.toStdString());
        QCOMPARE(editText(edit, kind), english);
        applyLanguage(QStringLiteral("ja"));
        QCOMPARE(editText(edit, kind), japanese);
    }

    void everyErrorHasAText()
    {
        std::vector<std::string> ids(errorIds().begin(), errorIds().end());
        for (const QString& id : ownErrorIds())
            ids.push_back(id.toStdString());
        for (const std::string& id : ids) {
            const Error error{.id = id, .args = {"slither", "2", "3", "4"}, .at = 5};
            applyLanguage(QStringLiteral("en"));
            const QString english = errorText(error);
            QVERIFY2(english != QString::fromStdString(id), id.c_str());
            QVERIFY2(engineSays(error, english), id.c_str());
            applyLanguage(QStringLiteral("ja"));
            QVERIFY2(errorText(error) != english, id.c_str());
            QVERIFY2(!errorText(error).contains(QStringLiteral("%t")), id.c_str());
        }
        applyLanguage(QStringLiteral("en"));
        const auto bad = readUrl("slither/0/10/a");
        QVERIFY(!bad);
        QVERIFY(errorText(bad.error()).contains(QLatin1Char('0')));
    }

    void furtherLanguagesReachWhatTheEngineNames()
    {
        Catalogues further;
        QCoreApplication::installTranslator(&further);
        Board rooms = findGenre("aqre")->makeBoard({4, 4});
        rooms.setFlags("b");
        QVERIFY(publishedRules(rooms).contains(QStringLiteral("<Variant: aqre/b>")));
        QCOMPARE(problemText(GenerateProblem::NoPuzzleOfSize, *findGenre("alter"), {}),
                 QStringLiteral("<NeededSize: alter>"));
        QVERIFY(noRulesText(foreignBoard()).detail.contains(QStringLiteral("<Unread: ")));
        QVERIFY(difficultyReasons(trace(boardFrom("sudoku/4/4/h1k1g4h3h"), {})).contains(QStringLiteral("<Remark: ")));
        QCOMPARE(boardTitle(boardFrom("tokisuji:twisty/cube_2x2x2")), QStringLiteral("<Definition: 2×2×2 cube>"));
        QCoreApplication::removeTranslator(&further);
    }

    void notesEndWhereTheRoomEnds()
    {
        const QString whole = QStringLiteral("solved · 131 steps · 64 hypotheses");
        ShortLabel note;
        note.resize(400, 20);
        note.setWhole(whole);
        QCOMPARE(note.text(), whole);
        QVERIFY(note.toolTip().isEmpty());
        note.show();
        note.resize(100, 20);
        QVERIFY(note.text().startsWith("solved") && note.text() != whole);
        QVERIFY(note.sizeHint().width() <= note.width());
        QCOMPARE(note.toolTip(), whole);
        note.resize(400, 20);
        QCOMPARE(note.text(), whole);
    }

    void everyToolHasANameAndHelp()
    {
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
            applyLanguage(language);
            for (const Genre* genre : allGenres())
                for (const Mode mode : {Mode::Edit, Mode::Solve})
                    for (const ToolId tool : toolsOf(*genre, mode)) {
                        QVERIFY(!toolName(tool).isEmpty());
                        QVERIFY(!toolHelp(tool).isEmpty());
                    }
        }
    }

    void translationsAreComplete_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("ja") << tests::sourcePath("translations/tokisuji_ja.ts");
        QTest::newRow("en") << tests::sourcePath("translations/tokisuji_en.ts");
    }
    void translationsAreComplete()
    {
        QFETCH(QString, file);
        QFile ts(file);
        QVERIFY(ts.open(QIODevice::ReadOnly));
        const QByteArray text = ts.readAll();
        QVERIFY(text.contains("<translation"));
        QVERIFY(!text.contains("type=\"unfinished\""));
        QVERIFY(!text.contains("<translation></translation>"));
    }

    void differencesAreCounted()
    {
        Board a = boardFrom("slither/2/2/d");
        Board b = a;
        a.set(Layer::Line, edgeBetween(cellAt(0, 0), Dir::Up), 1);
        a.set(Layer::Line, edgeBetween(cellAt(0, 0), Dir::Left), 1);
        b.set(Layer::Line, edgeBetween(cellAt(1, 1), Dir::Right), 1);
        b.set(Layer::Line, edgeBetween(cellAt(1, 1), Dir::Down), 0);
        const AnswerDifference d = answerDifference(a, b);
        QCOMPARE(d.onlyA, 2);
        QCOMPARE(d.onlyB, 1);
        QCOMPARE(d.changed, 0);
    }

    void sectionsFollowTheVerdict()
    {
        SidePanel panel;
        const Board board = findGenre("heyawake")->makeBoard({4, 4});
        PanelState state;
        state.board = &board;
        Verdict verdict = none(0);
        verdict.conflict = {cellAt(0, 0), cellAt(2, 2)};
        state.verdict = shared(verdict);
        state.text = verdictText(verdict, 1000);
        panel.display(state);
        const auto* conflict = panel.findChild<ListSection*>(QStringLiteral("conflict"));
        QCOMPARE(conflict->list()->count(), 2);
        QVERIFY(!conflict->isHidden());
        QVERIFY(panel.findChild<AlternativesSection*>()->isHidden());
        state.verdict = shared(verdictOf(Status::Unique));
        panel.display(state);
        QVERIFY(conflict->isHidden());
        QVERIFY(!panel.findChild<AlternativesSection*>()->isHidden());
    }

    void sayWhyThereIsNoSolutionWhereNoClueIsToBlame()
    {
        QCOMPARE(hopelessText(findGenre("simpleloop")->makeBoard({3, 3})),
                 "No loop can pass through every cell of this board.");
        QCOMPARE(hopelessText(findGenre("slither")->makeBoard({2, 2}, "f")),
                 "No loop can pass through every point of this board.");
        Board rooms = findGenre("norinori")->makeBoard({3, 3}); // one room of a single cell
        rooms.set(Layer::Room, edgeBetween(cellAt(0, 0), Dir::Right), 1);
        rooms.set(Layer::Room, edgeBetween(cellAt(0, 0), Dir::Down), 1);
        QVERIFY(hopelessText(rooms).startsWith("This rule can never be satisfied here: "));
        QVERIFY(hopelessText(rooms).contains("R1C1"));
        QCOMPARE(hopelessText(findGenre("sudoku")->makeBoard({4, 4})),
                 "Whatever the clues, the rules cannot be satisfied on this board.");

        SidePanel panel;
        const Board board = findGenre("simpleloop")->makeBoard({3, 3});
        PanelState state;
        state.board = &board;
        state.verdict = shared(none(0));
        state.text = verdictText(none(0), 1000);
        panel.display(state);
        const auto labels = panel.findChild<ListSection*>(QStringLiteral("conflict"))->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == hopelessText(board); }));
    }

    void sizesAreChangedByOneEdit()
    {
        const Board board = boardFrom("slither/3/2/3g1");
        SizeDialog dialog(board);
        const auto boxes = dialog.findChildren<QSpinBox*>();
        QCOMPARE(boxes.size(), 4);
        boxes[static_cast<int>(Side::Top)]->setValue(2);
        boxes[static_cast<int>(Side::Left)]->setValue(-2);
        const Edit edit = dialog.edit();
        Board changed = board;
        edit.applyTo(changed);
        QCOMPARE(changed.size(), (Size{1, 4}));
        edit.inverse().applyTo(changed);
        QVERIFY(changed == board);
        boxes[static_cast<int>(Side::Top)]->setValue(-1);
        boxes[static_cast<int>(Side::Bottom)]->setValue(-1);
        QVERIFY(!dialog.findChildren<QPushButton*>().last()->isEnabled());
    }
};

TOKISUJI_TEST(PanelTest);
#include "panel_test.moc"
