// What an edit costs the window's thread in the timeline when the log is long: following, announcing and painting.
//
//   bench_timeline [NODES]        100 000 by default, on a Slitherlink board of 10x10, a branch every thousand nodes
//
// Judgements come from a check that knows at once, so that every tick is coloured; only few different boards occur,
// else filling in the verdicts would be what is measured.
#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "engine/genre/registry.h"

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <random>
#include <vector>

using namespace tokisuji;

namespace {

constexpr int rounds = 200;
constexpr int branchEvery = 1000;
constexpr int branchLength = 40;

Edit editNumber(const Board& board, int i)
{
    EditBuilder builder(board);
    const Place cell = cellAt(i % 3, 0);
    builder.set(Layer::Number, cell, (board.at(Layer::Number, cell) + 2) % 5 - 1);
    return builder.edit();
}

History longHistory(int nodes)
{
    const Board root = findGenre("slither")->makeBoard({10, 10});
    History history(root);
    for (int i = 1; i < nodes; ++i) {
        history.commit(editNumber(history.board(), i), 1000LL * i);
        if (i % branchEvery == branchLength)
            history.goTo(history.current() - branchLength);
    }
    return history;
}

Verdict judge(const Board& board)
{
    constexpr std::array statuses{Status::Several, Status::Unique, Status::None};
    const int value = board.at(Layer::Number, cellAt(0, 0)) + board.at(Layer::Number, cellAt(1, 0)) + 2;
    return {.status = statuses[static_cast<std::size_t>(value) % 3],
            .stop = Stop::Finished,
            .determinedCount = 20 * value,
            .total = 220,
            .determinedComplete = true};
}

CheckFunction quickCheck()
{
    return [](const Board& board, const CheckOptions&, const std::stop_token&, const VerdictSink&) {
        return judge(board);
    };
}

/// Of this thread: what others do to the machine doesn't count.
double threadMs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double msOf(const std::function<void()>& work)
{
    const double begin = threadMs();
    work();
    return threadMs() - begin;
}

class Desk {
public:
    explicit Desk(int nodes) : m_strip(&m_document, &m_model)
    {
        QObject::connect(&m_document, &Document::currentChanged, &m_solver,
                         [this] { m_solver.setBoard(m_document.board()); });
        m_strip.resize(960, 140);
        m_strip.show();
        History history = longHistory(nodes);
        std::printf("opening            %8.2f ms\n", msOf([&] { m_document.restore(std::move(history), {}, {}); }));
    }

    /// Turns of the event loop until every tick is coloured; each of them holds up the window.
    void fill()
    {
        std::vector<double> turns;
        QElapsedTimer all;
        all.start();
        const auto isOpen = [this](NodeId node) { return m_model.verdictOf(node) == nullptr; };
        while (all.elapsed() < 60'000 && std::ranges::any_of(m_model.mainLane(), isOpen))
            turns.push_back(msOf([] { QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); }));
        std::printf("all ticks coloured %8.0f ms\n", static_cast<double>(all.elapsed()));
        report("turn while filling", turns);
    }

    void measure(const char* name, const std::function<void(Document&)>& move)
    {
        std::vector<double> moves;
        std::vector<double> paints;
        for (int i = 0; i < rounds; ++i) {
            moves.push_back(msOf([&] { move(m_document); }));
            moves.back() += msOf([this] { emit m_model.changed(); });
            paints.push_back(msOf([this] { m_strip.repaint(); }));
            QCoreApplication::processEvents();
        }
        report(name, moves);
        report("  and its painting", paints);
    }

private:
    static void report(const char* name, std::vector<double> times)
    {
        std::ranges::sort(times);
        if (!times.empty())
            std::printf("%-18s %8.2f ms median, %.2f p99, %.2f at most\n", name, times[times.size() / 2],
                        times[times.size() * 99 / 100], times.back());
    }

    Document m_document;
    LiveSolver m_solver{quickCheck(), quickCheck()};
    TimelineModel m_model{&m_document, &m_solver};
    TimelineStrip m_strip;
};

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(ThemeChoice::Light);
    const int nodes = argc > 1 ? std::max(2, std::atoi(argv[1])) : 100'000;
    std::mt19937 random(1);
    Desk desk(nodes);
    desk.fill();
    int seed = 0;
    desk.measure("edit", [&seed](Document& document) { document.commit(editNumber(document.board(), ++seed)); });
    desk.measure("undo", [](Document& document) { document.undo(); });
    desk.measure("jump", [&random](Document& document) {
        document.goTo(static_cast<NodeId>(random() % static_cast<std::uint32_t>(document.history().size())));
    });
    desk.measure("edit on a branch", [&](Document& document) {
        document.goTo(static_cast<NodeId>(random() % static_cast<std::uint32_t>(document.history().size())));
        document.commit(editNumber(document.board(), ++seed));
    });
    return 0;
}
