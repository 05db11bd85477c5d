#include "engine/trace/technique.h"

#include "engine/trace/naming.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <vector>

namespace tokisuji {

namespace {

// In the order of Move. Levels follow the order of examination in propagate/propagators.cpp.
constexpr Technique generic[] = {
    {"silent", {"Definition", "定義"}, 0, 0},
    {"hypothesis", {"Hypothesis", "仮定"}, 0, 0},
    {"last-option", {"Last possibility", "残る可能性は 1 つ"}, 0, 0.5},
    {"count-full", {"Count is full", "数が満たされた"}, 0, 0.5},
    {"count-rest", {"All that is left is needed", "残りはすべて必要"}, 0, 0.5},
    {"count-at-least", {"At least so many each", "少なくともこれだけ必要"}, 0, 1.0},
    {"count-at-most", {"No more than so many each", "これ以上は入らない"}, 0, 1.0},
    {"line-continues", {"The line goes on", "線の続きは 1 通り"}, 0, 0.5},
    {"line-ends", {"Dead end", "行き止まり"}, 0, 0.5},
    {"line-full", {"No branch", "枝分かれ禁止"}, 0, 0.5},
    {"pair-found", {"Both or none, exactly one", "両方か片方かの関係"}, 2, 1.5},
    {"pair-follows", {"Follows from a pair", "関係から決まる"}, 1, 1.2},
    {"count-pairs", {"Counting with pairs", "関係をふくめて数える"}, 2, 2.0},
    {"peer-value", {"Already placed", "すでに使われた数字"}, 0, 0.3},
    {"hidden-single", {"Only place for the value", "数字の入る場所は 1 か所"}, 1, 1.0},
    {"locked-candidates", {"Locked candidates", "候補の限定"}, 3, 2.5},
    {"naked-subset", {"Naked subset", "同じ候補の組"}, 4, 3.2},
    {"hidden-subset", {"Hidden subset", "限られた場所の組"}, 4, 3.4},
    {"fish", {"Fish", "列と列の組"}, 5, 4.0},
    {"only-exit", {"Only exit", "出口は 1 か所"}, 1, 1.0},
    {"cut-cell", {"Would be cut apart", "分断禁止"}, 3, 2.0},
    {"diagonal-wall", {"Diagonal wall would divide", "斜めの連なりによる分断禁止"}, 3, 2.2},
    {"unreachable", {"Cut off from the rest", "つながれない"}, 3, 2.0},
    {"separated", {"Already cut apart", "分断されている"}, 3, 2.0},
    {"isolation", {"Would be isolated", "孤立禁止"}, 2, 1.8},
    {"loop-close", {"Small loop forbidden", "小ループ禁止"}, 1, 1.2},
    {"loop-closed", {"The loop is closed", "輪は完成した"}, 1, 1.0},
    {"loop-region", {"No way back out", "入ると戻れない"}, 3, 2.4},
    {"loop-colour", {"Inside and outside", "内外の塗り分け"}, 2, 2.0},
    {"colour-pair", {"Sides of equal colour", "内外の関係"}, 2, 2.2},
    {"region-done", {"Region complete", "完成した島を囲む"}, 1, 0.5},
    {"region-between", {"Would join two regions", "2 つの島はつながらない"}, 1, 0.8},
    {"region-overflow", {"Would become too large", "大きくなりすぎる"}, 1, 1.6},
    {"region-exit", {"Only way to grow", "のびる先は 1 か所"}, 1, 1.0},
    {"region-room", {"Needed by every way to grow", "どうのびても通る"}, 3, 2.4},
    {"region-corner", {"Two ways, common corner", "2 通りの共通の角"}, 3, 1.8},
    {"region-out-of-reach", {"Out of reach", "届かない"}, 3, 1.6},
    {"region-needs-clue", {"Must reach a number", "数字につながる必要がある"}, 3, 2.0},
    {"packing", {"All placements agree", "どの置き方でも同じ"}, 3, 2.6},
    {"packing-outside", {"Beside a shaded cell in every placement", "どの置き方でも隣が黒"}, 3, 2.8},
    {"corner-count", {"Corner points run out", "角の点の数え上げ"}, 4, 4.0},
    {"arrangement", {"All arrangements agree", "どう並べても同じ"}, 1, 1.5},
    {"combination", {"Ways to make a sum", "和の組み合わせ"}, 1, 1.5},
    {"pairing", {"Nobody is left over", "余りの出ない組み合わせ"}, 3, 2.2},
    {"ring-close", {"No ring", "輪の禁止"}, 1, 1.2},
    {"tags-apart", {"Would join different clues", "違うヒントがつながる"}, 1, 0.8},
    {"out-of-order", {"Order would be wrong", "順番が合わない"}, 2, 1.8},
    {"ray-path", {"The ray would go astray", "光の行き先が合わない"}, 1, 1.2},
    {"ray-misses", {"No ray comes here", "どの光も当たらない"}, 1, 1.4},
    {"refutation", {"Hypothesis refuted", "仮定して破綻"}, 6, 4.0},
    {"nested-refutation", {"Hypothesis refuted, nested", "重ねた仮定の破綻"}, 8, 7.0},
    {"either-way", {"Either way", "どちらでも同じ"}, 7, 5.5},
    {"constraints", {"Combination of rules", "規則の組み合わせ"}, 7, 5.0},
    {"solver", {"The solver says", "ソルバーによる"}, 9, 10.0},
};
static_assert(std::size(generic) == moveCount);

std::vector<Technique> allTechniques()
{
    std::vector<Technique> all(std::begin(generic), std::end(generic));
    const auto own = genreTechniques();
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

} // namespace

std::span<const Technique> techniques()
{
    static const std::vector<Technique> all = allTechniques();
    return all;
}

const Technique& techniqueOf(TechniqueId id)
{
    require(id < techniques().size(), "techniqueOf: a row of the table");
    return techniques()[id];
}

const Technique* findTechnique(std::string_view id)
{
    const auto all = techniques();
    const auto found = std::ranges::find(all, id, &Technique::id);
    return found == all.end() ? nullptr : &*found;
}

std::vector<std::string_view> techniquesOf(std::string_view genre)
{
    std::vector<std::string_view> ids;
    for (const Technique& technique : genreTechniques())
        if (std::ranges::any_of(tracing::nameRows(), [&](const tracing::NameRow& row) {
                return row.genre == genre && row.technique == technique.id;
            }))
            ids.push_back(technique.id);
    return ids;
}

} // namespace tokisuji
