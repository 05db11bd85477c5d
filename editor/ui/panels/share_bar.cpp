#include "editor/ui/panels/share_bar.h"

#include "editor/ui/theme.h"

#include <QPainter>

namespace tokisuji {

ShareBar::ShareBar(QWidget* parent) : QWidget(parent)
{
    setFixedHeight(6);
}

void ShareBar::setShare(double share, bool certain)
{
    m_share = std::clamp(share, 0.0, 1.0);
    m_certain = certain;
    update();
}

void ShareBar::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(colours()[Chrome::Empty]);
    p.drawRoundedRect(rect(), 3, 3);
    p.setOpacity(m_certain ? 1 : 0.6);
    p.setBrush(colours()[Ink::Determined]);
    p.drawRoundedRect(QRectF(0, 0, width() * m_share, height()), 3, 3);
}

} // namespace tokisuji
