// Families that several pages or words use.
#pragma once

#include "engine/rules/family.h"

namespace tokisuji::family {

inline constexpr RuleFamily allVisited{
    .id = "all-visited",
    .name = {"the loop visits everything", "輪がすべてを通る"},
    .broken = {"The loop does not visit every place", "輪がすべての場所を通っていません"},
    .role = Role::VisitsAll};

inline constexpr RuleFamily arrowCount{
    .id = "arrow-count",
    .name = {"number of shaded cells in an arrow's direction", "矢印の方向の黒マスの数"},
    .broken = {"The number of shaded cells in an arrow's direction is wrong", "矢印の方向にある黒マスの数が違います"}};

inline constexpr RuleFamily arrowMissing{.id = "arrow-missing",
                                         .name = {"a number has an arrow", "数字には矢印がある"},
                                         .broken = {"A number has no arrow", "矢印のない数字があります"}};

inline constexpr RuleFamily blackConnected{
    .id = "black-connected",
    .name = {"one connected area of shaded cells", "黒マスの分断禁止"},
    .broken = {"The shaded cells are not connected", "黒マスが分断されています"}};

inline constexpr RuleFamily rectangle{
    .id = "rectangle",
    .name = {"shaded cells form rectangles", "黒マスのかたまりは長方形"},
    .broken = {"Shaded cells do not form a rectangle", "黒マスが長方形になっていません"}};

inline constexpr RuleFamily blackSquare{
    .id = "black-square",
    .name = {"shaded areas are squares", "黒マスのかたまりは正方形"},
    .broken = {"A shaded area is not a square", "正方形でない黒マスのかたまりがあります"}};

inline constexpr RuleFamily blackTurns{
    .id = "black-turns",
    .name = {"turn on a black circle", "黒丸では曲がる"},
    .broken = {"The line does not turn on a black circle", "黒丸の上で線が曲がっていません"}};

inline constexpr RuleFamily borderTouch{
    .id = "border-touch",
    .name = {"shaded cells do not touch across borders", "太線をはさんで黒マスは隣り合わない"},
    .broken = {"Shaded cells touch across a border", "太線をはさんで黒マスが隣り合っています"}};

inline constexpr RuleFamily clueFree{
    .id = "clue-free",
    .name = {"clue cells stay free", "ヒントのマスは空ける"},
    .broken = {"There is a mark on a clue cell that must stay free", "ヒントのマスに印があります"},
    .role = Role::KeepsFree};

inline constexpr RuleFamily columnDifferent{
    .id = "column-different",
    .name = {"each number once in a column", "列に同じ数字は入らない"},
    .broken = {"A number occurs twice in a column", "同じ列に同じ数字があります"},
    .role = Role::OnceEach};

inline constexpr RuleFamily equalAcross{
    .id = "equal-across",
    .name = {"different numbers on both sides of a border", "太線の両側に同じ数字は入らない"},
    .broken = {"Equal numbers face each other across a border", "太線をはさんで同じ数字が隣り合っています"}};

inline constexpr RuleFamily filled{.id = "filled",
                                   .name = {"every cell has a number", "すべてのマスに数字が入る"},
                                   .broken = {"A cell is still empty", "まだ空いているマスがあります"}};

inline constexpr RuleFamily noBranch{.id = "no-branch",
                                     .name = {"the line neither branches nor ends", "線は枝分かれも行き止まりもしない"},
                                     .broken = {"The line branches or ends", "線が枝分かれしているか途切れています"},
                                     .role = Role::Degree};

inline constexpr RuleFamily noWhiteSquare{
    .id = "no-white-square",
    .name = {"no 2×2 square of unshaded cells", "白マスの 2×2 は作らない"},
    .broken = {"Unshaded cells fill a 2×2 square", "白マスが 2×2 のかたまりになっています"}};

inline constexpr RuleFamily outsideCount{.id = "outside-count",
                                         .name = {"count of a row or column", "行や列の数"},
                                         .broken = {"The count of a row or column is wrong", "行や列の数が違います"}};

inline constexpr RuleFamily pearlVisited{.id = "pearl-visited",
                                         .name = {"the line passes through every circle", "線はすべての丸を通る"},
                                         .broken = {"The line misses a circle", "線が通っていない丸があります"}};

inline constexpr RuleFamily roomConnected{
    .id = "room-connected",
    .name = {"one shaded area in a room", "部屋の黒マスはひとつながり"},
    .broken = {"The shaded cells of a room are not connected", "部屋の黒マスがつながっていません"}};

inline constexpr RuleFamily roomCount{
    .id = "room-count",
    .name = {"number of shaded cells in a room", "部屋の黒マスの数"},
    .broken = {"The number of shaded cells in a room is wrong", "部屋の黒マスの数が違います"}};

inline constexpr RuleFamily roomDifferent{
    .id = "room-different",
    .name = {"each number once in a room", "部屋に同じ数字は 1 つ"},
    .broken = {"A number occurs twice in a room", "部屋に同じ数字が 2 つあります"},
    .role = Role::OnceEach};

inline constexpr RuleFamily rowDifferent{.id = "row-different",
                                         .name = {"each number once in a row", "行に同じ数字は入らない"},
                                         .broken = {"A number occurs twice in a row", "同じ行に同じ数字があります"},
                                         .role = Role::OnceEach};

inline constexpr RuleFamily sameBeside{.id = "same-beside",
                                       .name = {"equal numbers not side by side", "同じ数字は隣り合わない"},
                                       .broken = {"Equal numbers are side by side", "同じ数字が隣り合っています"},
                                       .role = Role::Adjacency};

inline constexpr RuleFamily someInRoom{.id = "some-in-room",
                                       .name = {"a shaded cell in each room", "どの部屋にも黒マス"},
                                       .broken = {"A room has no shaded cell", "黒マスのない部屋があります"}};

inline constexpr RuleFamily someLine{
    .id = "some-line", .name = {"there is a line", "線がある"}, .broken = {"There is no line", "線がありません"}};

inline constexpr RuleFamily someShaded{.id = "some-shaded",
                                       .name = {"there is a shaded cell", "黒マスがある"},
                                       .broken = {"No cell is shaded", "黒マスがありません"}};

inline constexpr RuleFamily starsApart{.id = "stars-apart",
                                       .name = {"stars do not touch", "星どうしは隣り合わない"},
                                       .broken = {"Two stars touch", "星が隣り合っています"}};

inline constexpr RuleFamily unknownNeverFits{.id = "unknown-never-fits",
                                             .name = {"no question marks", "？は使えない"},
                                             .broken = {"A question mark never fits", "？には入る数字がありません"}};

inline constexpr RuleFamily wallFree{.id = "wall-free",
                                     .name = {"filled cells stay free", "黒マスは通れない"},
                                     .broken = {"The line runs through a filled cell", "線が黒マスを通っています"},
                                     .role = Role::KeepsFree};

inline constexpr RuleFamily whiteConnected{
    .id = "white-connected",
    .name = {"one connected area of unshaded cells", "白マスの分断禁止"},
    .broken = {"The unshaded cells are not connected", "白マスが分断されています"}};

inline constexpr RuleFamily whiteDiagonal{
    .id = "white-diagonal",
    .name = {"all unshaded cells hang together, corners count", "白マスは角も含めてひとつながり"},
    .broken = {"The unshaded cells do not hang together, even by corners", "白マスが角も含めて分断されています"}};

inline constexpr RuleFamily whiteRectangle{
    .id = "white-rectangle",
    .name = {"unshaded areas are rectangles", "白マスのかたまりは長方形"},
    .broken = {"An unshaded area is not a rectangle", "長方形でない白マスのかたまりがあります"}};

inline constexpr RuleFamily whiteStraight{
    .id = "white-straight",
    .name = {"straight on through a white circle", "白丸は直進"},
    .broken = {"The line does not go straight through a white circle", "白丸の上で線が直進していません"}};

} // namespace tokisuji::family
