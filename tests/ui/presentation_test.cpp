// One edit, one presentation; and one verdict on its way from the worker to the overlay.
#include "tests/model/fake_check.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/window/advice_presenter.h"
#include "editor/ui/window/result_presenter.h"
#include "editor/ui/window/turns_presenter.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace tokisuji;

namespace {

/// The engine's verdict in one report. Says where its alternatives lie: they move with the verdict, a copy's lie
/// elsewhere.
struct WholeCheck {
    std::shared_ptr<std::atomic<const Board*>> alternatives = std::make_shared<std::atomic<const Board*>>(nullptr);

    [[nodiscard]] FakeCheck function() const
    {
        return FakeCheck([where = alternatives](const FakeCheck::Call& call, const auto&, const auto&) {
            Verdict verdict = check(call.board, call.options);
            *where = verdict.alternatives.data();
            return verdict;
        });
    }
};

/// A document with its board, panel and presenters. Counts how often the results are presented: in all, and in answer
/// to each word of the solver.
struct PresentedDesk {
    explicit PresentedDesk(const FakeCheck& fake) : solver(fake.live(), fake.idle()), view(&document), actions(&panel)
    {
        QObject::connect(&solver, &LiveSolver::verdictChanged, &view, [this] { before = presented; });
        const Workbench bench{.settings = &settings,
                              .document = &document,
                              .solver = &solver,
                              .actions = &actions,
                              .view = &view,
                              .panel = &panel};
        results = new ResultPresenter(bench);
        new AdvicePresenter(bench);
        new TurnsPresenter(bench);
        QObject::connect(results, &ResultPresenter::presented, &view, [this] { ++presented; });
        QObject::connect(&solver, &LiveSolver::verdictChanged, &view,
                         [this] { perWord.push_back(presented - before); });
        view.resize(400, 400);
        document.open(boardWith(1));
    }

    [[nodiscard]] bool settles() const
    {
        return QTest::qWaitFor([this] { return !solver.isRunning(); }, tests::patienceMs);
    }
    void set(Layer layer, Place place, int value)
    {
        EditBuilder builder(document.board());
        builder.set(layer, place, value);
        document.commit(builder.edit());
    }
    void forgetCounts()
    {
        presented = 0;
        perWord.clear();
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Document document;
    LiveSolver solver;
    BoardView view;
    SidePanel panel;
    Actions actions;
    ResultPresenter* results;
    int presented = 0;
    int before = 0;
    std::vector<int> perWord;
};

} // namespace

Q_DECLARE_METATYPE(std::function<void(PresentedDesk&)>)

class PresentationTest : public QObject {
    Q_OBJECT
private slots:
    void anEditIsPresentedOnce_data()
    {
        QTest::addColumn<std::function<void(PresentedDesk&)>>("change");
        QTest::addColumn<bool>("asks");
        const auto add = [](const char* name, bool asks, std::function<void(PresentedDesk&)> change) {
            QTest::newRow(name) << std::move(change) << asks;
        };
        add("a clue", true, [](PresentedDesk& desk) { desk.set(Layer::Number, cellAt(1, 1), 2); });
        add("a mark that does not count", false,
            [](PresentedDesk& desk) { desk.set(Layer::Line, edgeBetween(cellAt(1, 1), Dir::Up), 1); });
        add("back to a board that is known", false, [](PresentedDesk& desk) { desk.document.undo(); });
        add("marks that count", true, [](PresentedDesk& desk) { emit desk.panel.markUseChosen(MarkUse::Use); });
        add("no puzzle", false, [](PresentedDesk& desk) { desk.document.close(); });
    }

    void anEditIsPresentedOnce()
    {
        QFETCH(std::function<void(PresentedDesk&)>, change);
        QFETCH(bool, asks);
        PresentedDesk desk(WholeCheck().function());
        QVERIFY(desk.settles());
        desk.set(Layer::Number, cellAt(3, 3), 2);
        QVERIFY(desk.settles());
        desk.forgetCounts();
        change(desk);
        QCOMPARE(desk.presented, 1);
        QCOMPARE(desk.solver.isRunning(), asks);
        QVERIFY(desk.settles());
        const std::vector<int> once(asks ? 2 : 1, 1); // the board, and the verdict where it was not known yet
        QCOMPARE(desk.perWord, once);
    }

    void everybodyHasTheSameVerdict()
    {
        const WholeCheck source;
        PresentedDesk desk(source.function());
        QVERIFY(desk.settles());
        desk.set(Layer::Number, cellAt(1, 1), 2);
        QVERIFY(desk.settles());
        static_cast<void>(desk.view.grab()); // draws the overlay
        const SharedVerdict& verdict = desk.solver.sharedVerdict();
        QVERIFY(!verdict->alternatives.empty());
        QCOMPARE(verdict->alternatives.data(), source.alternatives->load());
        QCOMPARE(desk.solver.cached(desk.document.board()).get(), verdict.get());
        QCOMPARE(desk.results->state().verdict.get(), verdict.get());
        QCOMPARE(desk.view.overlaidVerdict().get(), verdict.get());
        desk.document.undo(); // from the cache
        static_cast<void>(desk.view.grab());
        QVERIFY(desk.solver.sharedVerdict() != nullptr && desk.view.overlaidVerdict() == desk.solver.sharedVerdict());
    }
};

TOKISUJI_TEST(PresentationTest);
#include "presentation_test.moc"
