// Each primitive by itself: over random operands the fillings that the judge accepts are the solutions of the model,
// and what a person is told to follow is true in all of them.
#include "engine/board/distance.h"
#include "engine/rules/runs.h"
#include "engine/trace/mind.h"
#include "engine/trace/profile.h"
#include "tests/rules/fillings.h"
#include "tests/support/test.h"

#include <QTest>

#include <functional>
#include <random>

using namespace tokisuji;
using namespace tokisuji::fillings;

namespace {

namespace family {

constexpr RuleFamily rule{.id = "rule"};
constexpr RuleFamily size{.id = "size"};
constexpr RuleFamily number{.id = "number"};
constexpr RuleFamily degree{.id = "degree", .role = Role::Degree};
constexpr RuleFamily loop{.id = "loop"};

} // namespace family

/// Makes operands, in the same way on every machine.
class Dice {
public:
    explicit Dice(unsigned seed) : m_random(seed) {}

    [[nodiscard]] int roll(int lo, int hi)
    {
        return lo + static_cast<int>(m_random() % static_cast<unsigned>(hi - lo + 1));
    }
    [[nodiscard]] bool isOne(int of) { return roll(1, of) == 1; }
    [[nodiscard]] Lit literal(const std::vector<Lit>& atoms)
    {
        const Lit l = atoms[static_cast<std::size_t>(roll(0, static_cast<int>(atoms.size()) - 1))];
        return isOne(12) ? (isOne(2) ? Yes : No) : isOne(4) ? !l : l;
    }
    /// An answer for each cell of a board.
    [[nodiscard]] std::vector<Lit> cells(Rules& r, Size size) { return r.answers(Layer::Shade, Grid(size).cells()); }
    /// The beginning of a rule that may come from a clue, and may speak under a condition only.
    [[nodiscard]] At rule(Rules& r, const std::vector<Lit>& atoms)
    {
        At at = isOne(2) ? r.at(wholeBoard, family::rule) : r.clue(cellAt(roll(0, 2), 0), family::rule);
        return isOne(3) ? at.when(literal(atoms)) : at;
    }
    /// Five nodes and some links between them, sometimes two between the same nodes, over answers of their own.
    [[nodiscard]] Graph graph(Rules& r)
    {
        const std::vector<Lit> atoms = cells(r, {3, 2});
        Graph graph;
        for (int n = 0; n < 5; ++n) {
            graph.nodes.push_back(isOne(3) ? Yes : literal(atoms));
            graph.places.push_back(cellAt(n % 3, n / 3));
            graph.tags.push_back(isOne(2) ? blank : roll(0, 2));
        }
        for (int a = 0; a < 5; ++a)
            for (int b = a + 1; b < 5; ++b)
                for (int n = isOne(2) ? roll(1, 2) : 0; n > 0; --n)
                    graph.links.push_back({a, b, isOne(3) ? Yes : literal(atoms)});
        return graph;
    }

private:
    std::mt19937 m_random;
};

enum class Others : std::uint8_t { None, May };

void sequence(Rules& r, Dice& dice, Sequence::Form form, Sequence::Order order, Others others = Others::None)
{
    const int length = form == Sequence::Ring ? 8 : dice.roll(1, 8);
    Sequence sequence{dice.cells(r, {8, 1}), {}, form, order};
    const std::vector<Lit> atoms = sequence.cells;
    sequence.cells.resize(static_cast<std::size_t>(length), No);
    for (Lit& cell : sequence.cells)
        cell = dice.isOne(10) ? dice.literal(atoms) : cell;
    for (int n = dice.roll(0, 3); n > 0; --n)
        sequence.blocks.push_back(dice.isOne(4) ? question : dice.roll(dice.isOne(8) ? 0 : 1, 3));
    if (others == Others::May)
        for (int n = dice.roll(1, 2); n > 0; --n)
            sequence.blocks.insert(sequence.blocks.begin() + dice.roll(0, static_cast<int>(sequence.blocks.size())),
                                   anyBlocks);
    dice.rule(r, atoms).sequence(std::move(sequence));
}

Numbers numbers(Rules& r, Dice& dice)
{
    Numbers numbers;
    for (int n = 0; n < 3; ++n) {
        const int lo = dice.roll(0, 2);
        numbers.numbers.push_back(r.numberAnswer(Layer::Digit, cellAt(n, 1), lo, lo + dice.roll(1, 3), family::number));
    }
    return numbers;
}

/// Some cells are present for sure, some surely not; seeds may be anywhere.
Parts parts(Dice& dice, const std::vector<Lit>& atoms, Size size)
{
    const Grid grid(size);
    Parts parts{Field(grid, PlaceKind::Cell, atoms), {}};
    std::vector<Lit> present = atoms;
    for (Lit& l : present)
        l = dice.isOne(8) ? (dice.isOne(2) ? Yes : No) : dice.isOne(8) ? !l : l;
    parts.present = Field(grid, PlaceKind::Cell, std::move(present));
    for (const Place c : grid.cells())
        if (dice.isOne(4))
            parts.seeds.push_back(c);
    return parts;
}

void seeds(Rules& r, Dice& dice, Extent extent)
{
    const Size size{dice.roll(1, 3), dice.roll(1, 3)};
    const std::vector<Lit> atoms = dice.cells(r, size);
    const Parts made = parts(dice, atoms, size);
    const Shared table(made);
    for (int n = dice.isOne(4) ? 2 : 1; n > 0; --n)
        dice.rule(r, atoms).say(OneSeedEach{table, extent});
    for (const Place seed : made.seeds)
        for (int n = dice.roll(0, 2); n > 0; --n) {
            At at = dice.isOne(2) ? r.at(seed, family::size) : r.clue(seed, family::size);
            (dice.isOne(4) ? at.when(dice.literal(atoms)) : at).partSize(table, dice.roll(0, 4));
        }
}

/// Of cells side by side, between the colours of a chessboard.
void pairs(Rules& r, Dice& dice, Extent extent)
{
    const std::vector<Lit> atoms = dice.cells(r, {3, 2});
    Graph graph{.nodes = {}, .places = Grid({3, 2}).cells(), .links = {}, .grid = {}};
    for (int n = 0; n < 6; ++n)
        graph.nodes.push_back(dice.isOne(3) ? Yes : dice.literal(atoms));
    for (int a = 0; a < 6; ++a)
        for (int b = a + 1; b < 6; ++b)
            if (latticeDistance(graph.places[static_cast<std::size_t>(a)], graph.places[static_cast<std::size_t>(b)])
                == 2)
                graph.links.push_back({a, b, dice.isOne(2) ? Yes : dice.literal(atoms)});
    dice.rule(r, atoms).say(PairUp{std::move(graph), extent});
}

enum class Asked : std::uint8_t { Within, Beside };

/// Of the part that a cell lies in, or of those beside a cell that lies in none.
void sizes(Rules& r, Dice& dice, At& (At::*ask)(Shared<Parts>, int), Asked where)
{
    const Size size{dice.roll(1, 3), dice.roll(1, 3)};
    const Grid grid(size);
    const std::vector<Lit> atoms = dice.cells(r, size);
    std::vector<Place> asked = grid.cells();
    std::erase_if(asked, [&](Place) { return !dice.isOne(4); });
    Parts made = parts(dice, atoms, size);
    for (const Place cell : asked)
        if (where == Asked::Beside)
            made.present.all()[grid.cellIndex(cell)] = No;
    const Shared table(made);
    for (const Place cell : asked) {
        At at = dice.isOne(2) ? r.at(cell, family::size) : r.clue(cell, family::size);
        ((dice.isOne(4) ? at.when(dice.literal(atoms)) : at).*ask)(table, dice.roll(0, 5));
    }
}

/// The largest number is never given where it stands for all from there on.
void blocks(Rules& r, Dice& dice, bool orMore)
{
    const Size size{dice.roll(2, 3), 2};
    const int most = dice.roll(2, 3);
    Blocks made{size, {}, orMore};
    for (const Place c : Grid(size).cells())
        if (c != cellAt(0, 0) && dice.isOne(4))
            made.numbers.push_back({dice.roll(1, orMore ? most - 1 : most), {Yes}});
        else
            made.numbers.push_back(orMore ? r.numberOrMore(Layer::Digit, c, 1, most, family::number)
                                          : r.numberAnswer(Layer::Digit, c, 1, most, family::number));
    dice.rule(r, dice.cells(r, {2, 1})).blockSize(std::move(made));
}

/// Areas of a small board with some walls and two groups, under some demand.
void relations(Rules& r, Dice& dice)
{
    static const std::vector<AreaTerms::Demand> demands{
        {AreaTerms::Alone, AreaTerms::EvenBox},
        {AreaTerms::AtCorner, AreaTerms::Exists, AreaTerms::Some},
        {AreaTerms::AtCorner, AreaTerms::Congruent, AreaTerms::Some},
        {AreaTerms::AtCorner, AreaTerms::Congruent},
        {AreaTerms::InChain, AreaTerms::Incongruent},
        {AreaTerms::InChain, AreaTerms::OneOfEach},
        {AreaTerms::OverWall, AreaTerms::Incongruent},
        {AreaTerms::OverWall, AreaTerms::Congruent, AreaTerms::Some},
        {AreaTerms::InGroup, AreaTerms::Congruent},
        {AreaTerms::InGroup, AreaTerms::Congruent, AreaTerms::Some},
        {AreaTerms::Next, AreaTerms::Grown},
        {AreaTerms::Anywhere, AreaTerms::Listed},
        {AreaTerms::Anywhere, AreaTerms::Congruent},
    };
    const Size size{dice.roll(2, 4), dice.roll(2, 3)};
    const Grid grid(size);
    const std::vector<Lit> atoms = dice.cells(r, size);
    AreaTerms terms{parts(dice, atoms, size).present,
                    demands[static_cast<std::size_t>(dice.roll(0, static_cast<int>(demands.size()) - 1))]};
    const bool hasWalls =
        terms.demand.relation != AreaTerms::InChain && (terms.demand.test != AreaTerms::Listed || dice.isOne(2));
    for (const Place edge : grid.innerEdges())
        if (hasWalls && dice.isOne(3))
            terms.walls.push_back(edge);
    terms.groups.resize(2);
    for (const Place c : grid.cells())
        terms.groups[dice.isOne(2) ? 1 : 0].push_back(c);
    for (int n = dice.roll(0, 3); n > 0; --n)
        terms.sizes.push_back(dice.roll(dice.isOne(20) ? 0 : 1, 4));
    std::ranges::sort(terms.sizes);
    dice.rule(r, atoms).relate(std::move(terms));
}

/// Areas with one cell each on one of two lines, at the upper and the lower rim, along which they grow; at least so
/// many on each line.
void growing(Rules& r, Dice& dice, Size size, int leastAreas, bool oneEach)
{
    const Grid grid(size);
    const std::vector<Lit> atoms = dice.cells(r, size);
    Parts seeded = parts(dice, atoms, size);
    seeded.seeds.clear();
    AreaTerms terms{seeded.present, {AreaTerms::Next, AreaTerms::Grown}};
    for (const int y : {0, size.height - 1}) {
        std::vector<Place>& group = terms.groups.emplace_back();
        for (int x = dice.roll(0, 1); x < size.width; ++x)
            group.push_back(cellAt(x, y));
        if (dice.isOne(2))
            std::ranges::reverse(group);
        if (dice.isOne(3))
            group.clear();
        else
            r.at(wholeBoard, family::size).count(leastAreas, size.width, seeded.present[group]);
        seeded.seeds.insert(seeded.seeds.end(), group.begin(), group.end());
    }
    std::ranges::sort(seeded.seeds);
    terms.oneEach = oneEach;
    r.at(wholeBoard, family::size).oneSeedEach(Shared(seeded));
    dice.rule(r, atoms).relate(std::move(terms));
}

void circuit(Rules& r, Dice& dice)
{
    // Most boards have room for several loops.
    const Size size = dice.isOne(8) ? Size{dice.roll(1, 3), dice.roll(1, 3)} : Size{3, 3};
    const Grid grid(size);
    Circuit circuit{size, cellAt(0, 0), {}, {}};
    std::vector<std::vector<Lit>> around(static_cast<std::size_t>(size.cells()));
    for (const Place c : grid.cells())
        for (const Dir d : {Dir::Right, Dir::Down})
            if (grid.hasCell(c.step(d))) {
                const Lit edge = dice.isOne(12) ? No : r.answers(Layer::Line, {edgeBetween(c, d)}).front();
                (d == Dir::Right ? circuit.right : circuit.down).push_back(edge);
                for (const Place end : {c, c.step(d)})
                    around[grid.cellIndex(end)].push_back(edge);
            }
    for (const auto& edges : around)
        r.at(wholeBoard, family::degree).noneOrTwo(edges);
    r.at(wholeBoard, family::loop).circuit(std::move(circuit));
}

struct Row {
    const char* name;
    std::function<void(Rules&, Dice&)> make;
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> rows{
        {"any",
         [](Rules& r, Dice& dice) {
             const std::vector<Lit> atoms = dice.cells(r, {3, 2});
             for (int n = 0; n < 4; ++n)
                 dice.rule(r, atoms).any({dice.literal(atoms), dice.literal(atoms), dice.literal(atoms)});
         }},
        {"count",
         [](Rules& r, Dice& dice) {
             const std::vector<Lit> atoms = dice.cells(r, {4, 2});
             std::vector<Lit> operands;
             for (int n = dice.roll(0, 8); n > 0; --n)
                 operands.push_back(dice.literal(atoms));
             const int lo = dice.roll(-1, 5), step = dice.roll(1, 2);
             dice.rule(r, atoms).count(lo, lo + step * dice.roll(0, 3), std::move(operands), step);
         }},
        {"different",
         [](Rules& r, Dice& dice) {
             dice.rule(r, dice.cells(r, {3, 1})).different(numbers(r, dice));
         }},
        {"sum",
         [](Rules& r, Dice& dice) {
             const int lo = dice.roll(0, 12);
             dice.rule(r, dice.cells(r, {3, 1})).sum(lo, lo + dice.roll(0, 3), numbers(r, dice));
         }},
        {"sequence in a line", [](Rules& r, Dice& dice) { sequence(r, dice, Sequence::Line, Sequence::AsGiven); }},
        {"sequence in a line, with others between",
         [](Rules& r, Dice& dice) { sequence(r, dice, Sequence::Line, Sequence::AsGiven, Others::May); }},
        {"sequence in a line, in any order",
         [](Rules& r, Dice& dice) { sequence(r, dice, Sequence::Line, Sequence::AnyOrder); }},
        {"sequence round a ring, in any order",
         [](Rules& r, Dice& dice) { sequence(r, dice, Sequence::Ring, Sequence::AnyOrder); }},
        {"connected",
         [](Rules& r, Dice& dice) {
             const Graph graph = dice.graph(r);
             dice.rule(r, graph.nodes).connected(graph);
         }},
        {"acyclic",
         [](Rules& r, Dice& dice) {
             const Graph graph = dice.graph(r);
             dice.rule(r, graph.nodes).acyclic(graph);
         }},
        {"separate",
         [](Rules& r, Dice& dice) {
             const Graph graph = dice.graph(r);
             dice.rule(r, graph.nodes).separate(graph);
         }},
        {"one seed in each part", [](Rules& r, Dice& dice) { seeds(r, dice, Extent::Exactly); }},
        {"one seed at most in each part", [](Rules& r, Dice& dice) { seeds(r, dice, Extent::AtMost); }},
        {"pairs", [](Rules& r, Dice& dice) { pairs(r, dice, Extent::Exactly); }},
        {"pairs of those that are there", [](Rules& r, Dice& dice) { pairs(r, dice, Extent::AtMost); }},
        {"size of a part", [](Rules& r, Dice& dice) { sizes(r, dice, &At::partSize, Asked::Within); }},
        {"sum of parts", [](Rules& r, Dice& dice) { sizes(r, dice, &At::partSum, Asked::Beside); }},
        {"size of blocks", [](Rules& r, Dice& dice) { blocks(r, dice, false); }},
        {"size of blocks, the largest number and all above", [](Rules& r, Dice& dice) { blocks(r, dice, true); }},
        {"areas that relate", relations},
        {"areas that grow",
         [](Rules& r, Dice& dice) {
             growing(r, dice, {dice.roll(3, 4), 3}, 0, true);
         }},
        {"circuit", circuit},
    };
    return rows;
}

std::vector<Lit> literalsOf(const Rules& r, const Filling& filling)
{
    std::vector<Lit> lits;
    for (std::size_t i = 0; i < filling.size(); ++i)
        if (r.answers()[i].code == Answer::Boolean)
            lits.push_back(Lit::of(r.answers()[i].atom, filling[i] == 1));
    return lits;
}

/// Does everything hold that a person would find after some marks of this filling? Nothing may follow that another
/// filling with the same marks breaks.
void look(const Rules& r, const std::set<Filling>& accepted, const Filling& from, Dice& dice)
{
    using namespace tracing;
    const Ground ground(r);
    const Naming naming(ground, "", *findProfile("everything"));
    Mind mind(ground, naming, {});
    std::vector<Lit> marks = literalsOf(r, from);
    std::erase_if(marks, [&](Lit) { return dice.isOne(2); });
    for (const Lit mark : marks)
        mind.conclude({.technique = idOf(Move::LastOption), .conclusions = {{mark}}});
    mind.wakeAll();
    constexpr int allLevels = 9;
    mind.run(allLevels);
    QVERIFY(!mind.isBroken());
    for (const Filling& filling : accepted) {
        const std::vector<Lit> lits = literalsOf(r, filling);
        const auto holds = [&](Lit l) { return std::ranges::find(lits, l) != lits.end(); };
        if (std::ranges::all_of(marks, holds))
            QVERIFY(std::ranges::none_of(lits, [&](Lit l) { return mind.isFalse(l); }));
    }
}

} // namespace

class PrimitivesTest : public QObject {
    Q_OBJECT
private slots:
    void meansTheSameToAll_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t row = 0; row < rows().size(); ++row)
            QTest::newRow(rows()[row].name) << static_cast<int>(row);
    }
    void meansTheSameToAll();
    void manyAreasThatGrow();
};

void PrimitivesTest::meansTheSameToAll()
{
    QFETCH(int, row);
    constexpr double mostFillings = 5000;
    constexpr unsigned tries = 200;
    std::size_t right = 0, wrong = 0;
    for (unsigned seed = 1; seed <= tries; ++seed) {
        Dice dice(seed);
        Rules r;
        rows()[static_cast<std::size_t>(row)].make(r, dice);
        if (countOfFillings(r) > mostFillings)
            continue;
        const std::set<Filling> accepted = acceptedByJudge(r);
        for (const Selectors selectors : {Selectors::None, Selectors::Clues})
            if (solutionsOfModel(r, selectors) != accepted)
                QFAIL(qPrintable(QString("the model differs from the judge, seed %1").arg(seed)));
        right += accepted.size();
        wrong += static_cast<std::size_t>(countOfFillings(r)) - accepted.size();
        int few = 3;
        for (const Filling& filling : accepted)
            if (dice.isOne(4) && few-- > 0) {
                look(r, accepted, filling, dice);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QString("what follows is not true, seed %1").arg(seed)));
            }
    }
    QVERIFY(right > 1000 && wrong > 1000);
}

/// Where cuts are many, literals tell how areas are laid on each other, which says nothing new.
void PrimitivesTest::manyAreasThatGrow()
{
    std::size_t solutions = 0;
    for (unsigned seed = 1; seed <= 24; ++seed) {
        std::array<std::set<Filling>, 2> found;
        for (const bool oneEach : {false, true}) {
            Dice dice(seed);
            Rules r;
            growing(r, dice, {5, 4}, 2, oneEach);
            found[oneEach ? 1 : 0] = solutionsOfModel(r, Selectors::None);
        }
        QVERIFY2(found[0] == found[1], qPrintable(QString("seed %1").arg(seed)));
        solutions += found[0].size();
    }
    qInfo("%zu solutions", solutions);
    QVERIFY(solutions > 1000);
}

TOKISUJI_TEST(PrimitivesTest);
#include "primitives_test.moc"
