// How many solutions: asked for in the window, told while it is found out, forgotten with the board.
#include "tests/ui/authoring_fixture.h"

#include "editor/model/live_solver.h"
#include "editor/ui/texts/count_text.h"
#include "editor/ui/window/count_presenter.h"
#include "tests/support/test.h"

using namespace tokisuji;

namespace {

struct CountDesk : AuthorDesk {
    explicit CountDesk(Size size) : AuthorDesk("slither", size)
    {
        set(0, 0, 2);
        isReady = f.waitForVerdict();
    }
    [[nodiscard]] const LiveCount& count() { return f.window.findChild<CountPresenter*>()->count(); }
    [[nodiscard]] bool ends()
    {
        return QTest::qWaitFor([this] { return !count().isRunning(); }, tests::patienceMs);
    }
    [[nodiscard]] QPushButton* offer() { return f.bar()->findChild<QPushButton*>(QStringLiteral("offer")); }
    bool isReady = false;
};

} // namespace

class CountWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void aFewAreCounted()
    {
        CountDesk d({2, 2});
        QVERIFY(d.isReady && d.action(ActionId::EstimateSolutions)->isEnabled());
        d.action(ActionId::EstimateSolutions)->trigger();
        QVERIFY(d.ends());
        QVERIFY(d.count().known().isExact);
        QTRY_COMPARE_WITH_TIMEOUT(d.message(), QStringLiteral("Exactly %1 solutions.").arg(d.count().known().counted),
                                  tests::patienceMs);
    }

    void manyAreEstimatedUntilItIsEnough()
    {
        CountDesk d({8, 8});
        QVERIFY(d.isReady);
        d.action(ActionId::EstimateSolutions)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(d.message().startsWith(QStringLiteral("Counting solutions:")), tests::patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(d.message().startsWith(QStringLiteral("About ")), tests::patienceMs);
        QVERIFY(d.count().isRunning() && d.message().endsWith(QStringLiteral("so far")));
        QTRY_VERIFY_WITH_TIMEOUT(d.count().known().samples > 1, tests::patienceMs); // of one it says "1 sample"
        QTest::mouseClick(d.offer(), Qt::LeftButton); // Stop
        QVERIFY(d.ends());
        QTRY_VERIFY_WITH_TIMEOUT(d.message().endsWith(QStringLiteral("samples.")), tests::patienceMs);
        QVERIFY(d.count().known().samples > 0 && d.count().known().mean > 500);
        QVERIFY(d.view()->hasFocus());
    }

    void anEditForgetsIt()
    {
        CountDesk d({8, 8});
        d.action(ActionId::EstimateSolutions)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!d.message().isEmpty(), tests::patienceMs);
        d.putCursor(3, 3);
        d.press(Qt::Key_1);
        QVERIFY(!d.count().isRunning() && d.message().isEmpty());
        QVERIFY(d.f.waitForVerdict());
        QVERIFY(d.message().isEmpty()); // it does not come back
    }

    void closingTheBarStopsIt()
    {
        CountDesk d({8, 8});
        d.action(ActionId::EstimateSolutions)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!d.message().isEmpty(), tests::patienceMs);
        d.press(Qt::Key_Escape);
        QVERIFY(!d.count().isRunning() && d.message().isEmpty());
    }

    void onlyWhereThereAreSeveral()
    {
        CountDesk d({2, 2});
        for (const auto& [column, row, number] : {std::tuple{0, 0, 3}, {1, 0, 3}, {0, 1, 1}})
            d.set(column, row, number);
        QVERIFY(d.f.waitForVerdict());
        QTRY_VERIFY_WITH_TIMEOUT(!d.action(ActionId::EstimateSolutions)->isEnabled(), tests::patienceMs);
    }

    void roundNumbers_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("text");
        QTest::newRow("few") << 12.4 << "12";
        QTest::newRow("hundreds") << 8449.0 << (QString("8") + QChar(0x202F) + "400");
        QTest::newRow("rounded up") << 99'960.0 << (QString("100") + QChar(0x202F) + "000");
        QTest::newRow("many") << 3.24e7 << "3.2 × 10⁷";
        QTest::newRow("very many") << 9.96e19 << "1.0 × 10²⁰";
    }
    void roundNumbers()
    {
        QFETCH(double, number);
        QFETCH(QString, text);
        QCOMPARE(roundText(number), text);
    }
};

TOKISUJI_TEST(CountWindowTest);
#include "count_window_test.moc"
