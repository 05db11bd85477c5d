// Puzzles of kinds without rules in the window: they are shown, kept and shared; nobody can change them, and nothing is
// said of their solutions.
#include "tests/ui/board_bench.h"
#include "tests/ui/window_fixture.h"

#include "editor/model/store/log_keeper.h"
#include "editor/ui/actions.h"
#include "editor/ui/panels/verdict_section.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/formats/formats.h"
#include "engine/formats/url/parts.h"
#include "tests/support/corpus.h"
#include "tests/support/log_waits.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/settle.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace tokisuji;

namespace {

/// A kind that can only be opened and draws numbers; no test names one, since each may get its rules.
const Genre& foreignKind()
{
    const auto kinds = allKinds();
    return **std::ranges::find_if(kinds, [](const Genre* genre) {
        return !genre->isWhole() && genre->url == std::vector<const UrlPart*>{&url::number16};
    });
}

QString foreignAddress()
{
    return QString::fromUtf8(foreignKind().id.data(), static_cast<qsizetype>(foreignKind().id.size()))
           + QStringLiteral("/5/4/g5k2o1");
}

} // namespace

class ForeignWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }

    void saysThatThereAreNoRules()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(foreignAddress()));
        QCOMPARE(f.verdictWord(), QStringLiteral("No rules for this kind yet"));
        QVERIFY(!f.window.solver()->isRunning());
        QVERIFY(f.window.windowTitle().contains(genreTitle(foreignKind())));
        applyLanguage(QStringLiteral("ja"));
        QTRY_COMPARE_WITH_TIMEOUT(f.verdictWord(), QStringLiteral("このパズルの\nルールはまだありません"),
                                  tests::patienceMs);
        QVERIFY(f.window.openAnything(QStringLiteral("slither/5/5/bdcbdbcac"))); // and the next one has a verdict again
        QVERIFY(f.waitForVerdict());
        QCOMPARE(f.window.solver()->verdict().status, Status::Unique);
    }

    void saysWhatIsNotShown()
    {
        WindowFixture f;
        const auto detail = [&] {
            const auto labels = f.window.findChild<VerdictSection*>()->findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [](const QLabel* each) { return each->text().startsWith(QStringLiteral("Shown in part")); });
        };
        QVERIFY(f.window.openAnything(foreignAddress()));
        QVERIFY(!detail());
        QVERIFY(f.window.openAnything(foreignAddress() + QStringLiteral("z0")));
        QVERIFY(detail());
    }

    void nothingCanBeChanged()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(foreignAddress()));
        const Board before = f.board();
        for (const Mode mode : {Mode::Edit, Mode::Solve}) {
            f.window.boardView()->setMode(mode);
            QVERIFY(f.window.boardView()->tools().isEmpty());
            f.click(cellAt(1, 1));
            f.click(cellAt(2, 2), Qt::RightButton);
            f.type(QStringLiteral("35 -q"));
        }
        QVERIFY(f.board() == before);
        QCOMPARE(f.window.document()->history().size(), NodeId{1});
        for (const ActionId id :
             {ActionId::ClearAll, ActionId::BoardSize, ActionId::FlipLeftRight, ActionId::RotateLeft,
              ActionId::CheckAnswer, ActionId::Hint, ActionId::FindMistake, ActionId::NextStep})
            QVERIFY2(!f.window.actionTable()[id]->isEnabled(), qPrintable(Actions::plainText(id)));
        QSignalSpy refused(f.window.document(), &Document::refused);
        f.window.document()->commit(transform(before, Transform::RotateLeft));
        QCOMPARE(refused.count(), 1);
        QVERIFY(f.board() == before);
        QVERIFY(f.bar()->text().contains(genreTitle(foreignKind())));
        QVERIFY(f.window.openAnything(QStringLiteral("slither/5/5/bdcbdbcac")));
        QVERIFY(f.window.actionTable()[ActionId::RotateLeft]->isEnabled());
    }

    void isSharedAndKept()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(foreignAddress()));
        f.window.actionTable()[ActionId::CopyPuzzLink]->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("https://puzz.link/p?") + foreignAddress());
        const QString log = f.filePath(QStringLiteral("kept.tokisuji"));
        const Board before = f.board();
        QVERIFY(!saveAs(*f.window.findChild<LogKeeper*>(), log));
        QVERIFY(f.window.openAnything(QStringLiteral("slither/5/5/bdcbdbcac")));
        QVERIFY(openAndWait(f.window, log));
        QVERIFY(f.board() == before);
        const QString text = f.filePath(QStringLiteral("kept.txt"));
        const auto error = f.window.document()->writePuzzle(text); // nobody knows its form
        QVERIFY(error && error->id == "file-form-unknown");
        QVERIFY(!QFile::exists(text));
    }

    /// Whatever an address says of any kind can be looked at.
    void everyKindIsDrawn()
    {
        Document document;
        BoardView view(&document);
        view.resize(300, 300);
        view.show();
        for (const Genre* genre : allKinds())
            for (const char* body : {"g5h3-1ah0.1", "00000000000000123", "9i8ovv30g.lz+41200a"}) {
                const auto board = readUrl(std::string(genre->id) + "/4/3/" + body);
                if (!board) {
                    QVERIFY2(genre->isWhole(), genre->id.data());
                    continue;
                }
                document.open(*board);
                QVERIFY(!view.grab().isNull());
                QVERIFY(!view.describe(cellAt(1, 1)).isEmpty());
            }
    }

    void corpusIsDrawn()
    {
        Document document;
        BoardView view(&document);
        view.resize(400, 400);
        view.show();
        for (const QJsonObject& puzzle : tests::corpus()) {
            const QString url = puzzle["url"].toString();
            QVERIFY2(!document.loadText(url), qPrintable(url));
            QVERIFY(!view.grab().isNull());
        }
    }
};

TOKISUJI_TEST(ForeignWindowTest);
#include "foreign_window_test.moc"
