// Retrograde Battleships. Place each ship of the fleet once, rotated and flipped at will; ships never touch, not even
// at corners. Cells show parts of ships: one that is shaded is that part. Waves stay free, a ? is a cell of a ship.
//
//     5 # 0
//     . . 0        ships of one and two cells: retroships/3/3/5g0h01h/2/11g/21o (0: water)
//     1 # #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"
#include "engine/rules/words/ships.h"

#include <string_view>

namespace tokisuji {

namespace {

/// A smaller fleet than the usual one where that would crowd the board, and a larger one where there is room.
std::string_view fleetOfNewBoards(Size size)
{
    const int cells = size.cells();
    return cells >= 100 ? "E" : cells >= 64 ? "D" : cells >= 36 ? "C" : "3/11g/21o/31s";
}

} // namespace

extern const Genre retroships;
const Genre retroships{
    .id = "retroships",
    .urlId = "retroships",
    .title = {"Retrograde Battleships", "Retrograde Battleships"},
    .summary =
        {"Place each ship of the fleet once by shading cells; ships may be rotated and flipped, and never touch, "
         "not even at corners. Outlines show parts of ships, round where the ship ends: a cell with an outline "
         "is that part, or no ship at all. Cells with waves are water; a ? is a cell of a ship.",
         "艦隊の船をすべて 1 回ずつ、マスを黒く塗って置きます。船は回転・裏返しができ、辺でも角でも接しません。輪"
         "郭の描かれたマスに船を置くなら、そのとおりの部分（丸い側で船が終わる）でなければいけません。置かなくて"
         "もかまいません。波のマスは海、？は船のマスです。"},
    .kana = "れとろぐれーどばとるしっぷ",
    .family = Family::Object,
    .clues = {{.kind = Clue::PieceBank, .fleets = true},
              {.kind = Clue::Sign, .min = 0, .max = largestShipSign, .orUnknown = true, .unknownIsOwn = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16, &url::pieceBank},
    .file = {.version = 0, .parts = {&file::pieceBank, &file::numbers, &file::shades, &file::usedPieces}},
    .signs = SignStyle::Ships,
    .setup = "D",
    .sample = "retroships/4/4/06263101gag06g53/2/11g/22s",
    .rules =
        [](const Board& b, Rules& r) {
            const Field marked = shade(r, b);
            Field ships = marked;
            for (const Place c : clueCells(b)) {
                const int part = b.at(Layer::Number, c);
                if (part == waterSign || part == question)
                    r.clue(c, family::clueFree).never(marked[c]);
                if (part == question) // a ship without a mark
                    ships.set(c, Yes);
            }
            usesBank(r, ships, bankOf(b), {.corners = Touching::Apart, .mayChange = true});
            for (const Place c : clueCells(b))
                isShipPart(r, ships, c, b.at(Layer::Number, c), ships[c]);
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .setup = fleetOfNewBoards},
};

} // namespace tokisuji
