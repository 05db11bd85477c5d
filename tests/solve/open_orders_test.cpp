// Boards as authors make them, clue by clue in any order: as long as the finished board can come of one, the verdict is
// never that it has no solution, and what is determined is so in the finished one.
//
// TOKISUJI_ORDERS sets how many orders are tried on each board, and makes the test print how long open verdicts took.
#include "engine/genre/registry.h"
#include "engine/solve/check_marks.h"
#include "tests/first_genres.h"
#include "tests/support/corpus.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace tokisuji;
using namespace tokisuji::tests;

namespace {

const CheckOptions openCheck{.limit = std::chrono::milliseconds(tests::patienceMs),
                             .alternatives = 0,
                             .conflict = false,
                             .upTo = BoardReading::RoomsToCome};

/// What is set on the board at once.
struct Value {
    Layer layer;
    Place place;
    int value;
};
using Gesture = std::vector<Value>;

/// Layers of which a value may come after the clue that it belongs to.
bool maySetLater(const Genre& genre, Layer layer)
{
    const auto isOne = [&](std::initializer_list<Clue::Kind> kinds) {
        return std::ranges::any_of(kinds, [&](Clue::Kind kind) { return genre.clue(kind) != nullptr; });
    };
    constexpr std::array compass{Layer::Up, Layer::Down, Layer::Left, Layer::Right};
    if (layer == Layer::Arrow)
        return isOne({Clue::ArrowNumber, Clue::ColouredArrow});
    return isOne({Clue::Compass}) && std::ranges::find(compass, layer) != compass.end();
}

/// The clues of a board in some order. What belongs to a clue comes with it or later. The start of a course is there
/// from the beginning.
std::vector<Gesture> steps(const Board& board, std::mt19937& random)
{
    const Genre& genre = genreOf(board);
    std::map<Place, Gesture> clues;
    std::vector<Gesture> all;
    const std::vector<Layer> layers = genre.clueLayers();
    for (const Layer layer : layers)
        for (const Place place : board.grid().all(placesOf(layer))) {
            const int value = board.at(layer, place);
            if (value == blank || (layer == Layer::Terrain && value == static_cast<int>(Terrain::Start)))
                continue;
            if (layer == Layer::Room && value != 1)
                continue;
            clues[place].push_back({layer, place, value});
        }
    for (auto& [place, step] : clues)
        all.push_back(std::move(step));
    std::ranges::shuffle(all, random);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 1; k < all[i].size(); ++k)
            if (const Value later = all[i][k]; maySetLater(genre, later.layer) && random() % 2 == 0) {
                all[i].erase(all[i].begin() + static_cast<std::ptrdiff_t>(k--));
                all.insert(all.begin() + static_cast<std::ptrdiff_t>(i + 1 + random() % (all.size() - i)), {later});
            }
    return all;
}

Board without(Board board, const std::vector<Gesture>& all)
{
    for (const Gesture& step : all)
        for (const Value& value : step)
            board.set(value.layer, value.place, blank);
    return board;
}

/// Is a mark one that the finished board's solution has, or whose place holds a clue there?
bool agrees(const Board& determined, const Board& solution, Layer layer, Place place)
{
    const int mark = determined.at(layer, place);
    if (mark == blank || mark == solution.at(layer, place))
        return true;
    if (!isCell(place))
        return mark == 0 && solution.at(layer, place) == blank; // between cells that cannot be joined
    const bool isClue = std::ranges::any_of(genreOf(solution).clueLayers(), [&](Layer l) {
        return placesOf(l) == PlaceKind::Cell && solution.at(l, place) != blank;
    });
    const int given = solution.at(Layer::Number, place);
    return isClue && (layer != Layer::Digit || given < 0 || given == mark);
}

struct Counts {
    int open = 0;
    std::vector<double> ms;
};

/// Does a "?" stand for a number that nobody compares with anything? No author waits for one to set things right.
bool hasWildCards(const Board& board)
{
    const Genre& genre = genreOf(board);
    const bool fillsIn = genre.has(Mark::Digit) || genre.has(Mark::DigitOrNone) || genre.has(Mark::Sign);
    return fillsIn && std::ranges::count(board.values(Layer::Number), question) > 0;
}

bool lacksBorders(const Board& board, const Board& finished)
{
    return board.has(Layer::Room)
           && !std::ranges::equal(board.values(Layer::Room), finished.values(Layer::Room),
                                  [](int a, int b) { return (a == 1) == (b == 1); });
}

/// Why a board on the way to a finished one was judged wrongly; empty if it was not.
QString problemOf(const Board& board, const Board& solution, MarkSession& session, Counts& counts)
{
    const Verdict v = checkMarks(board, openCheck);
    const Verdict warm = session.check(board, openCheck);
    if (v.stop == Stop::Finished && warm.stop == Stop::Finished
        && (warm.status != v.status || warm.determinedCount != v.determinedCount || warm.missing != v.missing))
        return "a warm session says something else";
    if (v.status == Status::None)
        return "there is a solution";
    if (v.status != Status::Open)
        return {};
    ++counts.open;
    counts.ms.push_back(v.statusMs);
    if (!v.determined)
        return "nothing is said of determined marks";
    for (const Layer layer : genreOf(board).answerLayers())
        for (const Place place : board.grid().all(placesOf(layer)))
            if (v.reading == BoardReading::CluesToCome && lacksBorders(board, solution))
                return {}; // it is about the rooms that there are
            else if (!agrees(*v.determined, solution, layer, place))
                return QString("%1 at %2 is not determined")
                    .arg(v.determined->at(layer, place))
                    .arg(QString::fromStdString(toString(place)));
    return {};
}

int ordersWanted()
{
    return qEnvironmentVariableIntValue("TOKISUJI_ORDERS");
}

} // namespace

class OpenOrdersTest : public QObject {
    Q_OBJECT
private slots:
    void noOrderEndsEarly_data();
    void noOrderEndsEarly();
};

void OpenOrdersTest::noOrderEndsEarly_data()
{
    constexpr int largest = 64;
    QTest::addColumn<QString>("genre");
    QTest::addColumn<QStringList>("urls");
    std::map<QString, QStringList> boards;
    for (const QJsonObject& puzzle : corpus())
        if (const Genre* genre = findGenre(puzzle["pid"].toString().toStdString());
            genre != nullptr && genre->answer == AnswerKind::Marks && puzzle["status"].toString() == "unique"
            && puzzle["width"].toInt() * puzzle["height"].toInt() <= (ordersWanted() > 0 ? 100 : largest))
            boards[QString::fromStdString(genre->id)] << puzzle["url"].toString();
    for (const auto& [genre, urls] : boards)
        QTest::newRow(qPrintable(genre)) << genre << urls;
}

void OpenOrdersTest::noOrderEndsEarly()
{
    QFETCH(QString, genre);
    QFETCH(QStringList, urls);
    const int boardsPerKind = isFirstGenre(genre.toStdString()) ? 2 : 1;
    constexpr int prefixesPerOrder = 5;
    const int orders = std::max(1, ordersWanted());
    Counts counts;
    for (qsizetype k = std::max<qsizetype>(0, urls.size() - boardsPerKind); k < urls.size(); ++k) {
        const Board finished = *readPuzzle(urls[k].toStdString());
        if (hasWildCards(finished))
            continue;
        const Verdict whole = checkMarks(finished, {.alternatives = 0, .conflict = false});
        if (!whole.solution)
            continue; // another program says so
        for (int order = 0; order < orders; ++order) {
            std::mt19937 random(static_cast<unsigned>(order));
            const std::vector<Gesture> all = steps(finished, random);
            Board board = without(finished, all);
            MarkSession session;
            const std::size_t stride = std::max<std::size_t>(1, all.size() / prefixesPerOrder);
            const std::size_t first = random() % stride;
            for (std::size_t i = 0; i <= all.size(); ++i) {
                if (i % stride == first || i + 1 == all.size())
                    if (const QString problem = problemOf(board, *whole.solution, session, counts); !problem.isEmpty())
                        QFAIL(qPrintable(QString("%1, order %2, %3 clues: %4 on %5")
                                             .arg(urls[k])
                                             .arg(order)
                                             .arg(i)
                                             .arg(problem, QString::fromStdString(writePzprv3(board, "/")))));
                if (i < all.size())
                    for (const Value& value : all[i])
                        board.set(value.layer, value.place, value.value);
            }
        }
    }
    std::ranges::sort(counts.ms);
    if (ordersWanted() > 0 && !counts.ms.empty())
        std::printf("%s: %d open, median %.1f ms, most %.1f ms\n", qPrintable(genre), counts.open,
                    counts.ms[counts.ms.size() / 2], counts.ms.back());
}

TOKISUJI_TEST(OpenOrdersTest);
#include "open_orders_test.moc"
