// Kin-Kon-Kan. Put one mirror into every room, on one of the two diagonals. A letter and a number outside the grid are
// where a ray comes in: it leaves at the other place with the same letter and number, and the number says how often it
// is turned on its way. Every mirror turns some ray. Of a letter "?" (which stands in no puzzle, but for several that
// are tried at once) the light may leave anywhere.
//
//       A1
//     A1 /         one room, one mirror, one ray from the left to the top: kinkonkan/1/1/AaAa11
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/slots.h"
#include "engine/rules/words/mirrors.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneMirror{.id = "one-mirror",
                               .name = {"one mirror in each room", "部屋に鏡は 1 枚"},
                               .broken = {"A room does not have exactly one mirror", "部屋の鏡が 1 枚ではありません"}};

constexpr RuleFamily ray{
    .id = "ray",
    .name = {"the light from a letter", "文字から入った光"},
    .broken = {"The light from a letter goes the wrong way", "文字から入った光が正しく出ていません"}};

constexpr RuleFamily mirrorUsed{.id = "mirror-used",
                                .name = {"every mirror reflects light", "どの鏡も光を反射する"},
                                .broken = {"A mirror reflects no light", "どの光も反射しない鏡があります"}};

} // namespace family

namespace {

/// Where the letter may still be put.
void addBlankSlots(const Board& b, const std::vector<Place>& slots, std::vector<Place>& exits)
{
    for (const Place slot : slots)
        if (b.at(Layer::Letter, slot) == blank)
            exits.push_back(slot);
}

} // namespace

extern const Genre kinkonkan;
const Genre kinkonkan{
    .id = "kinkonkan",
    .urlId = "kinkonkan",
    .title = {"Kin-Kon-Kan", "キンコンカン"},
    .summary =
        {"Put one diagonal mirror into every room. Light that enters at a letter leaves at the other place with the "
         "same letter, and the number says how often it is reflected on its way. Every mirror reflects the light of "
         "some letter.",
         "どの部屋にも、斜めの鏡を 1 枚ずつ置きます。文字のところから入った光は、同じ文字のところから出ます。数字"
         "は、途中で反射する回数です。どの鏡も、いずれかの光を反射します。"},
    .kana = "きんこんかん",
    .family = Family::Object,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms}, {.kind = Clue::OutsideLetter, .min = 0, .max = 255, .sides = Clue::AllFour}},
    .marks = {Mark::Slash},
    .url = {&url::border, &url::kinkonkan},
    .file = {.version = 1,
             .parts = {&file::roomIds, &file::outsideAndSlashes},
             .older = {{1, {&file::roomIds, &file::outsideAndSlashes, &file::symbols}}}},
    .sample = "kinkonkan/4/4/abo8t0BbCaAcAbBbC113311",
    .rules =
        [](const Board& b, Rules& r) {
            const MirrorCells mirror(r, b);
            const std::vector<Room> all = rooms(b);
            for (const Room& room : all)
                r.at(room.anchor, family::oneMirror).ofEachPart().exactly(1, mirror.placed(room.cells));
            std::vector<Mirrors::Ray> rays;
            const auto isKnown = [&](Place end) { // light runs both ways alike
                return std::ranges::find(rays, end, &Mirrors::Ray::slot) != rays.end();
            };
            const std::vector<Place> slots = slotsOf(kinkonkan, b.grid());
            for (const Place slot : slots) {
                if (b.at(Layer::Letter, slot) == question)
                    rays.push_back({.slot = slot, .turns = 2 * static_cast<int>(all.size())});
                if (auto ray = rayFrom(b, slot, slots); ray && (ray->exits.size() != 1 || !isKnown(ray->exits[0]))) {
                    if (r.isOpen())
                        addBlankSlots(b, slots, ray->exits);
                    r.clue(slot, family::ray).rays(mirror.under(Mirrors::Leave, {*ray}));
                    rays.push_back(*ray);
                }
            }
            r.clue(wholeBoard, family::mirrorUsed).rays(mirror.under(Mirrors::MeetAll, std::move(rays)));
        },
    .recipe = Recipe{.method = "mirrors-in-rooms", .clues = Recipe::None},
};

} // namespace tokisuji
