#include "editor/ui/panels/message_bar.h"

#include "editor/ui/icons.h"
#include "editor/ui/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>

namespace tokisuji {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_offers(new QHBoxLayout), m_close(new QPushButton(this))
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
    row->addLayout(m_offers);
    row->addWidget(m_close);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
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

void MessageBar::restate(const QString& text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

void MessageBar::say(const QString& text, const QString& offer, std::function<void()> action)
{
    say(text, offer.isEmpty() ? QList<Offer>() : QList<Offer>{{offer, std::move(action)}});
}

void MessageBar::say(const QString& text, const QList<Offer>& offers)
{
    m_text->setText(text);
    while (QLayoutItem* item = m_offers->takeAt(0)) {
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater(); // it may be the one that was just pressed
        delete item;
    }
    for (const Offer& offer : offers) {
        auto* button = new QPushButton(offer.text, this);
        button->setObjectName(QStringLiteral("offer"));
        m_offers->addWidget(button);
        connect(
            button, &QPushButton::clicked, this, offer.action ? offer.action : [this] { hide(); });
    }
    setAccessibleName(text);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace tokisuji
