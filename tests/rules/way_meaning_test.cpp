// Do the pages of genres with paths, courses and rays mean what their rules say? Every filling of small boards is
// judged twice: by the page and by a slow definition, straight from the rules and without the vocabulary.
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/rules/way_definitions.h"
#include "tests/support/test.h"

#include <QTest>

#include <functional>
#include <random>

using namespace tokisuji;
using namespace tokisuji::definitions;

namespace {

using Random = std::mt19937;

int roll(int n, Random& random)
{
    return static_cast<int>(random() % static_cast<unsigned>(n));
}

void setKind(Board& b, Place cell, Terrain terrain)
{
    b.set(Layer::Terrain, cell, static_cast<int>(terrain));
}

void addEnds(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(3, random) == 0)
            b.set(Layer::Number, c, roll(6, random) == 0 ? question : 1 + roll(2, random));
}

void addPearls(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(2, random) == 0)
            b.set(Layer::Number, c, roll(8, random) == 0 ? question : 1 + roll(2, random));
}

void addPaintedForms(Board& b, Random& random)
{
    const auto cells = b.grid().cells();
    const auto anyCell = [&] { return cells[static_cast<std::size_t>(roll(static_cast<int>(cells.size()), random))]; };
    for (int circles = roll(8, random) == 0 ? 1 : 2; circles > 0; --circles)
        b.set(Layer::Number, anyCell(), 1);
    for (int n = roll(3, random); n > 0; --n) { // a cell or two of them are a room
        const Place c = anyCell();
        const bool isLong = roll(2, random) == 0 && b.grid().hasCell(c.step(Dir::Right));
        for (const Place part : {c, isLong ? c.step(Dir::Right) : c}) {
            setKind(b, part, Terrain::Painted);
            for (const Dir d : directions)
                if (b.grid().isInner(edgeBetween(part, d)))
                    b.set(Layer::Room, edgeBetween(part, d), 1);
        }
        if (isLong)
            b.set(Layer::Room, edgeBetween(c, Dir::Right), blank);
    }
}

void addRoomsAndHoles(Board& b, Random& random)
{
    for (const Place edge : b.grid().innerEdges())
        if (roll(4, random) == 0)
            b.set(Layer::Room, edge, 1);
    if (roll(2, random) == 0)
        for (const Place c : b.grid().cells())
            if (roll(8, random) == 0)
                setKind(b, c, Terrain::Hole);
}

void addPortals(Board& b, Random& random)
{
    const auto cells = b.grid().cells();
    const auto anyCell = [&] { return cells[static_cast<std::size_t>(roll(static_cast<int>(cells.size()), random))]; };
    for (int n = roll(3, random); n > 0; --n)
        for (int k = roll(8, random) == 0 ? 1 : 2; k > 0; --k)
            b.set(Layer::Number, anyCell(), n);
    for (const Place c : cells)
        if (b.at(Layer::Number, c) == blank && roll(8, random) == 0) {
            if (roll(2, random) == 0)
                setKind(b, c, Terrain::Hole);
            else
                b.set(Layer::Number, c, question);
        }
}

void addCircles(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(3, random) == 0)
            b.set(Layer::Number, c, roll(2, random) == 0 ? 0 : roll(4, random) == 0 ? question : 1 + roll(3, random));
}

void addBalls(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        switch (roll(8, random)) {
        case 0:
            b.set(Layer::Number, c, 1 + roll(3, random));
            break;
        case 1:
            setKind(b, c, Terrain::Cup);
            break;
        case 2:
            if (roll(2, random) == 0)
                setKind(b, c, Terrain::Water);
            break;
        default:
            break;
        }
}

/// Balls with the holes that some flight would lead them to, if the others are not in its way.
void addFlights(Board& b, Random& random)
{
    const auto cells = b.grid().cells();
    const auto isFree = [&](Place c) {
        return b.grid().hasCell(c) && clueAt(b, c) == blank && b.at(Layer::Terrain, c) == blank;
    };
    for (int n = 1 + roll(2, random); n > 0; --n) {
        const Place ball = cells[static_cast<std::size_t>(roll(static_cast<int>(cells.size()), random))];
        const int number = 1 + roll(3, random);
        Place at = ball;
        for (int length = number; length > 0 && (at == ball || roll(2, random) == 0); --length)
            if (const Place next = at.step(directions[static_cast<std::size_t>(roll(4, random))], 2 * length);
                isFree(next))
                at = next;
        if (at == ball || !isFree(ball))
            continue;
        b.set(Layer::Number, ball, number);
        setKind(b, at, Terrain::Cup);
    }
}

void addWinds(Board& b, Random& random)
{
    for (const Place c : b.grid().cells()) {
        if (roll(7, random) > 0)
            continue;
        if (roll(2, random) == 0)
            setKind(b, c, Terrain::Wall);
        if (roll(4, random) > 0)
            b.set(Layer::Arrow, c, 1 + roll(4, random));
    }
}

void addCourse(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        switch (roll(9, random)) {
        case 0:
            setKind(b, c, Terrain::Wall);
            if (roll(2, random) == 0)
                b.set(Layer::Number, c, 1 + roll(3, random));
            if (roll(4, random) == 0 && b.at(Layer::Number, c) != blank)
                b.set(Layer::Arrow, c, 1 + roll(4, random));
            break;
        case 1:
            setKind(b, c, Terrain::GateVertical);
            break;
        case 2:
            setKind(b, c, Terrain::GateHorizontal);
            break;
        default:
            break;
        }
    const auto cells = b.grid().cells();
    moveStart(b, cells[static_cast<std::size_t>(roll(static_cast<int>(cells.size()), random))]);
}

void addRays(Board& b, Random& random)
{
    for (const Place edge : b.grid().innerEdges())
        if (roll(2, random) == 0)
            b.set(Layer::Room, edge, 1);
    for (const Side side : sides)
        for (int line = 0; line < (side == Side::Top || side == Side::Bottom ? b.size().width : b.size().height);
             ++line)
            if (roll(4, random) == 0) {
                b.set(Layer::Letter, b.grid().slot(side, line), 1 + roll(2, random));
                if (roll(6, random) > 0)
                    b.set(Layer::Outside, b.grid().slot(side, line), 1 + roll(2, random));
            }
}

/// The rays of some mirrors, so that there is an answer.
void addTrueRays(Board& b, Random& random)
{
    addRays(b, random);
    for (const Place slot : b.grid().all(PlaceKind::Slot)) {
        b.set(Layer::Letter, slot, blank);
        b.set(Layer::Outside, slot, blank);
    }
    Board filled = b;
    for (const Room& room : rooms(b))
        filled.set(Layer::Symbol,
                   room.cells[static_cast<std::size_t>(roll(static_cast<int>(room.cells.size()), random))],
                   1 + roll(2, random));
    int letter = 0;
    for (const Side side : sides)
        for (int line = 0; line < (side == Side::Top || side == Side::Bottom ? b.size().width : b.size().height);
             ++line) {
            const Place slot = b.grid().slot(side, line);
            const auto [exit, mirrors] = followLight(filled, slot);
            if (b.at(Layer::Letter, slot) != blank || roll(4, random) == 0)
                continue;
            ++letter;
            for (const Place end : {slot, exit}) {
                b.set(Layer::Letter, end, letter);
                b.set(Layer::Outside, end, static_cast<int>(mirrors.size()));
            }
        }
}

struct Case {
    const char* name;
    const char* genre;
    Layer layer;
    std::function<bool(const Board&)> right;
    void (*addClues)(Board&, Random&);
    std::vector<Size> sizes;
    int boards;    ///< of each size
    int least = 6; ///< how many fillings must be right at all
};

const std::vector<Case>& cases()
{
    static const std::vector<Size> lineSizes{{1, 1}, {1, 4}, {2, 2}, {3, 2}, {2, 4}, {3, 3}, {4, 3}};
    static const std::vector<Size> mirrorSizes{{1, 1}, {1, 3}, {2, 2}, {3, 2}, {4, 2}};
    static const std::vector<Case> all{
        {"numlin", "numlin", Layer::Line, numlin, addEnds, lineSizes, 12},
        {"arukone", "arukone", Layer::Line, arukone, addEnds, lineSizes, 40},
        {"kramma", "kramma", Layer::Border, kramma, addPearls, {{1, 1}, {1, 4}, {2, 2}, {3, 2}, {3, 3}}, 20},
        {"pmemory", "pmemory", Layer::Line, pmemory, addPaintedForms, lineSizes, 60},
        {"rassi", "rassi", Layer::Line, rassi, addRoomsAndHoles, lineSizes, 60},
        {"portal", "portal", Layer::Line, portal, addPortals, lineSizes, 40},
        {"golemgrad", "golemgrad", Layer::Line, golemgrad, addCircles, lineSizes, 30},
        {"herugolf, any", "herugolf", Layer::Line, herugolf, addBalls, lineSizes, 8, 0},
        {"herugolf, true", "herugolf", Layer::Line, herugolf, addFlights, lineSizes, 30},
        {"nagare", "nagare", Layer::Line, nagare, addWinds, lineSizes, 14},
        {"slalom", "slalom", Layer::Line, slalom, addCourse, lineSizes, 14},
        {"kinkonkan, any", "kinkonkan", Layer::Symbol, kinkonkan, addRays, mirrorSizes, 20, 0},
        {"kinkonkan, true", "kinkonkan", Layer::Symbol, kinkonkan, addTrueRays, mirrorSizes, 20},
    };
    return all;
}

/// Could the line be right on some board? Others are refused for the same reason everywhere: now and then is enough.
bool isPlausible(const Board& b)
{
    return std::ranges::none_of(b.grid().cells(), [&](Place c) { return degree(b, c) > 2; });
}

/// How many fillings were right; -1 where the page says otherwise than the definition.
int compareAll(Board b, const Case& test)
{
    const Rules r = rulesOf(b);
    const bool isLine = placesOf(test.layer) == PlaceKind::Edge;
    const auto places = isLine ? b.grid().innerEdges() : b.grid().cells();
    const unsigned values = isLine ? 2 : 3;
    unsigned count = 1;
    for (std::size_t k = 0; k < places.size(); ++k)
        count *= values;
    int right = 0;
    for (unsigned filling = 0; filling < count; ++filling) {
        unsigned rest = filling;
        for (std::size_t k = 0; k < places.size(); ++k, rest /= values)
            b.set(test.layer, places[k], rest % values != 0 ? static_cast<int>(rest % values) : k % 2 == 0 ? blank : 0);
        const bool expected = test.right(b);
        right += expected ? 1 : 0;
        if ((!isLine || expected || isPlausible(b) || filling % 64 == 0) && isRight(r, b) != expected) {
            qWarning("%s %dx%d filling %u: the definition says %d", test.name, b.size().width, b.size().height, filling,
                     expected);
            return -1;
        }
    }
    return right;
}

} // namespace

class WayMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void WayMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void WayMeaningTest::everyFilling()
{
    QFETCH(int, index);
    const Case& test = cases()[static_cast<std::size_t>(index)];
    Random random(23);
    int right = 0;
    for (const Size size : test.sizes)
        for (int n = 0; n < (size.cells() > 9 ? 3 : test.boards); ++n) {
            Board b = findGenre(test.genre)->makeBoard(size);
            if (n > 0)
                test.addClues(b, random);
            const int found = compareAll(b, test);
            QVERIFY(found >= 0);
            right += found;
        }
    QVERIFY2(right >= test.least, "the boards have solutions at all");
}

TOKISUJI_TEST(WayMeaningTest);
#include "way_meaning_test.moc"
