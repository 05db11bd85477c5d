// What is one step of an author: the digits of a number, a shift of the whole board. With real keys.
#include "tests/ui/authoring_fixture.h"

#include "editor/model/store/log_keeper.h"
#include "editor/model/timeline_model.h"
#include "tests/support/test.h"

using namespace tokisuji;

class AuthorStepsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void theDigitsOfANumber()
    {
        AuthorDesk d("nurikabe", {8, 8});
        d.putCursor(2, 2);
        d.f.type(QStringLiteral("12"));
        QCOMPARE(d.at(2, 2), 12);
        QCOMPARE(d.steps(), 1);
        QCOMPARE(d.lastEdit(), QStringLiteral("12 at R3C3"));
        const auto* timeline = d.f.window.findChild<TimelineModel*>();
        QCOMPARE(timeline->lanes().size(), 1U); // no branch for the 1
        QCOMPARE(timeline->lastPosition(), 1);
        d.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(d.at(2, 2), blank);
        d.press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(d.at(2, 2), 12);
    }

    void theLogHasEveryDigit()
    {
        AuthorDesk d("nurikabe", {8, 8});
        d.putCursor(2, 2);
        d.f.type(QStringLiteral("12"));
        const QString path = d.f.filePath(QStringLiteral("digits.tokisuji"));
        auto* keeper = d.f.window.findChild<LogKeeper*>();
        bool isDone = false;
        keeper->saveAs(path, [&](const std::optional<Error>& error) { isDone = !error; });
        QTRY_VERIFY_WITH_TIMEOUT(isDone, tests::patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(keeper->state(), LogKeeper::State::Saved, tests::patienceMs);
        d.document()->close();
        QVERIFY(d.f.window.openAnything(path));
        QTRY_VERIFY_WITH_TIMEOUT(!d.document()->isEmpty(), tests::patienceMs);
        const History& history = d.document()->history();
        QCOMPARE(history.size(), 3);
        QCOMPARE(history.boardAt(1).at(Layer::Number, cellAt(2, 2)), 1);
        QCOMPARE(d.at(2, 2), 12);
        QCOMPARE(d.steps(), 1);
        QCOMPARE(d.f.window.findChild<TimelineModel*>()->lanes().size(), 1U);
    }

    void otherEditsEndANumber()
    {
        AuthorDesk d("heyawake", {8, 8});
        d.putCursor(2, 2);
        d.f.type(QStringLiteral("1"));
        d.drag(vertexAt(5, 5), vertexAt(5, 7));
        QCOMPARE(d.steps(), 2);
        d.putCursor(2, 2);
        d.f.type(QStringLiteral("2"));
        QCOMPARE(d.steps(), 3);
    }

    void afterUndoADigitBeginsANumber()
    {
        AuthorDesk d("nurikabe", {8, 8});
        d.putCursor(2, 2);
        d.f.type(QStringLiteral("1"));
        d.press(Qt::Key_Z, Qt::ControlModifier);
        d.f.type(QStringLiteral("2"));
        QCOMPARE(d.at(2, 2), 2);
        QCOMPARE(d.steps(), 1);
        QCOMPARE(d.f.window.findChild<TimelineModel*>()->lanes().size(), 2U); // the 1 was taken back
    }

    void theNumbersOfAList()
    {
        AuthorDesk d("tapa", {6, 6});
        d.putCursor(2, 2);
        d.f.type(QStringLiteral("13"));
        QCOMPARE(d.at(2, 2), 1);
        QCOMPARE(d.at(2, 2, Layer::Second), 3);
        QCOMPARE(d.steps(), 1);
    }

    void answersToo()
    {
        AuthorDesk d("fillomino", {6, 6});
        d.press(Qt::Key_F2);
        d.putCursor(2, 2);
        d.f.type(QStringLiteral("12"));
        QCOMPARE(d.at(2, 2, Layer::Digit), 12);
        QCOMPARE(d.steps(), 1);
    }

    void aShift()
    {
        AuthorDesk d("slither", {5, 5});
        d.set(1, 1, 3);
        d.press(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(d.at(2, 1), 3);
        QCOMPARE(d.lastEdit(), QStringLiteral("shift right"));
        d.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(d.at(2, 2), 3);
        d.press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        d.press(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(d.at(1, 1), 3);
        QCOMPARE(d.steps(), 5);
        applyLanguage(QStringLiteral("ja"));
        QCOMPARE(d.lastEdit(), QStringLiteral("上にずらす"));
    }

    void whatWouldFallOffIsAskedFor()
    {
        AuthorDesk d("slither", {5, 5});
        d.set(0, 1, 3);
        d.press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(d.steps(), 1);
        QCOMPARE(d.message(), QStringLiteral("A clue or a border would fall off the board."));
        d.takeOffer();
        QCOMPARE(d.steps(), 2);
        QVERIFY(d.board().isBlank(Layer::Number));
        QCOMPARE(d.message(), QString());
    }

    void aSingleLineStaysWhereItIs()
    {
        AuthorDesk d("slither", {5, 1});
        d.press(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(d.steps(), 0);
        QCOMPARE(d.message(), QStringLiteral("The board has only one line in that direction."));
    }
};

TOKISUJI_TEST(AuthorStepsTest);
#include "author_steps_test.moc"
