// BoardOverview: a small map of a board that is larger than the view, with a frame round the part in view.
#pragma once

#include "editor/export/palette.h"
#include "editor/ui/board_camera.h"
#include "engine/board/board.h"

#include <QPixmap>

class QPainter;

namespace tokisuji {

class BoardOverview {
public:
    /// The picture is out of date.
    void invalidate() { m_map = {}; }
    /// Where the map lies in a view; null when all of the board is in view.
    [[nodiscard]] QRectF rect(const Camera& camera, const QRectF& paper, const QSizeF& view) const;
    void paint(QPainter& painter, const Board& board, const Palette& palette, const Camera& camera, const QRectF& rect);
    /// The point of the board (in cells) under a point of the map.
    [[nodiscard]] static QPointF cellsAt(QPointF point, const QRectF& rect, const QRectF& paper);

private:
    void draw(const Board& board, const Palette& palette, const QSizeF& size, double devicePixels);

    QPixmap m_map;
    Theme m_theme = Theme::Light;
};

} // namespace tokisuji
