#include "editor/ui/panels/compare_section.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/controls/segments.h"
#include "editor/ui/controls/step_button.h"
#include "editor/ui/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace tokisuji {

namespace {

constexpr double tagSize = 20;
constexpr int sideTextLeft = 32;
constexpr double glyphSize = 16;

} // namespace

CompareSideRow::CompareSideRow(BoardDifference::How side, QWidget* parent) : QWidget(parent), m_which(side)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CompareSideRow::display(const CompareSide& side)
{
    m_side = side;
    const QString name = m_which == BoardDifference::OnlyA ? QStringLiteral("A") : QStringLiteral("B");
    setAccessibleName(QStringLiteral("%1: %2, %3").arg(name, side.title, side.facts));
    update();
}

QSize CompareSideRow::sizeHint() const
{
    return {120,
            QFontMetrics(textFont(TextRole::Body)).height() + QFontMetrics(textFont(TextRole::Secondary)).height() + 6};
}

void CompareSideRow::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool isA = m_which == BoardDifference::OnlyA;
    const QRectF tag(0, 2, tagSize, tagSize);
    p.setPen(Qt::NoPen);
    p.setBrush(colours()[isA ? Ink::AltA : Ink::AltB]);
    if (isA)
        p.drawEllipse(tag);
    else
        p.drawRoundedRect(tag.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    p.setPen(colours()[Chrome::Panel]);
    p.setFont(textFont(TextRole::Strong));
    p.drawText(tag, Qt::AlignCenter, isA ? QStringLiteral("A") : QStringLiteral("B"));

    const int first = QFontMetrics(textFont(TextRole::Body)).height() + 2;
    p.setFont(textFont(TextRole::Strong));
    p.setPen(colours()[Ink::Ink]);
    const QRectF title(sideTextLeft + glyphSize + 6, 0, width() - sideTextLeft - glyphSize - 6, first);
    paintVerdictGlyph(p, {sideTextLeft, (first - glyphSize) / 2, glyphSize, glyphSize}, m_side.glyph);
    p.setPen(colours()[Ink::Ink]);
    p.drawText(title, Qt::AlignVCenter | Qt::AlignLeft,
               p.fontMetrics().elidedText(m_side.title, Qt::ElideRight, static_cast<int>(title.width())));
    p.setFont(textFont(TextRole::Secondary));
    p.setPen(colours()[Ink::Ink2]);
    p.drawText(QRectF(sideTextLeft, first, width() - sideTextLeft, height() - first), Qt::AlignVCenter | Qt::AlignLeft,
               m_side.facts);
}

CompareSection::CompareSection(QWidget* parent)
    : Section(parent), m_a(new CompareSideRow(BoardDifference::OnlyA, this)),
      m_b(new CompareSideRow(BoardDifference::OnlyB, this)), m_stepper(new QWidget(this)),
      m_previous(repeatingStepButton(QStringLiteral("previous"), m_stepper)), m_position(new QLabel(m_stepper)),
      m_next(repeatingStepButton(QStringLiteral("next"), m_stepper)), m_show(new Segments(3, 52, m_stepper)),
      m_list(new RowList(this)), m_buttons(new QWidget(this)), m_intoA(new QPushButton(m_buttons)),
      m_intoB(new QPushButton(m_buttons)), m_hint(secondaryLabel(this)), m_leave(new QPushButton(this))
{
    m_position->setFont(textFont(TextRole::Strong));
    m_position->setAlignment(Qt::AlignCenter);
    m_position->setMinimumWidth(56);
    m_intoA->setDefault(true);
    m_leave->setObjectName(QStringLiteral("link"));
    auto* stepper = new QHBoxLayout(m_stepper);
    stepper->setContentsMargins(0, 4, 0, 4);
    stepper->addWidget(m_previous);
    stepper->addWidget(m_position);
    stepper->addWidget(m_next);
    stepper->addStretch(1);
    stepper->addWidget(m_show);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 4, 0, 0);
    buttons->addWidget(m_intoA, 1);
    buttons->addWidget(m_intoB, 1);
    body()->setSpacing(6);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_a), static_cast<QWidget*>(m_b), m_stepper, m_buttons, static_cast<QWidget*>(m_hint)})
        body()->addWidget(widget);
    body()->addWidget(m_leave, 0, Qt::AlignLeft);
    body()->addWidget(m_list);

    connect(m_previous, &QPushButton::clicked, this, [this] { emit stepped(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit stepped(+1); });
    connect(m_show, &Segments::chosen, this,
            [this](int i) { emit showChosen(static_cast<CompareDrawOptions::Show>(i)); });
    connect(m_list, &RowList::rowChosen, this, &CompareSection::differenceChosen);
    connect(m_list, &RowList::rowTaken, this, [this] { emit takeAsked(BoardDifference::OnlyA); });
    connect(m_intoA, &QPushButton::clicked, this, [this] { emit takeAsked(BoardDifference::OnlyA); });
    connect(m_intoB, &QPushButton::clicked, this, [this] { emit takeAsked(BoardDifference::OnlyB); });
    connect(m_leave, &QPushButton::clicked, this, &CompareSection::leaveAsked);
    retranslate();
}

void CompareSection::retranslate()
{
    setTitle(tr("Compare A and B"));
    m_show->setTexts({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("A ⇄ B")});
    m_show->setToolTips({tr("What A has"), tr("What B has"), tr("Both, and where they differ")});
    m_previous->setToolTip(tr("Previous difference"));
    m_next->setToolTip(tr("Next difference"));
    m_previous->setAccessibleName(m_previous->toolTip());
    m_next->setAccessibleName(m_next->toolTip());
    m_intoA->setText(tr("Apply to A"));
    m_intoB->setText(tr("Apply to B"));
    m_intoA->setToolTip(tr("Makes A like B here, as one edit on A's branch"));
    m_intoB->setToolTip(tr("Makes B like A here, as one edit on B's branch"));
    m_leave->setText(tr("Back to the board (Esc)"));
}

void CompareSection::tellReasons(const Actions& actions)
{
    followReason(m_intoA, actions[ActionId::TakeIntoA]);
    followReason(m_intoB, actions[ActionId::TakeIntoB]);
}

void CompareSection::display(const CompareState& state)
{
    m_a->display(state.a);
    m_b->display(state.b);
    m_stepper->setVisible(state.count > 0);
    m_buttons->setVisible(state.count > 0);
    m_position->setText(tr("%1 / %2").arg(state.current + 1).arg(state.count));
    m_show->setCurrent(state.show);
    m_list->setRows(state.rows, state.current);
    m_list->setAccessibleName(tr("Differences"));
    m_intoA->setEnabled(state.canTake);
    m_intoB->setEnabled(state.canTake);
    m_hint->setText(state.hint);
    m_hint->setVisible(!state.hint.isEmpty());
}

} // namespace tokisuji
