// Slow storage under a real window: what takes long is said in the status line and can be cancelled, the puzzle that is
// open stays and can be edited, and leaving it loses nothing.

#include "editor/ui/panels/side_panel.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "tests/support/patience.h"
#include "tests/support/slow_storage.h"
#include "tests/support/test.h"
#include "tests/ui/files_fixture.h"

#include <map>
#include <set>

using namespace tokisuji;
using namespace tokisuji::files;

namespace {

StatusLine* lineOf(const MainWindow& window)
{
    return window.findChild<StatusLine*>();
}

void pressCancel(const MainWindow& window)
{
    for (auto* button : lineOf(window)->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Cancel"))
            return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL("nothing can be cancelled");
}

/// Leaves a log with a name and two edits.
QString keptLog(const Workplace& desk)
{
    const auto window = desk.window();
    window->openAnything(slither5);
    type(*window, QStringLiteral("12"));
    const QString path = desk.path("kept.tokisuji");
    return saveAs(*window->keeper(), path) ? QString() : path;
}

/// In which turn of the event loop each of these widgets was painted first.
class FirstPaints : public QObject {
public:
    explicit FirstPaints(const QList<QWidget*>& widgets)
    {
        for (QWidget* each : widgets)
            each->installEventFilter(this);
        QObject::connect(&m_beat, &QTimer::timeout, this, [this] { ++m_turn; });
        m_beat.start(0);
    }
    [[nodiscard]] const std::map<const QObject*, int>& turns() const { return m_turns; }

    bool eventFilter(QObject* widget, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            m_turns.emplace(widget, m_turn);
        return false;
    }

private:
    QTimer m_beat;
    int m_turn = 0;
    std::map<const QObject*, int> m_turns;
};

} // namespace

class FilesBusyTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpOnce(); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void theOldPuzzleStaysUntilTheNewOneIsThere();
    void openingIsCancelled();
    void savingIsCancelled();
    void leavingGoesOnWhenEverythingIsSaved();
    void theLastOneThatIsAskedForIsOpened();
    void eachPartIsPaintedInATurnOfItsOwn();
};

void FilesBusyTest::theOldPuzzleStaysUntilTheNewOneIsThere()
{
    const Workplace desk;
    const QString path = keptLog(desk);
    const auto window = desk.window();
    window->openAnything(slither5);
    SlowStorage storage;
    storage.hold();
    QVERIFY(window->openAnything(path));
    QVERIFY(window->findChild<FileCommands*>()->isBusy());
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(*window)->busyText(), QStringLiteral("Opening kept.tokisuji…"), tests::patienceMs);
    type(*window, QStringLiteral("3"));
    QCOMPARE(window->document()->history().size(), 2);
    QVERIFY(window->document()->filePath().isEmpty());
    storage.release();
    QVERIFY(settle(*window));
    QCOMPARE(window->document()->filePath(), path);
    QCOMPARE(window->document()->history().size(), 3);
    QVERIFY(lineOf(*window)->busyText().isEmpty());
    QCOMPARE(storage.fromWindow(), 0);
    QCOMPARE(desk.untitled().size(), 1); // the edit that was made meanwhile
}

void FilesBusyTest::openingIsCancelled()
{
    const Workplace desk;
    const QString path = keptLog(desk);
    const auto window = desk.window();
    window->openAnything(slither5);
    SlowStorage storage;
    storage.hold();
    window->openAnything(path);
    QTRY_VERIFY_WITH_TIMEOUT(!lineOf(*window)->busyText().isEmpty(), tests::patienceMs);
    pressCancel(*window);
    QVERIFY(!window->findChild<FileCommands*>()->isBusy());
    QVERIFY(lineOf(*window)->busyText().isEmpty());
    storage.release();
    type(*window, QStringLiteral("3"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    QVERIFY(window->keeper()->isUntitled());
    QVERIFY(!barOf(*window)->isVisible());
}

void FilesBusyTest::savingIsCancelled()
{
    const Workplace desk;
    const auto window = desk.window();
    window->openAnything(slither5);
    type(*window, QStringLiteral("1"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    SlowStorage storage;
    storage.hold();
    chooseFile(desk.path("new.tokisuji"));
    window->actionTable()[ActionId::SaveAs]->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(*window)->busyText(), QStringLiteral("Saving new.tokisuji…"), tests::patienceMs);
    type(*window, QStringLiteral("2"));
    pressCancel(*window);
    storage.release();
    QVERIFY(settle(*window));
    QVERIFY(window->keeper()->isUntitled());
    QVERIFY(window->document()->filePath().isEmpty());
    QCOMPARE(readLog(window->keeper()->path())->history.size(), 3);
    QVERIFY(!QFile::exists(desk.path("new.tokisuji")));
}

/// Closing while the last edit is on its way.
void FilesBusyTest::leavingGoesOnWhenEverythingIsSaved()
{
    const Workplace desk;
    const auto window = desk.window();
    window->openAnything(slither5);
    SlowStorage storage;
    storage.hold();
    type(*window, QStringLiteral("1"));
    QCOMPARE(window->keeper()->state(), LogKeeper::State::Saving);
    bool sawBusy = false;
    QTimer look;
    connect(&look, &QTimer::timeout, &look, [&] {
        if (lineOf(*window)->busyText().isEmpty())
            return;
        sawBusy = true;
        storage.release();
    });
    look.start(5);
    QVERIFY(window->close());
    QVERIFY(sawBusy);
    QCOMPARE(window->keeper()->state(), LogKeeper::State::Saved);
    QCOMPARE(readLog(window->keeper()->path())->history.size(), 2);
}

void FilesBusyTest::theLastOneThatIsAskedForIsOpened()
{
    const Workplace desk;
    const QString path = keptLog(desk);
    const auto window = desk.window();
    SlowStorage storage;
    storage.hold();
    window->openAnything(path);
    QVERIFY(window->openAnything(slither5)); // gives the other one up
    storage.release();
    QVERIFY(settle(*window));
    QVERIFY(window->document()->filePath().isEmpty());
    QCOMPARE(window->document()->history().size(), 1);
}

void FilesBusyTest::eachPartIsPaintedInATurnOfItsOwn()
{
    const Workplace desk;
    const auto window = desk.window();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    const QList<QWidget*> parts{window->boardView(), window->findChild<SidePanel*>(),
                                window->findChild<TimelinePanel*>()};
    const FirstPaints paints(parts);
    QVERIFY(window->openAnything(slither5));
    QTRY_COMPARE_WITH_TIMEOUT(paints.turns().size(), std::size_t(parts.size()), tests::patienceMs);
    std::set<int> turns;
    for (const auto& [widget, turn] : paints.turns())
        turns.insert(turn);
    QCOMPARE(turns.size(), std::size_t(parts.size()));
    QVERIFY(paints.turns().at(parts[0]) < paints.turns().at(parts[1]));
}

TOKISUJI_TEST(FilesBusyTest);
#include "files_busy_test.moc"
