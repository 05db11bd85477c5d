#include "editor/ui/dialogs/pattern_canvas.h"

#include "editor/ui/theme.h"
#include "engine/generate/orbits.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int leastPatternSide = 300;
constexpr int mostCellPixels = 30;

Stand nextOf(Stand stand)
{
    return stand == Stand::May ? Stand::Must : stand == Stand::Must ? Stand::MustNot : Stand::May;
}

void paintStand(QPainter& p, const QRectF& box, Stand stand)
{
    const Palette& colour = colours();
    if (stand == Stand::Must) {
        p.setPen(Qt::NoPen);
        p.setBrush(colour[Ink::Accent]);
        p.drawEllipse(box.center(), box.width() * 0.3, box.width() * 0.3);
    } else if (stand == Stand::MustNot) {
        p.fillRect(box.adjusted(1, 1, 0, 0), colour[Chrome::Canvas]);
        const double arm = box.width() * 0.22;
        p.setPen(QPen(colour[Ink::Ink2], std::max(1.2, box.width() * 0.08), Qt::SolidLine, Qt::RoundCap));
        p.drawLine(box.center() - QPointF(arm, arm), box.center() + QPointF(arm, arm));
        p.drawLine(box.center() - QPointF(arm, -arm), box.center() + QPointF(arm, -arm));
    }
}

} // namespace

PatternCanvas::PatternCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(leastPatternSide, leastPatternSide);
    setAccessibleName(tr("Pattern of clues"));
    setAccessibleDescription(
        tr("Arrow keys move; Space cycles through: a clue is allowed, required, not allowed here"));
    clear();
}

QSize PatternCanvas::sizeHint() const
{
    return {leastPatternSide, leastPatternSide};
}

void PatternCanvas::setBoardSize(Size size)
{
    if (size == m_size)
        return;
    m_size = size;
    m_cursor = cellAt(0, 0);
    clear();
}

void PatternCanvas::setSymmetry(Symmetry symmetry)
{
    m_symmetry = symmetry;
}

void PatternCanvas::clear()
{
    m_pattern = PlaceMap(Grid(m_size), Stand::May);
    update();
    emit changed();
}

std::vector<Stand> PatternCanvas::pattern() const
{
    const std::vector<Stand>& stands = m_pattern.values();
    const bool isEmpty = std::ranges::all_of(stands, [](Stand stand) { return stand == Stand::May; });
    return isEmpty ? std::vector<Stand>() : stands;
}

int PatternCanvas::cellPixels() const
{
    const int longer = std::max({m_size.width, m_size.height, 1});
    return std::clamp((std::min(width(), height()) - 2) / longer, 2, mostCellPixels);
}

QPoint PatternCanvas::origin() const
{
    return {(width() - m_size.width * cellPixels()) / 2, (height() - m_size.height * cellPixels()) / 2};
}

QRect PatternCanvas::boxOf(Place cell) const
{
    return {origin() + QPoint(column(cell), row(cell)) * cellPixels(), QSize(cellPixels(), cellPixels())};
}

std::optional<Place> PatternCanvas::cellUnder(QPoint at) const
{
    const QPoint from = at - origin();
    if (from.x() < 0 || from.y() < 0)
        return std::nullopt;
    const Place cell = cellAt(from.x() / cellPixels(), from.y() / cellPixels());
    return Grid(m_size).hasCell(cell) ? std::optional(cell) : std::nullopt;
}

void PatternCanvas::set(Place cell, Stand stand)
{
    m_cursor = cell;
    const bool isMapped = !needsSquare(m_symmetry) || m_size.width == m_size.height;
    for (const Place image : orbitOf(cell, m_size, isMapped ? m_symmetry : Symmetry::None))
        m_pattern[image] = stand;
    update();
    emit changed();
}

bool PatternCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::event(event);
}

void PatternCanvas::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const QRect board(origin(), QSize(m_size.width, m_size.height) * cellPixels());
    p.fillRect(board, colours()[Ink::Paper]);
    for (const Place cell : Grid(m_size).cells())
        paintStand(p, boxOf(cell), m_pattern[cell]);
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setPen(colours()[Ink::Grid]);
    for (int x = 0; x <= m_size.width; ++x)
        p.drawLine(board.left() + x * cellPixels(), board.top(), board.left() + x * cellPixels(),
                   board.top() + board.height());
    for (int y = 0; y <= m_size.height; ++y)
        p.drawLine(board.left(), board.top() + y * cellPixels(), board.left() + board.width(),
                   board.top() + y * cellPixels());
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(colours()[Ink::Accent], 2));
        p.drawRect(boxOf(m_cursor).adjusted(1, 1, 0, 0));
    }
}

void PatternCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto cell = cellUnder(event->pos());
    if (!cell)
        return;
    const Stand wanted = event->button() == Qt::RightButton ? Stand::MustNot : Stand::Must;
    m_brush = m_pattern[*cell] == wanted ? Stand::May : wanted;
    set(*cell, m_brush);
}

void PatternCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = cellUnder(event->pos());
    if (cell && event->buttons() != Qt::NoButton && m_pattern[*cell] != m_brush)
        set(*cell, m_brush);
}

void PatternCanvas::keyPressEvent(QKeyEvent* event)
{
    const std::pair<int, Dir> steps[]{
        {Qt::Key_Up, Dir::Up}, {Qt::Key_Down, Dir::Down}, {Qt::Key_Left, Dir::Left}, {Qt::Key_Right, Dir::Right}};
    for (const auto& [key, direction] : steps) {
        if (event->key() != key)
            continue;
        if (const Place next = m_cursor.step(direction); Grid(m_size).hasCell(next))
            m_cursor = next;
        update();
        return;
    }
    if (event->key() == Qt::Key_Space)
        set(m_cursor, nextOf(m_pattern[m_cursor]));
    else
        QWidget::keyPressEvent(event);
}

} // namespace tokisuji
