// Shirokuro-link. Link each white circle with a black one by a straight line; lines neither cross nor pass over
// circles.
//
//     o---*        "o" white, "*" black: wblink/2/2/h9
//     *---o
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneLink{
    .id = "one-link",
    .name = {"one line from each circle", "丸から線は 1 本"},
    .broken = {"A circle does not have exactly one line", "線がちょうど 1 本でない丸があります"}};

constexpr RuleFamily unlikeLinked{
    .id = "unlike-linked",
    .name = {"a line links white and black", "線は白丸と黒丸を結ぶ"},
    .broken = {"A line links two circles of the same colour", "同じ色の丸が結ばれています"}};

} // namespace family

namespace {

/// A "?" may be of either colour.
bool areAlike(const Board& b, Place p, Place q)
{
    const int colour = b.at(Layer::Number, p);
    return colour > 0 && colour == b.at(Layer::Number, q);
}

} // namespace

extern const Genre wblink;
const Genre wblink{
    .id = "wblink",
    .urlId = "wblink",
    .title = {"Shirokuro-link", "シロクロリンク"},
    .summary = {"Link each white circle with a black one by a straight line. Lines do not cross and do not pass over "
                "circles. A circle with a question mark may be of either colour.",
                "すべての丸を、縦横まっすぐの線で白丸と黒丸の組になるように結びます。線は交差せず、丸の上を通りません。"
                "？の丸は白にも黒にもなります。"},
    .kana = "しろくろりんく",
    .family = Family::Object,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Pearl, .min = 1, .max = 2, .orUnknown = true, .strict = true}},
    .marks = {Mark::Bridge},
    .url = {&url::circle},
    .file = {.version = 0, .parts = {&file::numbers, &file::lines}},
    .grid = GridStyle::Guides,
    .sample = "wblink/5/5/171bimo9i",
    .rules =
        [](const Board& b, Rules& r) {
            const Bridges links = bridges(r, b, clueCells(b), 1);
            std::vector<Lit> any;
            for (std::size_t i = 0; i < links.islands.size(); ++i) {
                any.insert(any.end(), links.ends[i].begin(), links.ends[i].end());
                if (b.at(Layer::Number, links.islands[i]) != blank)
                    r.clue(links.islands[i], family::oneLink).exactly(1, links.ends[i]);
            }
            for (const Bridges::Link& link : links.links)
                if (const Place p = links.islands[static_cast<std::size_t>(link.a)];
                    areAlike(b, p, links.islands[static_cast<std::size_t>(link.b)]))
                    r.clue(p, family::unlikeLinked).never(link.lits.front());
            r.at(wholeBoard, family::someLine).any(std::move(any));
        },
    .recipe = Recipe{.sizes = fromSixCells,
                     .method = "straight-links",
                     .clues = Recipe::Shaping,
                     .density = 0.5,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
