#include "editor/ui/panels/overlay_section.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/row_sense.h"
#include "editor/ui/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {
constexpr int chipHeight = 30;
constexpr int legendWidth = 24;
constexpr int margin = 9;
constexpr int rowGap = 6;
} // namespace

OverlayChip::OverlayChip(OverlayKind kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OverlayChip::retranslate()
{
    setText(overlayText(overlayRow(m_kind).name));
    setToolTip(overlayText(overlayRow(m_kind).help));
    updateGeometry();
}

void OverlayChip::setKey(const QString& key)
{
    if (std::exchange(m_key, key) != key)
        updateGeometry();
}

QSize OverlayChip::sizeHint() const
{
    const QFontMetrics name(textFont(TextRole::Strong));
    const QFontMetrics key(textFont(TextRole::Caption));
    return {2 * margin + legendWidth + 2 * rowGap + name.horizontalAdvance(text()) + key.horizontalAdvance(m_key),
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

    const RowSense sense{layoutDirection(), rect()};
    const QRect inner = rect().adjusted(margin, 0, -margin, 0);
    p.setOpacity(isEnabled() ? 1 : 0.45);
    paintOverlayLegend(p, sense.of(QRectF(inner.left(), 0, legendWidth, height())), m_kind);
    p.setOpacity(1);
    p.setPen(isEnabled() ? colour[Ink::Ink] : colour[Chrome::Faded]);
    p.setFont(textFont(lit ? TextRole::Strong : TextRole::Body));
    p.drawText(sense.of(inner.adjusted(legendWidth + rowGap, 0, 0, 0)), sense.atBegin(), text());
    p.setPen(isEnabled() ? colour[Ink::Ink2] : colour[Chrome::Faded]);
    p.setFont(textFont(TextRole::Caption));
    p.drawText(inner, sense.atEnd(), m_key);
}

void followAction(OverlayChip* chip, const QAction* action)
{
    const auto takeKey = [chip, action] { chip->setKey(action->shortcut().toString(QKeySequence::NativeText)); };
    QObject::connect(action, &QAction::changed, chip, takeKey);
    takeKey();
    followReason(chip, action);
}

OverlaySection::OverlaySection(const std::vector<OverlayKind>& kinds, QWidget* parent)
    : Section(parent), m_adopt(new QPushButton(this))
{
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    for (const OverlayKind kind : kinds) {
        auto* chip = new OverlayChip(kind, this);
        const int at = static_cast<int>(m_chips.size());
        grid->addWidget(chip, at / 2, at % 2);
        connect(chip, &OverlayChip::clicked, this, [this, kind](bool on) { emit overlayChosen(kind, on); });
        m_chips.push_back(chip);
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    body()->addLayout(grid);
    m_adopt->setObjectName(QStringLiteral("link"));
    m_adopt->setVisible(std::ranges::find(kinds, OverlayKind::Determined) != kinds.end());
    body()->addWidget(m_adopt, 0, Qt::AlignLeft);
    connect(m_adopt, &QPushButton::clicked, this, [this] { emit adoptionAsked(Adopted::Determined); });
    retranslate();
}

void OverlaySection::retranslate()
{
    setTitle(tr("Overlays"));
    for (OverlayChip* chip : m_chips)
        chip->retranslate();
    m_adopt->setText(tr("Adopt determined marks"));
    m_adopt->setToolTip(tr("Puts them on the board as one edit; clues do not change"));
}

void OverlaySection::display(const PanelState& state)
{
    for (OverlayChip* chip : m_chips) {
        chip->setEnabled(state.isAvailable(chip->kind()));
        chip->setChecked(state.overlays.*overlayRow(chip->kind()).shown);
        chip->update();
    }
    m_adopt->setEnabled(state.adoptable[0]);
}

void OverlaySection::tellReasons(const Actions& actions)
{
    for (OverlayChip* chip : m_chips)
        followAction(chip, actions[overlayRow(chip->kind()).action]);
    followReason(m_adopt, actions[ActionId::AdoptDetermined]);
}

} // namespace tokisuji
