// Page: texts, boards and codes at their places on a sheet of paper; a value. What is made of it (a picture, a file, a
// preview, a printed page) only replays it.
#pragma once

#include "editor/export/ink_look.h"
#include "editor/export/page_text.h"
#include "editor/export/painter.h"
#include "editor/export/qr_code.h"

#include <QRectF>

#include <memory>
#include <variant>
#include <vector>

namespace tokisuji {

/// A drawing with cells of this side; its upper left corner is that of the part.
struct DrawnPart {
    std::shared_ptr<const Drawing> drawing;
    double cell = 0;
};
struct TextPart {
    QString text;
    TextLook look;
};
/// A thin line across the part's middle.
struct LinePart {
    Ink ink = Ink::Grid;
    double width = 0.5 * pagePoint;
};

struct PagePart {
    QRectF area; ///< in 1/96 inch, from the page's upper left corner
    std::variant<DrawnPart, TextPart, LinePart, QrCode> what;
    bool isUpsideDown = false; ///< about the area's middle
};

struct Page {
    QSizeF size; ///< in 1/96 inch
    std::vector<PagePart> parts;
    /// What its picture's file has behind the name where there are several pages: "-answer".
    QString fileSuffix;
};

/// Where a page is painted.
struct PagePlace {
    QPointF at;      ///< its upper left corner
    double unit = 1; ///< painter's units of 1/96 inch
    PaintOptions::Surface surface = PaintOptions::Page;
};
/// With its paper, unless that is transparent.
void paintPage(QPainter& painter, const Page& page, const InkLook& look, const PagePlace& place);

} // namespace tokisuji
