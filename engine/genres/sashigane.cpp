// Sashigane. Divide the board into L shapes of width 1, whose legs have at least two cells. A circle is at the corner
// of its L, and a number says how many cells the L has; an arrow is at an end of its L and points to the corner.
//
//     +-------+---+
//     | 3   . | . |
//     |   +---+   |
//     | . | .   . |        sashigane/3/2/3o
//     +---+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily lShape{.id = "l-shape",
                            .name = {"L shapes of width 1", "幅 1 マスの L 字形"},
                            .broken = {"A region is not an L of width 1", "領域が幅 1 マスの L 字形になっていません"}};

constexpr RuleFamily circleCorner{
    .id = "circle-corner",
    .name = {"a circle at the corner of its L", "丸は L 字の角"},
    .broken = {"A circle is not at the corner of its L", "丸が L 字の角のマスにありません"}};

constexpr RuleFamily regionSize{.id = "region-size",
                                .name = {"number of cells in an L", "L 字のマスの数"},
                                .broken = {"The number of cells in an L is wrong", "L 字のマスの数が数字と違います"}};

constexpr RuleFamily arrowEnd{.id = "arrow-end",
                              .name = {"an arrow at an end of its L", "矢印は L 字の端"},
                              .broken = {"An arrow is not at an end of its L", "矢印が L 字の端のマスにありません"}};

constexpr RuleFamily arrowToCorner{
    .id = "arrow-to-corner",
    .name = {"an arrow points to the corner", "矢印は角を指す"},
    .broken = {"An arrow does not point to the corner of its L", "矢印が L 字の角を指していません"}};

} // namespace family

namespace {

/// In each direction, for each cell: "straight on from here lies the corner of the region".
class CornerShapes {
public:
    CornerShapes(Rules& r, const Borders& border)
    {
        const auto eitherWay = [&](Place c, Axis a) {
            return r.anyOf({border.open(c, ends(a)[0]), border.open(c, ends(a)[1])});
        };
        for (const Place c : border.cells())
            m_bent.emplace(c, r.allOf({eitherWay(c, Axis::Horizontal), eitherWay(c, Axis::Vertical)}));
        for (const Dir d : directions) {
            std::vector<Place> cells = border.cells();
            if (d == Dir::Right || d == Dir::Down)
                std::ranges::reverse(cells); // what lies ahead comes first
            for (const Place c : cells)
                if (const Place next = c.step(d); border.grid().hasCell(next))
                    m_ahead[{c, d}] = r.allOf({border.open(c, d), r.anyOf({m_bent.at(next), ahead(next, d)})});
        }
    }
    [[nodiscard]] Lit at(Place c) const { return m_bent.at(c); }
    [[nodiscard]] Lit ahead(Place c, Dir d) const
    {
        const auto found = m_ahead.find({c, d});
        return found == m_ahead.end() ? No : found->second;
    }

private:
    std::map<Place, Lit> m_bent;
    std::map<std::pair<Place, Dir>, Lit> m_ahead;
};

/// Three corners of three cells would have to fill a square of side 3, and they do not.
bool isFilledByCorners(const Board& board)
{
    return isAtLeast<2, 6>(board) && board.size() != Size{3, 3};
}

} // namespace

extern const Genre sashigane;
const Genre sashigane{
    .id = "sashigane",
    .urlId = "sashigane",
    .title = {"Sashigane", "さしがね"},
    .summary = {"Divide the board into L shapes of width 1. A circle is at the corner of its L, and a number in it is "
                "the number of cells in the L. An arrow is at an end of its L and points to the corner.",
                "盤面を幅 1 マスの L 字形に分けます。丸は L 字の角のマスに入り、丸の中の数字は L "
                "字のマスの数です。矢印は L 字の端のマスに入り、角の方向を指します。"},
    .kana = "さしがね",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::Island,
               .min = 3,
               .max = [](const Board& b) { return b.size().width + b.size().height - 1; },
               .orUnknown = true},
              {Clue::PlainArrow}},
    .marks = {Mark::Border},
    .url = {&url::sashigane},
    .file = {.version = 0, .parts = {&file::sashiganeClues, &file::answerBorders}},
    .sample = "sashigane/5/5/hkizkjm4",
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            const CornerShapes corner(r, border);
            for (const Place c : border.cells()) {
                r.at(c, family::lShape).count(1, 2, border.open(c));
                std::vector<Lit> corners{corner.at(c)};
                for (const Dir d : directions)
                    corners.push_back(corner.ahead(c, d));
                r.at(c, family::lShape).exactly(1, corners);

                const int circle = b.at(Layer::Number, c);
                if (circle != blank && circle != plainMark)
                    r.clue(c, family::circleCorner).is(corner.at(c));
                if (circle >= 0) {
                    std::vector<Lit> others;
                    for (const Dir d : directions)
                        std::ranges::copy(border.run(r, c, d), std::back_inserter(others));
                    r.clue(c, family::regionSize).exactly(circle - 1, others);
                }
                if (const int arrow = b.at(Layer::Arrow, c); arrow > 0) {
                    r.clue(c, family::arrowEnd).exactly(1, border.open(c));
                    r.clue(c, family::arrowToCorner).is(corner.ahead(c, static_cast<Dir>(arrow)));
                }
            }
        },
    .recipe = Recipe{.sizes = {isFilledByCorners,
                               {"L shapes need at least 6 cells, at least 2 columns and at least 2 rows, and they "
                                "cannot fill 3×3 cells.",
                                "盤面を L 字形に分けるには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。3×3 "
                                "は分けられません。"}},
                     .method = "corners",
                     .unknowns = 0.3},
};

} // namespace tokisuji
