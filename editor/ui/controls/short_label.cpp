#include "editor/ui/controls/short_label.h"

#include <QEvent>

namespace tokisuji {

ShortLabel::ShortLabel(QWidget* parent) : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ShortLabel::setWhole(const QString& whole)
{
    m_whole = whole;
    setAccessibleName(whole);
    fit();
}

void ShortLabel::fit()
{
    setText(fontMetrics().elidedText(m_whole, Qt::ElideRight, contentsRect().width()));
    setToolTip(text() == m_whole ? QString() : m_whole);
}

void ShortLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void ShortLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace tokisuji
