// The dialog that generates puzzles: with searches whose course the test decides, and with a real one.

#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/generate_dialog.h"
#include "editor/ui/dialogs/generate_form.h"
#include "editor/ui/dialogs/pattern_canvas.h"
#include "editor/ui/dialogs/technique_wishes.h"
#include "editor/ui/panels/share_bar.h"
#include "editor/ui/texts/generate_text.h"
#include "editor/ui/texts/profile_text.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/solve/check.h"
#include "engine/trace/technique.h"

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

#include <thread>

using namespace tokisuji;

namespace {

Board puzzleOf(const char* address)
{
    return *readPuzzle(address);
}

const char* const small = "https://puzz.link/p?slither/5/5/cbcbcddad";

GenerateProgress progressWith(const Board& board)
{
    return {.best = board, .status = Status::Several, .determined = 50, .total = 60, .clues = 9, .tried = 1234};
}

/// Shows one board and then waits until it is told to stop.
GenerateFunction endless(const Board& board)
{
    return [board](const Genre&, const GenerateOptions&, const std::stop_token& stop, const GenerateSink& sink) {
        sink(progressWith(board));
        while (!stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return Generated{.last = progressWith(board), .stop = Stop::Cancelled};
    };
}

/// Does not hear of the stop for a while.
GenerateFunction deaf(const Board& board)
{
    return [board](const Genre&, const GenerateOptions&, const std::stop_token&, const GenerateSink& sink) {
        sink(progressWith(board));
        std::this_thread::sleep_for(std::chrono::milliseconds(400));
        return Generated{.puzzle = board, .last = progressWith(board), .stop = Stop::Finished};
    };
}

GenerateFunction prompt(const Board& board, std::vector<GenerateOptions>* asked = nullptr)
{
    return [board, asked](const Genre&, const GenerateOptions& options, const std::stop_token&, const GenerateSink&) {
        if (asked != nullptr)
            asked->push_back(options);
        GenerateProgress last = progressWith(board);
        last.status = Status::Unique;
        return Generated{.puzzle = board, .last = last, .stop = Stop::Finished};
    };
}

struct Bench {
    Bench(const Board* open, GenerateFunction function, bool isReadOnly = false)
        : dialog(open, isReadOnly, std::move(function))
    {
        dialog.show();
        (void)QTest::qWaitForWindowExposed(&dialog);
    }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return dialog.findChild<QPushButton*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QPushButton* openNew() const
    {
        const auto all = dialog.findChildren<QPushButton*>();
        return *std::ranges::find(all, QStringLiteral("Open as a new puzzle"), &QPushButton::text);
    }
    void press(QPushButton* which) { QTest::mouseClick(which, Qt::LeftButton); }
    [[nodiscard]] bool ends()
    {
        return QTest::qWaitFor([this] { return !dialog.generator()->isRunning(); }, 15000);
    }
    [[nodiscard]] QString allText() const
    {
        QStringList texts;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    GenerateDialog dialog;
};

/// A click on a box of the list, as the user does it.
void setTechnique(TechniqueWishes& wishes, int row, TechniqueWishes::Column column)
{
    if (!wishes.list()->isVisible())
        wishes.showPopup();
    QTreeWidget* list = wishes.list();
    const QModelIndex index = list->model()->index(row, column);
    list->scrollTo(index);
    QStyleOptionViewItem option;
    option.initFrom(list);
    option.rect = list->visualRect(index);
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    const QRect box = list->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, list);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, box.center());
}

} // namespace

class GenerateDialogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(Language::English); }

    void theKindOfTheOpenBoardIsOffered()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open));
        QCOMPARE(b.dialog.form()->genre(), findGenre("slither"));
        QCOMPARE(b.dialog.form()->size(), (Size{5, 5}));
        QVERIFY(b.button("startSearch")->isEnabled());
        QVERIFY(!b.openNew()->isEnabled() && !b.button("putHere")->isEnabled());
    }

    void theBestBoardIsShownWhileItIsSearchedFor()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, endless(open));
        b.press(b.button("startSearch"));
        QVERIFY(QTest::qWaitFor([&] { return b.allText().contains(QStringLiteral("10 of 60 undetermined")); }, 3000));
        QVERIFY(b.allText().contains(QStringLiteral("9 clues")));
        QCOMPARE(b.dialog.findChild<ShareBar*>()->share(), 50.0 / 60);
        QVERIFY(b.allText().contains(QStringLiteral("Several solutions")));
        QVERIFY(!b.openNew()->isEnabled());
        QVERIFY(!b.dialog.form()->isEnabled());
    }

    void stoppingIsImmediateAndKeepsTheBest()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, deaf(open));
        b.press(b.button("startSearch"));
        QVERIFY(QTest::qWaitFor([&] { return b.dialog.generator()->progress().best.has_value(); }, 3000));
        QElapsedTimer clock;
        clock.start();
        b.press(b.button("startSearch")); // which says Stop now
        QVERIFY(!b.dialog.generator()->isRunning());
        QVERIFY2(clock.elapsed() < 50, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(b.allText().contains(QStringLiteral("Stopped")));
        QVERIFY(b.openNew()->isEnabled());
        b.press(b.openNew());
        QCOMPARE(b.dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(b.dialog.board(), open);
    }

    void leavingStopsTheSearch()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, endless(open));
        b.press(b.button("startSearch"));
        b.dialog.reject();
        QVERIFY(!b.dialog.generator()->isRunning());
        QCOMPARE(b.dialog.result(), static_cast<int>(QDialog::Rejected));
    }

    void aPuzzleCanBeOpenedOrPutHere()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open));
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
        Bench b(&open, prompt(open), true);
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QVERIFY(b.openNew()->isEnabled() && !b.button("putHere")->isEnabled());
    }

    void searchingAgainTakesAnotherSeed()
    {
        std::vector<GenerateOptions> asked;
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open, &asked));
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QCOMPARE(asked.size(), std::size_t(2));
        QVERIFY(asked[0].seed != asked[1].seed);
    }

    void wishesReachTheSearch()
    {
        std::vector<GenerateOptions> asked;
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open, &asked));
        b.dialog.form()->findChild<QLineEdit*>(QStringLiteral("values"))->setText(QStringLiteral("1-2, 3:4"));
        QTest::mouseClick(b.dialog.pattern(), Qt::LeftButton, {}, b.dialog.pattern()->boxOf(cellAt(1, 0)).center());
        QTest::mouseClick(b.dialog.pattern(), Qt::RightButton, {}, b.dialog.pattern()->boxOf(cellAt(2, 0)).center());
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QCOMPARE(asked.at(0).values, (std::map<int, double>{{1, 1}, {2, 1}, {3, 4}}));
        QCOMPARE(asked.at(0).pattern.size(), std::size_t(25));
        QCOMPARE(asked.at(0).pattern[1], Stand::Must);
        QCOMPARE(asked.at(0).pattern[2], Stand::MustNot);
        QVERIFY(!asked.at(0).start);
    }

    void techniquesAreWishedForOrNot()
    {
        std::vector<GenerateOptions> asked;
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open, &asked));
        auto* wishes = b.dialog.form()->findChild<TechniqueWishes*>();
        QCOMPARE(wishes->currentText(), QStringLiteral("any"));
        setTechnique(*wishes, 0, TechniqueWishes::Must);
        setTechnique(*wishes, 1, TechniqueWishes::Must);
        setTechnique(*wishes, 1, TechniqueWishes::MustNot);
        const auto name = [&](int row) { return wishes->list()->topLevelItem(row)->text(TechniqueWishes::Name); };
        QCOMPARE(wishes->currentText(), QStringLiteral("with %1; without %2").arg(name(0), name(1)));
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        const auto own = techniquesOf("slither");
        QVERIFY2(own.size() >= 2, "those of the kind stand first");
        QCOMPARE(asked.at(0).mustUse, std::vector<std::string>{std::string(own[0])});
        QCOMPARE(asked.at(0).mustNotUse, std::vector<std::string>{std::string(own[1])});
        QTest::mouseClick(b.button("anyTechnique"), Qt::LeftButton);
        QVERIFY(wishes->mustUse().empty() && wishes->mustNotUse().empty());
    }

    void techniquesAreFoundByNameAndChosenByKeys()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open));
        auto* wishes = b.dialog.form()->findChild<TechniqueWishes*>();
        wishes->setFocus();
        QTest::keyClick(wishes, Qt::Key_F4);
        QVERIFY(wishes->list()->isVisible());
        wishes->search()->setText(QStringLiteral("refutation"));
        int shown = 0;
        for (int i = 0; i < wishes->list()->topLevelItemCount(); ++i)
            shown += wishes->list()->topLevelItem(i)->isHidden() ? 0 : 1;
        QVERIFY(shown > 0 && shown < 5);
        wishes->search()->clear();
        QTest::keyClick(wishes->list(), Qt::Key_Space);
        QCOMPARE(wishes->mustUse().size(), std::size_t(1));
        QTest::keyClick(wishes->list(), Qt::Key_Right);
        QTest::keyClick(wishes->list(), Qt::Key_Space);
        QVERIFY(wishes->mustUse().empty());
        QCOMPARE(wishes->mustNotUse().size(), std::size_t(1));
        QTest::keyClick(wishes->list(), Qt::Key_Escape);
        QVERIFY(!wishes->list()->isVisible() && b.dialog.isVisible());
    }

    void techniquesOfEveryKindSurviveAnother()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open));
        auto* wishes = b.dialog.form()->findChild<TechniqueWishes*>();
        setTechnique(*wishes, 0, TechniqueWishes::Must); // the kind's own
        const int last = wishes->list()->topLevelItemCount() - 1;
        setTechnique(*wishes, last, TechniqueWishes::MustNot); // of every kind
        const auto unwanted = wishes->mustNotUse();
        wishes->setGenre(*findGenre("sudoku"));
        QVERIFY(wishes->mustUse().empty());
        QCOMPARE(wishes->mustNotUse(), unwanted);
    }

    void aTechniqueAboveTheDifficultyIsNamed()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open));
        auto* wishes = b.dialog.form()->findChild<TechniqueWishes*>();
        auto* difficulty = b.dialog.form()->findChild<QComboBox*>(QStringLiteral("difficulty"));
        const auto rowOf = [&](const char* id) {
            const Technique& technique = *findTechnique(id);
            const auto found = wishes->list()->findItems(techniqueTitle(technique), Qt::MatchExactly);
            return wishes->list()->indexOfTopLevelItem(found.value(0));
        };
        setTechnique(*wishes, rowOf("refutation"), TechniqueWishes::Must);
        QVERIFY(b.button("startSearch")->isEnabled());
        const auto problem = [&] { return b.dialog.findChild<QLabel*>(QStringLiteral("problem"))->text(); };
        QVERIFY(problem().isEmpty());
        difficulty->setCurrentIndex(1); // the easiest one
        QVERIFY(!b.button("startSearch")->isEnabled());
        QVERIFY(problem().contains(techniqueTitle(*findTechnique("refutation"))));
        QVERIFY(problem().contains(profileTitle(profiles()[0])));
        QVERIFY(b.allText().contains(problem()));
        difficulty->setCurrentIndex(2);
        QVERIFY(b.button("startSearch")->isEnabled());
        difficulty->setCurrentIndex(0); // any: the one that counts then is named
        setTechnique(*wishes, rowOf("nested-refutation"), TechniqueWishes::Must);
        QVERIFY(!b.button("startSearch")->isEnabled());
        QVERIFY(problem().contains(profileTitle(*findProfile("hard"))));
    }

    void withNothingOpenTheLastKindIsOffered()
    {
        Bench fresh(nullptr, prompt(puzzleOf(small)));
        QCOMPARE(fresh.dialog.form()->genre(), findGenre("slither"));
        fresh.dialog.form()->preferGenre(QStringLiteral("sudoku"));
        QCOMPARE(fresh.dialog.form()->genre(), findGenre("sudoku"));
        fresh.dialog.form()->preferGenre(QStringLiteral("no such kind"));
        QCOMPARE(fresh.dialog.form()->genre(), findGenre("sudoku"));
        const Board open = puzzleOf(small);
        Bench other(&open, prompt(open));
        other.dialog.form()->preferGenre(QStringLiteral("sudoku"));
        QCOMPARE(other.dialog.form()->genre(), findGenre("slither"));
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
        Bench b(&open, prompt(open, &asked));
        b.dialog.form()->findChild<QCheckBox*>(QStringLiteral("fromOpen"))->setChecked(true);
        b.dialog.form()->findChild<QCheckBox*>(QStringLiteral("keepGiven"))->setChecked(true);
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QVERIFY(asked.at(0).start && asked.at(0).keepGiven);
        QCOMPARE(*asked.at(0).start, open);
    }

    void impossibleWishesAreSaidBeforeTheSearch()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open));
        auto* values = b.dialog.form()->findChild<QLineEdit*>(QStringLiteral("values"));
        values->setText(QStringLiteral("one"));
        QVERIFY(!b.button("startSearch")->isEnabled());
        QVERIFY(b.allText().contains(QStringLiteral("cannot be read")));
        values->setText(QStringLiteral("77"));
        QVERIFY(b.allText().contains(problemText(GenerateProblem::ValuesNotPossible)));
        values->clear();
        QVERIFY(b.button("startSearch")->isEnabled());
    }

    void thePatternFollowsTheSymmetryAndTheSize()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open));
        b.dialog.form()
            ->findChild<QComboBox*>(QStringLiteral("symmetry"))
            ->setCurrentIndex(static_cast<int>(Symmetry::Point));
        PatternCanvas* canvas = b.dialog.pattern();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->boxOf(cellAt(0, 0)).center());
        QCOMPARE(canvas->pattern().at(0), Stand::Must);
        QCOMPARE(canvas->pattern().at(24), Stand::Must);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->boxOf(cellAt(4, 4)).center());
        QVERIFY2(canvas->pattern().empty(), "a second time takes it back");
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_Right);
        QTest::keyClick(canvas, Qt::Key_Space);
        QVERIFY(!canvas->pattern().empty());
        canvas->setBoardSize({4, 3});
        QVERIFY(canvas->pattern().empty());
    }

    void valuesAreReadAsTheyAreTyped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count"); // -1: cannot be read
        QTest::newRow("nothing") << QString() << 0;
        QTest::newRow("one") << QStringLiteral("3") << 1;
        QTest::newRow("range") << QStringLiteral("1-3, 5") << 4;
        QTest::newRow("shares") << QStringLiteral("0:1, 1 - 3 : 2.5") << 4;
        QTest::newRow("unknown") << QStringLiteral("?, 2") << 2;
        QTest::newRow("Japanese comma") << QStringLiteral("1、2") << 2;
        QTest::newRow("backwards") << QStringLiteral("3-1") << -1;
        QTest::newRow("word") << QStringLiteral("two") << -1;
        QTest::newRow("too large") << QStringLiteral("1-99999") << -1;
    }
    void valuesAreReadAsTheyAreTyped()
    {
        QFETCH(QString, text);
        QFETCH(int, count);
        const auto values = valuesFromText(text);
        QCOMPARE(values ? static_cast<int>(values->size()) : -1, count);
    }

    void aRealSearchFindsAUniquePuzzle()
    {
        const Board open = puzzleOf(small);
        Bench b(&open, engineGenerate());
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
            if (QTest::qWaitFor([&] { return !dialog->generator()->isRunning(); }, 15000))
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
        QTest::addColumn<int>("language");
        QTest::newRow("Japanese") << static_cast<int>(Language::Japanese);
        QTest::newRow("English") << static_cast<int>(Language::English);
    }
    void nothingIsClipped()
    {
        QFETCH(int, language);
        applyLanguage(static_cast<Language>(language));
        const Board open = puzzleOf(small);
        Bench b(&open, prompt(open));
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
};

QTEST_MAIN(GenerateDialogTest)
#include "generate_dialog_test.moc"
