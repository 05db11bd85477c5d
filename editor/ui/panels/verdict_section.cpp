#include "editor/ui/panels/verdict_section.h"

#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/panels/share_bar.h"
#include "editor/ui/theme.h"
#include "engine/genre/registry.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace tokisuji {

namespace {
constexpr int signSize = 38;
constexpr int frameMs = 33;
constexpr double oldOpacity = 0.6;

QString htmlColour(const QColor& colour, double opacity)
{
    return QStringLiteral("color: rgba(%1, %2, %3, %4);")
        .arg(colour.red())
        .arg(colour.green())
        .arg(colour.blue())
        .arg(qRound(255 * opacity));
}
} // namespace

VerdictSign::VerdictSign(QWidget* parent) : QWidget(parent)
{
    setFixedSize(signSize, signSize);
    m_frames.setInterval(frameMs);
    m_clock.start();
    connect(&m_frames, &QTimer::timeout, this, qOverload<>(&QWidget::update));
}

void VerdictSign::display(VerdictGlyph glyph, double opacity)
{
    m_glyph = glyph;
    m_opacity = opacity;
    if (glyph == VerdictGlyph::Running && motionMs(1) > 0)
        m_frames.start();
    else
        m_frames.stop();
    update();
}

void VerdictSign::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setOpacity(m_opacity);
    paintVerdictGlyph(p, rect(), m_glyph, static_cast<double>(m_clock.elapsed() % 1000) / 1000);
}

VerdictSection::VerdictSection(QWidget* parent)
    : QWidget(parent), m_sign(new VerdictSign(this)), m_word(new QLabel(this)), m_detail(secondaryLabel(this)),
      m_time(secondaryLabel(this)), m_offer(new QPushButton(this)), m_bar(new ShareBar(this)),
      m_determined(secondaryLabel(this)), m_count(new QLabel(this)), m_marks(new ToggleSwitch(this))
{
    m_word->setObjectName(QStringLiteral("verdictWord"));
    m_word->setFont(textFont(TextRole::Verdict));
    m_word->setWordWrap(true);
    m_time->setWordWrap(false);
    m_count->setFont(textFont(TextRole::Strong));
    m_determined->setWordWrap(false);

    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    auto* first = new QHBoxLayout;
    first->addWidget(m_word, 1);
    first->addWidget(m_time, 0, Qt::AlignTop);
    words->addLayout(first);
    words->addWidget(m_detail);
    words->addWidget(m_offer, 0, Qt::AlignLeft);
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(m_sign, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    auto* counts = new QHBoxLayout;
    counts->addWidget(m_determined);
    counts->addStretch(1);
    counts->addWidget(m_count);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 14, 4);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_bar);
    column->addLayout(counts);
    column->addWidget(m_marks);

    connect(m_offer, &QPushButton::clicked, this, [this] {
        switch (m_offered) {
        case VerdictText::Nothing:
            return;
        case VerdictText::KeepChecking:
            return emit keepCheckingAsked();
        case VerdictText::TryAgain:
            return emit retryAsked();
        case VerdictText::ChooseKind:
            return emit kindAsked();
        }
    });
    connect(m_marks, &ToggleSwitch::clicked, this,
            [this](bool on) { emit markUseChosen(on ? MarkUse::Use : MarkUse::Ignore); });
    retranslate();
}

void VerdictSection::retranslate()
{
    m_marks->setText(tr("Treat my marks as given"));
    m_marks->setToolTip(tr("Solutions must agree with the marks on the board"));
    m_announced.clear();
}

void VerdictSection::display(const PanelState& state)
{
    const VerdictText& text = state.text;
    m_glyph = text.glyph;
    m_opacity = state.old ? oldOpacity : 1;
    m_sign->display(state.showsArc ? VerdictGlyph::Running : text.glyph, m_opacity);
    m_word->setText(text.word);
    colourWord();
    m_detail->setText(text.detail);
    m_offered = text.offer;
    m_offer->setText(text.offer == VerdictText::TryAgain     ? tr("Try again")
                     : text.offer == VerdictText::ChooseKind ? tr("Choose the kind…")
                                                             : tr("Keep checking"));
    m_offer->setVisible(text.offer != VerdictText::Nothing && !state.old);
    const bool timed = !state.old && state.verdict->stop == Stop::Finished && state.board != nullptr;
    m_time->setText(timed ? durationText(state.verdict->ms) : QString());
    m_marks->setChecked(state.markUse == MarkUse::Use);
    m_takesMarks = state.board == nullptr || genreOf(*state.board).answer != AnswerKind::Turns;
    showDetermined(state);
    announce(state);
}

void VerdictSection::setCompact(bool compact)
{
    m_isCompact = compact;
    showParts();
}

void VerdictSection::showParts()
{
    for (QWidget* part :
         {static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_determined), static_cast<QWidget*>(m_count)})
        part->setVisible(m_isCountable && !m_isCompact);
    m_marks->setVisible(m_takesMarks && !m_isCompact);
}

void VerdictSection::colourWord()
{
    m_word->setStyleSheet(htmlColour(colourOf(m_glyph), m_opacity));
}

/// The theme may be another one.
void VerdictSection::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::StyleChange)
        colourWord();
    QWidget::changeEvent(event);
}

void VerdictSection::showDetermined(const PanelState& state)
{
    const Verdict& v = *state.verdict;
    m_isCountable = state.board != nullptr && v.total > 0 && v.status != Status::None;
    showParts();
    m_determined->setText(state.board == nullptr ? QString() : determinedLabel(genreOf(*state.board)));
    if (!m_isCountable)
        return;
    m_bar->setShare(static_cast<double>(v.determinedCount) / v.total, v.determinedComplete && !state.old);
    m_count->setText(tr("%1 / %2").arg(numberText(v.determinedCount), numberText(v.total)));
}

/// Screen readers hear a verdict once, when it is settled.
void VerdictSection::announce(const PanelState& state)
{
    const QString words = QStringLiteral("%1, %2").arg(state.text.word, state.text.detail);
    setAccessibleName(words);
    if (state.old || state.verdict->stop == Stop::Running || words == m_announced)
        return;
    m_announced = words;
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace tokisuji
