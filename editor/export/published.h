// Published: a puzzle with all that stands round it where it is published, and the pages that show it.
#pragma once

#include "editor/export/export_options.h"
#include "editor/export/page.h"
#include "editor/export/written_path.h"
#include "engine/board/board.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tokisuji {

/// The texts are in the language of the document. What is empty is left out; a board alone is a picture of it and
/// nothing else.
struct Published {
    Published(Board puzzle = {}) : board(std::move(puzzle)) {} // a board is published as it is
    Board board;
    QString title;
    QString byline;      ///< the kind of puzzle, the author, the difficulty
    QString rules;       ///< paragraphs end with "\n"
    QString address;     ///< of the QR code
    QString addressHead; ///< "Solve online"
    QString addressText; ///< "puzz.link"
    QString answerHead;  ///< "Solution"
    QString exampleHead; ///< "Example"
    std::optional<Board> answer;
    std::optional<Board> example;
    std::optional<Board> exampleAnswer;
    std::shared_ptr<const WrittenPath> path; ///< on a page of its own
    QString pathHead;                        ///< "How to solve it"
};

/// The drawing of a board as the options want it, with the detail of cells of this many pixels.
[[nodiscard]] Drawing drawingOf(const Board& board, const ExportOptions& options, double detailPixels);

/// One page that is as large as it has to be; more where the answer has one of its own, and for the path of the solve.
/// The detail is that of drawingOf().
[[nodiscard]] std::vector<Page> publishedPages(const Published& published, const ExportOptions& options,
                                               double detailPixels = vectorDetail);

} // namespace tokisuji
