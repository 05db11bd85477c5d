// The wishes of the dialog that generates puzzles: techniques, pattern, values, and what is impossible.
#include "tests/ui/generate_fixture.h"

#include "editor/ui/dialogs/pattern_canvas.h"
#include "editor/ui/dialogs/technique_wishes.h"
#include "editor/ui/needs.h"
#include "editor/ui/texts/generate_text.h"
#include "editor/ui/texts/profile_text.h"
#include "engine/genre/registry.h"
#include "engine/trace/technique.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolTip>
#include <QTreeWidget>

using namespace tokisuji;

namespace {

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

class GenerateWishesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void wishesReachTheSearch()
    {
        std::vector<GenerateOptions> asked;
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open, &asked));
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
        GenerateBench b(&open, prompt(open, &asked));
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
        GenerateBench b(&open, prompt(open));
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
        GenerateBench b(&open, prompt(open));
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
        GenerateBench b(&open, prompt(open));
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

    void impossibleWishesAreSaidBeforeTheSearch()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open));
        auto* values = b.dialog.form()->findChild<QLineEdit*>(QStringLiteral("values"));
        values->setText(QStringLiteral("one"));
        QVERIFY(!b.button("startSearch")->isEnabled());
        QVERIFY(b.allText().contains(QStringLiteral("cannot be read")));
        values->setText(QStringLiteral("77"));
        QVERIFY(b.allText().contains(problemText(GenerateProblem::ValuesNotPossible)));
        values->clear();
        QVERIFY(b.button("startSearch")->isEnabled());
    }

    /// A board of a size that has no puzzle is not searched for; what it needs is said in the window's language.
    void impossibleSizesAreSaidBeforeTheSearch()
    {
        const Genre& stars = *findGenre("starbattle");
        const Board open = stars.makeBoard({5, 8});
        GenerateBench b(&open, prompt(open));
        QVERIFY(!b.button("startSearch")->isEnabled());
        QVERIFY(b.allText().contains(QStringLiteral("the board must be square")));
        applyLanguage(QStringLiteral("ja"));
        GenerateBench japanese(&open, prompt(open));
        QVERIFY(japanese.allText().contains(QStringLiteral("盤面は正方形")));
    }

    /// What cannot be asked for or done says why.
    void whatIsOffSaysWhy()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open));
        const auto tip = [](QWidget* widget) {
            QToolTip::showText(QPoint(), QStringLiteral("?"));
            QHelpEvent rest(QEvent::ToolTip, QPoint(2, 2), widget->mapToGlobal(QPoint(2, 2)));
            QCoreApplication::sendEvent(widget, &rest);
            return QToolTip::text();
        };
        auto* keep = b.dialog.form()->findChild<QCheckBox*>(QStringLiteral("keepGiven"));
        QCOMPARE(tip(keep), reasonText(Need::OpenStart));
        QCOMPARE(tip(b.openNew()), reasonText(Need::FoundPuzzle));
        QCOMPARE(tip(b.button("putHere")), reasonText(Need::FoundPuzzle));
        b.press(b.button("startSearch"));
        QVERIFY(b.ends());
        QVERIFY(b.openNew()->isEnabled());
        QVERIFY(tip(b.openNew()) != reasonText(Need::FoundPuzzle));
    }

    void thePatternFollowsTheSymmetryAndTheSize()
    {
        const Board open = puzzleOf(small);
        GenerateBench b(&open, prompt(open));
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
};

TOKISUJI_TEST(GenerateWishesTest);
#include "generate_wishes_test.moc"
