// Finished clues while solving, with real mouse and keys: ticks, and what they leave filled in if that is wanted.
#include "tests/ui/authoring_fixture.h"

#include "editor/ui/dialogs/preferences_dialog.h"
#include "editor/ui/window/clue_presenter.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QTimer>

using namespace tokisuji;

namespace {

constexpr Place above{3, 2}, leftOf{2, 3}, rightOf{4, 3}, below{3, 4}; ///< the edges of the middle cell

/// A 2 in the middle and a 0 in the corner.
Board twoAndZero()
{
    Board board = findGenre("slither")->makeBoard({3, 3});
    board.set(Layer::Number, cellAt(1, 1), 2);
    board.set(Layer::Number, cellAt(0, 0), 0);
    return board;
}

struct SolverDesk : AuthorDesk {
    explicit SolverDesk(const Board& puzzle = twoAndZero()) : AuthorDesk(puzzle) { press(Qt::Key_F2); }

    [[nodiscard]] int line(Place edge) { return board().at(Layer::Line, edge); }
    /// A stroke along an edge.
    void draw(Place edge)
    {
        const bool isAcross = edge.x % 2 == 1;
        const Place from{static_cast<std::int16_t>(edge.x - (isAcross ? 1 : 0)),
                         static_cast<std::int16_t>(edge.y - (isAcross ? 0 : 1))};
        const Place to{static_cast<std::int16_t>(edge.x + (isAcross ? 1 : 0)),
                       static_cast<std::int16_t>(edge.y + (isAcross ? 0 : 1))};
        drag(from, to);
    }
    [[nodiscard]] bool isTicked(Place place) { return view()->describe(place).contains(QStringLiteral("finished")); }
    [[nodiscard]] bool settles()
    {
        const auto* presenter = f.window.findChild<CluePresenter*>();
        return QTest::qWaitFor([&] { return !presenter->clues().isRunning(); }, tests::patienceMs);
    }
    /// The two boxes of the preferences, by mouse.
    void prefer(bool shows, bool fills)
    {
        QTimer::singleShot(0, &f.window, [&] {
            auto* dialog = f.window.findChild<PreferencesDialog*>();
            for (const auto& [name, on] : {std::pair{"showsFinished", shows}, {"fillsFinished", fills}}) {
                auto* box = dialog->findChild<QCheckBox*>(QString::fromLatin1(name));
                if (box->isChecked() != on)
                    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
            }
            for (auto* button : dialog->findChildren<QPushButton*>())
                if (button->isDefault())
                    return QTest::mouseClick(button, Qt::LeftButton);
        });
        action(ActionId::Preferences)->trigger();
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        view()->setFocus();
        QVERIFY(settles());
    }
};

} // namespace

class FinishedCluesWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void nothingUnlessItIsWanted()
    {
        SolverDesk d;
        d.draw(above);
        d.draw(leftOf);
        QVERIFY(d.settles());
        QVERIFY(!d.isTicked(cellAt(1, 1)) && !d.isTicked(cellAt(0, 0)));
        QCOMPARE(d.steps(), 2);
        QVERIFY(!d.action(ActionId::ShowFinished)->isChecked());
    }

    void aFinishedClueIsTicked()
    {
        SolverDesk d;
        d.action(ActionId::ShowFinished)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(d.isTicked(cellAt(0, 0)), tests::patienceMs); // a 0 asks for nothing
        const QImage ticked = d.view()->grab().toImage();
        d.action(ActionId::ShowFinished)->trigger();
        QVERIFY(d.view()->grab().toImage() != ticked);
        d.action(ActionId::ShowFinished)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(d.view()->grab().toImage(), ticked, tests::patienceMs);
        d.draw(above);
        QVERIFY(d.settles());
        QVERIFY(!d.isTicked(cellAt(1, 1)));
        d.draw(leftOf);
        QTRY_VERIFY_WITH_TIMEOUT(d.isTicked(cellAt(1, 1)), tests::patienceMs);
        QCOMPARE(d.steps(), 2); // it is only shown
        d.press(Qt::Key_F2, Qt::ShiftModifier);
        QVERIFY(!d.isTicked(cellAt(1, 1))); // not while editing
        d.press(Qt::Key_F2);
        QTRY_VERIFY_WITH_TIMEOUT(d.isTicked(cellAt(1, 1)), tests::patienceMs);
        d.draw(rightOf); // one too many
        QTRY_VERIFY_WITH_TIMEOUT(!d.isTicked(cellAt(1, 1)), tests::patienceMs);
        d.press(Qt::Key_Z, Qt::ControlModifier, 3);
        QTRY_VERIFY_WITH_TIMEOUT(!d.isTicked(cellAt(1, 1)) && d.isTicked(cellAt(0, 0)), tests::patienceMs);
    }

    void whatItLeavesIsFilledIn()
    {
        SolverDesk d;
        d.prefer(false, true);
        QCOMPARE(d.steps(), 0); // the 0 was there before
        d.draw(above);
        QVERIFY(d.settles());
        QCOMPARE(d.line(rightOf), blank);
        d.draw(leftOf);
        QTRY_COMPARE_WITH_TIMEOUT(d.line(rightOf), 0, tests::patienceMs);
        QCOMPARE(d.line(below), 0);
        QCOMPARE(d.board().at(Layer::Line, {1, 0}), blank); // nobody touched the 0
        QCOMPARE(d.steps(), 3);
        d.press(Qt::Key_Z, Qt::ControlModifier); // a step of its own, which does not come back
        QVERIFY(d.settles());
        QCOMPARE(d.line(rightOf), blank);
        QCOMPARE(d.line(leftOf), 1);
        QCOMPARE(d.steps(), 2);
        d.press(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(d.settles());
        QCOMPARE(d.line(rightOf), 0);
        QCOMPARE(d.document()->history().size(), std::int64_t{4});
    }

    void nothingHappensWhileTheButtonIsDown()
    {
        SolverDesk d;
        d.prefer(true, true);
        d.draw(above);
        QTest::mousePress(d.view(), Qt::LeftButton, {}, d.point({2, 2}));
        QTest::mouseMove(d.view(), d.point({2, 4}));
        QVERIFY(d.settles());
        QVERIFY(!d.isTicked(cellAt(1, 1)));
        QCOMPARE(d.steps(), 1);
        QTest::mouseRelease(d.view(), Qt::LeftButton, {}, d.point({2, 4}));
        QTRY_COMPARE_WITH_TIMEOUT(d.line(rightOf), 0, tests::patienceMs);
        QCOMPARE(d.steps(), 3);
    }

    void allOfThemByHand()
    {
        SolverDesk d;
        d.draw(above);
        d.draw(leftOf);
        d.press(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(d.line(rightOf), 0, tests::patienceMs);
        for (const Place edge : {Place{1, 0}, Place{0, 1}, Place{2, 1}, Place{1, 2}, below})
            QCOMPARE(d.line(edge), 0);
        QCOMPARE(d.steps(), 3);
        d.press(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(d.settles());
        QCOMPARE(d.steps(), 3); // nothing is left
    }

    void theWishIsKept()
    {
        SolverDesk d;
        d.prefer(true, true);
        QVERIFY(d.action(ActionId::ShowFinished)->isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(d.isTicked(cellAt(0, 0)), tests::patienceMs);
        d.action(ActionId::ShowFinished)->trigger();
        QVERIFY(!d.isTicked(cellAt(0, 0)));
        d.prefer(false, false);
        d.draw(above);
        d.draw(leftOf);
        QVERIFY(d.settles());
        QCOMPARE(d.steps(), 2);
    }

    /// Not of one genre: shaded cells round a number, lamps beside one, a room.
    void otherKindsToo_data()
    {
        QTest::addColumn<QString>("genre");
        QTest::addColumn<Place>("clue");
        QTest::addColumn<Place>("marked");
        QTest::addColumn<Place>("rest");
        QTest::newRow("lamps") << "lightup" << cellAt(1, 0) << cellAt(0, 0) << cellAt(1, 1);
        QTest::newRow("room") << "heyawake" << cellAt(0, 0) << cellAt(1, 1) << cellAt(0, 1);
        QTest::newRow("mines") << "mines" << cellAt(0, 0) << cellAt(1, 0) << cellAt(1, 1);
    }
    void otherKindsToo()
    {
        QFETCH(QString, genre);
        QFETCH(Place, clue);
        QFETCH(Place, marked);
        QFETCH(Place, rest);
        Board board = findGenre(genre.toStdString())->makeBoard({3, 3});
        board.set(Layer::Number, clue, 1);
        SolverDesk d(board);
        d.prefer(true, true);
        QTest::mouseClick(d.view(), Qt::LeftButton, {}, d.point(marked));
        QTRY_COMPARE_WITH_TIMEOUT(d.board().at(Layer::Shade, rest), 0, tests::patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(d.isTicked(clue), tests::patienceMs);
    }
};

TOKISUJI_TEST(FinishedCluesWindowTest);
#include "finished_clues_window_test.moc"
