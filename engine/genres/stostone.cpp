// Stostone. Shade one stone, an area of cells, in every room, as large as its number says; stones of different rooms do
// not touch. When all stones fall straight down, they fill exactly the lower half of the board.
//
//     . . # # .
//     # # . . #      four rooms, three stones fall onto the fourth: stostone/5/4/ap8022vh15
//     . . . . .
//     # # # # #
//
// Stones that do not touch pass no other while they fall, so a stone falls as far as there are unshaded cells below
// it; that must be the same for all its cells.
#include "engine/board/place_map.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily fallTogether{
    .id = "fall-together",
    .name = {"a stone falls as one", "石は崩れずに落ちる"},
    .broken = {"Parts of a stone would fall different distances", "石の一部が違う高さまで落ちてしまいます"}};

constexpr RuleFamily evenRows{
    .id = "even-rows",
    .name = {"the board has a lower half", "盤面に下半分がある"},
    .broken = {"A board with an odd number of rows has no lower half", "行数が奇数の盤面には下半分がありません"}};

constexpr RuleFamily columnHalf{
    .id = "column-half",
    .name = {"half of a column is shaded", "列の半分が黒マス"},
    .broken = {"Not exactly half of a column is shaded", "列の黒マスが半分になっていません"}};

} // namespace family

namespace {

/// For each cell the tally of the unshaded cells below it in its column.
PlaceMap<Tally> gaps(Rules& r, const Field& white)
{
    PlaceMap<Tally> found(white.grid());
    for (const auto& column : white.grid().columns()) {
        Tally below;
        for (auto cell = column.rbegin(); cell != column.rend(); ++cell) {
            found[*cell] = below;
            below = below.with(r, white[*cell]);
        }
    }
    return found;
}

/// Shaded cells side by side in a room fall equally far.
void fallTogether(Rules& r, const Board& b, const Field& black)
{
    const PlaceMap<Tally> gap = gaps(r, !black);
    for (const Place edge : b.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        if (b.at(Layer::Room, edge) == 1 || p.y != q.y)
            continue;
        const Tally left = gap[p];
        const Tally right = gap[q];
        for (std::size_t n = 1; n <= left.most(); ++n) {
            r.at(edge, family::fallTogether).any({!black[p], !black[q], !left.atLeast(n), right.atLeast(n)});
            r.at(edge, family::fallTogether).any({!black[p], !black[q], left.atLeast(n), !right.atLeast(n)});
        }
    }
}

bool fallsIntoLowerHalf(const Board& board)
{
    return isAtLeast<2, 10>(board) && board.size().height % 2 == 0;
}

} // namespace

extern const Genre stostone;
const Genre stostone{
    .id = "stostone",
    .urlId = "stostone",
    .title = {"Stostone", "ストストーン"},
    .summary = {"Shade one connected stone in every room, as large as its number says. Stones of different rooms do "
                "not share a side. When all stones fall straight down, they fill exactly the lower half of the board.",
                "どの部屋にも、ひとつながりの黒マス（石）を 1 "
                "つずつ作ります。数字はその石のマス数です。太線をはさんで黒マスは隣り合いません。すべての石をまっすぐ下"
                "に落とすと、盤面の下半分がちょうど埋まります。"},
    .kana = "すとすとーん",
    .family = Family::Shading,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "stostone/5/4/ap8022vh15",
    .penpa = {.tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            someInRooms(r, all, black, family::someInRoom);
            connectedInRooms(r, b, all, black, family::roomConnected);
            apartAtBorders(r, b, black, family::borderTouch);
            roomCounts(r, all, black);
            if (b.size().height % 2 != 0)
                r.at(wholeBoard, family::evenRows).any({});
            for (const auto& column : b.grid().columns())
                r.at(column.front(), family::columnHalf).exactly(b.size().height / 2, black[column]);
            fallTogether(r, b, black);
        },
    .recipe = Recipe{.sizes = {fallsIntoLowerHalf,
                               {"The fallen stones fill the lower half, so the board needs an even number of rows, at "
                                "least 2 columns and at least 10 cells.",
                                "落ちた石が下半分を埋めるので、行数は偶数でなければならず、横 2 マス以上、合わせて 10 "
                                "マス以上が必要です。"}},
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 4,
                     .mostRoom = 9},
};

} // namespace tokisuji
