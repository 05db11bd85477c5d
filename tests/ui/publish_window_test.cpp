// Publishing from the window: pictures are made like the last one of their puzzle, sheets follow what is edited, and a
// link's solution is there for who wants it.

#include "editor/model/store/log_keeper.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/kind_dialog.h"
#include "editor/ui/dialogs/publish_form.h"
#include "editor/ui/dialogs/sheet_dialog.h"
#include "editor/ui/language.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/panels/verdict_section.h"
#include "editor/ui/texts/publish_text.h"
#include "editor/ui/window/main_window.h"
#include "editor/ui/window/trace_presenter.h"
#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "engine/formats/penpa/link.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/genre/registry.h"
#include "tests/support/log_waits.h"
#include "tests/support/patience.h"
#include "tests/support/slow_storage.h"
#include "tests/support/test.h"
#include "tests/ui/files_fixture.h"
#include "tests/ui/settle.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;
using namespace tokisuji::files;

namespace {

const QString loop = QStringLiteral("slither/4/4/6ag8c22c");

void toggle(const QWidget& dialog, const char* text)
{
    for (auto* each : dialog.findChildren<ToggleSwitch*>())
        if (each->text() == QString::fromUtf8(text))
            return each->click();
    QFAIL(text);
}

void choose(const QWidget& dialog, const char* text)
{
    for (auto* button : dialog.findChildren<QAbstractButton*>())
        if (button->text() == QString::fromUtf8(text))
            return button->click();
    QFAIL(text);
}

QStringList textsOn(const Page& page)
{
    QStringList texts;
    for (const PagePart& part : page.parts)
        if (const auto* text = std::get_if<TextPart>(&part.what))
            texts << text->text;
    return texts;
}

} // namespace

class PublishWindowTest : public QObject {
    Q_OBJECT
private slots:
    /// That clues stand in grey cells is not told as a rule.
    void looksAreNotRules_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const char* puzzle : {"yajilin/ob/4/4/v", "koburin/ob/4/4/v", "retsurin/ob/4/4/v"})
            QTest::newRow(puzzle) << puzzle;
    }
    void looksAreNotRules()
    {
        QFETCH(QString, puzzle);
        const auto board = readPuzzle(puzzle.toStdString());
        QVERIFY(board && board->hasFlag('o') && board->hasFlag('b'));
        const QString rules = publishedRules(*board);
        QVERIFY2(rules.contains("outside the loop") && !rules.contains("grey"), qPrintable(rules));
    }
    /// Title and author become those of the puzzle; the look is that of its last picture, whatever was exported since.
    void picturesAreMadeLikeTheLastOne()
    {
        const Workplace desk;
        const auto window = desk.window();
        QVERIFY(window->openAnything(loop) && settle(*window));
        window->keeper()->saveAs(desk.path("mine.tokisuji"), [](const auto&) {});
        QVERIFY(waitFor(*window, LogKeeper::State::Saved));
        whenOpen<ExportDialog>([](ExportDialog& dialog) {
            choose(dialog, "Magazine");
            toggle(dialog, "Title and author");
            toggle(dialog, "Rules");
            auto* form = dialog.findChild<PublishForm*>();
            QTest::keyClicks(form->findChildren<QLineEdit*>().front(), QStringLiteral("The ring"));
            form->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("My rules."));
            dialog.accept();
        });
        trigger(*window, ActionId::Export);
        QCOMPARE(window->document()->annotations().metadata.title, QStringLiteral("The ring"));
        QVERIFY(QFile::exists(desk.path("mine.png")));

        const auto other = desk.window();
        QVERIFY(other->openAnything(QStringLiteral("slither/2/2/d")) && settle(*other));
        whenOpen<ExportDialog>([](ExportDialog& dialog) {
            QCOMPARE(dialog.choice().purpose, PictureChoice::Magazine); // as the last one of all
            QVERIFY(dialog.choice().ownRules.isEmpty());
            choose(dialog, "Screen");
            dialog.reject();
        });
        trigger(*other, ActionId::Export);

        const auto again = desk.window();
        QVERIFY(again->openAnything(desk.path("mine.tokisuji")) && settle(*again));
        PictureChoice seen;
        whenOpen<ExportDialog>([&](ExportDialog& dialog) {
            seen = dialog.choice();
            dialog.reject();
        });
        trigger(*again, ActionId::Export);
        QVERIFY(seen.purpose == PictureChoice::Magazine && seen.heading && seen.rules);
        QCOMPARE(seen.ownRules, QStringLiteral("My rules."));
    }

    /// The window goes on meanwhile, and is not closed before the picture is whole.
    void picturesAreMadeBesideTheWindow()
    {
        const Workplace desk;
        const auto window = desk.window();
        QVERIFY(window->openAnything(loop) && settle(*window));
        QVERIFY(!saveAs(*window->keeper(), desk.path("mine.tokisuji")));
        whenOpen<ExportDialog>([](ExportDialog& dialog) { dialog.accept(); });
        window->actionTable()[ActionId::Export]->trigger();
        const auto* shares = window->findChild<ShareCommands*>();
        QVERIFY(shares->isBusy());
        QVERIFY(window->close());
        QVERIFY(!shares->isBusy());
        QVERIFY(!QImage(desk.path("mine.png")).isNull());
    }

    /// A drawing that says nothing of its kind: the window shows what it may be, and takes what is chosen by key.
    void drawingsOfNoKindAreOfferedAsEachThatFits()
    {
        penpa::Text rooms = *penpa::textOf(*readPuzzle(findGenre("lits")->sample), {});
        rooms.source.clear();
        rooms.title = "Rooms";
        rooms.tags.clear();
        const QString link =
            QString::fromStdString(penpa::linkOf(penpa::Purpose::Edit, penpa::write(rooms, penpa::Purpose::Edit), ""));
        applyLanguage(QStringLiteral("en"));
        const Workplace desk;
        const auto window = desk.window();
        whenOpen<KindDialog>([](KindDialog& dialog) { dialog.reject(); });
        QVERIFY(!window->openAnything(link));
        QVERIFY(window->document()->isEmpty());
        QString chosen, note;
        whenOpen<KindDialog>([&](KindDialog& dialog) {
            auto* grid = dialog.findChild<GenreGrid*>();
            QVERIFY(grid->count() > 5);
            note = dialog.note();
            QTest::keyClick(grid, Qt::Key_Right);
            chosen = QString::fromStdString(grid->chosen()->id);
            QTest::keyClick(grid, Qt::Key_Return);
        });
        QVERIFY(window->openAnything(link) && settle(*window));
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(note, QStringLiteral("Nothing in the drawing is left out."));
        QCOMPARE(QString::fromStdString(std::string(window->document()->board().genre())), chosen);
        QCOMPARE(window->document()->annotations().metadata.title, QStringLiteral("Rooms"));

        rooms.tags = {"lits"};
        rooms.question.surfaces[20] = 5; // a coloured cell
        whenOpen<KindDialog>([&](KindDialog& dialog) {
            note = dialog.note();
            QTest::keyClick(dialog.findChild<GenreGrid*>(), Qt::Key_Return);
        });
        QVERIFY(window->openAnything(QString::fromStdString(
                    penpa::linkOf(penpa::Purpose::Edit, penpa::write(rooms, penpa::Purpose::Edit), "")))
                && settle(*window));
        QCOMPARE(note, QStringLiteral("1 item does not fit this kind and is left out."));
        QVERIFY(window->document()->board() == *readPuzzle(findGenre("lits")->sample));
    }

    /// A drawing that fits no kind is shown as it is; kinds that come near to it are offered, and it is kept.
    void drawingsOfNoKnownKindAreShownAsPictures()
    {
        penpa::Text odd = *penpa::textOf(*readPuzzle(findGenre("lits")->sample), {});
        odd.source.clear();
        odd.title = "Odd";
        odd.tags.clear();
        const penpa::Frame frame(odd.whole, {});
        odd.question.ways = {{penpa::Way::Thermometer, {frame.point(cellAt(0, 0)), frame.point(cellAt(1, 1))}}};
        const auto linkOf = [&odd] {
            return QString::fromStdString(
                penpa::linkOf(penpa::Purpose::Edit, penpa::write(odd, penpa::Purpose::Edit), ""));
        };
        applyLanguage(QStringLiteral("en"));
        const Workplace desk;
        const auto window = desk.window();
        auto& chooseKind = *window->actionTable()[ActionId::ChooseKind];
        const auto offer = [&] {
            const auto buttons = window->findChild<VerdictSection*>()->findChildren<QPushButton*>();
            const auto found = std::ranges::find_if(buttons, [](const QPushButton* button) {
                return button->isVisible() && button->text() == QStringLiteral("Choose the kind…");
            });
            return found == buttons.end() ? nullptr : *found;
        };
        window->show();
        QVERIFY(window->openAnything(linkOf()) && settle(*window));
        QVERIFY(genreOf(window->document()->board()).isPicture);
        QCOMPARE(window->document()->annotations().metadata.title, QStringLiteral("Odd"));
        QVERIFY(chooseKind.isEnabled() && chooseKind.isVisible());
        QVERIFY(offer() != nullptr);
        whenOpen<KindDialog>([](KindDialog& dialog) { dialog.reject(); });
        QTest::mouseClick(offer(), Qt::LeftButton);
        QVERIFY(genreOf(window->document()->board()).isPicture);
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("odd.tokisuji"));
        const Board picture = window->document()->board();
        QVERIFY(!saveAs(*window->findChild<LogKeeper*>(), log));
        QVERIFY(window->openAnything(QStringLiteral("slither/5/5/bdcbdbcac")) && settle(*window));
        QVERIFY(offer() == nullptr && !chooseKind.isVisible());
        QVERIFY(openAndWait(*window, log));
        QVERIFY(window->document()->board() == picture);
        QString note;
        whenOpen<KindDialog>([&note](KindDialog& dialog) {
            note = dialog.note();
            QTest::keyClick(dialog.findChild<GenreGrid*>(), Qt::Key_Return);
        });
        trigger(*window, ActionId::ChooseKind);
        QVERIFY(settle(*window));
        QVERIFY(note.startsWith(QStringLiteral("1 item does not fit this kind")));
        QVERIFY(genreOf(window->document()->board()).isWhole());

        odd.tags = {"lits"}; // now it says its kind; the drawing may still be had as it is
        whenOpen<KindDialog>([](KindDialog& dialog) {
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->text() == QStringLiteral("Open as a picture"))
                    QTest::mouseClick(button, Qt::LeftButton);
        });
        QVERIFY(window->openAnything(linkOf()) && settle(*window));
        QVERIFY(genreOf(window->document()->board()).isPicture);
        QCOMPARE(window->document()->annotations().metadata.title, QStringLiteral("Odd"));

        odd.tags.clear();
        odd.question = {};
        odd.question.ways = {{penpa::Way::Thermometer, {frame.point(cellAt(0, 0)), frame.point(cellAt(1, 1))}}};
        QVERIFY(window->openAnything(linkOf()) && settle(*window));
        trigger(*window, ActionId::ChooseKind); // none comes near, and that is said
        QCOMPARE(window->findChild<MessageBar*>()->text(),
                 QStringLiteral("The drawing does not resemble any kind Tokisuji knows."));
    }

    /// What the solver is asked for comes a moment later; the dialog waits for it before it writes.
    void answersComeBeforeThePictureIsWritten()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.png"));
        PictureChoice choice;
        choice.solution = PictureChoice::OwnPage;
        ExportDialog dialog(*readPuzzle(loop.toStdString()), path, choice);
        dialog.show();
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        dialog.accept();
        QTRY_COMPARE_WITH_TIMEOUT(accepted.count(), 1, tests::patienceMs);
        QVERIFY(dialog.published().answer.has_value());
        QCOMPARE(exportImage(dialog.published(), dialog.path(), dialog.options()), std::nullopt);
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("a-answer.png"))));
    }

    /// A page of its own with a figure for each step, and the two numbers of the difficulty.
    void thePathOfTheSolveIsOffered()
    {
        for (const char* language : {"en", "ja"}) {
            applyLanguage(QLatin1String(language));
            PictureChoice choice;
            choice.difficulty = choice.heading = true;
            ExportDialog dialog(*readPuzzle(loop.toStdString()), QString(), choice);
            dialog.show();
            auto* form = dialog.findChild<PublishForm*>();
            toggle(dialog, qPrintable(PublishForm::tr("Solving path on a separate page")));
            QVERIFY(form->wishes().path);
            QTRY_VERIFY_WITH_TIMEOUT(dialog.published().path != nullptr, tests::patienceMs);
            const std::vector<Page> pages = publishedPages(dialog.published(), dialog.options());
            QCOMPARE(pages.size(), 2U);
            QCOMPARE(pages.back().fileSuffix, QStringLiteral("-path"));
            const QStringList texts = textsOn(pages.back());
            const std::shared_ptr<const WrittenPath> kept = dialog.published().path;
            const WrittenPath& path = *kept;
            QVERIFY(texts.contains(path.scenes.front().steps.front().conclusion) && texts.contains(path.end));
            QVERIFY(dialog.published().byline.contains(QStringLiteral("★")));
            std::size_t steps = 0;
            for (const WrittenScene& scene : path.scenes)
                steps += scene.steps.size();
            QVERIFY2(dialog.published().byline.contains(QString::number(steps)),
                     qPrintable(QStringLiteral("%1: %2").arg(dialog.published().byline).arg(steps)));
            toggle(dialog, qPrintable(PublishForm::tr("Solving path on a separate page")));
            QCOMPARE(publishedPages(dialog.published(), dialog.options()).size(), 1U);
        }
        applyLanguage(QStringLiteral("en"));
    }

    /// From the menu of the trace: copied in two forms, saved as a page.
    void thePathIsCopiedAndSaved()
    {
        const Workplace desk;
        const auto window = desk.window();
        QVERIFY(window->openAnything(loop) && settle(*window));
        const auto isOffered = [&] { return window->actionTable()[ActionId::SaveTrace]->isEnabled(); };
        QVERIFY(QTest::qWaitFor(isOffered, tests::patienceMs));
        auto* trace = window->findChild<TracePresenter*>();
        QVERIFY(QTest::qWaitFor([&] { return !trace->tracer()->isRunning(); }, tests::patienceMs));
        trigger(*window, ActionId::CopyTraceMarkdown);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("# Slitherlink 4×4\n")));
        trigger(*window, ActionId::CopyTrace);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Slitherlink 4×4\n")));
        chooseFile(desk.path("way.html"));
        trigger(*window, ActionId::SaveTrace);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.path("way.html")), tests::patienceMs);
        QFile written(desk.path("way.html"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray page = written.readAll();
        QVERIFY(page.startsWith("<!DOCTYPE html>") && page.contains("class=\"scene\""));
    }

    void sheetsFollowTheBoard()
    {
        const Workplace desk;
        const auto window = desk.window();
        QVERIFY(window->openAnything(loop) && settle(*window));
        SheetDialog dialog(window->document(), desk.path("a.pdf"), window.get());
        dialog.show();
        const auto isQuiet = [&] { return !dialog.isFinding(); };
        QVERIFY(QTest::qWaitFor(isQuiet, tests::patienceMs));
        QCOMPARE(dialog.addText(QStringLiteral("https://puzz.link/p?slither/2/2/d\nsudoku/4/4/h1k1g4h3h\n")), 2);
        QVERIFY(QTest::qWaitFor(isQuiet, tests::patienceMs));
        QCOMPARE(dialog.puzzles().size(), 3U);
        const auto published = dialog.puzzles().published();
        QVERIFY(!published[0].rules.isEmpty() && published[1].rules.isEmpty() && !published[2].rules.isEmpty());
        QVERIFY(published[0].answer && published[2].answer);
        QCOMPARE(dialog.pages().size(), 2U); // the second one has the solutions

        type(*window, QStringLiteral("3"));
        QVERIFY(settle(*window) && QTest::qWaitFor(isQuiet, tests::patienceMs));
        QVERIFY(dialog.puzzles().published()[0].board == window->document()->board());

        // Another puzzle in the window changes nothing of the sheet.
        const Board before = window->document()->board();
        QVERIFY(window->openAnything(QStringLiteral("nurikabe/5/5/g2u4g")) && settle(*window));
        QVERIFY(dialog.puzzles().published()[0].board == before);

        choose(dialog, "Booklet");
        QCOMPARE(dialog.pages().front().size.width() > dialog.pages().front().size.height(), true);
        dialog.findChild<QListWidget*>()->setCurrentRow(0);
        choose(dialog, "Remove");
        QCOMPARE(dialog.puzzles().size(), 2U);
        choose(dialog, "A4");
        QVERIFY(textsOn(dialog.pages().front()).filter(QStringLiteral("1  ")).size() == 1);
    }

    /// Slow storage holds up neither window nor dialog; what cannot be read is said, with its name.
    void filesOfASheetAreReadBesideIt()
    {
        const Workplace desk;
        const auto window = desk.window();
        QVERIFY(window->openAnything(loop) && settle(*window));
        QVERIFY(!saveAs(*window->keeper(), desk.path("kept.tokisuji")));
        write(desk.path("two.txt"), "https://puzz.link/p?slither/2/2/d\nsudoku/4/4/h1k1g4h3h\n");
        write(desk.path("broken.txt"), "no puzzle at all");
        SheetDialog dialog(window->document(), desk.path("a.pdf"), window.get());
        dialog.show();
        SlowStorage storage;
        storage.hold();
        dialog.addFile(desk.path("kept.tokisuji"));
        dialog.addFile(desk.path("broken.txt"));
        dialog.addFile(desk.path("two.txt"));
        QVERIFY(dialog.isBusy());
        QCOMPARE(dialog.note(), QStringLiteral("Reading kept.tokisuji…"));
        QVERIFY(QTest::qWaitFor([&] { return storage.isAwaited(); }, tests::patienceMs));
        QCOMPARE(dialog.puzzles().size(), 1U);
        storage.release();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), tests::patienceMs);
        QCOMPARE(storage.fromWindow(), 0);
        QCOMPARE(dialog.puzzles().size(), 4U);
        QVERIFY(dialog.puzzles().published()[1].board == window->document()->board());
        QVERIFY2(dialog.note().contains(QStringLiteral("broken.txt could not be read: ")), qPrintable(dialog.note()));

        storage.hold();
        dialog.addFile(desk.path("kept.tokisuji"));
        dialog.addFile(desk.path("two.txt"));
        choose(dialog, "Stop");
        QVERIFY(!dialog.isBusy());
        storage.release();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isFinding(), tests::patienceMs);
        QCOMPARE(dialog.puzzles().size(), 4U);

        chooseFile(desk.path("a.pdf"));
        choose(dialog, "Save as PDF…");
        QVERIFY(dialog.isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), tests::patienceMs);
        QVERIFY2(dialog.note().endsWith(QStringLiteral("Saved as a.pdf")), qPrintable(dialog.note()));
        QVERIFY(bytesOf(desk.path("a.pdf")).startsWith("%PDF"));
    }

    void aSolutionInALinkIsOffered()
    {
        const Board sudoku = *readPuzzle("sudoku/4/4/h1k1g4h3h");
        const auto solution = findingsFor(sudoku, {.answer = true}).answer;
        QVERIFY(solution.has_value());
        const auto link = findExchangeFormat("fpuzzles")->write(sudoku, {.solution = solution});
        QVERIFY(static_cast<bool>(link));
        const Workplace desk;
        const auto window = desk.window();
        QVERIFY(window->openAnything(QString::fromStdString(*link)) && settle(*window));
        QVERIFY(window->document()->board().isBlank(Layer::Digit)); // unasked, nothing is put there
        take(*window, QStringLiteral("Put it on the board"));
        QVERIFY(!window->document()->board().isBlank(Layer::Digit));
        QCOMPARE(window->document()->history().size(), 2); // it can be undone
        QVERIFY(!barOf(*window)->isVisible());
    }
};

TOKISUJI_TEST(PublishWindowTest);
#include "publish_window_test.moc"
