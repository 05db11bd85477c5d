#include "editor/ui/panels/message_bar.h"

#include "editor/ui/icons.h"
#include "editor/ui/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

namespace tokisuji {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_offer(new QPushButton(this)), m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setObjectName(QStringLiteral("step"));
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setFixedSize(28, 28);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->addWidget(m_text, 1);
    row->addWidget(m_offer);
    row->addWidget(m_close);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_offer, &QPushButton::clicked, this, [this] {
        if (m_action)
            m_action();
    });
    retranslate();
    hide();
}

void MessageBar::retranslate()
{
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
}

void MessageBar::changeEvent(QEvent* event)
{
    // What was said stays in the language in which it was said; so it goes.
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        hide();
    }
    QWidget::changeEvent(event);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

void MessageBar::say(const QString& text, const QString& offer, std::function<void()> action)
{
    m_text->setText(text);
    m_offer->setText(offer);
    m_offer->setVisible(!offer.isEmpty());
    m_action = std::move(action);
    setAccessibleName(text);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace tokisuji
