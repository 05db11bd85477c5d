#include "editor/ui/panels/tool_column.h"

#include "editor/ui/icons.h"
#include "editor/ui/texts/tool_text.h"
#include "editor/ui/theme.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace tokisuji {

namespace {
constexpr int labelledWidth = 72;
constexpr int narrowWidth = 46;
} // namespace

ToolColumn::ToolColumn(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("toolColumn"));
    setAttribute(Qt::WA_StyledBackground);
    m_column->setContentsMargins(2, 8, 2, 8);
    m_column->setSpacing(4);
    m_column->addStretch(1);
    setFixedWidth(labelledWidth);
    connect(&m_group, &QButtonGroup::idClicked, this, [this](int id) { emit toolChosen(static_cast<ToolId>(id)); });
}

void ToolColumn::setTools(const QList<ToolId>& tools, ToolId current)
{
    const auto old = m_group.buttons();
    for (QAbstractButton* button : old) {
        m_group.removeButton(button);
        delete button;
    }
    for (const ToolId tool : tools) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setIcon(toolIcon(tool));
        button->setIconSize({22, 22});
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_group.addButton(button, static_cast<int>(tool));
        m_column->insertWidget(m_column->count() - 1 - m_below, button);
        dress(button);
    }
    setCurrent(current);
}

void ToolColumn::setCurrent(ToolId tool)
{
    if (QAbstractButton* button = m_group.button(static_cast<int>(tool)))
        button->setChecked(true);
}

void ToolColumn::addBelow(QWidget* widget)
{
    m_column->insertWidget(m_column->count() - 1, widget);
    ++m_below;
}

void ToolColumn::setLabelled(bool labelled)
{
    if (m_labelled == labelled)
        return;
    m_labelled = labelled;
    setFixedWidth(labelled ? labelledWidth : narrowWidth);
    retranslate();
}

void ToolColumn::takeFocus()
{
    if (QAbstractButton* button = m_group.checkedButton())
        button->setFocus(Qt::ShortcutFocusReason);
}

void ToolColumn::dress(QAbstractButton* button) const
{
    const auto tool = static_cast<ToolId>(m_group.id(button));
    button->setText(toolName(tool));
    button->setToolTip(QStringLiteral("%1: %2").arg(toolName(tool), toolHelp(tool)));
    button->setFont(textFont(TextRole::Caption));
    button->setMinimumHeight(m_labelled ? 48 : 36);
    static_cast<QToolButton*>(button)->setToolButtonStyle(m_labelled ? Qt::ToolButtonTextUnderIcon
                                                                     : Qt::ToolButtonIconOnly);
}

void ToolColumn::retranslate()
{
    const auto buttons = m_group.buttons();
    for (QAbstractButton* button : buttons)
        dress(button);
}

void ToolColumn::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tokisuji
