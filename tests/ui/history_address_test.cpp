// Replay: a puzzle is sent with its history and played where it arrives, with or without what was undone.
#include "tests/ui/timeline_fixture.h"

#include "editor/model/history_address.h"
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/address_dialog.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "tests/support/test.h"
#include "tests/ui/files_fixture.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPlainTextEdit>

using namespace tokisuji;

namespace {

/// Four edits, an undone one, everything cleared, one more.
void work(WindowFixture& f)
{
    f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/4/4/v"));
    f.type(QStringLiteral("3"));
    QTest::keyClick(f.window.boardView(), Qt::Key_Right);
    f.type(QStringLiteral("2"));
    QTest::keyClick(f.window.boardView(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(f.window.boardView(), Qt::Key_Right);
    f.type(QStringLiteral("1"));
    f.window.actionTable()[ActionId::ClearAll]->trigger();
    QTest::keyClick(f.window.boardView(), Qt::Key_Z, Qt::ControlModifier);
    f.window.boardView()->setMode(Mode::Solve);
    f.click({3, 2});
}

QString copied()
{
    return QGuiApplication::clipboard()->text();
}

/// The history on the clipboard as an address.
QString sent(WindowFixture& f)
{
    QGuiApplication::clipboard()->clear();
    f.window.actionTable()[ActionId::CopyHistoryAddress]->trigger();
    (void)QTest::qWaitFor([] { return isHistoryAddress(copied().toStdString()); }, tests::patienceMs);
    return copied();
}

void checkSame(const History& a, const History& b)
{
    QCOMPARE(a.size(), b.size());
    QCOMPARE(a.current(), b.current());
    for (NodeId id = 0; id < a.size(); ++id) {
        QCOMPARE(a.node(id).parent, b.node(id).parent);
        QCOMPARE(a.node(id).timeMs, b.node(id).timeMs);
        QVERIFY(a.boardAt(id) == b.boardAt(id));
    }
}

QAction* inPaceMenu(const WindowFixture& f, const QString& text)
{
    for (auto* menu : f.window.findChild<TimelinePanel*>()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->text() == text)
                return action;
    return nullptr;
}

/// A press on the words beside the controls, then on a line of the menu that opens.
void choosePace(const WindowFixture& f, const QString& text)
{
    QPushButton* words = nullptr;
    for (auto* button : f.window.findChild<TimelinePanel*>()->findChildren<QPushButton*>())
        if (button->text().startsWith(QChar(0x00D7)))
            words = button;
    QVERIFY(words != nullptr);
    QTest::mouseClick(words, Qt::LeftButton);
    QAction* line = inPaceMenu(f, text);
    QVERIFY(line != nullptr);
    auto* menu = qobject_cast<QMenu*>(line->parent());
    QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), tests::patienceMs);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(line).center());
}

} // namespace

class HistoryAddressTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        files::setUpOnce();
        applyLanguage(QStringLiteral("en"));
    }

    void aHistoryIsSentAndPlayed()
    {
        WindowFixture author;
        work(author);
        const QString address = sent(author);
        QVERIFY(isHistoryAddress(address.toStdString()));

        WindowFixture reader;
        files::whenOpen<AddressDialog>([&](AddressDialog& dialog) {
            QCOMPARE(dialog.text(), address); // it is there already
            QTest::keyClick(dialog.findChild<QPlainTextEdit*>(), Qt::Key_Return);
        });
        reader.window.actionTable()[ActionId::OpenAddress]->trigger();
        const History& arrived = reader.window.document()->history();
        checkSame(arrived, author.window.document()->history());
        QCOMPARE(reader.window.document()->annotations().metadata.source,
                 author.window.document()->annotations().metadata.source); // the author's, not the long address
        QVERIFY(reader.bar()->isVisible() && reader.bar()->text().contains(QString::number(arrived.size() - 1)));
        const NodeId end = arrived.current();
        QTest::mouseClick(files::offer(reader.window, QStringLiteral("Play it")), Qt::LeftButton);
        QCOMPARE(arrived.current(), arrived.root());
        QTRY_COMPARE_WITH_TIMEOUT(arrived.current(), end, tests::patienceMs);
        QVERIFY(!reader.bar()->isVisible());
    }

    void itIsPastedAndDropped()
    {
        WindowFixture author;
        work(author);
        (void)sent(author);
        WindowFixture reader;
        QTest::keyClick(&reader.window, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        checkSame(reader.window.document()->history(), author.window.document()->history());
    }

    void aCutOffOneIsRefusedInWords()
    {
        WindowFixture author;
        work(author);
        const QString address = sent(author);
        WindowFixture reader;
        reader.window.openAnything(QStringLiteral("https://puzz.link/p?slither/2/2/k"));
        const Board before = reader.board();
        reader.window.openAnything(address.left(address.size() * 2 / 3));
        QVERIFY(reader.board() == before);
        QVERIFY(reader.bar()->isVisible() && reader.bar()->text().contains(QStringLiteral("incomplete")));
    }

    void whatWasUndoneIsPlayedIfWanted()
    {
        WindowFixture f;
        work(f);
        const History& history = f.window.document()->history();
        std::vector<NodeId> seen;
        connect(f.window.document(), &Document::currentChanged, this, [&] { seen.push_back(history.current()); });
        QAction* play = f.window.actionTable()[ActionId::Play];
        choosePace(f, QStringLiteral("×8"));
        const auto playAll = [&] {
            seen.clear();
            play->trigger();
            return QTest::qWaitFor([&] { return !play->isChecked(); }, tests::patienceMs);
        };
        QVERIFY(playAll());
        QVERIFY((seen == std::vector<NodeId>{0, 1, 3, 5}));
        choosePace(f, QStringLiteral("With what was undone"));
        QVERIFY(inPaceMenu(f, QStringLiteral("With what was undone")) != nullptr);
        QVERIFY(playAll());
        QVERIFY((seen == std::vector<NodeId>{0, 1, 2, 1, 3, 4, 3, 5}));
    }
};

TOKISUJI_TEST(HistoryAddressTest);
#include "history_address_test.moc"
