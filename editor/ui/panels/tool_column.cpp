#include "editor/ui/panels/tool_column.h"

#include "editor/ui/icons.h"
#include "editor/ui/texts/tool_text.h"
#include "editor/ui/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int labelledWidth = 72;
constexpr int narrowWidth = 46;
constexpr int leastNamedHeight = 48;
constexpr int iconHeight = 36;
constexpr int spacing = 4;
constexpr QMargins margins{2, 8, 2, 8};

} // namespace

ToolColumn::ToolColumn(QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_grid(new QGridLayout), m_namedHeight(leastNamedHeight)
{
    setObjectName(QStringLiteral("toolColumn"));
    setAttribute(Qt::WA_StyledBackground);
    m_column->setContentsMargins(margins);
    m_column->setSpacing(spacing);
    m_grid->setSpacing(spacing);
    m_column->addLayout(m_grid);
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
    }
    arrange(m_form);
    fit();
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
    m_below << widget;
}

void ToolColumn::setLabelled(bool labelled)
{
    m_labelled = labelled;
    fit();
}

void ToolColumn::takeFocus()
{
    if (QAbstractButton* button = m_group.checkedButton())
        button->setFocus(Qt::ShortcutFocusReason);
}

QSize ToolColumn::minimumSizeHint() const
{
    return {narrowWidth, heightOf(Form::Pairs)};
}

// --- the form ---

int ToolColumn::heightOf(Form form) const
{
    const auto tools = static_cast<int>(m_group.buttons().size());
    const int rows = form == Form::Pairs ? (tools + 1) / 2 : tools;
    int height =
        margins.top() + margins.bottom() + rows * ((form == Form::Named ? m_namedHeight : iconHeight) + spacing);
    for (const QWidget* below : m_below)
        if (!below->isHidden())
            height += std::max(below->sizeHint().height(), below->minimumHeight()) + spacing;
    return height;
}

/// The first form that there is room for.
void ToolColumn::fit()
{
    Form form = m_labelled ? Form::Named : Form::Icons;
    while (form != Form::Pairs && heightOf(form) > height())
        form = static_cast<Form>(static_cast<int>(form) + 1);
    setFixedWidth(m_labelled || form == Form::Pairs ? labelledWidth : narrowWidth);
    if (form != m_form)
        arrange(form);
}

void ToolColumn::arrange(Form form)
{
    m_form = form;
    const int columns = form == Form::Pairs ? 2 : 1;
    const auto buttons = m_group.buttons();
    for (int i = 0; i < buttons.size(); ++i) {
        m_grid->addWidget(buttons[i], i / columns, i % columns);
        dress(buttons[i]);
    }
}

void ToolColumn::dress(QAbstractButton* button)
{
    const auto tool = static_cast<ToolId>(m_group.id(button));
    const bool isNamed = m_form == Form::Named;
    button->setText(toolName(tool));
    button->setToolTip(QStringLiteral("%1: %2").arg(toolName(tool), toolHelp(tool)));
    button->setFont(textFont(TextRole::Caption));
    static_cast<QToolButton*>(button)->setToolButtonStyle(isNamed ? Qt::ToolButtonTextUnderIcon
                                                                  : Qt::ToolButtonIconOnly);
    if (isNamed)
        m_namedHeight = std::max(m_namedHeight, button->sizeHint().height());
    button->setMinimumHeight(isNamed ? m_namedHeight : iconHeight);
}

void ToolColumn::retranslate()
{
    const auto buttons = m_group.buttons();
    for (QAbstractButton* button : buttons)
        dress(button);
}

// --- events ---

void ToolColumn::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// What stands below the tools comes and goes.
bool ToolColumn::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

void ToolColumn::resizeEvent(QResizeEvent* event)
{
    fit();
    QWidget::resizeEvent(event);
}

} // namespace tokisuji
