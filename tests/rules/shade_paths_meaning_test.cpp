// Does a page mean what its rules say? Kinds whose shaded cells are paths, streams or what lies between L shapes: every
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
        if (genreOf(b).clue(Clue::NumberBank) != nullptr)
            b.setSetup(toText(unshadedSizes(b)));
        if (test.right(b))
            break;
    }
    return b;
}

/// What the runs of a line are, some of them unknown, now and then any others between.
void listRuns(Board& b, const Board& filled, Random& random)
{
    for (const Side side : {Side::Top, Side::Left})
        for (const auto& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
            std::vector<int> list;
            const std::string signs = signsOf(filled, line) + ' ';
            for (std::size_t i = 0, length = 0; i < signs.size(); ++i) {
                length = signs[i] == '#' ? length + 1 : 0;
                if (length > 0 && signs[i + 1] == ' ')
                    list.push_back(roll(random, 5) == 0   ? question
                                   : roll(random, 5) == 0 ? 0
                                                          : static_cast<int>(length));
            }
            if (roll(random, 3) == 0)
                list.insert(list.begin() + roll(random, static_cast<int>(list.size()) + 1), 0);
            if (roll(random, 5) == 0)
                list.push_back(roll(random, 3));
            Place slot = line.front().step(outward(side));
            for (auto number = list.rbegin(); number != list.rend() && b.grid().hasSlot(slot) && roll(random, 6) != 0;
                 slot = slot.step(outward(side))) {
                if (roll(random, 6) == 0)
                    continue; // a place is left out
                b.set(Layer::Outside, slot, *number++);
            }
        }
}

void measure(Board& b, const Board& filled, Random& random)
{
    for (const Place v : b.grid().all(PlaceKind::Vertex)) {
        std::vector<Place> dark;
        for (const Place c : b.grid().cellsAround(v))
            if (shaded(filled, c))
                dark.push_back(c);
        int number = static_cast<int>(dark.size());
        if (dark.size() == 2) {
            Cells passed;
            std::set<int> lengths;
            walk(filled, dark[0], dark[1], passed, lengths);
            number = lengths.empty() ? question : *lengths.begin();
        }
        if (number != 4 && roll(random, 3) == 0)
            b.set(Layer::Vertex, v, roll(random, 10) == 0 ? roll(random, 9) : number);
    }
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

void layEggs(Board& b, const Board& filled, Random& random)
{
    b.setSetup(filled.setup());
    if (roll(random, 10) == 0)
        b.setSetup("2/1/");
    const std::vector<Cells> eggs = areas(cellsOf(filled, false));
    for (const Place c : b.grid().cells())
        if (roll(random, 6) != 0)
            continue;
        else if (unshaded(filled, c))
            b.set(Layer::Number, c, roll(random, 4) == 0 ? question : static_cast<int>(areaAt(eggs, c).size()));
        else if (darkBeside(filled, c) == 1 || roll(random, 8) == 0)
            b.set(Layer::Number, c, 0);
}

void putClues(Board& b, const Case& test, Random& random)
{
    b = b.without(std::vector{Layer::Number, Layer::Arrow, Layer::Vertex, Layer::Outside});
    const Board filled = filling(b, test, random);
    if (b.has(Layer::Outside))
        listRuns(b, filled, random);
    else if (b.has(Layer::Vertex))
        measure(b, filled, random);
    else if (b.has(Layer::Arrow))
        pointAtCorners(b, filled, random);
    else
        layEggs(b, filled, random);
}

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"cts", cts, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 1, 0, 60},
        {"landmeasure", landmeasure, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 3, 0, 40},
        {"sashikabe", sashikabe, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 3, 5, 0, 40},
        {"snakeegg", snakeegg, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 3, 0, 40},
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
