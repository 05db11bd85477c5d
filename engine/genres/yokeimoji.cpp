// Yokeimoji Cross. Shade letters, no two of them side by side, so that the unshaded ones form one area; read across and
// down, what stands between shaded cells and is two letters long or longer are words, none of which comes twice. No
// word begins with the n that stands alone or with a long sound, nor do two of them follow each other, but for a long
// sound before the n.
//
//     ア カ #        "アカ" across and down, which is one too many:
//     カ イ ア       yokeimoji/3/2/-1a-23-1a-23-1c-1a
#include "engine/board/kana.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/letter_words.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily letterEverywhere{.id = "letter-everywhere",
                                      .name = {"a letter in every cell", "すべてのマスに文字がある"},
                                      .broken = {"A cell has no letter", "文字のないマスがあります"}};

constexpr RuleFamily wordBegins{
    .id = "word-begins",
    .name = {"no word begins with N or a long sound", "「ン」「ー」で始まらない"},
    .broken = {"A word begins with N or a long sound", "「ン」か「ー」で始まる言葉があります"}};

constexpr RuleFamily soundsFollow{
    .id = "sounds-follow",
    .name = {"N and long sounds do not follow each other, but N may follow a long sound",
             "「ンン」「ンー」「ーー」は続かない"},
    .broken = {"N or a long sound follows where it may not", "「ンン」「ンー」「ーー」のいずれかが言葉にあります"}};

} // namespace family

namespace {

bool neverFirst(int kana)
{
    return kana == kanaN || kana == longSound;
}

void pronounceable(Rules& r, const Board& b, const Field& black, Place c)
{
    const int kana = b.at(Layer::Number, c);
    for (const Dir d : {Dir::Right, Dir::Down}) {
        const Place next = c.step(d), before = c.step(opposite(d));
        if (!b.grid().hasCell(next) || !neverFirst(kana))
            continue;
        r.clue(c, family::wordBegins).any({black[c], black[next], (!black)[before]});
        const int follower = b.at(Layer::Number, next);
        if (follower == longSound || (kana == kanaN && follower == kanaN))
            r.clue(c, family::soundsFollow).any({black[c], black[next]});
    }
}

} // namespace

extern const Genre yokeimoji;
const Genre yokeimoji{
    .id = "yokeimoji",
    .urlId = "yokeimoji",
    .title = {"Yokeimoji Cross", "余計文字クロス"},
    .summary =
        {"Shade cells, never two side by side, so that all unshaded letters are connected. Unshaded letters that "
         "follow each other across or down, two or more up to the next shaded cell or the frame, are words. No word "
         "comes twice, none begins with ン or ー, and none contains ンン, ンー or ーー.",
         "黒マスを隣り合わないように塗ります。白マスはすべてつながります。横または縦に 2 "
         "文字以上続く白マスは言葉になります。同じ言葉が 2 "
         "回出てはいけません。言葉は「ン」や「ー」で始まらず、「ンン」「ンー」「ーー」を含みません。"},
    .kana = "よけいもじくろす",
    .family = Family::Shading,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::CellNumber, .min = 26, .max = 106, .look = Clue::Kana, .tells = Clue::Label}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::kana},
    .file = {.version = 0, .parts = {&file::kana, &file::shades, &file::edgeCrosses}},
    .sample = "yokeimoji/5/4/-20-1c-1e-20-1ad-20d-20..-1e-1cd-1a-1a-1e-20d-1c",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) == blank)
                    r.at(c, family::letterEverywhere).unlessClue().any({});
                else
                    pronounceable(r, b, black, c);
            noWordTwice(r, b, black);
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "crossing-words",
                     .keepsAll = true,
                     .canRepeat = neverRepeats,
                     .patience = 4},
};

} // namespace tokisuji
