#include "editor/ui/dialogs/piece_canvas.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace tokisuji {

namespace {

constexpr int cellsASide = 6;
constexpr int cellPixels = 26;
constexpr int pictureCell = 12;

QRect boxOf(Place cell, int pixels)
{
    return {column(cell) * pixels, row(cell) * pixels, pixels, pixels};
}

} // namespace

QPixmap piecePicture(const BankPiece& piece, const QWidget* like)
{
    const qreal ratio = like->devicePixelRatioF();
    QPixmap picture(QSize(piece.box.width, piece.box.height) * pictureCell * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    for (const Place cell : piece.cells())
        painter.fillRect(boxOf(cell, pictureCell).adjusted(1, 1, 0, 0), like->palette().text());
    return picture;
}

PieceCanvas::PieceCanvas(QWidget* parent) : QWidget(parent)
{
    setFixedSize(cellsASide * cellPixels + 1, cellsASide * cellPixels + 1);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("New piece"));
    setAccessibleDescription(tr("Arrow keys move; Space fills or empties a cell"));
}

std::optional<BankPiece> PieceCanvas::piece() const
{
    if (m_cells.empty())
        return std::nullopt;
    const BankPiece drawn = bankPieceOf(std::vector(m_cells.begin(), m_cells.end()));
    return isPolyomino(drawn) ? std::optional(drawn) : std::nullopt;
}

void PieceCanvas::clear()
{
    m_cells.clear();
    update();
    emit changed();
}

Place PieceCanvas::cellUnder(QPoint at) const
{
    return cellAt(std::clamp(at.x() / cellPixels, 0, cellsASide - 1),
                  std::clamp(at.y() / cellPixels, 0, cellsASide - 1));
}

void PieceCanvas::set(Place cell, bool filled)
{
    m_cursor = cell;
    if (filled)
        m_cells.insert(cell);
    else
        m_cells.erase(cell);
    update();
    emit changed();
}

void PieceCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    for (const Place cell : m_cells)
        painter.fillRect(boxOf(cell, cellPixels), palette().text());
    painter.setPen(palette().color(QPalette::Mid));
    for (int line = 0; line <= cellsASide; ++line) {
        painter.drawLine(0, line * cellPixels, cellsASide * cellPixels, line * cellPixels);
        painter.drawLine(line * cellPixels, 0, line * cellPixels, cellsASide * cellPixels);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(boxOf(m_cursor, cellPixels).adjusted(2, 2, -1, -1));
    }
}

void PieceCanvas::mousePressEvent(QMouseEvent* event)
{
    const Place cell = cellUnder(event->pos());
    m_fills = !m_cells.contains(cell);
    set(cell, m_fills);
}

void PieceCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() != Qt::NoButton)
        set(cellUnder(event->pos()), m_fills);
}

void PieceCanvas::keyPressEvent(QKeyEvent* event)
{
    const auto step = [&](Dir d) {
        const Place next = m_cursor.step(d);
        if (Grid({cellsASide, cellsASide}).hasCell(next))
            m_cursor = next;
        update();
    };
    switch (event->key()) {
    case Qt::Key_Up:
        return step(Dir::Up);
    case Qt::Key_Down:
        return step(Dir::Down);
    case Qt::Key_Left:
        return step(Dir::Left);
    case Qt::Key_Right:
        return step(Dir::Right);
    case Qt::Key_Space:
        return set(m_cursor, !m_cells.contains(m_cursor));
    default:
        QWidget::keyPressEvent(event);
    }
}

void PieceCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void PieceCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace tokisuji
