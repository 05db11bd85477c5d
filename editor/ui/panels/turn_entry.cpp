#include "editor/ui/panels/turn_entry.h"

#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/icons.h"
#include "editor/ui/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>

namespace tokisuji {

namespace {

constexpr int turnColumns = 6;
constexpr int keyHeight = 30;

QColor refusalColour()
{
    return colours()[Ink::Conflict];
}

} // namespace

TurnEntry::TurnEntry(QWidget* parent)
    : Section(parent), m_field(new QLineEdit(this)), m_refusal(secondaryLabel(this)), m_keys(new QWidget(this)),
      m_grid(new QGridLayout(m_keys)), m_scramble(new QPushButton(this)), m_goal(new QPushButton(this))
{
    m_field->setObjectName(QStringLiteral("turnField"));
    m_field->setClearButtonEnabled(true);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_scramble->setIcon(lineIcon(QStringLiteral("dice")));
    auto* row = new QHBoxLayout;
    row->addWidget(m_scramble);
    row->addWidget(m_goal);
    row->addStretch(1);
    body()->addWidget(m_field);
    body()->addWidget(m_refusal);
    body()->addWidget(m_keys);
    body()->addLayout(row);
    connect(m_field, &QLineEdit::returnPressed, this, [this] { emit typed(m_field->text()); });
    connect(m_field, &QLineEdit::textEdited, this, &TurnEntry::clearRefusal);
    connect(m_scramble, &QPushButton::clicked, this, &TurnEntry::scrambleAsked);
    connect(m_goal, &QPushButton::clicked, this, &TurnEntry::goalAsked);
    clearRefusal();
    retranslate();
}

void TurnEntry::retranslate()
{
    setTitle(tr("Make turns"));
    m_field->setPlaceholderText(tr("Type turns and press Enter: %1").arg(m_names.mid(0, 4).join(QLatin1Char(' '))));
    m_field->setAccessibleName(tr("Turns to make"));
    m_scramble->setText(tr("Scramble…"));
    m_goal->setText(tr("Back to the goal"));
    m_goal->setToolTip(tr("Puts every colour back in place, as one edit"));
    for (QPushButton* button : m_buttons)
        button->setAccessibleName(tr("Turn %1").arg(button->text()));
}

void TurnEntry::display(const TurnsState& state)
{
    setVisible(state.applies);
    if (state.names != m_names) {
        m_names = state.names;
        m_field->clear();
        clearRefusal();
        makeButtons();
        retranslate();
    }
    for (QWidget* part :
         {static_cast<QWidget*>(m_field), m_keys, static_cast<QWidget*>(m_scramble), static_cast<QWidget*>(m_goal)})
        allow(part, {{Need::Writable, state.isEditable}});
}

void TurnEntry::makeButtons()
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (int turn = 0; turn < m_names.size(); ++turn) {
        auto* button = new QPushButton(m_names[turn], m_keys);
        button->setObjectName(QStringLiteral("turn"));
        button->setFixedHeight(keyHeight);
        button->setMinimumWidth(0);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, turn] { emit turnAsked(turn); });
        m_grid->addWidget(button, turn / turnColumns, turn % turnColumns);
        m_buttons << button;
    }
    for (int column = 0; column < turnColumns; ++column)
        m_grid->setColumnStretch(column, 1);
}

void TurnEntry::accept()
{
    m_field->clear();
    clearRefusal();
}

void TurnEntry::refuse(const QString& why, int at, int length)
{
    m_refusal->setText(why);
    m_refusal->setStyleSheet(QStringLiteral("color: %1;").arg(refusalColour().name()));
    m_refusal->show();
    m_field->setFocus();
    m_field->setSelection(at, length);
}

void TurnEntry::clearRefusal()
{
    m_refusal->clear();
    m_refusal->hide();
}

bool TurnEntry::eventFilter(QObject* watched, QEvent* event)
{
    const auto turn = m_buttons.indexOf(qobject_cast<QPushButton*>(watched));
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        emit turnHovered(static_cast<int>(turn));
    else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        emit turnHovered(-1);
    return Section::eventFilter(watched, event);
}

} // namespace tokisuji
