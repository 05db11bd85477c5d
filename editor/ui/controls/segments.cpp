#include "editor/ui/controls/segments.h"

#include "editor/ui/theme.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace tokisuji {

namespace {

/// Paints its part of the common frame: the first and the last one have round corners.
class Segment : public QAbstractButton {
public:
    Segment(bool first, bool last, int width, QWidget* parent)
        : QAbstractButton(parent), m_first(first), m_last(last), m_width(width)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(textFont(TextRole::Strong));
        return {std::max(m_width, metrics.horizontalAdvance(text()) + 24), std::max(28, metrics.height() + 10)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const Palette& colour = colours();
        const QPainterPath shape = outline(QRectF(rect()).adjusted(m_first ? 0.5 : 0, 0.5, -0.5, -0.5));
        p.setPen(QPen(isChecked() ? colour[Ink::Accent] : colour[Chrome::ControlLine], 1));
        p.setBrush(isChecked() ? colour[Ink::Accent] : colour[underMouse() ? Chrome::Soft : Chrome::Panel]);
        p.drawPath(shape);
        p.setFont(textFont(isChecked() ? TextRole::Strong : TextRole::Body));
        p.setPen(isChecked() ? colour[Chrome::OnAccent] : isEnabled() ? colour[Ink::Ink] : colour[Chrome::Faded]);
        p.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus()) {
            p.setPen(QPen(isChecked() ? colour[Chrome::OnAccent] : colour[Ink::Accent], 2));
            p.setBrush(Qt::NoBrush);
            p.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 3, 3);
        }
    }

private:
    QPainterPath outline(const QRectF& r) const
    {
        QPainterPath round;
        round.addRoundedRect(r, 5, 5);
        QPainterPath square;
        if (!m_first)
            square.addRect(QRectF(r.left(), r.top(), 8, r.height()));
        if (!m_last)
            square.addRect(QRectF(r.right() - 8, r.top(), 8, r.height()));
        return round.united(square);
    }

    bool m_first;
    bool m_last;
    int m_width; ///< at least; a minimum of the widget would hide that its text needs more
};

} // namespace

Segments::Segments(int count, int width, QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = 0; i < count; ++i) {
        auto* segment = new Segment(i == 0, i == count - 1, width, this);
        row->addWidget(segment);
        m_group.addButton(segment, i);
    }
    m_group.button(0)->setChecked(true);
    connect(&m_group, &QButtonGroup::idClicked, this, &Segments::chosen);
}

void Segments::setTexts(const QStringList& texts)
{
    for (int i = 0; i < texts.size(); ++i) {
        m_group.button(i)->setText(texts[i]);
        m_group.button(i)->updateGeometry();
    }
}

void Segments::setToolTips(const QStringList& texts)
{
    for (int i = 0; i < texts.size(); ++i)
        m_group.button(i)->setToolTip(texts[i]);
}

void Segments::setCurrent(int index)
{
    m_group.button(index)->setChecked(true);
}

} // namespace tokisuji
