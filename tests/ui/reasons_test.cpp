// What is off says why: actions, items of menus, buttons of panels, and the search for actions.
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/action_search.h"
#include "tests/ui/window_fixture.h"

#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAction>
#include <QHelpEvent>
#include <QListWidget>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QSignalSpy>
#include <QToolTip>

using namespace tokisuji;

namespace {

/// What the tip says when the mouse rests there; empty: there is none.
QString tipAt(QWidget* widget, QPoint at)
{
    const auto nothingNew = QStringLiteral("?");
    QToolTip::showText(QPoint(), nothingNew); // hiding one takes a while
    QHelpEvent rest(QEvent::ToolTip, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &rest);
    return QToolTip::text() == nothingNew ? QString() : QToolTip::text();
}

QString tipOf(QWidget* widget)
{
    return tipAt(widget, widget->rect().center());
}

} // namespace

class ReasonsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void everyNeedHasAReason()
    {
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
            applyLanguage(language);
            for (int i = 0; i < needCount; ++i)
                QVERIFY(!reasonText(static_cast<Need>(i)).isEmpty());
        }
        QCOMPARE(reasonText(Need::MarksIgnored), QStringLiteral("解答の印を条件に含めている間は使えません"));
    }

    void actionsSayWhy_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("no puzzle") << QString();
        for (const char* id : {"slither", "statuepark", "edgematch", "twisty"})
            QTest::newRow(id) << QString::fromUtf8(findKind(id)->sample.data());
        QTest::newRow("a kind to look at") << QStringLiteral("https://puzz.link/p?angleloop/4/4/3o4g5");
    }
    void actionsSayWhy()
    {
        QFETCH(QString, puzzle);
        WindowFixture f;
        if (!puzzle.isEmpty())
            QVERIFY(f.window.openAnything(puzzle));
        const Actions& actions = f.window.actionTable();
        int off = 0;
        for (const ActionRow& row : actionTable()) {
            const QAction* action = actions[row.id];
            QCOMPARE(action->isEnabled(), !actions.lackingFor(row.id).has_value());
            QCOMPARE(action->statusTip().isEmpty(), action->isEnabled());
            QVERIFY(action->toolTip().startsWith(Actions::plainText(row.id)));
            if (action->isEnabled())
                continue;
            QCOMPARE(action->statusTip(), reasonText(*actions.lackingFor(row.id)));
            QVERIFY(action->toolTip().endsWith(action->statusTip()));
            ++off;
        }
        QVERIFY(off > 0);
    }

    void reasonsFit_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("action");
        QTest::addColumn<int>("need");
        const auto row = [](const char* id, ActionId action, Need need) {
            const QString text = Actions::plainText(action);
            QTest::addRow("%s: %s", *id == '\0' ? "no puzzle" : id, qPrintable(text))
                << QString::fromUtf8(id) << text << static_cast<int>(need);
        };
        row("", ActionId::Save, Need::Puzzle);
        row("", ActionId::Undo, Need::Puzzle);
        row("", ActionId::ShowWhatIf, Need::Puzzle);
        row("slither", ActionId::Undo, Need::DoneStep);
        row("slither", ActionId::Redo, Need::UndoneStep);
        row("slither", ActionId::ShowConflict, Need::Conflict);
        row("slither", ActionId::ShufflePieces, Need::EdgePieces);
        row("slither", ActionId::Pieces, Need::PieceBank);
        row("slither", ActionId::NextTurn, Need::Twisty);
        row("slither", ActionId::TakeIntoA, Need::Comparison);
        row("slither", ActionId::AdoptAlternative, Need::SolutionB);
        row("slither", ActionId::AdoptAdvice, Need::ChosenChange);
        row("edgematch", ActionId::RotateLeft, Need::PlainMarks);
        row("edgematch", ActionId::Hint, Need::PlainMarks);
        row("twisty", ActionId::SolveMode, Need::Marks);
        row("twisty", ActionId::ClearMarks, Need::Marks);
        row("twisty", ActionId::PreviousTurn, Need::TurnBehind);
    }
    void reasonsFit()
    {
        QFETCH(QString, id);
        QFETCH(QString, action);
        QFETCH(int, need);
        WindowFixture f;
        if (!id.isEmpty()) {
            QVERIFY(f.window.openAnything(QString::fromUtf8(findKind(id.toStdString())->sample.data())));
            QVERIFY(f.waitForVerdict());
        }
        const auto rows = actionTable();
        const auto row =
            std::ranges::find_if(rows, [&](const ActionRow& each) { return Actions::plainText(each.id) == action; });
        const auto lacking = f.window.actionTable().lackingFor(row->id);
        QVERIFY(lacking);
        QCOMPARE(reasonText(*lacking), reasonText(static_cast<Need>(need)));
    }

    /// What is tried is told as soon as it changes, in the language of the window.
    void reasonsFollow()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(QString::fromUtf8(findGenre("slither")->sample.data())));
        QVERIFY(f.waitForVerdict());
        const Actions& actions = f.window.actionTable();
        QVERIFY(actions[ActionId::ShowWhatIf]->isEnabled());
        actions[ActionId::CountMarks]->trigger();
        QCOMPARE(actions.lackingFor(ActionId::ShowWhatIf), std::optional(Need::MarksIgnored));
        QVERIFY(actions[ActionId::ShowWhatIf]->toolTip().endsWith(
            QStringLiteral("\nNot available while marks are treated as given")));
        applyLanguage(QStringLiteral("ja"));
        QTRY_COMPARE_WITH_TIMEOUT(actions[ActionId::ShowWhatIf]->statusTip(), reasonText(Need::MarksIgnored),
                                  tests::patienceMs);
        actions[ActionId::CountMarks]->trigger();
        QVERIFY(actions[ActionId::ShowWhatIf]->statusTip().isEmpty());
    }

    void menusSayWhy()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(QString::fromUtf8(findGenre("shikaku")->sample.data())));
        const Actions& actions = f.window.actionTable();
        QMenu* menu = actions.menu(MenuId::Board);
        menu->popup(f.window.mapToGlobal(QPoint(40, 40)));
        const auto tip = [&](ActionId id) { return tipAt(menu, menu->actionGeometry(actions[id]).center()); };
        QVERIFY(tip(ActionId::RotateLeft).isEmpty());
        QVERIFY(!actions[ActionId::ShufflePieces]->isVisible()); // the list would only grow by it
        QAction* variants = menu->actions().last();
        QVERIFY(variants->menu() != nullptr && !variants->isEnabled());
        QCOMPARE(tipAt(menu, menu->actionGeometry(variants).center()), reasonText(Need::Variants));
        menu->close();
    }

    /// What only one kind of puzzle has is seen while such a puzzle is open.
    void kindsBringTheirActions_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QList<int>>("shown");
        const auto row = [](const char* id, std::initializer_list<ActionId> shown) {
            QList<int> ids;
            std::ranges::transform(shown, std::back_inserter(ids), [](ActionId a) { return static_cast<int>(a); });
            QTest::newRow(id) << QByteArray(id) << ids;
        };
        row("slither", {});
        row("statuepark", {ActionId::Pieces});
        row("edgematch", {ActionId::ShufflePieces});
        row("twisty", {ActionId::Scramble, ActionId::BackToGoal, ActionId::NextTurn, ActionId::PreviousTurn,
                       ActionId::PlayTurns, ActionId::NextWay, ActionId::PreviousWay, ActionId::CopyTurns});
    }
    void kindsBringTheirActions()
    {
        QFETCH(QByteArray, id);
        QFETCH(QList<int>, shown);
        WindowFixture f;
        QVERIFY(f.window.openAnything(QString::fromUtf8(findKind(id.toStdString())->sample.data())));
        for (const ActionRow& row : actionTable()) {
            const bool isOfKind = std::ranges::any_of(needsOf(row.id), isKindNeed);
            QCOMPARE(f.window.actionTable()[row.id]->isVisible(),
                     !isOfKind || shown.contains(static_cast<int>(row.id)));
        }
    }

    /// No menu is longer than a small screen is high.
    void menusAreShort()
    {
        QMap<MenuId, int> lengths;
        for (const ActionRow& row : actionTable())
            ++lengths[row.menu];
        for (const int length : std::as_const(lengths))
            QVERIFY(length <= 20);
    }

    /// Whatever is open and chosen, a key means one thing.
    void enabledActionsShareNoKey_data() { actionsSayWhy_data(); }
    void enabledActionsShareNoKey()
    {
        QFETCH(QString, puzzle);
        WindowFixture f;
        const Actions& actions = f.window.actionTable();
        const auto sharedKey = [&] {
            QMap<QKeySequence, QString> owners;
            for (const ActionRow& row : actionTable())
                for (const QKeySequence& key :
                     actions[row.id]->isEnabled() ? actions.keys(row.id) : QList<QKeySequence>())
                    if (const QString other = std::exchange(owners[key], Actions::plainText(row.id)); !other.isEmpty())
                        return QStringLiteral("%1: %2, %3").arg(key.toString(), other, owners[key]);
            return QString();
        };
        QCOMPARE(sharedKey(), QString());
        if (puzzle.isEmpty())
            return;
        QVERIFY(f.window.openAnything(puzzle));
        QCOMPARE(sharedKey(), QString());
        const Need lacking = actions.lackingFor(ActionId::NextStep).value_or(Need::Trace);
        const bool hasTrace = lacking != Need::Rules && lacking != Need::PlainMarks;
        if (hasTrace) {
            QTRY_VERIFY_WITH_TIMEOUT(actions[ActionId::NextStep]->isEnabled(), tests::patienceMs);
            actions[ActionId::NextStep]->trigger();
            QCOMPARE(sharedKey(), QString());
            actions[ActionId::BackToBoard]->trigger();
        }
        if (actions[ActionId::SolveMode]->isEnabled()) {
            actions[ActionId::SolveMode]->trigger();
            QCOMPARE(sharedKey(), QString());
            actions[ActionId::EditMode]->trigger();
        }
        if (!hasTrace)
            return;
        for (const ActionId id : {ActionId::PinA, ActionId::ClearAll, ActionId::PinB})
            actions[id]->trigger();
        QVERIFY(actions[ActionId::Compare]->isChecked());
        QCOMPARE(sharedKey(), QString());
        actions[ActionId::NextPlace]->trigger();
        QCOMPARE(sharedKey(), QString());
    }

    void statusLineSaysWhy()
    {
        WindowFixture f;
        QStatusTipEvent tip(reasonText(Need::EdgePieces));
        QCoreApplication::sendEvent(&f.window, &tip);
        const auto labels = f.window.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* l) { return l->text() == reasonText(Need::EdgePieces); }));
    }

    void buttonsSayWhy_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("no puzzle") << QString();
        for (const char* id : {"slither", "heyawake", "statuepark", "edgematch", "twisty"})
            QTest::newRow(id) << QString::fromUtf8(findKind(id)->sample.data());
    }
    /// No button that is shown is off without a word.
    void buttonsSayWhy()
    {
        QFETCH(QString, puzzle);
        WindowFixture f;
        if (!puzzle.isEmpty()) {
            QVERIFY(f.window.openAnything(puzzle));
            QVERIFY(f.waitForVerdict());
        }
        QSet<QString> reasons;
        for (int i = 0; i < needCount; ++i)
            reasons << reasonText(static_cast<Need>(i));
        int off = 0;
        for (auto* button : f.window.findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->isEnabled())
                continue;
            ++off;
            const QString tip = tipOf(button);
            QVERIFY2(reasons.contains(tip.section(QLatin1Char('\n'), -1)),
                     qPrintable(QStringLiteral("%1: %2").arg(button->objectName() + button->text(), tip)));
        }
        QVERIFY(off > 0);
    }

    void searchSaysWhy()
    {
        WindowFixture f;
        ActionSearch search(f.window.actionTable(), &f.window);
        const auto* list = search.findChild<QListWidget*>();
        const auto found = list->findItems(Actions::plainText(ActionId::Save), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.front()->toolTip(), reasonText(Need::Puzzle));
        const auto on = list->findItems(Actions::plainText(ActionId::New), Qt::MatchExactly);
        QCOMPARE(on.size(), 1);
        QVERIFY(on.front()->toolTip().isEmpty());
    }
};

TOKISUJI_TEST(ReasonsTest);
#include "reasons_test.moc"
