// Some sizes have no puzzle because of what the rules count; on others the few puzzles there are have nothing to solve
// (a Norinori of one row, say), and those are refused as well.
#include "engine/generate/sizes.h"

#include <algorithm>

namespace tokisuji {

namespace {

template <int ShortSide, int Cells>
bool isAtLeast(const GenerateOptions& options)
{
    const Size size = options.size;
    return std::min(size.width, size.height) >= ShortSide && size.cells() >= Cells;
}

/// A loop goes from dark to light cells of a chessboard and back, so that it visits as many of both.
bool isLoopThroughAll(const GenerateOptions& options)
{
    return isAtLeast<2, 4>(options) && options.size.cells() % 2 == 0;
}

/// Three corners of three cells would have to fill a square of side 3, and they do not.
bool isFilledByCorners(const GenerateOptions& options)
{
    return isAtLeast<2, 6>(options) && options.size != Size{3, 3};
}

bool fallsIntoLowerHalf(const GenerateOptions& options)
{
    return isAtLeast<2, 10>(options) && options.size.height % 2 == 0;
}

} // namespace

const SizeRule anySize{isAtLeast<1, 3>, {"A puzzle takes at least 3 cells.", "問題には 3 マス以上が必要です。"}};

const SizeRule loopSizes{
    isAtLeast<2, 4>, {"A loop takes at least 2 columns and 2 rows.", "輪を描くには縦横とも 2 マス以上が必要です。"}};

const SizeRule coveringLoopSizes{
    isLoopThroughAll,
    {"A loop through all cells takes an even number of cells, in at least 2 columns and 2 rows.",
     "すべてのマスを通る輪を描くには、縦横とも 2 マス以上で、マスの数が偶数であることが必要です。"}};

const SizeRule gateSizes{isAtLeast<3, 9>,
                         {"A loop with gates across it takes at least 3 columns and 3 rows.",
                          "旗門を通る輪を描くには縦横とも 3 マス以上が必要です。"}};

const SizeRule loopOfRoomsSizes{isAtLeast<2, 8>,
                                {"A loop from room to room takes at least 8 cells, in 2 columns and 2 rows or more.",
                                 "部屋から部屋へ輪を描くには、縦横とも 2 マス以上、合わせて 8 マス以上が必要です。"}};

const SizeRule loopOrShadeSizes{isAtLeast<2, 6>,
                                {"A loop beside numbers takes at least 6 cells, in 2 columns and 2 rows or more.",
                                 "数字と輪を置くには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}};

const SizeRule islandSizes{isAtLeast<1, 6>,
                           {"Islands and bridges take at least 6 cells.", "島と橋には 6 マス以上が必要です。"}};

const SizeRule tetrominoSizes{isAtLeast<2, 12>,
                              {"Rooms of tetrominoes take at least 12 cells, in 2 columns and 2 rows or more.",
                               "テトロミノを置く部屋には、縦横とも 2 マス以上、合わせて 12 マス以上が必要です。"}};

const SizeRule dominoSizes{
    isAtLeast<2, 10>,
    {"Dominoes that do not touch take at least 10 cells, in 2 columns and 2 rows or more.",
     "2 マス 1 組の黒マスを離して置くには、縦横とも 2 マス以上、合わせて 10 マス以上が必要です。"}};

const SizeRule lineSizes{
    [](const GenerateOptions& options) { return std::max(options.size.width, options.size.height) >= 3; },
    {"A line takes 3 cells in a row.", "線を引くには、縦横のどちらかが 3 マス以上必要です。"}};

const SizeRule capeSizes{isAtLeast<3, 12>,
                         {"Capes take at least 12 cells, in 3 columns and 3 rows or more.",
                          "岬を置くには、縦横とも 3 マス以上、合わせて 12 マス以上が必要です。"}};

const SizeRule cornerSizes{
    isFilledByCorners,
    {"L-shaped areas take at least 6 cells, in 2 columns and 2 rows or more, and they do not fill 3×3 cells.",
     "盤を L 字形に分けるには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。3×3 は分けられません。"}};

const SizeRule triangleSizes{isAtLeast<2, 6>,
                             {"Black triangles take at least 6 cells, in 2 columns and 2 rows or more.",
                              "黒い三角形を置くには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}};

const SizeRule fallingSizes{
    fallsIntoLowerHalf,
    {"The fallen stones fill the lower half, which takes an even number of rows, at least 2 columns and 10 cells.",
     "落ちた石が下半分を埋めるので、行数は偶数でなければならず、横 2 マス以上、合わせて 10 マス以上が必要です。"}};

} // namespace tokisuji
