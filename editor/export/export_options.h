// Export options: how a puzzle is drawn where it leaves the window.
#pragma once

#include "editor/export/ink_look.h"
#include "engine/drawing/overlay_drawing.h"

namespace tokisuji {

struct ExportOptions {
    enum Content : std::uint8_t {
        Problem, ///< clues only
        Answer,  ///< clues and the marks on the board
    } content = Problem;
    InkLook inks;
    int cellPixels = 54;      ///< side of a cell; vector files take it as 1/96 inch
    double scale = 1;         ///< device pixels per pixel, for PNG files and images
    bool coordinates = false; ///< row and column numbers
    bool notes = false;       ///< free notes
    double textPt = 10.5;     ///< size of what stands round the board
    /// Where Published::answer is shown.
    enum AnswerPlace : std::uint8_t {
        AnswerBelow,
        AnswerPage, ///< a second page, or a second picture
    } answer = AnswerBelow;
    /// What the solver knows, if it is wanted; its cellPixels and medium follow from the above.
    const Verdict* overlay = nullptr;
    OverlayOptions overlayOptions;
};

constexpr int minExportCell = 8;
constexpr int maxExportCell = 400;
/// Vector files keep every detail, however small their cells: that of cells of so many pixels.
constexpr double vectorDetail = 54;

} // namespace tokisuji
