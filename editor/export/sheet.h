// Sheet: several puzzles on pages of paper, each under its number and title, with contents and solutions.
#pragma once

#include "editor/export/export_options.h"
#include "editor/export/page.h"
#include "editor/export/published.h"

#include <vector>

namespace tokisuji {

/// Where the solutions of a sheet stand; those that Published::answer has.
enum class SheetSolutions : std::uint8_t {
    None,
    Back,       ///< small, on pages behind all puzzles
    UpsideDown, ///< at the bottom of the page of their puzzles
};

struct SheetOptions {
    enum Paper : std::uint8_t {
        A4,
        Letter,
        Booklet, ///< pages of A5, two on each side of sheets of A4 that are folded in the middle
    } paper = A4;
    /// So many puzzles beside and below each other, with cells as large as they fit. 0: as they fit, with cells of
    /// puzzle.cellPixels, or a little smaller ones where that saves a page.
    int columns = 0;
    int rows = 0;
    ExportOptions puzzle;
    SheetSolutions solutions = SheetSolutions::None;
    bool contents = false; ///< a first page that says where each puzzle is
    QString title;         ///< of the whole; may be empty
    QString author;
    QString contentsHead;  ///< "Contents"
    QString solutionsHead; ///< "Solutions"
};
constexpr int mostOnLine = 10; ///< puzzles beside or below each other

/// In their order, with numbers from 1. Pages of A5 are in reading order; see imposed().
[[nodiscard]] std::vector<Page> sheetPages(const std::vector<Published>& puzzles, const SheetOptions& options);
/// On which of the pages each puzzle stands.
[[nodiscard]] std::vector<std::size_t> pagesOfPuzzles(const std::vector<Published>& puzzles,
                                                      const SheetOptions& options);

/// Pages of one size two by two, as they are printed on both sides of sheets that are laid on each other and folded.
[[nodiscard]] std::vector<Page> imposed(std::vector<Page> pages);

} // namespace tokisuji
