// A day of authoring: hour after hour somebody opens a puzzle, changes its clues while everything works beside them,
// goes back and takes other branches, and saves. What that leaves in memory does not grow. An hour has few edits here;
// TOKISUJI_TRIES=72 gives it those of somebody who makes one every two seconds.
#include "editor/model/live_advisor.h"
#include "editor/model/live_solver.h"
#include "editor/model/live_tracer.h"
#include "editor/model/store/log_keeper.h"
#include "editor/model/timeline_model.h"
#include "editor/model/worker.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/trace.h"
#include "tests/hand/random_hand.h"
#include "tests/memory/comes_true.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <malloc.h>
#include <unistd.h>

#include <array>

using namespace tokisuji;

namespace {

constexpr std::array genres{"slither", "nurikabe", "heyawake", "sudoku", "fillomino", "mashu"};
constexpr int longestSide = 5;
constexpr int hours = 24;
constexpr int warmUp = static_cast<int>(genres.size()); ///< hours until each kind has been there once

/// What anybody in this program holds, caches of the allocator left out.
std::size_t bytesHeld()
{
    const auto all = mallinfo2();
    return all.uordblks + all.hblkhd;
}

double residentMegabytes()
{
    malloc_trim(0);
    QFile statm(QStringLiteral("/proc/self/statm"));
    const auto pages = statm.open(QIODevice::ReadOnly) ? statm.readAll().split(' ').value(1).toDouble() : 0.0;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// A window without widgets.
class Workplace {
public:
    explicit Workplace(const QString& folder) : m_keeper(&m_document, folder), m_timeline(&m_document, &m_solver)
    {
        m_advisor.setLimit(std::chrono::milliseconds(200));
        m_tracer.setLimit(std::chrono::milliseconds(500));
        QObject::connect(&m_document, &Document::settled, &m_solver, [this] {
            m_solver.setBoard(m_document.board());
            m_tracer.setBoard(m_document.board());
            m_advisor.setBoard(m_document.board());
        });
        QObject::connect(&m_solver, &LiveSolver::verdictChanged, &m_tracer, [this] {
            m_tracer.setVerdict(m_document.board(), m_solver.sharedVerdict());
            if (!m_solver.isRunning())
                m_advisor.setVerdict(m_solver.sharedVerdict());
        });
    }
    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] bool save() { return m_keeper.flush(); }
    [[nodiscard]] bool waitForVerdict()
    {
        return comesTrue([this] { return m_solver.verdict().stop != Stop::Running; });
    }
    [[nodiscard]] bool waitForAll()
    {
        return comesTrue([this] {
            return !m_solver.isRunning() && !m_tracer.isRunning() && m_advisor.running() == LiveAdvisor::Task::None;
        });
    }

private:
    Document m_document;
    LiveSolver m_solver;
    LiveTracer m_tracer;
    LiveAdvisor m_advisor;
    LogKeeper m_keeper;
    TimelineModel m_timeline;
};

/// Most edits follow the verdict, some come before it, some when everything has been said.
bool spendAnHour(Workplace& workplace, const Genre& genre, RandomHand& hand, int edits)
{
    Document& document = workplace.document();
    document.open(hand.puzzle(genre, longestSide));
    bool isAnswered = true;
    for (int i = 0; i < edits && isAnswered; ++i) {
        if (hand.pick(0, 9) == 0)
            document.goTo(hand.pick(0, static_cast<int>(document.history().size()) - 1));
        if (Edit edit = difference(document.board(), hand.withOtherClue(document.board())); !edit.empty())
            document.commit(std::move(edit));
        const int haste = hand.pick(0, 9);
        if (haste < 8)
            isAnswered = haste == 0 ? workplace.waitForAll() : workplace.waitForVerdict();
    }
    return isAnswered && workplace.save();
}

} // namespace

class AuthoringDayTest : public QObject {
    Q_OBJECT
private slots:
    void memoryDoesNotGrow();
};

void AuthoringDayTest::memoryDoesNotGrow()
{
    constexpr std::size_t tolerance = 1'000'000; // with all the tries 25 bytes an edit
    const QTemporaryDir folder;
    RandomHand hand(24);
    std::size_t most = 0;
    for (int hour = 0; hour < hours; ++hour) {
        {
            const Genre& genre = *findGenre(genres[static_cast<std::size_t>(hour) % genres.size()]);
            if (hour < warmUp) // the patterns of a kind are there from its first trace on, whenever that is
                QVERIFY(trace(*readUrl(genre.sample), {.profile = *findProfile("normal")}).result
                        != TraceResult::Unknown);
            Workplace workplace(folder.filePath(QStringLiteral("untitled")));
            QVERIFY(spendAnHour(workplace, genre, hand, tests::tries(25)));
        }
        QVERIFY(ownerless::waitForAll(std::chrono::milliseconds(tests::patienceMs)));
        if (hour < warmUp)
            most = std::max(most, bytesHeld());
        else // what was handed over to be destroyed takes a moment
            QVERIFY(comesTrue([&] { return bytesHeld() <= most + tolerance; }));
        qInfo("hour %2d: %6.2f MB held, %6.1f MB resident", hour + 1, static_cast<double>(bytesHeld()) / 1e6,
              residentMegabytes());
    }
}

TOKISUJI_TEST(AuthoringDayTest);
#include "authoring_day_test.moc"
