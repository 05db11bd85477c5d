#include "editor/ui/panels/what_if_section.h"

#include "editor/ui/row_sense.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/theme.h"

#include <QPainter>

namespace tokisuji {

namespace {

constexpr int rowHeight = 26;
constexpr int keySignWidth = 26;

QString figureOf(WhatIfLegend::Kind kind)
{
    constexpr std::array figures{'3', '2', '0', '1'};
    return QChar::fromLatin1(figures[kind]);
}

void paintFigure(QPainter& p, const QRectF& box, const QString& figure, const QColor& colour, TextRole role)
{
    p.setFont(textFont(role));
    p.setPen(colour);
    p.drawText(box, Qt::AlignCenter, figure);
}

/// The sign as it stands on the board.
void paintSign(QPainter& p, const QRectF& box, WhatIfLegend::Kind kind)
{
    const QPointF centre = box.center();
    const QString figure = figureOf(kind);
    switch (kind) {
    case WhatIfLegend::Unique:
        p.setPen(Qt::NoPen);
        p.setBrush(colours()[Ink::Unique]);
        p.drawEllipse(centre, 10, 10);
        paintFigure(p, box, figure, colours()[Chrome::OnAccent], TextRole::Strong);
        break;
    case WhatIfLegend::Several: {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(colours()[Ink::Several], 1.2));
        p.drawEllipse(centre, 9, 9);
        p.setPen(QPen(colours()[Ink::Several], 2.8, Qt::SolidLine, Qt::FlatCap));
        p.drawArc(QRectF(centre - QPointF(9, 9), QSizeF(18, 18)), 90 * 16, -150 * 16);
        paintFigure(p, box, figure, colours()[Ink::Several], TextRole::Body);
        break;
    }
    case WhatIfLegend::None:
        paintFigure(p, box, figure, colours()[Ink::Ink2], TextRole::Secondary);
        p.setPen(QPen(colours()[Ink::Ink2], 1.2));
        p.drawLine(centre + QPointF(-6, 6), centre + QPointF(6, -6));
        break;
    case WhatIfLegend::Untried:
        paintFigure(p, box, figure, colours()[Ink::Unknown], TextRole::Secondary);
        break;
    }
}

} // namespace

WhatIfLegend::WhatIfLegend(Kind kind, QWidget* parent) : QWidget(parent), m_kind(kind)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WhatIfLegend::setText(const QString& text)
{
    m_text = text;
    setCount(m_count); // the name for screen readers has both
}

void WhatIfLegend::setCount(const QString& count)
{
    m_count = count;
    setAccessibleName(QStringLiteral("%1: %2").arg(m_text, m_count));
    update();
}

QSize WhatIfLegend::sizeHint() const
{
    return {120, std::max(rowHeight, QFontMetrics(textFont(TextRole::Body)).height() + 8)};
}

void WhatIfLegend::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const RowSense sense{layoutDirection(), rect()};
    paintSign(p, sense.of(QRectF(0, 0, keySignWidth, height())), m_kind);
    p.setFont(textFont(TextRole::Body));
    p.setPen(colours()[Ink::Ink]);
    p.drawText(sense.of(rect().adjusted(keySignWidth + 8, 0, 0, 0)), sense.atBegin(), m_text);
    p.drawText(rect(), sense.atEnd(), m_count);
}

WhatIfSection::WhatIfSection(QWidget* parent)
    : QWidget(parent), m_legend(new Section(this)), m_values(new ListSection(this))
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i] = new WhatIfLegend(static_cast<WhatIfLegend::Kind>(i), m_legend);
        m_legend->body()->addWidget(m_rows[i]);
    }
    m_legend->body()->setSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_legend);
    column->addWidget(m_values);
    retranslate();
}

void WhatIfSection::retranslate()
{
    m_legend->setTitle(tr("What if: each clue"));
    m_rows[WhatIfLegend::Unique]->setText(tr("Unique with this clue"));
    m_rows[WhatIfLegend::None]->setText(tr("No solution"));
    m_rows[WhatIfLegend::Untried]->setText(tr("Not known yet"));
}

void WhatIfSection::display(const WhatIfState& state)
{
    m_legend->setNote(state.note);
    m_rows[WhatIfLegend::Several]->setText(state.isOpen ? tr("Can go on; arc: determined marks gained")
                                                        : tr("Several; arc: determined marks gained"));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setCount(numberText(state.counts[i]));
    m_rows[WhatIfLegend::Untried]->setVisible(state.counts[WhatIfLegend::Untried] > 0);
    m_values->setName(state.isOpen ? tr("Clues that may come next") : tr("Clues that make it unique"));
    m_values->display(state.listed);
}

} // namespace tokisuji
