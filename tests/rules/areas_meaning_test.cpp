// Does a page mean what its rules say? Kinds whose areas are compared with each other: every filling of small boards is
// judged by the page and by a slow definition written down here on its own.
#include "tests/rules/arrow_definitions.h"
#include "tests/rules/shade_definitions.h"
#include "tests/support/test.h"

#include <array>

using namespace tokisuji;
using namespace tokisuji::shades;

namespace {

/// Shaded cells and clues.
Cells darkOrClue(const Board& b)
{
    Cells dark = cellsOf(b, true);
    for (const Place c : b.grid().cells())
        if (b.at(Layer::Number, c) != blank)
            dark.insert(c);
    return dark;
}
std::vector<int> numbersIn(const Board& b, const Cells& area)
{
    std::vector<int> numbers;
    for (const Place c : area)
        if (b.at(Layer::Number, c) != blank)
            numbers.push_back(b.at(Layer::Number, c));
    return numbers;
}
bool sizesHold(const Board& b, const std::vector<Cells>& areas)
{
    return std::ranges::all_of(areas, [&](const Cells& area) {
        return std::ranges::all_of(numbersIn(b, area), [&](int n) { return n < 0 || n == std::ssize(area); });
    });
}

/// The areas by the chains that they form over corners.
std::vector<std::vector<Cells>> chainsOf(const Cells& dark)
{
    std::vector<std::vector<Cells>> found;
    for (const Cells& chain : areasByCorners(dark))
        found.push_back(areas(chain));
    return found;
}

bool chainedb(const Board& b)
{
    const Cells dark = darkOrClue(b);
    return cluesAreFree(b) && sizesHold(b, areas(dark))
           && std::ranges::all_of(areas(dark), [&](const Cells& area) { return numbersIn(b, area).size() == 1; })
           && std::ranges::all_of(chainsOf(dark), [](const std::vector<Cells>& chain) {
                  std::set<std::set<std::pair<int, int>>> shapes;
                  for (const Cells& area : chain)
                      shapes.insert(shapeOf(area));
                  return chain.size() > 1 && shapes.size() == chain.size();
              });
}

bool archipelago(const Board& b)
{
    const Cells dark = darkOrClue(b);
    return cluesAreFree(b) && sizesHold(b, areas(dark))
           && std::ranges::all_of(chainsOf(dark), [](const std::vector<Cells>& chain) {
                  std::set<std::size_t> sizes;
                  for (const Cells& island : chain)
                      sizes.insert(island.size());
                  return chain.size() > 1 && sizes.size() == chain.size() && *sizes.rbegin() == chain.size();
              });
}

bool mrtile(const Board& b)
{
    const std::vector<Cells> dark = areas(darkOrClue(b));
    return cluesAreFree(b) && sizesHold(b, dark) && std::ranges::all_of(dark, [&](const Cells& one) {
               return std::ranges::any_of(dark, [&](const Cells& other) {
                   return &one != &other && touchAtCorner(one, other) && shapeOf(one) == shapeOf(other);
               });
           });
}

bool cornerch(const Board& b)
{
    const std::vector<Cells> white = areas(cellsOf(b, false));
    return cluesAreFree(b) && sizesHold(b, white) && areasByCorners(cellsOf(b, false)).size() <= 1
           && std::ranges::all_of(white, [](const Cells& area) { return isRectangle(area) == (area.size() % 2 == 0); });
}

bool kuroclone(const Board& b)
{
    return cluesAreFree(b) && !touchAcrossBorder(b, true)
           && std::ranges::all_of(rooms(b),
                                  [&](const Room& room) {
                                      const std::vector<Cells> blocks = areasInRooms(b, darkIn(b, room));
                                      return blocks.size() == 2 && shapeOf(blocks[0]) == shapeOf(blocks[1]);
                                  })
           && std::ranges::all_of(b.grid().cells(), [&](Place c) {
                  const int number = b.at(Layer::Number, c), arrow = b.at(Layer::Arrow, c);
                  if (number == blank || (number < 0 && arrow <= 0))
                      return true;
                  const Place next = c.step(static_cast<Dir>(std::max(arrow, 0)));
                  return arrow > 0 && shaded(b, next)
                         && (number < 0 || std::ssize(areaAt(areas(cellsOf(b, true)), next)) == number);
              });
}

bool anymino(const Board& b)
{
    const std::vector<Cells> blocks = areasInRooms(b, cellsOf(b, true));
    const auto blockAt = [&](Place c) { return &areaAt(blocks, c); };
    std::set<const Cells*> hasPartner;
    for (const Place e : b.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(e);
        if (b.at(Layer::Room, e) != 1 || !shaded(b, p) || !shaded(b, q))
            continue;
        if (shapeOf(*blockAt(p)) == shapeOf(*blockAt(q)))
            return false;
        if (blockAt(p)->size() == blockAt(q)->size())
            hasPartner.insert({blockAt(p), blockAt(q)});
    }
    return !squareOf(b, true) && oneArea(b, true) && hasPartner.size() == blocks.size()
           && std::ranges::all_of(rooms(b),
                                  [&](const Room& room) { return areasInRooms(b, darkIn(b, room)).size() == 1; });
}

/// Along which borders a block crosses, and whether it is mirrored there.
bool hingeIsRight(const Board& b, const Cells& block)
{
    std::set<Place> crossed;
    for (const Place e : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(e); b.at(Layer::Room, e) == 1 && block.contains(p) && block.contains(q))
            crossed.insert(e);
    if (crossed.empty())
        return false;
    const Place first = *crossed.begin(), last = *crossed.rbegin();
    const bool isUpright = isEdge(first) && first.x % 2 == 0;
    const bool isOneLine =
        std::ranges::all_of(crossed, [&](Place e) { return isUpright ? e.x == first.x : e.y == first.y; });
    const int length = (last.x - first.x + last.y - first.y) / 2 + 1;
    return isOneLine && length == std::ssize(crossed) && std::ranges::all_of(block, [&](Place c) {
               const Place image = isUpright ? Place{static_cast<std::int16_t>(2 * first.x - c.x), c.y}
                                             : Place{c.x, static_cast<std::int16_t>(2 * first.y - c.y)};
               const Place middle{static_cast<std::int16_t>((c.x + image.x) / 2),
                                  static_cast<std::int16_t>((c.y + image.y) / 2)};
               const bool faces = std::abs(c.x - image.x) + std::abs(c.y - image.y) == 2;
               return block.contains(image) && (!faces || crossed.contains(middle));
           });
}

bool hinge(const Board& b)
{
    return someShade(b) && roomCountsHold(b)
           && std::ranges::all_of(areas(cellsOf(b, true)), [&](const Cells& block) { return hingeIsRight(b, block); });
}

/// Two rooms, or three, that grow at random, instead of single borders.
void divide(Board& b, const Case&, std::mt19937& random)
{
    const std::vector<Place> cells = b.grid().cells();
    const auto roll = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    std::map<Place, std::size_t> roomOf;
    const std::size_t rooms = 2 + roll(2);
    while (roomOf.size() < rooms)
        roomOf.emplace(cells[roll(cells.size())], roomOf.size());
    while (roomOf.size() < cells.size()) {
        const Place c = cells[roll(cells.size())], next = c.step(directions[roll(4)]);
        if (roomOf.contains(c) && b.grid().hasCell(next))
            roomOf.emplace(next, roomOf[c]);
    }
    for (const Place e : b.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(e);
        b.set(Layer::Room, e, roomOf[p] != roomOf[q] || roll(12) == 0 ? 1 : blank);
    }
}

const std::array cases{
    Case{"chainedb", chainedb, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 5, 0, 25},
    Case{"archipelago", archipelago, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 4, 0, 25},
    Case{"mrtile", mrtile, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 4, 0, 25},
    Case{"cornerch", cornerch, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 6, 0, 25},
    Case{"kuroclone", kuroclone, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 4, 5, 25},
    Case{"anymino", anymino, {{3, 3}, {4, 3}, {5, 3}}, 0, 0, 6, 8},
    Case{"evolmino", evolmino, {{1, 1}, {2, 2}, {5, 1}, {3, 3}, {5, 2}, {4, 3}}, 0, 0, 0, 60},
    Case{"hinge", hinge, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 4, 3, 25},
};

} // namespace

class AreasMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void AreasMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].genre) << static_cast<int>(i);
}

void AreasMeaningTest::everyFilling()
{
    QFETCH(int, index);
    const Case& test = cases[static_cast<std::size_t>(index)];
    compare(test, test.right == anymino ? divide : test.right == evolmino ? drawArrows : nullptr);
}

TOKISUJI_TEST(AreasMeaningTest);
#include "areas_meaning_test.moc"
