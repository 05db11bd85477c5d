#include "editor/ui/texts/rule_name.h"

#include "editor/ui/texts/atom_text.h"
#include "editor/ui/texts/edit_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

using Row = std::pair<std::string_view, const char*>;

constexpr Row names[] = {
    {"across-wind", QT_TRANSLATE_NOOP("RuleName", "no line straight across a wind")},
    {"against-wind", QT_TRANSLATE_NOOP("RuleName", "not against the wind")},
    {"all-connected", QT_TRANSLATE_NOOP("RuleName", "one connected network")},
    {"all-lit", QT_TRANSLATE_NOOP("RuleName", "every white cell is lit")},
    {"all-of-kind", QT_TRANSLATE_NOOP("RuleName", "all signs of one kind in a room")},
    {"all-visited", QT_TRANSLATE_NOOP("RuleName", "the loop visits everything")},
    {"along-gate", QT_TRANSLATE_NOOP("RuleName", "gates are crossed, not followed")},
    {"arm-sum", QT_TRANSLATE_NOOP("RuleName", "length of both arms at a circle")},
    {"arms-differ", QT_TRANSLATE_NOOP("RuleName", "different arms at a black circle")},
    {"arms-equal", QT_TRANSLATE_NOOP("RuleName", "equal arms at a white circle")},
    {"arrow-count", QT_TRANSLATE_NOOP("RuleName", "number of shaded cells in an arrow's direction")},
    {"arrow-direction", QT_TRANSLATE_NOOP("RuleName", "all arrows the same way round")},
    {"arrow-end", QT_TRANSLATE_NOOP("RuleName", "an arrow in an end of its L")},
    {"arrow-in-wind", QT_TRANSLATE_NOOP("RuleName", "arrows in a wind point its way")},
    {"arrow-length", QT_TRANSLATE_NOOP("RuleName", "length of line in an arrow's direction")},
    {"arrow-missing", QT_TRANSLATE_NOOP("RuleName", "a number has an arrow")},
    {"arrow-straight", QT_TRANSLATE_NOOP("RuleName", "straight through an arrow")},
    {"arrow-to-corner", QT_TRANSLATE_NOOP("RuleName", "an arrow points to the corner")},
    {"ball-flies", QT_TRANSLATE_NOOP("RuleName", "one path from each ball")},
    {"ball-in-hole", QT_TRANSLATE_NOOP("RuleName", "one ball in each hole")},
    {"bank-count", QT_TRANSLATE_NOOP("RuleName", "every piece of the bank is used")},
    {"bank-shape", QT_TRANSLATE_NOOP("RuleName", "shaded areas are pieces of the bank")},
    {"between-two", QT_TRANSLATE_NOOP("RuleName", "two numbers in each region, its size between them")},
    {"black-circle-square", QT_TRANSLATE_NOOP("RuleName", "no 2×2 square of black circles")},
    {"black-circles-connected", QT_TRANSLATE_NOOP("RuleName", "all black circles connected")},
    {"black-connected", QT_TRANSLATE_NOOP("RuleName", "one connected area of shaded cells")},
    {"black-outside", QT_TRANSLATE_NOOP("RuleName", "black clues outside the loop")},
    {"black-straight-beside", QT_TRANSLATE_NOOP("RuleName", "straight on beside a black circle")},
    {"black-turns", QT_TRANSLATE_NOOP("RuleName", "turn on a black circle")},
    {"block-size", QT_TRANSLATE_NOOP("RuleName", "size of a block of equal numbers")},
    {"blocks", QT_TRANSLATE_NOOP("RuleName", "lengths of the shaded runs in a line")},
    {"border-outside", QT_TRANSLATE_NOOP("RuleName", "the border colour on the frame only")},
    {"border-parts", QT_TRANSLATE_NOOP("RuleName", "black and white on the sides of a room border")},
    {"border-touch", QT_TRANSLATE_NOOP("RuleName", "shaded cells do not touch across borders")},
    {"box-different", QT_TRANSLATE_NOOP("RuleName", "each number once in a box")},
    {"cape", QT_TRANSLATE_NOOP("RuleName", "one unshaded neighbour at a circle")},
    {"circle-corner", QT_TRANSLATE_NOOP("RuleName", "a circle in the corner of its L")},
    {"circle-shaded", QT_TRANSLATE_NOOP("RuleName", "black circles are shaded")},
    {"circle-unshaded", QT_TRANSLATE_NOOP("RuleName", "white circles are unshaded")},
    {"circles-enclosed", QT_TRANSLATE_NOOP("RuleName", "no colour encloses circles of the other")},
    {"clue-count", QT_TRANSLATE_NOOP("RuleName", "number of lines round a clue")},
    {"clue-free", QT_TRANSLATE_NOOP("RuleName", "a clue stays free")},
    {"clue-sum", QT_TRANSLATE_NOOP("RuleName", "number of bridges at an island")},
    {"column-different", QT_TRANSLATE_NOOP("RuleName", "each number once in a column")},
    {"column-half", QT_TRANSLATE_NOOP("RuleName", "half of a column is shaded")},
    {"column-stars", QT_TRANSLATE_NOOP("RuleName", "number of stars in a column")},
    {"compass-count", QT_TRANSLATE_NOOP("RuleName", "number of cells beyond a compass")},
    {"compass-reach", QT_TRANSLATE_NOOP("RuleName", "no region beyond the reach of its compass")},
    {"corner-count", QT_TRANSLATE_NOOP("RuleName", "number of shaded cells round a point")},
    {"domino", QT_TRANSLATE_NOOP("RuleName", "shaded cells in pairs")},
    {"ends-count", QT_TRANSLATE_NOOP("RuleName", "number of lines that end at a point")},
    {"equal-numbers", QT_TRANSLATE_NOOP("RuleName", "lines link equal numbers")},
    {"even-rows", QT_TRANSLATE_NOOP("RuleName", "the board has a lower half")},
    {"fall-together", QT_TRANSLATE_NOOP("RuleName", "a stone falls as one")},
    {"filled", QT_TRANSLATE_NOOP("RuleName", "every cell has a number")},
    {"flies-on", QT_TRANSLATE_NOOP("RuleName", "a ball flies on until it lands in a hole")},
    {"four-in-room", QT_TRANSLATE_NOOP("RuleName", "four shaded cells in a room")},
    {"four-shaded", QT_TRANSLATE_NOOP("RuleName", "at most three shaded cells in a row")},
    {"four-unshaded", QT_TRANSLATE_NOOP("RuleName", "at most three unshaded cells in a row")},
    {"gap", QT_TRANSLATE_NOOP("RuleName", "distance of equal numbers")},
    {"gate-once", QT_TRANSLATE_NOOP("RuleName", "each gate is passed once")},
    {"gate-order", QT_TRANSLATE_NOOP("RuleName", "order of the gates")},
    {"given-border", QT_TRANSLATE_NOOP("RuleName", "different blocks at a given border")},
    {"hole-free", QT_TRANSLATE_NOOP("RuleName", "no line over filled cells")},
    {"in-flight", QT_TRANSLATE_NOOP("RuleName", "lines only where a ball flies")},
    {"island-one-clue", QT_TRANSLATE_NOOP("RuleName", "one number in each island")},
    {"island-size", QT_TRANSLATE_NOOP("RuleName", "size of an island")},
    {"kinds-change", QT_TRANSLATE_NOOP("RuleName", "sun and moon by turns")},
    {"l-shape", QT_TRANSLATE_NOOP("RuleName", "L shapes of width 1")},
    {"lamp-count", QT_TRANSLATE_NOOP("RuleName", "number of lamps beside a number")},
    {"lamps-apart", QT_TRANSLATE_NOOP("RuleName", "lamps do not light each other")},
    {"larger-above", QT_TRANSLATE_NOOP("RuleName", "the larger number above in a room")},
    {"left-out-apart", QT_TRANSLATE_NOOP("RuleName", "cells without line apart across a border")},
    {"legs-equal", QT_TRANSLATE_NOOP("RuleName", "equal legs where the line turns on \"?\"")},
    {"line-end", QT_TRANSLATE_NOOP("RuleName", "each number is the end of one line")},
    {"loose-border", QT_TRANSLATE_NOOP("RuleName", "different regions at a border")},
    {"mirror-used", QT_TRANSLATE_NOOP("RuleName", "every mirror reflects light")},
    {"no-branch", QT_TRANSLATE_NOOP("RuleName", "the line neither branches nor ends")},
    {"no-cape", QT_TRANSLATE_NOOP("RuleName", "two unshaded neighbours without a circle")},
    {"no-crossing", QT_TRANSLATE_NOOP("RuleName", "lines do not cross")},
    {"no-loop", QT_TRANSLATE_NOOP("RuleName", "no line closes in itself")},
    {"no-ring", QT_TRANSLATE_NOOP("RuleName", "lines close no ring")},
    {"no-square", QT_TRANSLATE_NOOP("RuleName", "no 2×2 square of shaded cells")},
    {"no-visible-double", QT_TRANSLATE_NOOP("RuleName", "no number twice in a run of unshaded cells")},
    {"no-white-square", QT_TRANSLATE_NOOP("RuleName", "no 2×2 square of unshaded cells")},
    {"not-adjacent", QT_TRANSLATE_NOOP("RuleName", "shaded cells do not touch")},
    {"number-needed", QT_TRANSLATE_NOOP("RuleName", "a number in every rectangle")},
    {"number-paired", QT_TRANSLATE_NOOP("RuleName", "each number has a partner")},
    {"numbers-beside", QT_TRANSLATE_NOOP("RuleName", "how many numbers stand beside a number")},
    {"numbers-connected", QT_TRANSLATE_NOOP("RuleName", "all numbers connected")},
    {"one-compass", QT_TRANSLATE_NOOP("RuleName", "one compass in each region")},
    {"one-kind", QT_TRANSLATE_NOOP("RuleName", "either suns or moons in a room")},
    {"one-mirror", QT_TRANSLATE_NOOP("RuleName", "one mirror in each room")},
    {"one-number", QT_TRANSLATE_NOOP("RuleName", "one number in a rectangle")},
    {"one-star", QT_TRANSLATE_NOOP("RuleName", "one star in each region")},
    {"one-triangle", QT_TRANSLATE_NOOP("RuleName", "one triangle or none in a cell")},
    {"order", QT_TRANSLATE_NOOP("RuleName", "marks in their order")},
    {"outside-count", QT_TRANSLATE_NOOP("RuleName", "count of a row or column")},
    {"pearl-visited", QT_TRANSLATE_NOOP("RuleName", "the line passes every circle")},
    {"piece-in-cell", QT_TRANSLATE_NOOP("RuleName", "one piece in each cell")},
    {"piece-used", QT_TRANSLATE_NOOP("RuleName", "each piece of the set once")},
    {"pin", QT_TRANSLATE_NOOP("RuleName", "pinned pieces stay in their cells")},
    {"ray", QT_TRANSLATE_NOOP("RuleName", "the light from a letter")},
    {"reaches-frame", QT_TRANSLATE_NOOP("RuleName", "shaded areas reach the edge")},
    {"rectangle", QT_TRANSLATE_NOOP("RuleName", "shaded cells form rectangles")},
    {"rectangle-region", QT_TRANSLATE_NOOP("RuleName", "every region is a rectangle")},
    {"region-area", QT_TRANSLATE_NOOP("RuleName", "number of cells in a rectangle")},
    {"region-size", QT_TRANSLATE_NOOP("RuleName", "number of cells in an L")},
    {"right-angle", QT_TRANSLATE_NOOP("RuleName", "white areas are rectangles")},
    {"room-connected", QT_TRANSLATE_NOOP("RuleName", "one shaded area in a room")},
    {"room-count", QT_TRANSLATE_NOOP("RuleName", "number of shaded cells in a room")},
    {"room-different", QT_TRANSLATE_NOOP("RuleName", "each number once in a room")},
    {"room-once", QT_TRANSLATE_NOOP("RuleName", "a room is entered once")},
    {"room-stars", QT_TRANSLATE_NOOP("RuleName", "number of stars in a room")},
    {"room-visited", QT_TRANSLATE_NOOP("RuleName", "every room is visited")},
    {"rooms-differ", QT_TRANSLATE_NOOP("RuleName", "neighbouring rooms have different numbers of shaded cells")},
    {"row-different", QT_TRANSLATE_NOOP("RuleName", "each number once in a row")},
    {"row-stars", QT_TRANSLATE_NOOP("RuleName", "number of stars in a row")},
    {"run-different", QT_TRANSLATE_NOOP("RuleName", "each number once in a run")},
    {"run-sum", QT_TRANSLATE_NOOP("RuleName", "sum of a run")},
    {"runs-around", QT_TRANSLATE_NOOP("RuleName", "runs of shaded cells round a clue")},
    {"same-beside", QT_TRANSLATE_NOOP("RuleName", "equal numbers not side by side")},
    {"same-in-line", QT_TRANSLATE_NOOP("RuleName", "no number twice among the unshaded cells of a line")},
    {"same-shape", QT_TRANSLATE_NOOP("RuleName", "equal shapes do not touch")},
    {"same-touching", QT_TRANSLATE_NOOP("RuleName", "equal signs do not touch")},
    {"sea-connected", QT_TRANSLATE_NOOP("RuleName", "one connected area of shaded cells")},
    {"segment-length", QT_TRANSLATE_NOOP("RuleName", "length of the line through a number")},
    {"shaded-or-line", QT_TRANSLATE_NOOP("RuleName", "every cell is shaded or on the line")},
    {"shaded-outside", QT_TRANSLATE_NOOP("RuleName", "shaded cells outside the loop")},
    {"sides-match", QT_TRANSLATE_NOOP("RuleName", "sides that touch have one colour")},
    {"sight", QT_TRANSLATE_NOOP("RuleName", "number of cells that a number sees")},
    {"sign-once", QT_TRANSLATE_NOOP("RuleName", "each sign once in a room")},
    {"signs-connected", QT_TRANSLATE_NOOP("RuleName", "all signs connected")},
    {"single-loop", QT_TRANSLATE_NOOP("RuleName", "one single loop")},
    {"some-in-room", QT_TRANSLATE_NOOP("RuleName", "a shaded cell in each room")},
    {"some-line", QT_TRANSLATE_NOOP("RuleName", "there is a line")},
    {"some-number", QT_TRANSLATE_NOOP("RuleName", "there is a number")},
    {"some-shaded", QT_TRANSLATE_NOOP("RuleName", "there is a shaded cell")},
    {"some-triangle", QT_TRANSLATE_NOOP("RuleName", "there is a triangle")},
    {"star-cut", QT_TRANSLATE_NOOP("RuleName", "no border through a star")},
    {"star-symmetry", QT_TRANSLATE_NOOP("RuleName", "symmetric round the star")},
    {"stars-apart", QT_TRANSLATE_NOOP("RuleName", "stars do not touch")},
    {"start-visited", QT_TRANSLATE_NOOP("RuleName", "the line passes the start")},
    {"stray-mark", QT_TRANSLATE_NOOP("RuleName", "marks only where they can stand")},
    {"stretches", QT_TRANSLATE_NOOP("RuleName", "stretches of line round a clue")},
    {"tent-pairs", QT_TRANSLATE_NOOP("RuleName", "trees and tents in pairs")},
    {"tents-touch", QT_TRANSLATE_NOOP("RuleName", "tents do not touch")},
    {"tetromino", QT_TRANSLATE_NOOP("RuleName", "each room holds an L, I, T or S")},
    {"three-in-room", QT_TRANSLATE_NOOP("RuleName", "three signs in a room")},
    {"tight-border", QT_TRANSLATE_NOOP("RuleName", "different regions at a border")},
    {"too-large", QT_TRANSLATE_NOOP("RuleName", "no number above the largest one")},
    {"touching-areas", QT_TRANSLATE_NOOP("RuleName", "total size of the areas at a circle")},
    {"triangle-count", QT_TRANSLATE_NOOP("RuleName", "number of triangles beside a number")},
    {"turn-count", QT_TRANSLATE_NOOP("RuleName", "number of turns in a room")},
    {"two-borders", QT_TRANSLATE_NOOP("RuleName", "unshaded cells in a row in at most two rooms")},
    {"two-in-room", QT_TRANSLATE_NOOP("RuleName", "two shaded cells in a room")},
    {"visible", QT_TRANSLATE_NOOP("RuleName", "number of buildings that are seen")},
    {"visit-count", QT_TRANSLATE_NOOP("RuleName", "number of cells with line in a room")},
    {"wall-free", QT_TRANSLATE_NOOP("RuleName", "filled cells stay free")},
    {"water-level", QT_TRANSLATE_NOOP("RuleName", "water that hangs together is level")},
    {"water-sinks", QT_TRANSLATE_NOOP("RuleName", "water lies on the ground")},
    {"white-circle-square", QT_TRANSLATE_NOOP("RuleName", "no 2×2 square of white circles")},
    {"white-circles-connected", QT_TRANSLATE_NOOP("RuleName", "all white circles connected")},
    {"white-connected", QT_TRANSLATE_NOOP("RuleName", "one connected area of unshaded cells")},
    {"white-inside", QT_TRANSLATE_NOOP("RuleName", "white clues inside the loop")},
    {"white-straight", QT_TRANSLATE_NOOP("RuleName", "straight on through a white circle")},
    {"white-turn-beside", QT_TRANSLATE_NOOP("RuleName", "turn beside a white circle")},
};
static_assert(std::ranges::is_sorted(names, {}, &Row::first));

bool isClue(const Board& board, Place place)
{
    return isCell(place) && board.grid().hasCell(place) && board.at(Layer::Number, place) != blank;
}

QString at(const QString& rule, Place place)
{
    return QCoreApplication::translate("RuleName", "%1 at %2", "a rule and where it holds").arg(rule, placeText(place));
}

} // namespace

QString ruleName(std::string_view family)
{
    const auto found = std::ranges::lower_bound(names, family, {}, &Row::first);
    if (found == std::end(names) || found->first != family)
        return {};
    return QCoreApplication::translate("RuleName", found->second);
}

QString ruleAtPlace(const ConKey& rule, const Board& board)
{
    if (isClue(board, rule.anchor))
        return conflictText(board, rule.anchor);
    const QString name = ruleName(rule.family);
    return rule.anchor == wholeBoard ? name : at(name, rule.anchor);
}

} // namespace tokisuji
