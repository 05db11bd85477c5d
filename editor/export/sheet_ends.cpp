#include "editor/export/sheet_ends.h"

#include "editor/export/page_column.h"
#include "engine/drawing/board_drawing.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double solutionCell = 3.6 * pageMillimetre;
constexpr double turnedCell = 2.2 * pageMillimetre;
constexpr double solutionGap = 6 * pageMillimetre;

double textSize(const SheetOptions& options)
{
    return options.puzzle.textPt * pagePoint;
}

TextLook headLook(const SheetOptions& options)
{
    return {.size = 1.6 * textSize(options), .weight = Weight::Bold, .spacing = 1.4};
}

TextLook numberLook(const SheetOptions& options)
{
    return {.size = 0.92 * textSize(options), .weight = Weight::Bold, .spacing = 1.2};
}

void move(std::vector<PagePart> from, Page& page)
{
    for (PagePart& part : from)
        page.parts.push_back(std::move(part));
}

SizedDrawing solutionDrawing(const Published& puzzle, const SheetOptions& options, double cell, QSizeF most)
{
    ExportOptions answer = options.puzzle;
    answer.content = ExportOptions::Answer;
    SizedDrawing drawn{std::make_shared<const Drawing>(drawingOf(*puzzle.answer, answer, vectorDetail)), cell};
    const QSizeF cells = sizeOf(*drawn.drawing, 1);
    drawn.cell = std::min({cell, most.width() / cells.width(), most.height() / cells.height()});
    return drawn;
}

/// The number above the board; `at` is the upper left corner of both.
void placeSolution(Page& page, QPointF at, std::size_t number, const SizedDrawing& drawn, const SheetOptions& options)
{
    const TextLook look = numberLook(options);
    const double margin = bareMargin * drawn.cell;
    const double high = look.size * look.spacing;
    page.parts.push_back({QRectF(at + QPointF(margin, 0), QSizeF(std::max(drawn.size().width(), 4 * look.size), high)),
                          TextPart{QString::number(number), look}});
    page.parts.push_back({QRectF(at + QPointF(0, high), drawn.size()), DrawnPart{drawn.drawing, drawn.cell}});
}

double lineHeight(const SheetOptions& options)
{
    return 1.7 * textSize(options);
}

double titleHeight(const SheetFrame& frame, const SheetOptions& options)
{
    Page unused;
    return addSheetTitle(unused, frame, options);
}

/// The first contents page also has a title; each has a heading.
std::size_t linesOn(std::size_t page, const SheetFrame& frame, const SheetOptions& options)
{
    const double head = headLook(options).size * 2 + (page == 0 ? titleHeight(frame, options) : 0);
    return static_cast<std::size_t>(std::max(1.0, (frame.area.height() - head) / lineHeight(options)));
}

} // namespace

double addSheetTitle(Page& page, const SheetFrame& frame, const SheetOptions& options)
{
    if (options.title.isEmpty() && options.author.isEmpty())
        return 0;
    const double size = textSize(options);
    PageColumn column(frame.area.topLeft(), frame.area.width());
    column.addText(options.title, {.size = 2.4 * size, .weight = Weight::Bold, .spacing = 1.25});
    column.addText(options.author, {.size = 1.1 * size, .ink = Ink::Ink2});
    column.addGap(0.4 * size);
    column.addLine();
    column.addGap(1.2 * size);
    const double height = column.height();
    move(column.takeParts(), page);
    return height;
}

std::size_t contentsPages(std::size_t puzzles, const SheetFrame& frame, const SheetOptions& options)
{
    std::size_t pages = 0;
    for (std::size_t done = 0; done < puzzles || pages == 0; ++pages)
        done += linesOn(pages, frame, options);
    return pages;
}

void writeContents(std::vector<Page>& pages, const std::vector<Published>& puzzles,
                   const std::vector<std::size_t>& pageOf, const SheetFrame& frame, const SheetOptions& options)
{
    const double size = textSize(options);
    const TextLook line{.size = size, .spacing = 1.7, .mostLines = 1};
    TextLook right = line;
    right.alignment = Qt::AlignRight;
    TextLook about = line;
    about.ink = Ink::Ink2;
    std::size_t next = 0;
    for (std::size_t page = 0; next < puzzles.size(); ++page) {
        PageColumn head(frame.area.topLeft() + QPointF(0, page == 0 ? titleHeight(frame, options) : 0),
                        frame.area.width());
        head.addText(options.contentsHead, headLook(options));
        double y = head.bottom() + 0.4 * size;
        move(head.takeParts(), pages[page]);
        const double left = frame.area.left();
        const double numbers = 2.4 * size;
        const double pageNumbers = 3 * size;
        const std::size_t end = std::min(puzzles.size(), next + linesOn(page, frame, options));
        for (; next < end; ++next, y += lineHeight(options)) {
            auto& parts = pages[page].parts;
            const Published& puzzle = puzzles[next];
            const double wide = frame.area.width() - numbers - pageNumbers;
            const double titleWide = std::min(0.6 * wide, textExtent(puzzle.title, line, 1e6).width + size);
            const auto box = [&](double x, double w) { return QRectF(x, y, w, lineHeight(options)); };
            parts.push_back({box(left, numbers - 0.6 * size), TextPart{QString::number(next + 1), right}});
            parts.push_back({box(left + numbers, titleWide), TextPart{puzzle.title, line}});
            parts.push_back({box(left + numbers + titleWide, wide - titleWide), TextPart{puzzle.byline, about}});
            parts.push_back({box(frame.area.right() - pageNumbers, pageNumbers),
                             TextPart{QString::number(pageOf[next] + 1), right}});
        }
    }
}

void addSolutions(std::vector<Page>& pages, const std::vector<Published>& puzzles, const SheetFrame& frame,
                  const SheetOptions& options)
{
    const double numberHigh = numberLook(options).size * numberLook(options).spacing;
    const double left = frame.area.left() - bareMargin * solutionCell; // frames stand where texts begin
    double x = left, y = 0, rowHigh = 0;
    const auto newPage = [&] {
        pages.push_back({frame.paper, {}, {}});
        PageColumn head(frame.area.topLeft(), frame.area.width());
        head.addText(options.solutionsHead, headLook(options));
        head.addGap(0.4 * textSize(options));
        x = left;
        y = head.bottom();
        rowHigh = 0;
        move(head.takeParts(), pages.back());
    };
    bool isFirst = true;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (!puzzles[i].answer)
            continue;
        if (std::exchange(isFirst, false))
            newPage();
        const QSizeF most(frame.area.width(), frame.area.height() / 2 - numberHigh);
        const SizedDrawing drawn = solutionDrawing(puzzles[i], options, solutionCell, most);
        const QSizeF size = drawn.size() + QSizeF(0, numberHigh);
        if (x > left && x + size.width() > frame.area.right()) {
            x = left;
            y += rowHigh + 0.5 * solutionGap;
            rowHigh = 0;
        }
        if (y + size.height() > frame.area.bottom())
            newPage();
        placeSolution(pages.back(), {x, y}, i + 1, drawn, options);
        x += size.width() + solutionGap;
        rowHigh = std::max(rowHigh, size.height());
    }
}

double upsideDownHeight(const SheetFrame& frame)
{
    return std::min(36 * pageMillimetre, 0.16 * frame.area.height());
}

void addUpsideDownSolutions(Page& page, const std::vector<Published>& puzzles, std::size_t first, std::size_t end,
                            const SheetFrame& frame, const SheetOptions& options)
{
    const auto hasAnswer = [](const Published& puzzle) { return puzzle.answer.has_value(); };
    const auto count = std::count_if(puzzles.begin() + static_cast<std::ptrdiff_t>(first),
                                     puzzles.begin() + static_cast<std::ptrdiff_t>(end), hasAnswer);
    if (count == 0)
        return;
    const double numberHigh = numberLook(options).size * numberLook(options).spacing;
    const QRectF strip(frame.area.left(), frame.area.bottom() - upsideDownHeight(frame), frame.area.width(),
                       upsideDownHeight(frame));
    const double gap = 0.6 * solutionGap;
    const QSizeF most((strip.width() + gap) / static_cast<double>(count) - gap, strip.height() - numberHigh);
    Page upright;
    double x = strip.left();
    for (std::size_t i = first; i < end; ++i) {
        if (!puzzles[i].answer)
            continue;
        const SizedDrawing drawn = solutionDrawing(puzzles[i], options, turnedCell, most);
        placeSolution(upright, {x, strip.top()}, i + 1, drawn, options);
        x += drawn.size().width() + gap;
    }
    for (PagePart& part : upright.parts) { // the whole strip is turned
        const QPointF middle = 2 * strip.center() - part.area.center();
        part.area.moveCenter(middle);
        part.isUpsideDown = true;
        page.parts.push_back(std::move(part));
    }
}

void addFooters(std::vector<Page>& pages, const SheetFrame& frame, const SheetOptions& options)
{
    const double size = 0.85 * textSize(options);
    const double y = frame.area.bottom() + 0.35 * (frame.paper.height() - frame.area.bottom());
    const QRectF foot(frame.area.left(), y, frame.area.width(), 1.4 * size);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        pages[i].parts.push_back(
            {foot, TextPart{QString::number(i + 1), {.size = size, .ink = Ink::Ink2, .alignment = Qt::AlignHCenter}}});
        if (i > 0 && !options.title.isEmpty())
            pages[i].parts.push_back({foot, TextPart{options.title, {.size = size, .ink = Ink::Ink2, .mostLines = 1}}});
    }
}

} // namespace tokisuji
