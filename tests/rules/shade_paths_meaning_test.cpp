// Does a page mean what its rules say? Kinds whose shaded cells wind between L shapes: every
// filling of small boards is judged by the page and by a slow definition written down here on its own.
#include "tests/rules/path_definitions.h"
#include "tests/support/test.h"

using namespace tokisuji;
using namespace tokisuji::shades;

namespace {

using Random = std::mt19937;

int roll(Random& random, int n)
{
    return static_cast<int>(random() % static_cast<unsigned>(n));
}

/// A filling that is right without clues, where one is met.
Board filling(Board b, const Case& test, Random& random)
{
    for (int tries = 0; tries < 400; ++tries) {
        const int dark = 2 + roll(random, 5);
        for (const Place c : b.grid().cells())
            b.set(Layer::Shade, c, roll(random, 8) < dark ? 1 : 0);
        if (test.right(b))
            break;
    }
    return b;
}

void pointAtCorners(Board& b, const Board& filled, Random& random)
{
    for (const Cells& area : areas(cellsOf(filled, false))) {
        const Place corner = cornerOf(area);
        if (corner != wholeBoard && roll(random, 3) == 0)
            b.set(Layer::Number, corner, roll(random, 3) == 0 ? question : static_cast<int>(area.size()));
        for (const Place c : area) {
            const int kind = roll(random, 12);
            if (kind < 3 && b.at(Layer::Number, c) == blank)
                b.set(Layer::Arrow, c, 1 + roll(random, 4));
            else if (kind == 3)
                b.set(Layer::Number, c, plainMark);
        }
    }
}

void putClues(Board& b, const Case& test, std::mt19937& random)
{
    b = b.without(std::vector{Layer::Number, Layer::Arrow});
    pointAtCorners(b, filling(b, test, random), random);
}

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"sashikabe", sashikabe, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 3, 5, 0, 40},
    };
    return all;
}

} // namespace

class ShadePathsMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void ShadePathsMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].genre) << static_cast<int>(i);
}

void ShadePathsMeaningTest::everyFilling()
{
    QFETCH(int, index);
    compare(cases()[static_cast<std::size_t>(index)], putClues);
}

TOKISUJI_TEST(ShadePathsMeaningTest);
#include "shade_paths_meaning_test.moc"
