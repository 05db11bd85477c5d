// Potentials against flooding: on every colouring of a small plane, "active" can hold exactly if no wall separates.
#include "engine/sat/encode/potential.h"
#include "engine/util/components.h"
#include "tests/support/test.h"

#include <QTest>

#include <random>

using namespace tokisuji;

namespace {

constexpr int inner = 4;
constexpr int side = inner + 2;

int pointAt(int x, int y)
{
    return (y + 1) * side + x + 1;
}

/// Are the open points p and q joined, by sides or also by corners?
bool joined(const std::vector<bool>& open, int p, int q, bool byCorners)
{
    Components areas(side * side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            for (int dy = 0; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const bool exists = x + dx >= 0 && x + dx < side && y + dy < side;
                    const bool corner = dx != 0 && dy != 0;
                    const int a = y * side + x;
                    const int b = a + dy * side + dx;
                    if (exists && (byCorners || !corner) && open[static_cast<std::size_t>(a)]
                        && open[static_cast<std::size_t>(b)])
                        areas.join(a, b);
                }
    return areas.find(p) == areas.find(q);
}

/// A plane whose inner points are atoms 1, 2, ... ("open") inside a frame of one colour.
PlaneColours planeOf(Lit frame, bool diagonalWalls)
{
    PlaneColours plane{{side, side}, std::vector<Lit>(static_cast<std::size_t>(side * side), frame), diagonalWalls};
    for (int y = 0; y < inner; ++y)
        for (int x = 0; x < inner; ++x)
            plane.open[static_cast<std::size_t>(pointAt(x, y))] = Lit::of(1 + y * inner + x);
    return plane;
}

} // namespace

class EncodePotentialTest : public QObject {
    Q_OBJECT
private slots:
    void separation_data();
    void separation();
    void retiredCostsNothing();
};

void EncodePotentialTest::separation_data()
{
    QTest::addColumn<bool>("diagonalWalls");
    QTest::addColumn<bool>("openFrame");
    QTest::newRow("walls by sides, frame of wall") << false << false;
    QTest::newRow("walls by corners, frame of wall") << true << false;
    QTest::newRow("walls by sides, open frame: from infinity") << false << true;
}

void EncodePotentialTest::separation()
{
    QFETCH(bool, diagonalWalls);
    QFETCH(bool, openFrame);
    const PlaneColours plane = planeOf(openFrame ? Yes : No, diagonalWalls);
    std::mt19937 random(1);
    int separated = 0;
    for (int round = 0; round < 60; ++round) {
        const int p = pointAt(static_cast<int>(random() % inner), static_cast<int>(random() % inner));
        int q = pointAt(static_cast<int>(random() % inner), static_cast<int>(random() % inner));
        SatSolver solver(inner * inner + 1);
        const Potential potential(plane, p, openFrame ? std::nullopt : std::optional(q), {0, 0, side - 1, side - 1},
                                  Encoder(solver));
        for (int colouring = 0; colouring < 60; ++colouring) {
            std::vector<bool> open(static_cast<std::size_t>(side * side), openFrame);
            std::vector<Lit> assumptions{potential.active()};
            for (std::size_t i = 0; i < open.size(); ++i) {
                if (plane.open[i].constant())
                    continue;
                open[i] = random() % 100 < (colouring % 2 == 0 ? 50U : 20U) || static_cast<int>(i) == p
                          || (!openFrame && static_cast<int>(i) == q);
                assumptions.push_back(open[i] ? plane.open[i] : !plane.open[i]);
            }
            const bool together = joined(open, p, openFrame ? 0 : q, !diagonalWalls);
            separated += together ? 0 : 1;
            QCOMPARE(solver.solve(assumptions) == SatResult::Sat, together);
        }
    }
    QVERIFY(separated > 20);
}

void EncodePotentialTest::retiredCostsNothing()
{
    SatSolver solver(inner * inner + 1);
    const Potential potential(planeOf(No, true), pointAt(0, 0), pointAt(3, 3), {0, 0, side - 1, side - 1},
                              Encoder(solver));
    potential.retire(solver);
    QVERIFY(solver.surely(!potential.active()));
    std::vector<Lit> apart;
    for (int i = 0; i < inner * inner; ++i)
        apart.push_back(Lit::of(i + 1, i == 0 || i == inner * inner - 1));
    QCOMPARE(solver.solve(apart), SatResult::Sat);
}

TOKISUJI_TEST(EncodePotentialTest);
#include "encode_potential_test.moc"
