// Wall Logic. From every number straight arrows grow in some of the four directions over empty cells; the number is
// their total length. Arrows run over neither clues, nor filled cells, nor each other.
//
//     2 > >        walllogic/3/1/2h
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowBegins{.id = "arrow-begins",
                                 .name = {"arrows begin at clues", "矢印は数字から出る"},
                                 .broken = {"An arrow does not begin at a clue", "数字から出ていない矢印があります"}};

constexpr RuleFamily arrowsLength{
    .id = "arrows-length",
    .name = {"total length of a number's arrows", "数字から出る矢印の長さの合計"},
    .broken = {"The arrows of a number have another length than it says", "数字と、矢印の長さの合計が違います"}};

constexpr RuleFamily someArrow{.id = "some-arrow",
                               .name = {"an arrow at every number", "どの数字からも矢印が出る"},
                               .broken = {"A number, or the board, has no arrow", "矢印の出ていない数字があります"}};

} // namespace family

namespace {

bool isOpenCell(const Board& b, Place c)
{
    return b.grid().hasCell(c) && b.at(Layer::Number, c) == blank && !isTerrain(b, c, Terrain::Wall);
}

/// An arrow goes on from the same arrow in the cell behind, or begins at a clue there.
void goOn(const Board& b, Rules& r, const Digits& way, Place c, Dir d)
{
    const Place behind = c.step(opposite(d));
    const int arrow = static_cast<int>(d);
    if (!b.grid().hasCell(behind) || isTerrain(b, behind, Terrain::Wall))
        r.at(c, family::arrowBegins).unlessClue().never(way.is(c, arrow));
    else if (isOpenCell(b, behind))
        r.clue(behind, family::arrowBegins).unlessClue().implies(way.is(c, arrow), {way.is(behind, arrow)});
}

std::vector<Lit> arrowsFrom(const Board& b, const Digits& way, Place clue)
{
    std::vector<Lit> cells;
    for (const Dir d : directions)
        for (Place c = clue.step(d); isOpenCell(b, c); c = c.step(d))
            cells.push_back(way.is(c, static_cast<int>(d)));
    return cells;
}

} // namespace

extern const Genre walllogic;
const Genre walllogic{
    .id = "walllogic",
    .urlId = "walllogic",
    .title = {"Wall Logic", "ウォールロジック"},
    .summary =
        {"From every number draw straight arrows in one or more of the four directions; the number is their total "
         "length. They pass through neither numbers nor black cells nor each other. Cells may stay empty.",
         "数字から上下左右のいくつかの方向へ、まっすぐな矢印を伸ばします。数字は、そこから出る矢印の長さの合計で"
         "す。矢印は数字や黒マスの上を通らず、1 つのマスを 2 本の矢印が通ることもありません。矢印の通らないマスが"
         "あってもかまいません。"},
    .kana = "うぉーるろじっく",
    .family = Family::Object,
    .clues = {{.kind = Clue::CellNumber,
               .min = 0,
               .max = [](const Board& b) { return b.size().width + b.size().height - 2; },
               .orUnknown = true,
               .isSum = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::Wall}}},
    .marks = {Mark::Sign, Mark::CrossedClue},
    .url = {&url::wallLogic},
    .file = {.version = 0, .parts = {&file::numbersAndWalls, &file::waysAndCrossedClues}},
    .signs = SignStyle::Ways,
    .signsEverywhere = true,
    .largestAnswerAt = [](const Board&, Place) { return static_cast<int>(directions.size()); },
    .sample = "walllogic/5/5/h+j+m5g2j1+3",
    .rules =
        [](const Board& b, Rules& r) {
            PlaceMap<int> largest(b.grid());
            for (const Place c : b.grid().cells())
                largest[c] = isOpenCell(b, c) ? static_cast<int>(directions.size()) : -1; // none at all
            const Digits way(r, b, 0, largest);
            std::vector<Lit> arrows;
            for (const Place c : b.grid().cells()) {
                if (isOpenCell(b, c)) {
                    arrows.push_back(!way.is(c, 0));
                    for (const Dir d : directions)
                        goOn(b, r, way, c, d);
                } else if (const int n = b.at(Layer::Number, c); n >= 0) {
                    const std::vector<Lit> cells = arrowsFrom(b, way, c);
                    r.clue(c, family::someArrow).upToClue().any(cells);
                    r.clue(c, family::arrowsLength).upToClue().exactly(n, cells);
                }
            }
            r.clue(wholeBoard, family::someArrow).unlessClue().any(std::move(arrows));
        },
    .recipe = Recipe{.method = "long-arrows", .density = 0.2, .canRepeat = neverRepeats},
};

} // namespace tokisuji
