// Choco Banana. Shade cells so that every shaded area is a full rectangle and no unshaded one is. A number is the size
// of its area, of whichever kind.
//
//     # # # #
//     7 . . .        cbanana/4/3/j7i77g1
//     7 7 . 1#
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <array>

namespace tokisuji {

namespace family {

constexpr RuleFamily whiteNoRectangle{
    .id = "white-no-rectangle",
    .name = {"no unshaded area is a rectangle", "白マスのかたまりは長方形でない"},
    .broken = {"An unshaded area is a rectangle", "長方形の白マスのかたまりがあります"}};

constexpr RuleFamily sizeOfArea{
    .id = "size-of-area",
    .name = {"size of the area of a number", "数字のかたまりの大きさ"},
    .broken = {"The size of an area differs from its number", "かたまりの大きさが数字と違います"}};

} // namespace family

namespace {

/// "At least 0, 1, 2, ... cells of the field follow in this direction", in the end No.
std::vector<Lit> arm(Rules& r, const Field& field, Place from, Dir d)
{
    std::vector<Lit> found{Yes};
    for (const Place c : field.grid().ray(from, d))
        found.push_back(r.allOf({found.back(), field[c]}));
    found.push_back(No);
    return found;
}

/// The ways in which a rectangle of so many cells of the field may lie round a cell.
std::vector<Lit> rectanglesOf(Rules& r, const Field& field, Place c, int size)
{
    std::array<std::vector<Lit>, 4> arms;
    for (std::size_t i = 0; i < arms.size(); ++i)
        arms[i] = arm(r, field, c, directions[i]);
    // For each number of cells of a row or a column through the cell, the ways to have them.
    const auto spans = [&](const std::vector<Lit>& one, const std::vector<Lit>& other) {
        std::vector<std::vector<Lit>> ways(static_cast<std::size_t>(size) + 1);
        for (std::size_t i = 0; i + 1 < one.size(); ++i)
            for (std::size_t k = 0; k + 1 < other.size() && i + k + 1 < ways.size(); ++k)
                ways[i + k + 1].push_back(r.allOf({one[i], !one[i + 1], other[k], !other[k + 1]}));
        return ways;
    };
    const auto heights = spans(arms[0], arms[1]), widths = spans(arms[2], arms[3]);
    std::vector<Lit> found;
    for (int width = 1; width <= size; ++width)
        if (size % width == 0)
            found.push_back(r.allOf({r.anyOf(widths[static_cast<std::size_t>(width)]),
                                     r.anyOf(heights[static_cast<std::size_t>(size / width)])}));
    return found;
}

} // namespace

extern const Genre cbanana;
const Genre cbanana{
    .id = "cbanana",
    .urlId = "cbanana",
    .title = {"Choco Banana", "チョコバナナ"},
    .summary =
        {"Shade cells so that every shaded area is a rectangle and no unshaded area is one; squares and single "
         "cells are rectangles too. A number, shaded or not, says how many cells its area has.",
         "いくつかのマスを黒く塗ります。黒マスのかたまりはすべて長方形、白マスのかたまりはすべて長方形以外の形に"
         "なります（正方形や 1 マスも長方形です）。数字は、それが入る黒マスまたは白マスのかたまりの大きさです。"},
    .kana = "ちょこばなな",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = cellCount, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "cbanana/5/5/h13i7p4h1i",
    .penpa = {.tag = "choco banana", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            rectangles(r, black, family::rectangle);
            noRectangle(r, !black, family::whiteNoRectangle);
            const auto white = Shared(Parts{!black, {}});
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n > 0) {
                    r.clue(c, family::sizeOfArea).implies(black[c], rectanglesOf(r, black, c, n));
                    r.clue(c, family::sizeOfArea).when(!black[c]).partSize(white, n);
                }
        },
    .recipe = Recipe{.unknowns = 0},
};

} // namespace tokisuji
