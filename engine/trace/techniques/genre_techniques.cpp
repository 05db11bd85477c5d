// The names that puzzlers use, genre by genre. A row of `names` says which deductions carry which name; rows are tried
// from the top, so the narrower stands before the wider.
#include "engine/trace/techniques/shapes.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array own{
    // id, name, level, difficulty
    Technique{"neighbour-white", {"Neighbours of a shaded cell", "黒マスの隣は白"}, 0, 0.3},
    Technique{"no-pool", {"No 2×2 pool", "2×2 の池は禁止"}, 0, 0.6},
    Technique{"third-room", {"No third room", "3 部屋連続禁止"}, 0, 0.8},
    Technique{"double-broken", {"The doubles must be parted", "同じ数字の間に黒"}, 0, 0.8},
    Technique{"room-full", {"Room is full", "部屋の黒は足りた"}, 0, 0.4},
    Technique{"room-rest", {"Room needs all the rest", "部屋の残りはすべて黒"}, 0, 0.6},
    Technique{"room-packing", {"All ways to fill the room agree", "部屋のどの置き方でも同じ"}, 3, 2.6},
    Technique{"arrow-full", {"Arrow is satisfied", "矢印の数は足りた"}, 0, 0.4},
    Technique{"arrow-rest", {"Arrow needs all the rest", "矢印の残りはすべて黒"}, 0, 0.6},
    Technique{"arrow-packing", {"All ways to fill the line agree", "列のどの置き方でも同じ"}, 3, 2.4},
    Technique{"on-the-loop", {"On the loop: unshaded", "線が通るマスは白"}, 0, 0.4},
    Technique{"off-the-loop", {"Off the loop: shaded", "線が通らないマスは黒"}, 0, 0.6},
    Technique{"white-pearl", {"White pearl: straight", "白丸は直進"}, 0, 0.6},
    Technique{"white-pearl-turn", {"White pearl: turn beside it", "白丸の隣で曲がる"}, 0, 0.9},
    Technique{"black-pearl", {"Black pearl: turn", "黒丸は曲がる"}, 0, 0.6},
    Technique{"black-pearl-straight", {"Black pearl: straight beside it", "黒丸の隣は直進"}, 0, 0.7},
    Technique{"zero", {"0", "0 のまわり"}, 0, 0.2},
    Technique{"clue-full", {"Number is satisfied", "数字は満たされた"}, 0, 0.4},
    Technique{"clue-rest", {"Number needs all the rest", "数字の残りはすべて線"}, 0, 0.5},
    Technique{"clue-one-pair", {"1 with a pair", "1 と 2 辺の関係"}, 2, 1.6},
    Technique{"clue-two-pair", {"2 with a pair", "2 と 2 辺の関係"}, 2, 1.9},
    Technique{"clue-three-pair", {"3 with a pair", "3 と 2 辺の関係"}, 2, 1.6},
    Technique{"corner-one", {"1 in the corner", "角の 1"}, 2, 1.0},
    Technique{"corner-three", {"3 in the corner", "角の 3"}, 2, 1.0},
    Technique{"adjacent-threes", {"Adjacent 3s", "33 の常識"}, 4, 1.5},
    Technique{"diagonal-threes", {"Diagonal 3s", "斜めの 33"}, 4, 1.8},
    Technique{"one-three", {"1 beside 3", "1 と 3 の隣接"}, 4, 2.0},
    Technique{"diagonal-one-three", {"Diagonal 1 and 3", "斜めの 1 と 3"}, 4, 2.0},
    Technique{"full-island", {"Every bridge is needed", "すべての橋が必要"}, 0, 0.4},
    Technique{"each-way", {"At least one each way", "どの方向にも 1 本"}, 0, 0.6},
    Technique{"neighbours-limit", {"What the neighbours cannot take", "隣が受けられない分"}, 0, 0.9},
    Technique{"one-way-left", {"One direction left", "残る方向は 1 つ"}, 0, 0.5},
    Technique{"island-full", {"Island is complete", "島は完成"}, 0, 0.4},
    Technique{"island-rest", {"Island needs all the rest", "残りの橋はすべて必要"}, 0, 0.5},
    Technique{"island-at-most", {"Island has room for no more", "島の数をこえる"}, 0, 0.6},
    Technique{"bridge-crossed", {"Bridges do not cross", "橋は交差しない"}, 0, 0.4},
    Technique{"isolation-ones", {"1-1 would be isolated", "1 と 1 の孤立"}, 2, 1.0},
    Technique{"isolation-twos", {"2-2 would be isolated", "2 と 2 の孤立"}, 2, 1.0},
    Technique{"isolation-segment", {"The segment would be isolated", "つながりの孤立"}, 2, 1.8},
    Technique{"segment-exit", {"Only way on for the segment", "つながりの出口は 1 か所"}, 1, 1.4},
    Technique{"naked-single", {"Naked single", "候補が 1 つのマス"}, 0, 1.0},
    Technique{"cell-filled", {"The cell has its number", "マスは埋まっている"}, 0, 0.2},
    Technique{"hidden-single-box", {"Hidden single in a box", "ブロックで 1 か所"}, 1, 0.8},
    Technique{"hidden-single-row", {"Hidden single in a row", "行で 1 か所"}, 1, 1.0},
    Technique{"hidden-single-column", {"Hidden single in a column", "列で 1 か所"}, 1, 1.0},
    Technique{"pointing", {"Pointing", "ブロックから列への予約"}, 3, 2.4},
    Technique{"claiming", {"Claiming", "列からブロックへの予約"}, 3, 2.6},
    Technique{"naked-pair", {"Naked pair", "2 マスに同じ 2 候補"}, 4, 2.8},
    Technique{"naked-triple", {"Naked triple", "3 マスに同じ 3 候補"}, 4, 3.4},
    Technique{"hidden-pair", {"Hidden pair", "2 数字の入る 2 マス"}, 4, 3.2},
    Technique{"hidden-triple", {"Hidden triple", "3 数字の入る 3 マス"}, 4, 3.8},
    Technique{"x-wing", {"X-wing", "X 字"}, 5, 3.6},
    Technique{"swordfish", {"Swordfish", "3 列の組"}, 5, 4.4},
    Technique{"jellyfish", {"Jellyfish", "4 列の組"}, 5, 5.0},
    Technique{"unique-rectangle-1", {"Unique rectangle, type 1", "唯一解の四角形 (1 マスで防ぐ)"}, 5, 3.0, true},
    Technique{"unique-rectangle-2", {"Unique rectangle, type 2", "唯一解の四角形 (2 マスで防ぐ)"}, 5, 3.4, true},
    Technique{"bug-one", {"All others bivalue (BUG+1)", "全マス 2 候補の回避 (BUG+1)"}, 5, 3.6, true},
    Technique{"unique-detour", {"Two ways round a cell", "どちら回りでも通れる形の回避"}, 4, 2.6, true},
};

} // namespace

std::span<const Technique> genreTechniques()
{
    return own;
}

namespace tracing {

std::vector<const Instance*> rulesOf(const Ground& g, const Deduction& d, std::string_view family)
{
    std::vector<const Instance*> found;
    for (const int i : d.instances)
        if (isOfFamily(g, i, family))
            found.push_back(&g.instance(i));
    return found;
}

bool isPairOfClues(const Ground& g, const Deduction& d, std::string_view family, int a, int b, int dx, int dy)
{
    const auto clues = rulesOf(g, d, family);
    if (clues.size() != 2 || std::minmax(clues[0]->lo, clues[1]->lo) != std::minmax(a, b))
        return false;
    const int x = std::abs(clues[0]->anchor.x - clues[1]->anchor.x) / 2;
    const int y = std::abs(clues[0]->anchor.y - clues[1]->anchor.y) / 2;
    return std::minmax(x, y) == std::minmax(dx, dy);
}

namespace {

template <int A, int B, int Dx, int Dy>
bool isClues(const Ground& g, const Deduction& d)
{
    return isPairOfClues(g, d, "clue-count", A, B, Dx, Dy);
}

/// A slitherlink number with the two edges that meet in a corner of the board, of which all or none are line.
template <int Number>
bool isCorner(const Ground& g, const Deduction& d)
{
    if (!isNumber<Number>(g, d))
        return false;
    return std::ranges::any_of(d.premises, [&](const Fact& f) {
        if (f.isValue() || !g.isVisible(f))
            return false;
        const Place p = g.placeOf(f.a.atom());
        const Place q = g.placeOf(f.b.atom());
        const Place vertex{(p.x & 1) == 0 ? p.x : q.x, (p.y & 1) == 0 ? p.y : q.y};
        int exits = 0;
        for (const Dir dir : directions)
            for (const LoopMap::Edge& edge : g.loops().front().edges)
                exits += g.placeOf(edge.lit.atom()) == vertex.step(dir, 1) ? 1 : 0;
        return exits == 2;
    });
}

/// Two islands of the same number that would be alone with each other.
template <int Number>
bool isPairOfIslands(const Ground& g, const Deduction& d)
{
    const auto sums = rulesOf(g, d, "clue-sum");
    return sums.size() == 2 && sums[0]->lo == Number && sums[1]->lo == Number;
}

/// Where shaded cells do not touch, whatever divides the board is a chain of diagonals.
bool isDiagonalChain(const Ground& g, const Deduction& d)
{
    return std::ranges::any_of(d.conclusions, [&](const Fact& f) { return !g.adjacent(!f.a).empty(); });
}

bool startsInBox(const Ground& g, const Deduction& d)
{
    return firstRule(g, d).family->id == "box-different";
}

constexpr std::array names{
    // Slitherlink
    NameRow{"slither", Move::CountFull, "clue-count", isNumber<0>, "zero"},
    NameRow{"slither", Move::CountFull, "clue-count", nullptr, "clue-full"},
    NameRow{"slither", Move::CountRest, "clue-count", nullptr, "clue-rest"},
    NameRow{"slither", Move::CountPairs, "clue-count", isCorner<1>, "corner-one"},
    NameRow{"slither", Move::CountPairs, "clue-count", isCorner<3>, "corner-three"},
    NameRow{"slither", Move::CountPairs, "clue-count", isNumber<1>, "clue-one-pair"},
    NameRow{"slither", Move::CountPairs, "clue-count", isNumber<2>, "clue-two-pair"},
    NameRow{"slither", Move::CountPairs, "clue-count", isNumber<3>, "clue-three-pair"},
    NameRow{"slither", Move::Refutation, "clue-count", isClues<3, 3, 1, 0>, "adjacent-threes"},
    NameRow{"slither", Move::Refutation, "clue-count", isClues<3, 3, 1, 1>, "diagonal-threes"},
    NameRow{"slither", Move::Refutation, "clue-count", isClues<1, 3, 1, 0>, "one-three"},
    NameRow{"slither", Move::Refutation, "clue-count", isClues<1, 3, 1, 1>, "diagonal-one-three"},
    // Masyu
    NameRow{"mashu", Move::LastOption, "white-turn-beside", nullptr, "white-pearl-turn"},
    NameRow{"mashu", Move::LastOption, "black-straight-beside", nullptr, "black-pearl-straight"},
    NameRow{"mashu", Move::LastOption, "white-straight", nullptr, "white-pearl"},
    NameRow{"mashu", Move::LastOption, "black-turns", nullptr, "black-pearl"},
    // Shading
    NameRow{"nurikabe", Move::LastOption, "no-square", nullptr, "no-pool"},
    NameRow{"", Move::CutCell, "white-connected", isDiagonalChain, "diagonal-wall"},
    NameRow{"", Move::LastOption, "not-adjacent", hasRules<1>, "neighbour-white"},
    NameRow{"heyawake", Move::LastOption, "two-borders", nullptr, "third-room"},
    NameRow{"heyawake", Move::CountFull, "room-count", nullptr, "room-full"},
    NameRow{"heyawake", Move::CountRest, "room-count", nullptr, "room-rest"},
    NameRow{"heyawake", Move::Packing, "room-count", nullptr, "room-packing"},
    NameRow{"daburi", Move::LastOption, "no-visible-double", nullptr, "double-broken"},
    // Yajilin
    NameRow{"yajilin", Move::CountFull, "arrow-count", nullptr, "arrow-full"},
    NameRow{"yajilin", Move::CountRest, "arrow-count", nullptr, "arrow-rest"},
    NameRow{"yajilin", Move::Packing, "arrow-count", nullptr, "arrow-packing"},
    NameRow{"yajilin", Move::CountRest, "shaded-or-line", nullptr, "off-the-loop"},
    NameRow{"yajilin", Move::CountFull, "shaded-or-line", nullptr, "on-the-loop"},
    // Hashiwokakero
    NameRow{"hashikake", Move::CountRest, "clue-sum", isImmediate, "full-island"},
    NameRow{"hashikake", Move::CountRest, "clue-sum", isOneAnswer, "one-way-left"},
    NameRow{"hashikake", Move::CountRest, "clue-sum", nullptr, "island-rest"},
    NameRow{"hashikake", Move::CountAtLeast, "clue-sum", isImmediate, "each-way"},
    NameRow{"hashikake", Move::CountAtLeast, "clue-sum", nullptr, "neighbours-limit"},
    NameRow{"hashikake", Move::CountFull, "clue-sum", nullptr, "island-full"},
    NameRow{"hashikake", Move::CountAtMost, "clue-sum", nullptr, "island-at-most"},
    NameRow{"hashikake", Move::CountFull, "no-crossing", nullptr, "bridge-crossed"},
    NameRow{"hashikake", Move::Isolation, "", isPairOfIslands<1>, "isolation-ones"},
    NameRow{"hashikake", Move::Isolation, "", isPairOfIslands<2>, "isolation-twos"},
    NameRow{"hashikake", Move::Isolation, "", nullptr, "isolation-segment"},
    NameRow{"hashikake", Move::OnlyExit, "", nullptr, "segment-exit"},
    // Sudoku
    NameRow{"sudoku", Move::CountRest, "filled", nullptr, "naked-single"},
    NameRow{"sudoku", Move::CountFull, "filled", nullptr, "cell-filled"},
    NameRow{"sudoku", Move::HiddenSingle, "box-different", nullptr, "hidden-single-box"},
    NameRow{"sudoku", Move::HiddenSingle, "row-different", nullptr, "hidden-single-row"},
    NameRow{"sudoku", Move::HiddenSingle, "column-different", nullptr, "hidden-single-column"},
    NameRow{"sudoku", Move::LockedCandidates, "", startsInBox, "pointing"},
    NameRow{"sudoku", Move::LockedCandidates, "", nullptr, "claiming"},
    NameRow{"sudoku", Move::NakedSubset, "", hasRules<3>, "naked-pair"},
    NameRow{"sudoku", Move::NakedSubset, "", hasRules<4>, "naked-triple"},
    NameRow{"sudoku", Move::HiddenSubset, "", hasRules<3>, "hidden-pair"},
    NameRow{"sudoku", Move::HiddenSubset, "", hasRules<4>, "hidden-triple"},
    NameRow{"sudoku", Move::Fish, "", hasRules<4>, "x-wing"},
    NameRow{"sudoku", Move::Fish, "", hasRules<6>, "swordfish"},
    NameRow{"sudoku", Move::Fish, "", hasRules<8>, "jellyfish"},
};

} // namespace

std::span<const NameRow> nameRows()
{
    return names;
}

} // namespace tracing

} // namespace tokisuji
