// The dialog that generates puzzles: with searches whose course the test decides, and with a real one.
#include "tests/ui/generate_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/generate_dialog.h"
#include "editor/ui/panels/share_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/generate_text.h"
#include "engine/check/check.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

using namespace tokisuji;

class GenerateDialogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void theKindOfTheOpenBoardIsOffered()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open));
        QCOMPARE(b.dialog.form()->genre(), findGenre("slither"));
        QCOMPARE(b.dialog.form()->size(), (Size{5, 5}));
        QVERIFY(b.button("startSearch")->isEnabled());
        QVERIFY(!b.openNew()->isEnabled() && !b.button("putHere")->isEnabled());
    }

    void theBestBoardIsShownWhileItIsSearchedFor()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, endless(open));
        b.press(b.button("startSearch"));
        QVERIFY(QTest::qWaitFor([&] { return b.allText().contains(QStringLiteral("10 of 60 undetermined")); },
                                tests::patienceMs));
        QVERIFY(b.allText().contains(QStringLiteral("9 clues")));
        QCOMPARE(b.dialog.findChild<ShareBar*>()->share(), 50.0 / 60);
        QVERIFY(b.allText().contains(QStringLiteral("Several solutions")));
        QVERIFY(!b.openNew()->isEnabled());
        QVERIFY(!b.dialog.form()->isEnabled());
    }

    void stoppingIsImmediateAndKeepsTheBest()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, deaf(open));
        b.press(b.button("startSearch"));
        QVERIFY(QTest::qWaitFor([&] { return b.dialog.generator()->progress().best.has_value(); }, tests::patienceMs));
        b.press(b.button("startSearch")); // which says Stop now; the search hears nothing
        QVERIFY(!b.dialog.generator()->isRunning());
        QVERIFY(b.allText().contains(QStringLiteral("Stopped")));
        QVERIFY(b.openNew()->isEnabled());
        b.press(b.openNew());
        QCOMPARE(b.dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(b.dialog.board(), open);
    }

    void leavingStopsTheSearch()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, endless(open));
        b.press(b.button("startSearch"));
        b.dialog.reject();
        QVERIFY(!b.dialog.generator()->isRunning());
        QCOMPARE(b.dialog.result(), static_cast<int>(QDialog::Rejected));
    }

    void aPuzzleCanBeOpenedOrPutHere()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open));
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QVERIFY(b.allText().contains(QStringLiteral("exactly one solution")));
        QVERIFY(b.openNew()->isEnabled() && b.button("putHere")->isEnabled());
        b.press(b.button("putHere"));
        QCOMPARE(b.dialog.outcome(), GenerateDialog::Outcome::ThisBoard);
    }

    void aReadOnlyBoardIsNotWrittenTo()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open), true);
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QVERIFY(b.openNew()->isEnabled() && !b.button("putHere")->isEnabled());
    }

    void searchingAgainTakesAnotherSeed()
    {
        std::vector<GenerateOptions> asked;
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open, &asked));
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QCOMPARE(asked.size(), std::size_t(2));
        QVERIFY(asked[0].seed != asked[1].seed);
    }

    void withNothingOpenTheLastKindIsOffered()
    {
        GenerateBench fresh(nullptr, prompt(puzzleOf(small)));
        QCOMPARE(fresh.dialog.form()->genre(), findGenre("slither"));
        fresh.dialog.form()->preferGenre(QStringLiteral("sudoku"));
        QCOMPARE(fresh.dialog.form()->genre(), findGenre("sudoku"));
        fresh.dialog.form()->preferGenre(QStringLiteral("no such kind"));
        QCOMPARE(fresh.dialog.form()->genre(), findGenre("sudoku"));
        const Board open = puzzleOf(small);
        GenerateBench other(&open, prompt(open));
        other.dialog.form()->preferGenre(QStringLiteral("sudoku"));
        QCOMPARE(other.dialog.form()->genre(), findGenre("slither"));
    }

    void theKindThatIsTypedIsGenerated_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("title");
        QTest::newRow("id") << "en"
                            << "slither"
                            << "Slitherlink";
        QTest::newRow("id, Japanese") << "ja"
                                      << "slither"
                                      << "スリザーリンク";
        QTest::newRow("part of the title") << "en"
                                           << "rikab"
                                           << "Nurikabe";
        QTest::newRow("no such kind") << "en"
                                      << "xyzzy"
                                      << "Masyu";
    }

    void theKindThatIsTypedIsGenerated()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, title);
        applyLanguage(language);
        const Board open = findGenre("mashu")->makeBoard({5, 5});
        GenerateBench b(&open, prompt(open));
        auto* kind = b.dialog.findChild<QComboBox*>(QStringLiteral("kind"));
        kind->lineEdit()->setFocus();
        kind->lineEdit()->selectAll();
        QTest::keyClicks(kind->lineEdit(), typed);
        QTest::keyClick(kind->lineEdit(), Qt::Key_Return);
        QCOMPARE(kind->currentText(), title);
        QCOMPARE(genreTitle(*b.dialog.form()->genre()), title);
    }

    void theSizeOfTheOpenBoardGivesWayToBoxes()
    {
        const Board open = findGenre("mashu")->makeBoard({10, 10});
        GenerateBench b(&open, prompt(open));
        QCOMPARE(b.dialog.form()->size(), (Size{10, 10}));
        auto* kind = b.dialog.findChild<QComboBox*>(QStringLiteral("kind"));
        kind->lineEdit()->selectAll();
        QTest::keyClicks(kind->lineEdit(), QStringLiteral("sudoku"));
        QTest::keyClick(kind->lineEdit(), Qt::Key_Return);
        QCOMPARE(b.dialog.form()->size(), (Size{9, 9}));
    }

    void theKindsFoundCanBeRead_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void theKindsFoundCanBeRead()
    {
        QFETCH(bool, isDark);
        applyTheme(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open));
        auto* kind = b.dialog.findChild<QComboBox*>(QStringLiteral("kind"));
        kind->lineEdit()->setFocus();
        kind->lineEdit()->selectAll();
        QTest::keyClicks(kind->lineEdit(), QStringLiteral("link"));
        QWidget* list = kind->completer()->popup();
        QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), tests::patienceMs);
        const QImage picture = list->grab().toImage();
        QCOMPARE(picture.pixelColor(picture.width() - 8, picture.height() - 8), QColor(colours()[Chrome::Panel]));
        applyTheme(ThemeChoice::Light);
    }

    void theKindThatWasSearchedForIsKept()
    {
        WindowFixture f;
        QTimer::singleShot(0, &f.window, [&] {
            auto* dialog = f.window.findChild<GenerateDialog*>();
            dialog->form()->preferGenre(QStringLiteral("nurikabe"));
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("startSearch")), Qt::LeftButton);
            dialog->reject();
        });
        f.window.actionTable()[ActionId::Generate]->trigger();
        const Genre* offered = nullptr;
        QTimer::singleShot(0, &f.window, [&] {
            auto* dialog = f.window.findChild<GenerateDialog*>();
            offered = dialog->form()->genre();
            dialog->reject();
        });
        f.window.actionTable()[ActionId::Generate]->trigger();
        QCOMPARE(offered, findGenre("nurikabe"));
    }

    void theSearchCanBeginWithTheOpenBoard()
    {
        std::vector<GenerateOptions> asked;
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open, &asked));
        b.dialog.form()->findChild<QCheckBox*>(QStringLiteral("fromOpen"))->setChecked(true);
        b.dialog.form()->findChild<QCheckBox*>(QStringLiteral("keepGiven"))->setChecked(true);
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QVERIFY(asked.at(0).start && asked.at(0).keepGiven);
        QCOMPARE(*asked.at(0).start, open);
    }

    void aRealSearchFindsAUniquePuzzle()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, engineGenerate());
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QVERIFY(b.dialog.generator()->result()->puzzle.has_value());
        QCOMPARE(check(b.dialog.board(), {}).status, Status::Unique);
    }

    void thePuzzleIsOneEditOfTheOpenBoard()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(QString::fromLatin1(small)));
        const std::int64_t edits = f.window.document()->history().size();
        QTimer::singleShot(0, &f.window, [&] {
            auto* dialog = f.window.findChild<GenerateDialog*>();
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("startSearch")), Qt::LeftButton);
            if (QTest::qWaitFor([&] { return !dialog->generator()->isRunning(); }, tests::patienceMs))
                QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("putHere")), Qt::LeftButton);
            else
                dialog->reject();
        });
        f.window.actionTable()[ActionId::Generate]->trigger();
        QCOMPARE(f.window.document()->history().size(), edits + 1);
        QVERIFY(f.board() != puzzleOf(small));
        QCOMPARE(check(f.board(), {}).status, Status::Unique);
    }

    void nothingIsClipped_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Japanese") << QStringLiteral("ja");
        QTest::newRow("English") << QStringLiteral("en");
    }

    void nothingIsClipped()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open));
        for (const QWidget* widget : b.dialog.findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const bool isText =
                (label != nullptr && !label->wordWrap()) || qobject_cast<const QAbstractButton*>(widget) != nullptr;
            if (widget->isVisible() && isText)
                QVERIFY2(widget->width() >= widget->sizeHint().width(),
                         qPrintable(widget->objectName() + QLatin1Char(' ')
                                    + (label != nullptr ? label->text() : QString())));
        }
    }

    /// A board that has not been read yet is not said to leave all open, and a unique one not to be the end of it.
    void theCourseIsSaidAsItIs()
    {
        const Board board = puzzleOf(small);
        GenerateProgress progress = progressWith(board);
        QVERIFY(progressText(progress, 100).contains(QStringLiteral("10 of 60 undetermined")));
        progress.status = Status::Unknown;
        progress.determined = 0;
        QVERIFY(!progressText(progress, 100).contains(QStringLiteral("undetermined")));
        const auto unique = [board](const Genre&, const GenerateOptions&, const std::stop_token& stop,
                                    const GenerateSink& sink) {
            GenerateProgress now = progressWith(board);
            now.status = Status::Unique;
            sink(now);
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return Generated{.last = now, .stop = Stop::Cancelled};
        };
        GenerateBench b(&board, unique);
        b.press(b.button("startSearch"));
        QTRY_VERIFY_WITH_TIMEOUT(b.allText().contains(QStringLiteral("Unique; still being refined")),
                                 tests::patienceMs);
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
    }
};

TOKISUJI_TEST(GenerateDialogTest);
#include "generate_dialog_test.moc"
