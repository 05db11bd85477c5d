#include "editor/ui/timeline/hover_card.h"

#include "editor/ui/panels/section.h"
#include "editor/ui/theme.h"

#include <QVBoxLayout>

namespace tokisuji {

HoverCard::HoverCard(QWidget* parent) : QWidget(parent), m_head(new QLabel(this)), m_detail(secondaryLabel(this))
{
    setObjectName(QStringLiteral("hoverCard"));
    setAttribute(Qt::WA_StyledBackground);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_head->setFont(textFont(TextRole::Strong));
    m_detail->setWordWrap(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 7, 12, 8);
    column->setSpacing(2);
    column->addWidget(m_head);
    column->addWidget(m_detail);
    hide();
}

void HoverCard::showAt(QPoint global, const QString& head, const QString& detail)
{
    m_head->setText(head);
    m_detail->setText(detail);
    adjustSize();
    const QWidget* window = parentWidget();
    const QPoint anchor = window->mapFromGlobal(global);
    int y = anchor.y() + 18;
    if (y + height() > window->height() - 4)
        y = anchor.y() - 18 - height();
    move(std::clamp(anchor.x() - width() / 2, 4, std::max(4, window->width() - width() - 4)), y);
    raise();
    show();
}

QString HoverCard::text() const
{
    return m_head->text() + QLatin1Char('\n') + m_detail->text();
}

} // namespace tokisuji
