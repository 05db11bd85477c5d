#include "editor/ui/piece_picture.h"

#include "editor/export/painter.h"
#include "editor/ui/theme.h"
#include "engine/drawing/edge_piece_drawing.h"

#include <QPainter>

namespace tokisuji {

namespace {

constexpr int rim = 2;

PieceStyle styleOf(int side)
{
    return {.centre = {0.5, 0.5}, .cellPixels = double(side - 2 * rim)};
}

QPixmap painted(const Drawing& drawing, int side, qreal ratio)
{
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDrawing(painter, drawing, colours(), {.origin = QPointF(rim, rim), .cellPixels = double(side - 2 * rim)});
    return picture;
}

} // namespace

QPixmap edgePiecePicture(const EdgePiece& piece, int side, qreal ratio)
{
    Drawing drawing{{0, 0}, {1, 1}, {}};
    addPiece(drawing, piece, styleOf(side));
    return painted(drawing, side, ratio);
}

QPixmap sideColourPicture(int colour, int side, qreal ratio)
{
    Drawing drawing{{0, 0}, {1, 1}, {}};
    addJoint(drawing, colour, styleOf(side));
    return painted(drawing, side, ratio);
}

QIcon untintedIcon(const QPixmap& picture)
{
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Active, QIcon::Selected})
        icon.addPixmap(picture, mode);
    return icon;
}

} // namespace tokisuji
