// Advice on large boards ends soon after a stop request, whatever it is at.
#include "advice_boards.h"

#include "engine/advice/repairs.h"
#include "engine/advice/what_if.h"
#include "engine/clues/clue_families.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <array>
#include <atomic>
#include <chrono>
#include <random>
#include <thread>

using namespace tokisuji;
using namespace tokisuji::advice;

namespace {

constexpr double latest = 2 * 50; // ms of work, of two threads
constexpr std::array afterMs{60, 110, 30, 180};

/// A large board with small clues here and there, whether they go together or not.
Board largeBoard(const Genre& genre)
{
    constexpr std::size_t part = 20, smallest = 4;
    Board board = genre.makeBoard(genre.squareOnly ? Size{25, 25} : Size{30, 30});
    std::mt19937 random(7);
    std::vector<Place> places = cluePlaces(board);
    std::ranges::shuffle(places, random);
    places.resize(places.size() / part);
    for (const Place place : places)
        if (const auto families = clueFamilies(board, place); !families.empty() && !families.back().options.empty()) {
            const auto& options = families.back().options;
            board = with(board, options[random() % std::min(options.size(), smallest)]);
        }
    return board;
}

/// How much work a search still does that is asked to stop, in milliseconds; the least of some tries, since a request
/// that comes while memory is being given back waits for that.
template <class Search>
double lateness(const Search& search)
{
    double soonest = 1e9;
    for (const int ms : afterMs) {
        std::stop_source stop;
        const tests::WorkClock clock(tests::WorkClock::Program);
        std::atomic<double> asked = 0;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(ms));
            asked = clock.ms();
            stop.request_stop();
        });
        const Stop how = search(stop.get_token());
        const double end = clock.ms();
        stopper.join();
        if (how == Stop::Cancelled)
            soonest = std::min(soonest, end - asked);
        if (soonest < latest)
            break;
    }
    return soonest;
}

} // namespace

class AdviceStopsTest : public QObject {
    Q_OBJECT
private slots:
    void repairsStop_data() { addLargeGenres(); }
    void repairsStop();
    void whatIfStops_data() { addLargeGenres(); }
    void whatIfStops();

private:
    static void addLargeGenres();
};

void AdviceStopsTest::addLargeGenres()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"slither", "mashu", "nurikabe", "heyawake", "shikaku", "sudoku", "fillomino", "kinkonkan",
                           "kurotto", "yajilin"})
        QTest::newRow(id) << id;
}

void AdviceStopsTest::repairsStop()
{
    QFETCH(QString, id);
    const Board board = largeBoard(*findGenre(id.toStdString()));
    Verdict verdict;
    verdict.status = Status::Several;
    const double late = lateness(
        [&](const std::stop_token& stop) { return findRepairs(board, verdict, {.patience = patience}, stop).stop; });
    QVERIFY2(late < latest, std::to_string(late).c_str());
}

void AdviceStopsTest::whatIfStops()
{
    QFETCH(QString, id);
    const Board board = largeBoard(*findGenre(id.toStdString()));
    Verdict verdict;
    verdict.status = Status::Several;
    const double late = lateness(
        [&](const std::stop_token& stop) { return whatIf(board, verdict, cellAt(10, 10), patience, stop).stop; });
    QVERIFY2(late < latest, std::to_string(late).c_str());
}

TOKISUJI_TEST(AdviceStopsTest);
#include "advice_stops_test.moc"
