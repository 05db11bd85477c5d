// Preferences: what is chosen is kept and taken at once; keys, and keys that two actions would share.

#include "editor/model/live_solver.h"
#include "editor/ui/dialogs/preferences_dialog.h"
#include "editor/ui/dialogs/shortcut_list.h"
#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "tests/support/test.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

using namespace tokisuji;

namespace {

/// The dialog of a window while it is open; what is done with it happens inside.
template <class Doing>
void inPreferences(const MainWindow& window, Doing doing)
{
    QTimer::singleShot(0, &window, [&] {
        auto* dialog = window.findChild<PreferencesDialog*>();
        QVERIFY(dialog != nullptr);
        doing(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
    window.actionTable()[ActionId::Preferences]->trigger();
}

struct Store {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    QWidget window;
    Actions actions{&window};
};

QPushButton* accepting(const PreferencesDialog& dialog)
{
    const auto buttons = dialog.findChildren<QPushButton*>();
    return *std::ranges::find_if(buttons, [](const QPushButton* button) { return button->isDefault(); });
}

} // namespace

class PreferencesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }
    void cleanup() { applyTheme(ThemeChoice::Light); }

    void itIsWhereDesktopsLookForIt()
    {
        const WindowFixture f;
        const QAction* action = f.window.actionTable()[ActionId::Preferences];
        QCOMPARE(action->menuRole(), QAction::PreferencesRole);
        QVERIFY(action->shortcuts().contains(QKeySequence(QStringLiteral("Ctrl+,"))));
        for (const QKeySequence& key : QKeySequence::keyBindings(QKeySequence::Preferences))
            QVERIFY(action->shortcuts().contains(key));
    }

    void whatIsChosenIsKept()
    {
        Store s;
        PreferencesDialog dialog(&s.settings, s.actions);
        auto* language = dialog.findChild<QComboBox*>(QStringLiteral("language"));
        language->setCurrentIndex(language->findData(QStringLiteral("ja")));
        dialog.findChild<QComboBox*>(QStringLiteral("theme"))->setCurrentIndex(static_cast<int>(ThemeChoice::Dark));
        dialog.findChild<QComboBox*>(QStringLiteral("level"))->setCurrentIndex(0);
        dialog.findChild<QSpinBox*>(QStringLiteral("limit"))->setValue(25);
        dialog.findChild<QSpinBox*>(QStringLiteral("alternatives"))->setValue(9);
        for (auto* box : dialog.findChildren<QCheckBox*>())
            box->toggle();
        dialog.accept();
        QCOMPARE(s.settings.language(), QStringLiteral("ja"));
        QCOMPARE(s.settings.theme(), ThemeChoice::Dark);
        QCOMPARE(s.settings.checkLimit(), std::chrono::seconds(25));
        QCOMPARE(s.settings.alternatives(), 9);
        QCOMPARE(s.settings.profileName().toStdString(), profiles().front().name);
        QCOMPARE(s.settings.overlay(QStringLiteral("determined")), std::optional(false));
        QCOMPARE(s.settings.overlay(QStringLiteral("solve/determined")), std::optional(true));
        QVERIFY(s.settings.showsFinishedClues() && s.settings.fillsFinishedClues());
        QVERIFY(!s.settings.asks(QStringLiteral("replace")) && !s.settings.asks(QStringLiteral("interrupted")));
    }

    void cancellingChangesNothing()
    {
        Store s;
        PreferencesDialog dialog(&s.settings, s.actions);
        dialog.findChild<QSpinBox*>(QStringLiteral("limit"))->setValue(25);
        dialog.reject();
        QCOMPARE(s.settings.checkLimit(), std::chrono::seconds(10));
    }

    void theWindowTakesThemAtOnce()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/5/5/b1d3c2"));
        QVERIFY(f.waitForVerdict());
        QVERIFY(f.window.boardView()->overlays().determined);
        inPreferences(f.window, [](PreferencesDialog& dialog) {
            for (auto* box : dialog.findChildren<QCheckBox*>())
                if (box->accessibleName() == QLatin1String("Determined, while editing"))
                    box->setChecked(false);
            dialog.findChild<QComboBox*>(QStringLiteral("theme"))->setCurrentIndex(static_cast<int>(ThemeChoice::Dark));
            dialog.shortcuts()->choose(ActionId::BoardSize);
            QTest::keyClick(dialog.shortcuts()->field(), Qt::Key_F9, Qt::ControlModifier);
            QTest::mouseClick(accepting(dialog), Qt::LeftButton);
        });
        QVERIFY(!f.window.boardView()->overlays().determined);
        QVERIFY(colours()[Chrome::Window].lightness() < 60);
        const QAction* size = f.window.actionTable()[ActionId::BoardSize];
        QCOMPARE(size->shortcuts(), QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+F9"))});
        QVERIFY(size->toolTip().contains(QStringLiteral("Ctrl+F9")));
    }

    void everyActionCanHaveAnotherKey()
    {
        Store s;
        PreferencesDialog dialog(&s.settings, s.actions);
        ShortcutList& list = *dialog.shortcuts();
        QVERIFY(!list.hasConflicts());
        for (const ActionRow& row : actionTable()) {
            list.choose(row.id);
            QTest::keyClick(list.field(), Qt::Key_F11, Qt::ControlModifier | Qt::AltModifier);
            QCOMPARE(list.keys().at(row.id), QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+Alt+F11"))});
            QVERIFY(!list.hasConflicts());
            list.findChildren<QPushButton*>().first()->click(); // reset
            QCOMPARE(list.keys().at(row.id), Actions::ownKeys(row.id));
        }
    }

    void aKeyOfAnotherActionIsTold()
    {
        Store s;
        PreferencesDialog dialog(&s.settings, s.actions);
        ShortcutList& list = *dialog.shortcuts();
        dialog.setPage(PreferencesDialog::Shortcuts);
        dialog.show();
        list.choose(ActionId::BoardSize);
        QTest::keyClick(list.field(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(list.hasConflicts());
        QVERIFY2(list.complaint().contains(Actions::plainText(ActionId::Save)), qPrintable(list.complaint()));
        QVERIFY(!accepting(dialog)->isEnabled());
        auto* takeOver = list.findChildren<QPushButton*>().last();
        QVERIFY(takeOver->isVisible());
        takeOver->click();
        QVERIFY(!list.hasConflicts() && list.keys().at(ActionId::Save).isEmpty());
        QVERIFY(accepting(dialog)->isEnabled());
        dialog.accept();
        s.actions.takeKeys(s.settings);
        QVERIFY(s.actions.keys(ActionId::Save).isEmpty());
        PreferencesDialog again(&s.settings, s.actions);
        again.shortcuts()->findChildren<QPushButton*>().at(1)->click(); // reset all
        again.accept();
        s.actions.takeKeys(s.settings);
        for (const ActionRow& row : actionTable())
            QCOMPARE(s.actions.keys(row.id), Actions::ownKeys(row.id));
    }

    void keysOfTheBoardAreRefused_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("refused");
        for (const char* key : {"3", "A", "Space", "Left", "Shift+Left", "Alt+H", "-", "Del"})
            QTest::newRow(key) << QString::fromLatin1(key) << true;
        for (const char* key : {"F4", "Shift+F5", "Ctrl+3", "Alt+X", "Ctrl+Left"})
            QTest::newRow(key) << QString::fromLatin1(key) << false;
    }
    void keysOfTheBoardAreRefused()
    {
        QFETCH(QString, key);
        QFETCH(bool, refused);
        QCOMPARE(isForBoard(QKeySequence(key)), refused);
    }

    void noQuestionWhereNoneIsWanted()
    {
        WindowFixture f;
        QVERIFY(f.window.actionTable()[ActionId::Preferences]->isEnabled()); // without a puzzle too
        inPreferences(f.window, [](PreferencesDialog& dialog) { dialog.reject(); });
        QVERIFY(f.window.findChild<PreferencesDialog*>() == nullptr);
    }
};

TOKISUJI_TEST(PreferencesTest);
#include "preferences_test.moc"
