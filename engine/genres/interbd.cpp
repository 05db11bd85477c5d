// International Borders. Shade cells so that the rest falls into countries, each of which holds clues of just one
// colour, and each colour lies in just one country. A number counts the shaded cells beside it; every shaded cell
// touches at least two countries.
//
//     A # B        A red and a blue "?", and the border between their countries:
//                  interbd/3/1/ag-14
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/countries.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily countryNamed{.id = "country-named",
                                  .name = {"every country has a colour", "どの国にも色がある"},
                                  .broken = {"A country has no colour", "色のない国があります"}};

constexpr RuleFamily partsCountries{
    .id = "parts-countries",
    .name = {"shaded cells part countries", "黒マスは 2 つ以上の国に接する"},
    .broken = {"A shaded cell does not touch two countries", "2 つ以上の国に接していない黒マスがあります"}};

constexpr RuleFamily borderCount{
    .id = "border-count",
    .name = {"shaded cells beside a number", "数字に接する黒マスの数"},
    .broken = {"The number of shaded cells beside a number is wrong", "数字に接する黒マスの数が違います"}};

} // namespace family

namespace {

std::vector<Lit> inEach(const std::vector<Field>& fields, Place c)
{
    std::vector<Lit> lits;
    for (const Field& field : fields)
        lits.push_back(field[c]);
    return lits;
}

} // namespace

extern const Genre interbd;
const Genre interbd{
    .id = "interbd",
    .urlId = "interbd",
    .title = {"International Borders", "International Borders"},
    .summary =
        {"Shade cells without clues so that the other cells fall into countries. All clues of one colour lie in "
         "one country, and every country holds clues of exactly one colour, besides grey ones. A number says how "
         "many of the four cells beside it are shaded. Every shaded cell shares sides with at least two countries.",
         "ヒントのないマスを黒く塗り、残りのマスを「国」に分けます。同じ色のヒントはすべて 1 つの国に入り、どの国に"
         "もちょうど 1 色のヒントが入ります（灰色は色に数えません）。数字は、そのマスの上下左右にある黒マスの数です"
         "。どの黒マスも 2 つ以上の国に辺で接します。"},
    .kana = "いんたーなしょなるぼーだーず",
    .family = Family::Shading,
    .clues = {{.kind = Clue::ColouredNumber,
               .min = 0,
               .max = 4,
               .orUnknown = true,
               .terrains = {Terrain::Red, Terrain::Blue, Terrain::Green, Terrain::Purple, Terrain::Orange,
                            Terrain::Cyan},
               .unknownIsOwn = true}},
    .marks = {Mark::Shade},
    .url = {&url::colourNumbers},
    .file = {.version = 0, .parts = {&file::colourNumbersAndShades}},
    .sample = "interbd/5/5/m-1fi-1eiak-18i",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            const std::vector<Field> inside = countries(r, b, !black);
            for (const Place c : b.grid().cells()) {
                const std::vector<Place> beside = b.grid().neighbours(c);
                r.at(c, family::countryNamed).when(!black[c]).unlessClue().any(inEach(inside, c));
                r.at(c, family::partsCountries).when(black[c]).count(2, 4, (!black)[beside]);
                std::vector<Lit> touched;
                for (const Field& country : inside)
                    touched.push_back(r.anyOf(country[beside]));
                const auto most = static_cast<int>(touched.size());
                r.at(c, family::partsCountries)
                    .when(black[c])
                    .unlessClue()
                    .count(2, std::max(most, 2), std::move(touched));
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::borderCount).exactly(n, black[beside]);
            }
        },
    .recipe = Recipe{.sizes = fromSixCells, .clues = Recipe::Shaping, .density = 0.2},
};

} // namespace tokisuji
