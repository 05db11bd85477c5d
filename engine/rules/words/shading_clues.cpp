// What circles, dots, holes and numbers on the board say of a shading.
#include "engine/rules/words/shading.h"

#include "engine/board/dots.h"
#include "engine/board/terrain.h"
#include "engine/rules/families.h"
#include "engine/rules/words/sight_family.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily islandOneClue{
    .id = "island-one-clue",
    .name = {"one number in each island", "島には数字が 1 つ"},
    .broken = {"An island does not have exactly one number", "数字がちょうど 1 つでない島があります"}};

constexpr RuleFamily islandSize{
    .id = "island-size",
    .name = {"size of an island", "島の大きさ"},
    .broken = {"The size of an island differs from its number", "島の大きさが数字と違います"}};

constexpr RuleFamily areaSize{
    .id = "area-size",
    .name = {"size of the area of a number", "数字のかたまりの大きさ"},
    .broken = {"The size of an area differs from its number", "かたまりの大きさが数字と違います"}};

constexpr RuleFamily oneNumberAtMost{
    .id = "one-number-at-most",
    .name = {"at most one number in an area", "かたまりに数字は 1 つまで"},
    .broken = {"An area holds more than one number", "数字が 2 つ以上あるかたまりがあります"}};

constexpr RuleFamily touchingAreas{
    .id = "touching-areas",
    .name = {"total size of the areas at a number", "数字に接する黒マスの合計"},
    .broken = {"The areas that touch a number do not add up to it", "数字に接する黒マスの合計が数字と違います"}};

constexpr RuleFamily holeUnshaded{.id = "hole-unshaded",
                                  .name = {"holes stay free", "穴のマスは空ける"},
                                  .broken = {"A hole is shaded", "穴のマスが黒く塗られています"},
                                  .role = Role::KeepsFree};

constexpr RuleFamily blackDotMore{.id = "black-dot-more",
                                  .name = {"more shaded cells under a black dot", "黒丸の下は黒マスが多い"},
                                  .broken = {"Under a black dot there are not more shaded than unshaded cells",
                                             "黒マスのほうが多くない黒丸があります"}};

constexpr RuleFamily whiteDotFewer{.id = "white-dot-fewer",
                                   .name = {"fewer shaded cells under a white dot", "白丸の下は白マスが多い"},
                                   .broken = {"Under a white dot there are not fewer shaded than unshaded cells",
                                              "白マスのほうが多くない白丸があります"}};

constexpr RuleFamily greyDotEqual{
    .id = "grey-dot-equal",
    .name = {"equally many shaded cells under a grey dot", "灰色の丸の下は黒マスと白マスが同数"},
    .broken = {"Under a grey dot there are not equally many shaded and unshaded cells",
               "黒マスと白マスが同数でない灰色の丸があります"}};

} // namespace family

void circlesShaded(Rules& r, const Board& b, const Field& black)
{
    for (const Place c : b.grid().cells())
        if (const int circle = b.at(Layer::Number, c); circle != blank)
            r.clue(c, circle == 2 ? family::circleShaded : family::circleUnshaded)
                .is(circle == 2 ? black[c] : !black[c]);
}

void dotsCompare(Rules& r, const Board& b, const Field& field)
{
    dotsCompare(r, b, field, dotPlaces(b.size()));
}

void dotsCompare(Rules& r, const Board& b, const Field& field, const std::vector<Place>& places)
{
    for (const Place dot : places) {
        const std::vector<Lit> under = field[cellsUnderDot(b.grid(), dot)];
        const auto cells = static_cast<int>(under.size()); // one, two or four
        const int colour = dotAt(b, dot);
        if (colour == blackDot)
            r.clue(dot, family::blackDotMore).count(cells / 2 + 1, cells, under);
        else if (colour == whiteDot)
            r.clue(dot, family::whiteDotFewer).atMost((cells - 1) / 2, under);
        else if (colour == greyDot && cells == 1)
            r.clue(dot, family::greyDotEqual).any({});
        else if (colour == greyDot)
            r.clue(dot, family::greyDotEqual).exactly(cells / 2, under);
    }
}

void holesFree(Rules& r, const Board& b, const Field& field)
{
    for (const Place c : b.grid().cells())
        if (isHole(b, c))
            r.clue(c, family::holeUnshaded).never(field[c]);
}

std::vector<Place> clueCells(const Board& b)
{
    std::vector<Place> cells = b.grid().cells();
    std::erase_if(cells, [&](Place c) { return b.at(Layer::Number, c) == blank; });
    return cells;
}

Field withClues(const Board& b, Field field)
{
    for (const Place c : clueCells(b))
        field.set(c, Yes);
    return field;
}

void cluesFree(Rules& r, const Board& b, const Field& black)
{
    for (const Place c : clueCells(b))
        r.clue(c, family::clueFree).never(black[c]);
}

Field shadeWithClues(Rules& r, const Board& b)
{
    const Field marked = shade(r, b);
    cluesFree(r, b, marked);
    return withClues(b, marked);
}

void islands(Rules& r, const Board& b, const Field& black)
{
    const std::vector<Place> clues = clueCells(b);
    const auto areas = Shared(Parts{!black, clues});
    cluesFree(r, b, black);
    r.at(wholeBoard, family::islandOneClue).oneSeedEach(areas);
    for (const Place c : clues)
        if (const int n = b.at(Layer::Number, c); n >= 0)
            r.clue(c, family::islandSize).partSize(areas, n);
}

void areaSizes(Rules& r, const Board& b, const Field& field)
{
    areaSizes(r, b, field, clueCells(b));
}

void areaSizes(Rules& r, const Board& b, const Field& field, const std::vector<Place>& clues)
{
    areaSizes(r, b, field, clues, family::clueFree);
}

void areaSizes(Rules& r, const Board& b, const Field& field, const std::vector<Place>& clues, const RuleFamily& inField)
{
    const auto parts = Shared(Parts{field, {}});
    Graph apart = areas(field);
    apart.tags.assign(apart.nodes.size(), -1);
    for (const Place c : clues) {
        const int node = b.grid().index(PlaceKind::Cell, c);
        apart.tags[static_cast<std::size_t>(node)] = node;
        r.clue(c, inField).is(field[c]);
        if (const int n = b.at(Layer::Number, c); n >= 0)
            r.clue(c, family::areaSize).partSize(parts, n);
    }
    r.at(wholeBoard, family::oneNumberAtMost).separate(std::move(apart));
}

void sizesAsItStands(Rules& r, const Board& b, const Shared<Parts>& parts)
{
    for (const Place c : clueCells(b))
        if (const int n = b.at(Layer::Number, c); n >= 0)
            r.clue(c, family::areaSize).unlessClue().partSize(parts, n);
}

void touchingAreas(Rules& r, const Board& b, const Field& black)
{
    const auto areas = Shared(Parts{black, {}});
    for (const Place c : b.grid().cells())
        if (const int n = b.at(Layer::Number, c); n >= 0)
            r.clue(c, family::touchingAreas).partSum(areas, n);
}

std::vector<Lit> seen(Rules& r, const Field& open, Place from, int far)
{
    std::vector<Lit> found;
    for (const Dir d : directions) {
        Lit sofar = Yes;
        Place c = from.step(d);
        for (int steps = 0; steps < far && open.grid().hasCell(c); ++steps, c = c.step(d))
            found.push_back(sofar = r.allOf({sofar, open[c]}));
    }
    return found;
}

void sights(Rules& r, const Board& b, const Field& open)
{
    for (const Place c : b.grid().cells())
        if (const int n = b.at(Layer::Number, c); n >= 0)
            r.clue(c, family::sight).exactly(n - 1, seen(r, open, c, n));
}

} // namespace tokisuji
