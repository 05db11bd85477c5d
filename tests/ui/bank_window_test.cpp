// The bank of pieces or numbers beneath the board: a click on it opens its editor.
#include "tests/ui/window_fixture.h"

#include "editor/ui/dialogs/pieces_dialog.h"
#include "editor/ui/dialogs/sizes_dialog.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QTimer>

using namespace tokisuji;

namespace {

class WithBank : public WindowFixture {
public:
    explicit WithBank(const char* genre = "statuepark")
    {
        window.document()->open(findGenre(genre)->makeBoard({6, 6}));
        window.boardView()->zoomToFit();
    }
    /// A click beneath the board, where the first row of pieces lies; was an editor opened?
    template <class Dialog = PiecesDialog>
    [[nodiscard]] bool isOpenedByClick()
    {
        BoardView* view = window.boardView();
        const QPointF cell = view->toWidget(cellAt(1, 0)) - view->toWidget(cellAt(0, 0));
        const QPointF below = view->toWidget(cellAt(1, 5)) + QPointF(0, cell.x() * 1.1);
        bool isOpened = false;
        QTimer watch;
        QObject::connect(&watch, &QTimer::timeout, &window, [&] {
            if (auto* dialog = window.findChild<Dialog*>()) {
                isOpened = true;
                dialog->reject();
            }
        });
        watch.start(5);
        QTest::mouseClick(view, Qt::LeftButton, {}, below.toPoint());
        QCoreApplication::processEvents(); // the click asks for the editor in a turn of its own
        return isOpened;
    }
};

} // namespace

class BankWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void aClickOpensTheEditor()
    {
        WithBank f;
        const Board before = f.board();
        QVERIFY(f.isOpenedByClick());
        QCOMPARE(f.board(), before);
    }

    void aBankOfNumbersHasOneToo()
    {
        WithBank f("snakeegg");
        QVERIFY(f.isOpenedByClick<SizesDialog>());
    }

    void sizesAreTyped()
    {
        const Board board = findGenre("snakeegg")->makeBoard({6, 6});
        SizesDialog dialog(board);
        const auto chosen = [&] {
            Board changed = board;
            dialog.edit().applyTo(changed);
            return changed.setup();
        };
        auto* text = dialog.findChild<QLineEdit*>(QStringLiteral("sizes"));
        QCOMPARE(text->text(), QStringLiteral("1 2 3 4 5 6 7 8 9"));
        text->setText(QStringLiteral("3, 1、12"));
        QCOMPARE(chosen(), std::string("3/3/1/12"));
        for (const char* wrong : {"0", "-1", "1 x", "1000"}) {
            text->setText(QString::fromLatin1(wrong));
            QCOMPARE(chosen(), board.setup());
        }
    }

    void solversAreNotAsked()
    {
        WithBank f;
        f.window.boardView()->setMode(Mode::Solve);
        QVERIFY(!f.isOpenedByClick());
    }

    void otherKindsHaveNone()
    {
        WithBank f("slither");
        QVERIFY(!f.isOpenedByClick());
    }
};

TOKISUJI_TEST(BankWindowTest);
#include "bank_window_test.moc"
