#include "editor/ui/panels/trial_bar.h"

#include "editor/export/painter.h"
#include "editor/ui/controls/action_button.h"
#include "editor/ui/theme.h"
#include "engine/drawing/trial_drawing.h"

#include <QEvent>
#include <QPainter>

namespace tokisuji {

namespace {

/// A line as marks of this depth are drawn.
QPixmap sample(std::size_t depth, double devicePixels)
{
    constexpr QSize size{20, 14};
    const Drawing line = trialSample(depth);
    QPixmap pixmap(size * devicePixels);
    pixmap.setDevicePixelRatio(devicePixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDrawing(painter, line, colours(),
                 {.origin = {0, size.height() / 2.0}, .cellPixels = size.width(), .surface = PaintOptions::Vector});
    return pixmap;
}

} // namespace

TrialBar::TrialBar(const Actions& actions, QWidget* parent)
    : QWidget(parent), m_levels(new QHBoxLayout), m_accept(actionLink(actions[ActionId::AcceptTrial], this)),
      m_reject(actionLink(actions[ActionId::RejectTrial], this))
{
    setObjectName(QStringLiteral("trialBar"));
    setAttribute(Qt::WA_StyledBackground);
    for (QPushButton* button : {m_accept, m_reject})
        button->setObjectName(QString());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 10, 4);
    row->setSpacing(8);
    m_levels->setSpacing(6);
    row->addLayout(m_levels, 1);
    row->addWidget(m_accept);
    row->addWidget(m_reject);
    retranslate();
}

void TrialBar::show(const QStringList& assumptions)
{
    m_assumptions = assumptions;
    dress();
}

void TrialBar::dress()
{
    while (QLayoutItem* item = m_levels->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int depth = 0; depth < m_assumptions.size(); ++depth) {
        auto* sign = new QLabel(this);
        sign->setPixmap(sample(static_cast<std::size_t>(depth), devicePixelRatioF()));
        auto* text = new ShortLabel(this);
        text->setWhole(m_assumptions[depth].isEmpty() ? tr("Trial %1: enter what you assume").arg(depth + 1)
                                                      : tr("Trial %1: %2").arg(depth + 1).arg(m_assumptions[depth]));
        text->setFont(textFont(depth + 1 == m_assumptions.size() ? TextRole::Strong : TextRole::Body));
        m_levels->addWidget(sign);
        m_levels->addWidget(text, 1);
    }
    setVisible(!m_assumptions.isEmpty());
}

void TrialBar::retranslate()
{
    m_accept->setText(tr("Accept"));
    m_reject->setText(tr("Reject"));
    setAccessibleName(tr("Trials"));
    dress();
}

void TrialBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        dress();
    QWidget::changeEvent(event);
}

} // namespace tokisuji
