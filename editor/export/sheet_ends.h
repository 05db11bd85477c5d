// Sheet ends: what a sheet has besides its puzzles: title, contents, solutions, the feet of pages.
#pragma once

#include "editor/export/sheet.h"

namespace tokisuji {

struct SheetFrame {
    QSizeF paper; ///< in 1/96 inch
    QRectF area;  ///< without the margins
};

/// Returns the height that it takes.
double addSheetTitle(Page& page, const SheetFrame& frame, const SheetOptions& options);

/// How many pages a list of so many puzzles takes, the first below the title.
[[nodiscard]] std::size_t contentsPages(std::size_t puzzles, const SheetFrame& frame, const SheetOptions& options);
/// On the first pages: where each puzzle is.
void writeContents(std::vector<Page>& pages, const std::vector<Published>& puzzles,
                   const std::vector<std::size_t>& pageOf, const SheetFrame& frame, const SheetOptions& options);

/// On new pages behind all others.
void addSolutions(std::vector<Page>& pages, const std::vector<Published>& puzzles, const SheetFrame& frame,
                  const SheetOptions& options);
[[nodiscard]] double upsideDownHeight(const SheetFrame& frame);
/// Those of the puzzles from `first` to before `end`, at the bottom of their page.
void addUpsideDownSolutions(Page& page, const std::vector<Published>& puzzles, std::size_t first, std::size_t end,
                            const SheetFrame& frame, const SheetOptions& options);

void addFooters(std::vector<Page>& pages, const SheetFrame& frame, const SheetOptions& options);

} // namespace tokisuji
