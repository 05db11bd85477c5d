#include "editor/ui/panels/overlay_section.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/theme.h"

#include <QGridLayout>
#include <QPainter>

namespace tokisuji {

namespace {
constexpr int chipHeight = 30;
constexpr int legendWidth = 24;
constexpr int margin = 9;
constexpr int gap = 6;
constexpr std::array kinds{OverlayKind::Determined, OverlayKind::Difference, OverlayKind::Conflict,
                           OverlayKind::WhatIf};
} // namespace

OverlayChip::OverlayChip(OverlayKind kind, const QString& key, QWidget* parent)
    : QAbstractButton(parent), m_kind(kind), m_key(key)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize OverlayChip::sizeHint() const
{
    const QFontMetrics name(textFont(TextRole::Strong));
    const QFontMetrics key(textFont(TextRole::Caption));
    return {2 * margin + legendWidth + 2 * gap + name.horizontalAdvance(text()) + key.horizontalAdvance(m_key),
            std::max(chipHeight, name.height() + 12)};
}

QSize OverlayChip::minimumSizeHint() const
{
    return sizeHint();
}

void OverlayChip::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Palette& colour = colours();
    const bool lit = isChecked() && isEnabled();
    p.setPen(QPen(lit || hasFocus() ? colour[Ink::Accent] : colour[Chrome::ControlLine], hasFocus() ? 2 : 1));
    p.setBrush(colour[lit || underMouse() ? Chrome::Soft : Chrome::Panel]);
    p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);

    const QRect inner = rect().adjusted(margin, 0, -margin, 0);
    p.setOpacity(isEnabled() ? 1 : 0.45);
    paintOverlayLegend(p, QRectF(inner.left(), 0, legendWidth, height()), m_kind);
    p.setOpacity(1);
    p.setPen(isEnabled() ? colour[Ink::Ink] : colour[Chrome::ControlLine]);
    p.setFont(textFont(lit ? TextRole::Strong : TextRole::Body));
    p.drawText(inner.adjusted(legendWidth + gap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    p.setPen(isEnabled() ? colour[Ink::Ink2] : colour[Chrome::ControlLine]);
    p.setFont(textFont(TextRole::Caption));
    p.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, m_key);
}

OverlaySection::OverlaySection(QWidget* parent) : Section(parent), m_adopt(new QPushButton(this))
{
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    const std::array keys{QStringLiteral("F5"), QStringLiteral("F6"), QStringLiteral("F7"), QStringLiteral("F8")};
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        const OverlayKind kind = kinds[i];
        m_chips[i] = new OverlayChip(kind, keys[i], this);
        grid->addWidget(m_chips[i], static_cast<int>(i) / 2, static_cast<int>(i) % 2);
        connect(m_chips[i], &OverlayChip::clicked, this, [this, kind](bool on) { emit overlayChosen(kind, on); });
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    body()->addLayout(grid);
    m_adopt->setObjectName(QStringLiteral("link"));
    body()->addWidget(m_adopt, 0, Qt::AlignLeft);
    connect(m_adopt, &QPushButton::clicked, this, [this] { emit adoptionAsked(Adopted::Determined); });
    retranslate();
}

void OverlaySection::retranslate()
{
    setTitle(tr("Overlays"));
    const std::array names{tr("Determined"), tr("Difference"), tr("Conflict"), tr("What if")};
    const std::array helps{tr("Marks that every solution has"), tr("Where two solutions differ"),
                           tr("Clues that cannot stand together"), tr("What each clue would make of the puzzle")};
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setText(names[i]);
        m_chips[i]->setToolTip(helps[i]);
        m_chips[i]->updateGeometry();
    }
    m_adopt->setText(tr("Adopt determined marks"));
    m_adopt->setToolTip(tr("Puts them on the board in one edit; clues stay as they are"));
}

void OverlaySection::display(const PanelState& state)
{
    const std::array lit{state.overlays.determined, state.overlays.difference, state.overlays.conflict,
                         state.overlays.whatIf};
    const std::array available{state.available[0], state.available[1], state.available[2], state.whatIfAvailable};
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setEnabled(available[i]);
        m_chips[i]->setChecked(lit[i]);
        m_chips[i]->update();
    }
    m_adopt->setEnabled(state.adoptable[0]);
}

void OverlaySection::tellReasons(const Actions& actions)
{
    constexpr std::array ids{ActionId::ShowDetermined, ActionId::ShowDifference, ActionId::ShowConflict,
                             ActionId::ShowWhatIf};
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        followReason(m_chips[i], actions[ids[i]]);
    followReason(m_adopt, actions[ActionId::AdoptDetermined]);
}

} // namespace tokisuji
