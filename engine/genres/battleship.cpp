// Battleship. Place each ship of the fleet once, rotated and flipped at will; ships never touch, not even at corners. A
// number outside is that of the ship cells in its line; some cells are given as water or as parts of ships.
//
//         . . 0 .
//       . 1 . . .        ships of one and two cells: battleship/4/4/h0h2h1u/2/11g/21o
//       2 # . . #        ("1" in a cell: the upper end of a ship)
//       . . . . .
//       . . . . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/outside.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"
#include "engine/rules/words/ships.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Given parts of ships are shaded from the beginning, so no mark goes there.
Field shipCells(Rules& r, const Board& b)
{
    Field ships = shade(r, b);
    cluesFree(r, b, ships);
    for (const Place c : clueCells(b))
        if (b.at(Layer::Number, c) != waterSign)
            ships.set(c, Yes);
    return ships;
}

} // namespace

extern const Genre battleship;
const Genre battleship{
    .id = "battleship",
    .urlId = "battleship",
    .title = {"Battleship", "Battleship"},
    .summary =
        {"Place each ship of the fleet once by shading cells; ships may be rotated and flipped, and never touch, not "
         "even at corners. A number outside says how many cells of its row or column belong to ships. Cells with waves "
         "are water; a given part is a cell of a ship, round where the ship ends. A ? is a cell of a ship.",
         "艦隊の船をすべて 1 回ずつ、マスを黒く塗って置きます。船は回転・裏返しができ、辺でも角でも接しません。盤面の"
         "外の数字は、その行や列にある船のマスの数です。波のマスは海です。形が描かれたマスは船の一部で、丸い側で船が終"
         "わります。？は船のマスです。"},
    .kana = "ばとるしっぷ",
    .family = Family::Object,
    .clues = {{.kind = Clue::PieceBank, .fleets = true},
              {.kind = Clue::OutsideNumber, .min = 0, .max = longSide},
              {.kind = Clue::Sign, .min = 0, .max = largestShipSign, .orUnknown = true, .unknownIsOwn = true}},
    .marks = {Mark::Shade, Mark::CrossedClue},
    .url = {&url::outsideNumber16AtOnce, &url::number16, &url::pieceBank},
    .file = {.version = 0, .parts = {&file::pieceBank, &file::outsideAndClues, &file::shades, &file::usedPieces}},
    .signs = SignStyle::Ships,
    .setup = "D",
    .sample = "battleship/5/5/1i03i1g0v0i6h/4/11g/11g/21o/31s",
    .rules =
        [](const Board& b, Rules& r) {
            const Field ships = shipCells(r, b);
            usesBank(r, ships, bankOf(b), {.corners = Touching::Apart, .mayChange = true});
            for (const auto& [slot, number, line] : outsideNumbers(b))
                if (number >= 0)
                    r.clue(slot, family::outsideCount).unlessClue().exactly(number, ships[line]);
            for (const Place c : clueCells(b))
                isShipPart(r, ships, c, b.at(Layer::Number, c), Yes);
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<5, 30>,
                         {"Ships that do not touch need at least 30 cells, at least 5 columns and at least 5 rows.",
                          "船を離して置くには、縦横とも 5 マス以上、合わせて 30 マス以上が必要です。"}},
               .method = "fleet",
               .density = 0.2,
               .canRepeat = neverRepeats,
               .setup = [](Size size) -> std::string_view { return size.cells() < 100 ? "C" : "D"; }},
};

} // namespace tokisuji
