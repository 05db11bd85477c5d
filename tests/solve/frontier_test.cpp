// The search by rows for paths that join equal numbers, against an enumeration that knows nothing of it.
#include "engine/solve/frontier.h"

#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/solve/check_marks.h"
#include "engine/solve/findings.h"
#include "engine/solve/frontier_order.h"
#include "engine/util/random.h"
#include "tests/support/test.h"

#include <QTest>
#include <numeric>

using namespace tokisuji;

namespace {

/// All solutions, by trying each link in turn: nothing is known of paths but how many links a cell has.
class Enumeration {
public:
    explicit Enumeration(const LinkBoard& board) : m_board(board), m_degree(board.numbers.size())
    {
        m_now = {std::vector<char>(m_degree.size()), std::vector<char>(m_degree.size())};
        go(0);
    }
    [[nodiscard]] const std::vector<LinkSolution>& solutions() const { return m_solutions; }

private:
    void go(std::size_t cell)
    {
        if (cell == m_degree.size()) {
            if (joinsEqualNumbers())
                m_solutions.push_back(m_now);
            return;
        }
        const auto width = static_cast<std::size_t>(m_board.size.width);
        for (const bool right : {false, true})
            for (const bool down : {false, true}) {
                if ((right && (cell + 1) % width == 0) || (down && cell + width >= m_degree.size()))
                    continue;
                const int degree = m_degree[cell] + right + down;
                if (m_board.numbers[cell] != 0 ? degree != 1 : degree != 0 && degree != 2)
                    continue;
                const auto set = [&](int by) {
                    m_now.right[cell] = right && by > 0 ? 1 : 0;
                    m_now.down[cell] = down && by > 0 ? 1 : 0;
                    if (right)
                        m_degree[cell + 1] += by;
                    if (down)
                        m_degree[cell + width] += by;
                };
                set(1);
                go(cell + 1);
                set(-1);
            }
    }
    /// Walks from each number to the other one; links that are left over would be rings.
    [[nodiscard]] bool joinsEqualNumbers() const
    {
        std::size_t walked = 0;
        for (std::size_t c = 0; c < m_degree.size(); ++c)
            if (m_board.numbers[c] != 0) {
                const auto [end, steps] = walk(c);
                if (end == c || m_board.numbers[end] != m_board.numbers[c])
                    return false;
                walked += steps;
            }
        return walked
               == 2 * static_cast<std::size_t>(std::ranges::count(m_now.right, 1) + std::ranges::count(m_now.down, 1));
    }
    [[nodiscard]] std::pair<std::size_t, std::size_t> walk(std::size_t from) const
    {
        const auto width = static_cast<std::size_t>(m_board.size.width);
        std::size_t at = from, before = from, steps = 0;
        while (steps == 0 || m_board.numbers[at] == 0) {
            std::size_t next = at;
            if (m_now.right[at] != 0 && at + 1 != before)
                next = at + 1;
            else if (m_now.down[at] != 0 && at + width != before)
                next = at + width;
            else if (at % width != 0 && m_now.right[at - 1] != 0 && at - 1 != before)
                next = at - 1;
            else if (at >= width && m_now.down[at - width] != 0 && at - width != before)
                next = at - width;
            before = at;
            at = next;
            ++steps;
        }
        return {at, steps};
    }

    const LinkBoard& m_board;
    std::vector<int> m_degree;
    LinkSolution m_now;
    std::vector<LinkSolution> m_solutions;
};

LinkBoard randomBoard(Random& random)
{
    constexpr int mostCells = 25;
    Size size;
    do
        size = {1 + random.below(6), 1 + random.below(6)};
    while (size.cells() < 2 || size.cells() > mostCells);
    LinkBoard board{size, std::vector<int>(static_cast<std::size_t>(size.cells()))};
    const int pairs = 1 + random.below(std::max(1, size.cells() / (2 + random.below(5))));
    std::vector<std::size_t> cells(board.numbers.size());
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    for (int i = 0; i < 2 * std::min(pairs, size.cells() / 2); ++i)
        board.numbers[cells[static_cast<std::size_t>(i)]] = 1 + i / 2;
    return board;
}

/// Numbers at the ends of random paths that no two cells of one path touch; one solution is known to be there.
LinkBoard solvableBoard(Random& random)
{
    const Size size{5 + random.below(7), 5 + random.below(7)};
    const auto beside = [size](int cell) {
        std::vector<int> cells;
        const int x = cell % size.width, y = cell / size.width;
        for (const auto& [dx, dy] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)})
            if (x + dx >= 0 && x + dx < size.width && y + dy >= 0 && y + dy < size.height)
                cells.push_back(cell + dy * size.width + dx);
        return cells;
    };
    std::vector<int> of(static_cast<std::size_t>(size.cells()), -1); // path by cell
    LinkBoard board{size, std::vector<int>(of.size())};
    const auto touches = [&](int cell, int path) {
        return std::ranges::count_if(beside(cell), [&](int c) { return of[static_cast<std::size_t>(c)] == path; });
    };
    for (int number = 1; number <= size.cells() / 9; ++number) {
        std::vector<int> path{random.below(size.cells())};
        if (of[static_cast<std::size_t>(path.front())] >= 0)
            continue;
        of[static_cast<std::size_t>(path.front())] = number;
        for (bool goesOn = true; goesOn && path.size() < 24;) {
            std::vector<int> next = beside(path.back());
            std::erase_if(next, [&](int c) { return of[static_cast<std::size_t>(c)] >= 0 || touches(c, number) != 1; });
            goesOn = !next.empty();
            if (goesOn)
                of[static_cast<std::size_t>(path.emplace_back(next[random.below(static_cast<int>(next.size()))]))] =
                    number;
        }
        if (path.size() > 1)
            board.numbers[static_cast<std::size_t>(path.front())] =
                board.numbers[static_cast<std::size_t>(path.back())] = number;
    }
    return board;
}

QByteArray textOf(const LinkBoard& board)
{
    QByteArray text = QByteArray::number(board.size.width) + ":";
    for (const int number : board.numbers)
        text += ' ' + QByteArray::number(number);
    return text;
}

LinkFindings::Outcome outcomeOf(std::size_t solutions)
{
    using enum LinkFindings::Outcome;
    return solutions == 0 ? None : solutions == 1 ? Unique : Several;
}

} // namespace

class FrontierTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithEnumeration_data();
    void agreesWithEnumeration();
    void losesNoSolution();
    void numbersThatCross_data();
    void numbersThatCross();
    void goesOnWhereItWas();
    void heedsTheHalt();
    void givesUpWhereItDoesNotFit();
    void isFoundInRules_data();
    void isFoundInRules();
    void settlesWhatTakesLong_data();
    void settlesWhatTakesLong();
};

void FrontierTest::agreesWithEnumeration_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void FrontierTest::agreesWithEnumeration()
{
    QFETCH(int, seed);
    Random random(static_cast<std::uint64_t>(seed));
    std::array<int, 3> seen{};
    for (int i = 0; i < 400; ++i) {
        const LinkBoard board = randomBoard(random);
        const Enumeration all(board);
        const LinkFindings found = LinkSearch(board).run({});
        const std::size_t count = std::min<std::size_t>(2, all.solutions().size());
        ++seen[count];
        QVERIFY2(found.outcome == outcomeOf(count), textOf(board));
        QVERIFY2(count < 2 ? found.solutions.size() == count : found.solutions.size() > 1, textOf(board));
        for (const LinkSolution& solution : found.solutions)
            QVERIFY2(std::ranges::find(all.solutions(), solution) != all.solutions().end(), textOf(board));
        for (std::size_t one = 0; one < found.solutions.size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY2(found.solutions[one] != found.solutions[other], textOf(board));
    }
    QVERIFY(std::ranges::all_of(seen, [](int boards) { return boards > 20; }));
}

/// Larger than what can be enumerated: whatever is cut off, something must be left.
void FrontierTest::losesNoSolution()
{
    Random random(11);
    for (int i = 0; i < 600; ++i) {
        const LinkBoard board = solvableBoard(random);
        if (std::ranges::max(board.numbers) > 0)
            QVERIFY2(LinkSearch(board).run({}).outcome > LinkFindings::Outcome::None, textOf(board));
    }
}

void FrontierTest::numbersThatCross_data()
{
    QTest::addColumn<QByteArray>("ends"); // small letters are pieces
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("side by side") << QByteArray("AABB") << true;
    QTest::newRow("one in the other") << QByteArray("ABBA") << true;
    QTest::newRow("crossed") << QByteArray("ABAB") << false;
    QTest::newRow("crossed, a piece beside them") << QByteArray("AppBAB") << false;
    QTest::newRow("crossed, a piece around what matches") << QByteArray("ApCCpBAB") << false;
    QTest::newRow("a piece leads over the end between") << QByteArray("ApBpAB") << true;
    QTest::newRow("a piece leads over the last end") << QByteArray("ABApBp") << true;
}

void FrontierTest::numbersThatCross()
{
    QFETCH(QByteArray, ends);
    QFETCH(bool, isPossible);
    FrontierOrder order;
    for (const char end : ends)
        end >= 'a' ? order.takePiece(static_cast<std::uint8_t>(end - 'a' + 30))
                   : order.takeNumber(static_cast<std::uint8_t>(end - 'A' + 2));
    QCOMPARE(order.isPossible(), isPossible);
}

void FrontierTest::goesOnWhereItWas()
{
    Random random(7);
    for (int i = 0; i < 100; ++i) {
        const LinkBoard board = randomBoard(random);
        LinkSearch search(board);
        LinkFindings found;
        while (found.outcome == LinkFindings::Outcome::Unknown && !search.hasGivenUp())
            found = search.run({}, 1);
        QVERIFY2(found.outcome == LinkSearch(board).run({}).outcome, textOf(board));
    }
}

void FrontierTest::heedsTheHalt()
{
    std::stop_source stop;
    stop.request_stop();
    LinkBoard board{{20, 20}, std::vector<int>(400)};
    board.numbers[0] = board.numbers[399] = 1;
    QCOMPARE(LinkSearch(board).run(Halt(stop.get_token())).outcome, LinkFindings::Outcome::Unknown);
}

void FrontierTest::givesUpWhereItDoesNotFit()
{
    LinkBoard board{{40, 40}, std::vector<int>(1600)};
    board.numbers[0] = board.numbers[1] = 1;
    QVERIFY(LinkSearch(board).hasGivenUp());
    board = {{10, 16}, std::vector<int>(160)};
    for (std::size_t c = 0; c < board.numbers.size(); ++c)
        board.numbers[c] = 1 + static_cast<int>(c) / 2;
    LinkSearch search(board);
    QVERIFY(search.hasGivenUp());
    QCOMPARE(search.run({}).outcome, LinkFindings::Outcome::Unknown);
}

void FrontierTest::isFoundInRules_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("each number twice") << "numlin/5/5/1g1g56h5634o3224" << true;
    QTest::newRow("four of a number") << "numlin/3/3/1g1i1g1" << false;
    QTest::newRow("a number without a partner") << "numlin/3/3/1g1i2h" << false;
    QTest::newRow("two of an unknown number") << "numlin/3/3/1g1i.g." << true;
    QTest::newRow("no numbers") << "numlin/3/3/o" << false;
    QTest::newRow("another kind of line") << "slither/2/2/j" << false;
}

void FrontierTest::isFoundInRules()
{
    QFETCH(QString, url);
    QFETCH(bool, isFound);
    const Result<Board> board = readUrl(url.toStdString());
    QVERIFY(board);
    const Rules rules = rulesOf(*board);
    const auto found = linksIn(rules, board->size());
    QCOMPARE(found.has_value(), isFound);
    if (!isFound)
        return;
    const LinkFindings findings = LinkSearch(found->board).run({});
    QVERIFY(!findings.solutions.empty());
    for (const LinkSolution& solution : findings.solutions) {
        Answers answers(static_cast<std::size_t>(rules.atomCount()));
        for (const Lit l : found->literals(solution))
            answers[static_cast<std::size_t>(l.atom())] = l.positive();
        QVERIFY(judge(rules, boardWith(rules, *board, answers)).empty());
    }
}

/// The solver alone would not settle these soon; a session that was warm asks the frontier too.
void FrontierTest::settlesWhatTakesLong_data()
{
    QTest::addColumn<QString>("url");
    QTest::newRow("8 numbers") << "numlin/10/10/n71g8k1k4j2m3l6r5w78g6i4h5l3j2i";
}

void FrontierTest::settlesWhatTakesLong()
{
    QFETCH(QString, url);
    const Board board = *readUrl(url.toStdString());
    const Verdict cold = checkMarks(board);
    QCOMPARE(cold.status, Status::Unique);
    QCOMPARE(cold.determinedCount, cold.total);
    QVERIFY(judge(rulesOf(board), *cold.solution).empty());
    Board crossed = board; // two numbers change places
    const std::vector<Place> cells = board.grid().cells();
    const auto first = std::ranges::find_if(cells, [&](Place c) { return board.at(Layer::Number, c) != blank; });
    const auto other = std::ranges::find_if(cells, [&](Place c) {
        return board.at(Layer::Number, c) != blank && board.at(Layer::Number, c) != board.at(Layer::Number, *first);
    });
    crossed.set(Layer::Number, *first, board.at(Layer::Number, *other));
    crossed.set(Layer::Number, *other, board.at(Layer::Number, *first));
    MarkSession session;
    (void)session.check(board);
    QCOMPARE(session.check(crossed).status, checkMarks(crossed).status);
    const Verdict warm = session.check(board);
    QCOMPARE(warm.status, Status::Unique);
    QVERIFY(warm.determined == cold.determined);
}

TOKISUJI_TEST(FrontierTest);
#include "frontier_test.moc"
