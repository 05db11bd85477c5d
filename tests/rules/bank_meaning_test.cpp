// Does a page mean what its rules say? Kinds whose shaded cells are pieces, ships or rectangles: every filling of small
// boards is judged by the page and by a slow definition written down here on its own.
#include "engine/genre/slots.h"
#include "tests/rules/bank_definitions.h"
#include "tests/support/test.h"

using namespace tokisuji;
using namespace tokisuji::shades;

namespace {

/// Numbers outside the grid, of a random filling: all of them or some.
void numberOutside(Board& b, std::mt19937& random)
{
    const Clue* clue = outsideClue(genreOf(b));
    if (clue == nullptr)
        return;
    std::map<Place, bool> dark;
    for (const Place c : b.grid().cells())
        dark[c] = random() % 3 == 0;
    for (const Place slot : slotsOf(genreOf(b), b.grid())) {
        int total = 0, worth = 0;
        for (const Place c : b.grid().lineFrom(slot)) {
            ++worth;
            total += dark[c] ? (clue->worths ? worth : 1) : 0;
        }
        if ((clue->worths && total > 0) || (!clue->worths && random() % 4 == 0))
            b.set(Layer::Outside, slot, total);
    }
}

void putSigns(Board& b, const Case& test, std::mt19937& random)
{
    if (b.has(Layer::EdgeDot))
        for (const Place edge : b.grid().innerEdges())
            if (random() % 20 == 0)
                b.set(Layer::EdgeDot, edge, 1 + static_cast<int>(random() % 2));
    if (b.has(Layer::Vertex)) { // within the frame
        b = b.without(std::vector{Layer::Vertex});
        for (const Place v : b.grid().all(PlaceKind::Vertex))
            if (b.grid().cellsAround(v).size() == 4 && random() % 5 == 0)
                b.set(Layer::Vertex, v, 1);
    }
    numberOutside(b, random);
    if (test.clueMax == 0)
        return;
    for (const Place c : b.grid().cells()) // few clues, so that some fillings are right
        if (b.at(Layer::Number, c) != blank && random() % 2 == 0)
            b.set(Layer::Number, c, blank);
}

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"antmill", antmill, {{1, 1}, {4, 4}, {5, 2}}, 0, 0, 0, 40},
        {"batten", batten, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {4, 1}}, 0, 0, 0, 40},
        {"scrin", scrin, {{1, 1}, {3, 3}, {4, 4}, {2, 4}}, 1, 3, 0, 25},
        {"box", box, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {4, 1}}, 0, 0, 0, 40},
        {"battleship", battleship, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 10, 0, 60},
        {"retroships", retroships, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 10, 0, 60},
        {"pentopia", pentopia, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 15, 0, 60},
        {"pentopia", pentopia, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 15, 0, 60, "t"},
        {"distopia", distopia, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 4, 0, 60},
        {"distopia", distopia, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 4, 0, 60, "t"},
        {"pentatouch", pentatouch, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 0, 0, 80},
        {"isowatari", isowatari, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 2, 0, 60},
    };
    return all;
}

} // namespace

class BankMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void BankMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(qPrintable(QString(cases()[i].genre) + cases()[i].flags)) << static_cast<int>(i);
}

void BankMeaningTest::everyFilling()
{
    QFETCH(int, index);
    compare(cases()[static_cast<std::size_t>(index)], putSigns);
}

TOKISUJI_TEST(BankMeaningTest);
#include "bank_meaning_test.moc"
