// Local encodings against their meaning: every assignment of a few atoms satisfies the clauses exactly if it obeys the
// rule.
#include "engine/sat/encode/local.h"
#include "tests/support/test.h"

#include <QTest>

#include <bit>

using namespace tokisuji;

namespace {

std::vector<Lit> atoms(int n)
{
    std::vector<Lit> lits;
    for (int i = 1; i <= n; ++i)
        lits.push_back(Lit::of(i));
    return lits;
}

/// The assignment whose bits are the atoms 1, 2, ...
std::vector<Lit> assignment(unsigned bits, int n)
{
    std::vector<Lit> lits;
    for (int i = 0; i < n; ++i)
        lits.push_back(Lit::of(i + 1, (bits >> i & 1) != 0));
    return lits;
}

bool isAllowed(int count, int lo, int hi, int step)
{
    return count >= lo && count <= hi && (count - lo) % step == 0;
}

} // namespace

class EncodeCountTest : public QObject {
    Q_OBJECT
private slots:
    void count_data();
    void count();
    void exclusions();
    void counter();
    void selectorSwitchesOff();
    void different();
    void definitions();
};

void EncodeCountTest::count_data()
{
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("step");
    for (const int n : {0, 1, 3, 4, 7, 13}) // 13 is too many for one clause a subset
        for (const int step : {1, 2, 3})
            QTest::addRow("%d by %d", n, step) << n << step;
}

void EncodeCountTest::count()
{
    QFETCH(int, n);
    QFETCH(int, step);
    for (int lo = -1; lo <= n + 1; lo += n > 10 ? 3 : 1)
        for (int hi = lo; hi <= n + 1; hi += n > 10 ? 4 : 1) {
            SatSolver solver(n + 1);
            encoding::count(Encoder(solver), atoms(n), lo, hi, step);
            for (unsigned bits = 0; bits<1U << n; bits += n> 10 ? 7 : 1)
                QCOMPARE(solver.solve(assignment(bits, n)) == SatResult::Sat,
                         isAllowed(std::popcount(bits), lo, hi, step));
        }
}

/// Operands that exclude each other are counted in pairs; where they do, nothing changes.
void EncodeCountTest::exclusions()
{
    constexpr int n = 6;
    encoding::Exclusions exclusions;
    for (int i = 1; i < n; ++i)
        exclusions.add(Lit::of(i), Lit::of(i + 1));
    for (int lo = 0; lo <= 4; ++lo) {
        SatSolver solver(n + 1);
        for (int i = 1; i < n; ++i)
            solver.add({!Lit::of(i), !Lit::of(i + 1)});
        encoding::count(Encoder(solver), atoms(n), lo, lo, 1, exclusions);
        for (unsigned bits = 0; bits < 1U << n; ++bits) {
            const bool apart = (bits & bits >> 1) == 0;
            QCOMPARE(solver.solve(assignment(bits, n)) == SatResult::Sat, apart && std::popcount(bits) == lo);
        }
    }
}

void EncodeCountTest::counter()
{
    constexpr int n = 9;
    for (const int limit : {1, 4, 9}) {
        SatSolver solver(n + 1);
        Encoder out(solver);
        const auto lits = atoms(n);
        const auto outputs = encoding::counter(out, lits, limit, encoding::Counting::Both);
        QCOMPARE(static_cast<int>(outputs.size()), limit);
        for (unsigned bits = 0; bits < 1U << n; bits += 5) {
            QCOMPARE(solver.solve(assignment(bits, n)), SatResult::Sat);
            for (int k = 0; k < limit; ++k)
                QCOMPARE(solver.model()[outputs[static_cast<std::size_t>(k)]], std::popcount(bits) > k);
        }
    }
}

void EncodeCountTest::selectorSwitchesOff()
{
    SatSolver solver(5);
    const Lit selector = Lit::of(4);
    encoding::count(Encoder(solver, {selector}), atoms(3), 5, 5, 1); // cannot be met
    QCOMPARE(solver.solve(std::vector{!selector}), SatResult::Sat);
    QCOMPARE(solver.solve(std::vector{selector}), SatResult::Unsat);
    QCOMPARE(solver.core(), std::vector{selector});
}

void EncodeCountTest::different()
{
    // Three numbers 1..3, one more that is given: 2 and beyond the others' range.
    const auto number = [](int first) {
        return NumberVar{1, {Lit::of(first), Lit::of(first + 1), Lit::of(first + 2)}};
    };
    const Numbers numbers{{number(1), number(4), {2, {Yes}}, {9, {Yes}}}, false};
    SatSolver solver(7);
    encoding::differentFromGiven(Encoder(solver), numbers);
    encoding::encode(Encoder(solver), Different{numbers});
    for (int a = 1; a <= 3; ++a)
        for (int b = 1; b <= 3; ++b) {
            std::vector<Lit> chosen;
            for (int v = 1; v <= 3; ++v) {
                chosen.push_back(Lit::of(v, v == a));
                chosen.push_back(Lit::of(3 + v, v == b));
            }
            QCOMPARE(solver.solve(chosen) == SatResult::Sat, a != b && a != 2 && b != 2);
        }
}

void EncodeCountTest::definitions()
{
    const auto meaning = [](Definition::Op op, unsigned bits) {
        return op == Definition::And ? bits == 3 : op == Definition::Or ? bits != 0 : std::popcount(bits) == 1;
    };
    for (const auto op : {Definition::And, Definition::Or, Definition::Xor}) {
        SatSolver solver(4);
        encoding::definition(Encoder(solver), op, Lit::of(3), atoms(2));
        for (unsigned bits = 0; bits < 4; ++bits) {
            QCOMPARE(solver.solve(assignment(bits, 2)), SatResult::Sat);
            QCOMPARE(solver.model()[Lit::of(3)], meaning(op, bits));
        }
    }
}

TOKISUJI_TEST(EncodeCountTest);
#include "encode_count_test.moc"
