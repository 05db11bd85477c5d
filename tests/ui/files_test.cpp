// Documents, files and windows over the log: what is kept by itself, and what is found again.

#include "editor/ui/dialogs/properties_dialog.h"
#include "editor/ui/dialogs/untitled_dialog.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/files_fixture.h"

#include <QDropEvent>
#include <QMimeData>
#include <QProcess>

#include <cstdio>

using namespace tokisuji;
using namespace tokisuji::files;

namespace {

/// A window in a process of its own: edits, says when that is safe, and waits for its end.
int runChild(const QString& settings, const QString& untitledFolder)
{
    MainWindow window(std::make_unique<Settings>(settings), untitledFolder);
    window.show();
    (void)QTest::qWaitForWindowExposed(&window);
    window.openAnything(slither5);
    type(window, QStringLiteral("1230"));
    if (!waitFor(window, LogKeeper::State::Saved))
        return 1;
    std::puts("saved");
    std::fflush(stdout);
    return QApplication::exec();
}

} // namespace

class FilesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpOnce(); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void beginsALogWithTheFirstEdit();
    void opensAsItWasLeft();
    void aNamedLogIsAlwaysSaved();
    void anUntitledPuzzleWaitsOnTheStartPage();
    void anInterruptedRunIsOffered();
    void theSecondWindowLooksAndFollows();
    void aLookedAtPuzzleIsDuplicated();
    void theSecondWindowTakesOver();
    void propertiesAreKept();
    void historiesGoOutAndComeIn();
    void puzzleFilesAreCopies();
    void theViewIsRemembered();
    void whatIsDiscardedIsGone();
    void logsCanBeDropped();
};

void FilesTest::beginsALogWithTheFirstEdit()
{
    const Workplace desk;
    const auto window = desk.window();
    QVERIFY(statusOf(*window).isEmpty());
    QVERIFY(window->openAnything(slither5));
    QCOMPARE(window->keeper()->state(), LogKeeper::State::NothingToSave);
    QVERIFY(window->keeper()->path().isEmpty());
    type(*window, QStringLiteral("1"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    QVERIFY(window->keeper()->isUntitled());
    QVERIFY2(statusOf(*window).startsWith(QStringLiteral("✓ log saved ")), qPrintable(statusOf(*window)));
    QVERIFY(statusOf(*window).endsWith(QStringLiteral("untitled")));
    const auto log = readLog(window->keeper()->path());
    QVERIFY(log);
    QCOMPARE(log->annotations.metadata.source, slither5);
}

void FilesTest::opensAsItWasLeft()
{
    const Workplace desk;
    const QString path = desk.path("island.tokisuji");
    Annotations annotations;
    std::vector<Board> boards;
    NodeId current = noNode;
    {
        const auto window = desk.window();
        window->openAnything(slither5);
        type(*window, QStringLiteral("12"));
        trigger(*window, ActionId::Undo);
        type(*window, QStringLiteral("3")); // a branch
        trigger(*window, ActionId::Undo);
        annotations = window->document()->annotations();
        annotations.metadata.title = QStringLiteral("Island");
        annotations.bookmarks.push_back({1, QStringLiteral("start"), QStringLiteral("as if 2")});
        window->document()->annotate(annotations);
        chooseFile(path);
        trigger(*window, ActionId::SaveAs);
        QCOMPARE(window->document()->filePath(), path);
        QVERIFY(waitFor(*window, LogKeeper::State::Saved));
        current = window->document()->history().current();
        for (NodeId node = 0; node < window->document()->history().size(); ++node)
            boards.push_back(window->document()->history().boardAt(node));
        QVERIFY(window->close());
    }
    QVERIFY(desk.untitled().isEmpty()); // it has a name now
    const auto again = desk.window();
    QVERIFY(openAndWait(*again, path));
    const History& history = again->document()->history();
    QCOMPARE(history.size(), static_cast<std::int64_t>(boards.size()));
    QCOMPARE(history.current(), current);
    for (NodeId node = 0; node < history.size(); ++node)
        QVERIFY(history.boardAt(node) == boards[static_cast<std::size_t>(node)]);
    QVERIFY(again->document()->annotations() == annotations);
    QVERIFY(again->windowTitle().startsWith(QStringLiteral("island – Slitherlink 5×5")));
    QCOMPARE(Settings(desk.path("settings.ini")).recent().first().location, path);
}

void FilesTest::aNamedLogIsAlwaysSaved()
{
    const Workplace desk;
    const auto window = desk.window();
    window->openAnything(slither5);
    chooseFile(desk.path("named")); // the suffix is added
    trigger(*window, ActionId::Save);
    QCOMPARE(window->document()->filePath(), desk.path("named.tokisuji"));
    type(*window, QStringLiteral("1"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    const auto log = readLog(desk.path("named.tokisuji")); // nobody pressed anything
    QVERIFY(log);
    QVERIFY(log->history.board() == window->document()->board());
    trigger(*window, ActionId::Save);
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    const auto labels = window->findChild<StatusLine*>()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text() == QStringLiteral("Every edit is saved in named.tokisuji");
    }));
}

void FilesTest::anUntitledPuzzleWaitsOnTheStartPage()
{
    const Workplace desk;
    {
        const auto window = desk.window();
        window->openAnything(slither5);
        type(*window, QStringLiteral("12"));
        trigger(*window, ActionId::Close); // asks nothing
        QVERIFY(window->document()->isEmpty());
        QCOMPARE(desk.untitled().size(), 1);
        QCOMPARE(cardsOf(*window).size(), 2); // itself and the recent address
        QVERIFY(window->close());
    }
    const auto window = desk.window();
    offerInterrupted(*window);
    QVERIFY(!barOf(*window)->isVisible()); // nothing was interrupted
    const auto cards = cardsOf(*window);
    QVERIFY2(cards.first()->text().contains(QStringLiteral("2 edits")), qPrintable(cards.first()->text()));
    QTest::mouseClick(cards.first(), Qt::LeftButton);
    QVERIFY(settle(*window));
    QCOMPARE(window->document()->history().size(), 3);
    QVERIFY(window->keeper()->isUntitled());
    QVERIFY(window->document()->filePath().isEmpty());
}

void FilesTest::anInterruptedRunIsOffered()
{
    const Workplace desk;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--child"), desk.path("settings.ini"), desk.path("untitled")});
    QVERIFY(QTest::qWaitFor([&] { return child.readAllStandardOutput().contains("saved"); }, tests::patienceMs));
    QVERIFY(desk.untitled().isEmpty()); // somebody still works on it
    child.kill();
    QVERIFY(child.waitForFinished());

    auto window = desk.window();
    offerInterrupted(*window);
    QVERIFY(barOf(*window)->isVisible());
    QCOMPARE(barOf(*window)->text(), QStringLiteral("A puzzle from an interrupted session was kept."));
    QVERIFY(offer(*window, QStringLiteral("Not now")) != nullptr);
    take(*window, QStringLiteral("Open it"));
    QCOMPARE(window->document()->history().size(), 5);
    QVERIFY(!window->document()->isReadOnly());
    type(*window, QStringLiteral("2"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    QVERIFY(window->close());
    window.reset();

    const auto later = desk.window();
    offerInterrupted(*later);
    QVERIFY(!barOf(*later)->isVisible()); // said once
    QCOMPARE(desk.untitled().size(), 1);
}

void FilesTest::theSecondWindowLooksAndFollows()
{
    const Workplace desk;
    const QString path = desk.path("shared.tokisuji");
    const auto first = desk.window();
    first->openAnything(slither5);
    QVERIFY(!saveAs(*first->keeper(), path));
    const auto second = desk.window();
    QVERIFY(openAndWait(*second, path));
    QVERIFY(second->document()->isReadOnly());
    QCOMPARE(barOf(*second)->text(), QStringLiteral("Open in another window; read-only here."));
    QVERIFY(second->windowTitle().contains(QStringLiteral("[read-only]")));
    QCOMPARE(statusOf(*second), QStringLiteral("read-only"));
    type(*first, QStringLiteral("12"));
    QVERIFY(
        QTest::qWaitFor([&] { return second->document()->board() == first->document()->board(); }, tests::patienceMs));
    barOf(*second)->hide();
    type(*second, QStringLiteral("3"));
    QTRY_VERIFY_WITH_TIMEOUT(barOf(*second)->isVisible(), tests::patienceMs);
    QVERIFY(offer(*second, QStringLiteral("Duplicate…")) != nullptr);
    QVERIFY(second->document()->board() == first->document()->board());
    applyLanguage(QStringLiteral("ja"));
    QCoreApplication::processEvents();
    type(*second, QStringLiteral("0"));
    QTRY_COMPARE_WITH_TIMEOUT(barOf(*second)->text(),
                              QStringLiteral("別のウィンドウで開いています。ここでは見るだけです。"),
                              tests::patienceMs);
}

void FilesTest::aLookedAtPuzzleIsDuplicated()
{
    const Workplace desk;
    const auto first = desk.window();
    first->openAnything(slither5);
    QVERIFY(!saveAs(*first->keeper(), desk.path("shared.tokisuji")));
    const auto second = desk.window();
    openAndWait(*second, desk.path("shared.tokisuji"));
    chooseFile(desk.path("mine.tokisuji"));
    take(*second, QStringLiteral("Duplicate…"));
    QCOMPARE(second->document()->filePath(), desk.path("mine.tokisuji"));
    QVERIFY(!second->document()->isReadOnly());
    QVERIFY(!barOf(*second)->isVisible());
    type(*second, QStringLiteral("1"));
    QCOMPARE(second->document()->history().size(), 2);
    QVERIFY(waitFor(*second, LogKeeper::State::Saved));
    // One that is written to stays where it is.
    chooseFile(desk.path("copy.tokisuji"));
    trigger(*first, ActionId::Duplicate);
    QCOMPARE(first->document()->filePath(), desk.path("shared.tokisuji"));
    QVERIFY(readLog(desk.path("copy.tokisuji")));
}

void FilesTest::theSecondWindowTakesOver()
{
    const Workplace desk;
    auto first = desk.window();
    first->openAnything(slither5);
    QVERIFY(!saveAs(*first->keeper(), desk.path("shared.tokisuji")));
    const auto second = desk.window();
    openAndWait(*second, desk.path("shared.tokisuji"));
    QVERIFY(second->document()->isReadOnly());
    first.reset();
    type(*second, QStringLiteral("1")); // refused, but now it may
    QTRY_VERIFY_WITH_TIMEOUT(!second->document()->isReadOnly(), tests::patienceMs);
    type(*second, QStringLiteral("1"));
    QCOMPARE(second->document()->history().size(), 2);
}

void FilesTest::propertiesAreKept()
{
    const Workplace desk;
    const auto window = desk.window();
    window->openAnything(slither5);
    whenOpen<PropertiesDialog>([](PropertiesDialog& dialog) {
        QCOMPARE(dialog.metadata().source, slither5);
        dialog.findChildren<QLineEdit*>().first()->setText(QStringLiteral("Island"));
        dialog.accept();
    });
    trigger(*window, ActionId::Properties);
    QCOMPARE(window->document()->annotations().metadata.title, QStringLiteral("Island"));
    QVERIFY(window->windowTitle().startsWith(QStringLiteral("Island – Slitherlink")));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved)); // that is worth a log
    trigger(*window, ActionId::Close);
    QCOMPARE(desk.untitled().first().title, QStringLiteral("Island"));
}

void FilesTest::historiesGoOutAndComeIn()
{
    const Workplace desk;
    const auto window = desk.window();
    window->openAnything(slither5);
    type(*window, QStringLiteral("12"));
    trigger(*window, ActionId::Undo);
    const Board board = window->document()->board();
    chooseFile(desk.path("lines.jsonl"));
    trigger(*window, ActionId::ExportHistory);
    trigger(*window, ActionId::Close);
    chooseFile(desk.path("lines.jsonl"));
    trigger(*window, ActionId::ImportHistory);
    QCOMPARE(window->document()->history().size(), 3);
    QCOMPARE(window->document()->history().current(), 1);
    QVERIFY(window->document()->board() == board);
    QVERIFY(window->document()->filePath().isEmpty());
    write(desk.path("lines.jsonl"), bytesOf(desk.path("lines.jsonl")).replace("}", ""));
    QVERIFY(!openAndWait(*window, desk.path("lines.jsonl")));
    QVERIFY(barOf(*window)->text().contains(QStringLiteral("ine 1")));
    QVERIFY(window->document()->board() == board);
}

void FilesTest::puzzleFilesAreCopies()
{
    const Workplace desk;
    const auto window = desk.window();
    window->openAnything(slither5);
    chooseFile(desk.path("puzzle.txt"));
    trigger(*window, ActionId::SaveAs);
    QVERIFY(bytesOf(desk.path("puzzle.txt")).startsWith("pzprv3"));
    QVERIFY(window->document()->filePath().isEmpty());
    QVERIFY(openAndWait(*window, desk.path("puzzle.txt")));
    QCOMPARE(window->document()->annotations().metadata.source, QStringLiteral("puzzle.txt"));
    const QByteArray before = bytesOf(desk.path("puzzle.txt"));
    type(*window, QStringLiteral("1"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    QVERIFY(window->keeper()->isUntitled());
    QVERIFY(bytesOf(desk.path("puzzle.txt")) == before);
}

void FilesTest::theViewIsRemembered()
{
    const Workplace desk;
    int zoom = 0;
    {
        const auto window = desk.window();
        window->openAnything(slither5);
        QVERIFY(!saveAs(*window->keeper(), desk.path("view.tokisuji")));
        window->boardView()->setMode(Mode::Solve);
        window->boardView()->zoomIn();
        zoom = window->boardView()->zoomPercent();
        QVERIFY(window->close());
    }
    const auto window = desk.window();
    openAndWait(*window, desk.path("view.tokisuji"));
    QCOMPARE(window->boardView()->mode(), Mode::Solve);
    QCOMPARE(window->boardView()->zoomPercent(), zoom);
    QVERIFY(!window->boardView()->isFitted());
    QCOMPARE(window->document()->history().size(), 1); // the view is no edit
}

void FilesTest::whatIsDiscardedIsGone()
{
    const Workplace desk;
    const auto window = desk.window();
    for (int i = 0; i < 6; ++i) {
        window->openAnything(slither5);
        type(*window, QStringLiteral("1"));
    }
    trigger(*window, ActionId::Close);
    QCOMPARE(desk.untitled().size(), 6);
    PuzzleCard* card = cardsOf(*window).first();
    QSignalSpy changed(window->findChild<Recovery*>(), &Recovery::changed);
    QTest::keyClick(card, Qt::Key_Delete);
    QCOMPARE(changed.count(), 0); // it is done beside the window
    QVERIFY(changed.wait(tests::patienceMs));
    if (auto* forEver = offer(*window, QStringLiteral("Delete"))) { // a machine without a trash
        QTest::mouseClick(forEver, Qt::LeftButton);
        QVERIFY(changed.wait(tests::patienceMs));
    }
    QCOMPARE(desk.untitled().size(), 5);
    whenOpen<UntitledDialog>([](UntitledDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>();
        QTRY_COMPARE_WITH_TIMEOUT(list->count(), 5, tests::patienceMs); // the page shows only four
        list->setCurrentRow(4);
        dialog.accept();
    });
    trigger(*window, ActionId::Untitled);
    QCOMPARE(window->document()->history().size(), 2);
    QCOMPARE(desk.untitled().size(), 4);
}

void FilesTest::logsCanBeDropped()
{
    const Workplace desk;
    const auto window = desk.window();
    window->openAnything(slither5);
    QVERIFY(!duplicate(*window->keeper(), desk.path("dropped.tokisuji")));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(desk.path("dropped.tokisuji"))});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &event);
    QVERIFY(settle(*window));
    QCOMPARE(window->document()->filePath(), desk.path("dropped.tokisuji"));
}

TOKISUJI_CHILD("--child",
               [](const QStringList& arguments) { return runChild(arguments.value(0), arguments.value(1)); });
TOKISUJI_TEST(FilesTest);
#include "files_test.moc"
