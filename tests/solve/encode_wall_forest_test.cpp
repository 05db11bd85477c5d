// The forest of walls against flooding: on every small board without squares of wall it allows what is one area, and
// forbids what walls from frame to frame part.
#include "engine/sat/encode/wall_forest.h"
#include "engine/util/components.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

/// A filled board, as bits: wall or open.
class Filled {
public:
    Filled(Size size, unsigned walls) : m_size(size), m_walls(walls) {}

    [[nodiscard]] int cells() const { return m_size.width * m_size.height; }
    [[nodiscard]] bool isWall(int cell) const { return (m_walls >> cell & 1U) != 0; }

    [[nodiscard]] bool hasSquare() const
    {
        for (int y = 0; y + 1 < m_size.height; ++y)
            for (int x = 0; x + 1 < m_size.width; ++x) {
                const int c = y * m_size.width + x;
                if (isWall(c) && isWall(c + 1) && isWall(c + m_size.width) && isWall(c + m_size.width + 1))
                    return true;
            }
        return false;
    }

    [[nodiscard]] bool openIsOneArea() const
    {
        Components areas(cells());
        joinAlike(areas);
        int found = 0;
        for (int c = 0; c < cells(); ++c)
            found += !isWall(c) && areas.find(c) == c ? 1 : 0;
        return found <= 1;
    }

    /// All walls hang together with the frame, by sides or corners.
    [[nodiscard]] bool allHangOnFrame() const
    {
        const int outside = cells();
        Components walls(cells() + 1);
        joinAlike(walls);
        for (int c = 0; c < cells(); ++c)
            if (isWall(c) && onFrame(c))
                walls.join(c, outside);
        for (int c = 0; c < cells(); ++c)
            if (isWall(c) && walls.find(c) != walls.find(outside))
                return false;
        return true;
    }

private:
    [[nodiscard]] bool onFrame(int c) const
    {
        const int x = c % m_size.width;
        const int y = c / m_size.width;
        return x == 0 || y == 0 || x == m_size.width - 1 || y == m_size.height - 1;
    }
    /// Walls by sides and corners, open cells by sides.
    void joinAlike(Components& components) const
    {
        for (int a = 0; a < cells(); ++a)
            for (int b = a + 1; b < cells(); ++b) {
                const int dx = std::abs(a % m_size.width - b % m_size.width);
                const int dy = b / m_size.width - a / m_size.width;
                if (isWall(a) == isWall(b) && dx <= 1 && dy <= 1 && (isWall(a) || dx + dy == 1))
                    components.join(a, b);
            }
    }

    Size m_size;
    unsigned m_walls;
};

} // namespace

class EncodeWallForestTest : public QObject {
    Q_OBJECT
private slots:
    void walls_data();
    void walls();
};

void EncodeWallForestTest::walls_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::newRow("2x2") << 2 << 2;
    QTest::newRow("5x2") << 5 << 2;
    QTest::newRow("2x6") << 2 << 6;
    QTest::newRow("3x5") << 3 << 5;
    QTest::newRow("4x4") << 4 << 4;
}

void EncodeWallForestTest::walls()
{
    QFETCH(int, width);
    QFETCH(int, height);
    const Size size{width, height};
    const int cells = width * height;
    std::vector<Lit> open;
    for (int c = 0; c < cells; ++c)
        open.push_back(Lit::of(c + 1));
    SatSolver solver(cells + 1);
    encoding::wallForest(Encoder(solver), size, open);

    int allowed = 0;
    int forbidden = 0;
    for (unsigned walls = 0; walls < 1U << cells; ++walls) {
        const Filled filled(size, walls);
        if (filled.hasSquare())
            continue;
        std::vector<Lit> assumptions;
        for (int c = 0; c < cells; ++c)
            assumptions.push_back(filled.isWall(c) ? !open[static_cast<std::size_t>(c)]
                                                   : open[static_cast<std::size_t>(c)]);
        const bool isAllowed = solver.solve(assumptions) == SatResult::Sat;
        if (filled.openIsOneArea())
            QVERIFY2(isAllowed, qPrintable(QString::number(walls, 2)));
        else if (filled.allHangOnFrame())
            QVERIFY2(!isAllowed, qPrintable(QString::number(walls, 2)));
        (isAllowed ? allowed : forbidden) += 1;
    }
    QVERIFY(allowed > 0);
    QVERIFY(forbidden > 0);
}

TOKISUJI_TEST(EncodeWallForestTest);
#include "encode_wall_forest_test.moc"
