#include "editor/ui/panels/trace_row_painter.h"

#include "editor/model/path_watch.h"
#include "editor/ui/glyphs.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/row_painter.h"
#include "editor/ui/panels/trace_rows_model.h"
#include "editor/ui/panels/trace_signs.h"
#include "editor/ui/texts/path_status_text.h"
#include "editor/ui/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr int indentStep = 20;
constexpr int deepest = 4; ///< levels that are indented
constexpr int foldWidth = 16;
constexpr int signWidth = 28;
constexpr int barsWidth = 24;
constexpr int swapSide = 28;
constexpr int badgeSide = 18;

/// Rows whose second line always has something to say.
bool hasTwoLines(const TraceRow& row, TraceResult result)
{
    switch (row.kind) {
    case TraceRow::Hypothesis:
        return row.ways;
    case TraceRow::Outcome:
        return false;
    case TraceRow::End:
        return result != TraceResult::Solved;
    default:
        return true;
    }
}

QRect squareIn(const QRect& rect, int side)
{
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    return square;
}

/// Five bars that rise; the lit ones tell the level.
void paintLevel(QPainter& p, const QRect& rect, int level)
{
    constexpr int barWidth = 3;
    constexpr int pitch = 5;
    p.setPen(Qt::NoPen);
    for (int bar = 0; bar < 5; ++bar) {
        const int height = 4 + 2 * bar;
        p.setBrush(bar < level ? colours()[Ink::Ink2] : colours()[Chrome::Empty]);
        p.drawRect(rect.left() + bar * pitch, rect.bottom() - height + 1, barWidth, height);
    }
}

/// The colour of a title; on the ground of a selected row only some are legible.
QColor titleColour(const TraceRow& row, bool selected)
{
    if (row.kind == TraceRow::Clash)
        return colours()[Ink::Conflict];
    if (row.kind == TraceRow::Hypothesis && !selected)
        return colours()[Ink::Hypothesis];
    return colours()[Ink::Ink];
}

bool isStrong(const TraceRow& row)
{
    const bool endsHypotheses = row.kind == TraceRow::Step && row.foldable && !row.ways;
    return endsHypotheses || (row.kind == TraceRow::Outcome && row.ways) || row.kind == TraceRow::Hypothesis
           || row.kind == TraceRow::Clash || row.kind == TraceRow::End;
}

VerdictGlyph glyphOf(TraceResult result)
{
    constexpr std::array glyphs{VerdictGlyph::Unique, VerdictGlyph::Unknown, VerdictGlyph::None, VerdictGlyph::Unknown};
    return glyphs[static_cast<std::size_t>(result)];
}

} // namespace

TraceRowParts partsOf(const QRect& rect, const TraceRow& row, bool canSwap)
{
    TraceRowParts parts;
    const int left = rect.left() + 4 + indentStep * std::min(row.depth, deepest);
    const QRect fold(left, rect.top(), foldWidth, rect.height());
    if (row.foldable)
        parts.fold = fold;
    parts.sign = QRect(fold.right() + 1, rect.top(), signWidth, rect.height());
    int right = rect.right() - 10;
    if (row.kind == TraceRow::Step || row.kind == TraceRow::BranchStep) {
        parts.bars = QRect(right - barsWidth + 1, rect.top() + 8, barsWidth, 12);
        right -= barsWidth + 8;
    }
    if (canSwap) {
        parts.swap = squareIn(QRect(right - swapSide + 1, rect.top(), swapSide, rect.height()), swapSide);
        right -= swapSide + 4;
    }
    const int textLeft = parts.sign.right() + 9;
    parts.text = QRect(textLeft, rect.top(), std::max(0, right - textLeft), rect.height());
    return parts;
}

TraceRowPainter::TraceRowPainter(const TraceRowsModel* rows, QObject* parent)
    : QStyledItemDelegate(parent), m_rows(rows)
{
    takeFonts();
}

void TraceRowPainter::takeFonts()
{
    m_body = textFont(TextRole::Body);
    m_strong = textFont(TextRole::Strong);
    m_secondary = textFont(TextRole::Secondary);
    const int first = QFontMetrics(m_strong).height();
    m_oneLine = std::max(28, first + 10);
    m_twoLines = std::max(36, first + QFontMetrics(m_secondary).height());
}

QSize TraceRowPainter::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {200, hasTwoLines(m_rows->row(index.row()), m_rows->result()) ? m_twoLines : m_oneLine};
}

void TraceRowPainter::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QPainter& p = *painter;
    const int at = index.row();
    const TraceRow& row = m_rows->row(at);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const TraceRowParts parts = partsOf(option.rect, row, m_rows->canSwap(at));
    const RowSense sense{option.direction, option.rect};
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    if (selected || (option.state & QStyle::State_MouseOver) != 0)
        paintRowGround(p, sense, selected ? RowGround::Selected : RowGround::Hovered);
    if (row.foldable)
        lineIcon(row.folded ? QStringLiteral("unfold") : QStringLiteral("fold"))
            .paint(&p, sense.of(squareIn(parts.fold, 14)));
    paintSign(p, sense.of(parts.sign), at);
    paintText(p, sense, parts.text, at, selected);
    if (!parts.swap.isNull()) {
        p.setPen(QPen(row.swapped ? colours()[Ink::Accent] : colours()[Chrome::ControlLine], 1));
        p.setBrush(row.swapped ? colours()[Chrome::Soft] : colours()[Chrome::Panel]);
        p.drawRoundedRect(QRectF(sense.of(squareIn(parts.swap, 24))).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        lineIcon(QStringLiteral("swap")).paint(&p, sense.of(squareIn(parts.swap, 16)));
    }
    if (const int level = m_rows->levelOf(at); level > 0)
        paintLevel(p, sense.of(parts.bars), level);
    p.restore();
}

void TraceRowPainter::paintSign(QPainter& p, const QRect& rect, int index) const
{
    const TraceRow& row = m_rows->row(index);
    const QRect badge = squareIn(rect, badgeSide);
    switch (row.kind) {
    case TraceRow::Hypothesis:
        if (row.ways)
            paintTraceWay(p, badge, row.number);
        else
            paintTraceSign(p, badge, TraceSign::Question);
        return;
    case TraceRow::BranchStep:
        paintTraceNumber(p, badge, row.number);
        return;
    case TraceRow::Clash:
        paintTraceSign(p, badge, TraceSign::Star);
        return;
    case TraceRow::End:
        paintVerdictGlyph(p, badge, glyphOf(m_rows->result()));
        return;
    case TraceRow::Outcome:
        paintVerdictGlyph(p, badge, VerdictGlyph::NotComputed);
        return;
    case TraceRow::Step:
    case TraceRow::Batch:
        break;
    }
    const auto status = m_rows->statusOf(index);
    const bool broken = status && !stands(*status);
    // Beside the first line; a circle needs the room of both.
    const QRect line(rect.left(), rect.top() + 5, rect.width(), rect.height() - 10);
    if (broken)
        paintCutCircle(p, squareIn(rect, 24));
    p.setFont(m_secondary);
    p.setPen(colours()[broken ? Ink::Conflict : Ink::Ink2]);
    p.drawText(broken ? rect : line, broken ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignTop,
               QString::number(row.number));
}

/// Glyph and word where the second line ends; returns what is left of it.
QRect TraceRowPainter::paintStatus(QPainter& p, const RowSense& sense, const QRect& line, int index) const
{
    const auto status = m_rows->statusOf(index);
    if (!status)
        return line;
    const PathStatusText text = pathStatusText(*status);
    p.setPen(colours()[stands(*status) ? Ink::Ink2 : Ink::Conflict]);
    const QString words = QStringLiteral("%1 %2").arg(text.glyph, text.word);
    p.drawText(sense.of(line), sense.atEnd(), words);
    return line.adjusted(0, 0, -QFontMetrics(m_secondary).horizontalAdvance(words) - 10, 0);
}

void TraceRowPainter::paintText(QPainter& p, const RowSense& sense, const QRect& rect, int index, bool selected) const
{
    const TraceRow& row = m_rows->row(index);
    const RowText text = m_rows->textOf(index);
    const bool two = hasTwoLines(row, m_rows->result());
    const QFont& titleFont = isStrong(row) ? m_strong : m_body;
    const QFontMetrics title(titleFont);
    const QFontMetrics detail(m_secondary);
    const int height = two ? title.height() + detail.height() : title.height();
    const QRect first(rect.left(), rect.top() + (rect.height() - height) / 2, rect.width(), title.height());
    p.setFont(titleFont);
    p.setPen(titleColour(row, selected));
    p.drawText(sense.of(first), sense.atBegin(), cutToFit(title, text.title, first.width()));
    if (!two)
        return;
    p.setFont(m_secondary);
    // The bars stand beside the first line only.
    const bool overhangs = m_rows->levelOf(index) > 0 && !m_rows->canSwap(index);
    const int barsRoom = overhangs ? barsWidth + 8 : 0;
    const QRect second(rect.left(), first.bottom() + 1, rect.width() + barsRoom, detail.height());
    const QRect rest = paintStatus(p, sense, second, index);
    p.setPen(colours()[Ink::Ink2]);
    p.drawText(sense.of(rest), sense.atBegin(), cutToFit(detail, text.detail, rest.width()));
}

} // namespace tokisuji
