#include "editor/ui/panels/player_section.h"

#include "editor/ui/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

namespace tokisuji {

namespace {

constexpr int glyphSize = 18;
constexpr int rowIndent = 28;

} // namespace

PlayerRowLabel::PlayerRowLabel(const PlayerRow& row, QWidget* parent) : QWidget(parent), m_row(row)
{
    auto* title = new QLabel(row.title, this);
    title->setFont(textFont(TextRole::Body));
    title->setWordWrap(true);
    title->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* detail = secondaryLabel(this);
    detail->setText(row.detail);
    detail->setVisible(!row.detail.isEmpty());
    detail->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(rowIndent, 3, 0, 3);
    column->setSpacing(0);
    column->addWidget(title);
    column->addWidget(detail);
    setAccessibleName(row.detail.isEmpty() ? row.title : QStringLiteral("%1, %2").arg(row.title, row.detail));
}

void PlayerRowLabel::setChoosable()
{
    m_choosable = true;
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void PlayerRowLabel::keyPressEvent(QKeyEvent* event)
{
    const bool presses =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (m_choosable && presses)
        emit chosen();
    else
        QWidget::keyPressEvent(event);
}

void PlayerRowLabel::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_choosable && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit chosen();
}

void PlayerRowLabel::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        p.setPen(QPen(colours()[Ink::Accent], 2));
        p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    paintVerdictGlyph(p, {2, 4, glyphSize, glyphSize}, m_row.glyph);
}

PlayerSection::PlayerSection(QWidget* parent)
    : Section(parent), m_ask(new QPushButton(this)), m_answer(new QVBoxLayout), m_goBack(new QPushButton(this)),
      m_lookAtFailed(new QPushButton(this)), m_triesTitle(new QLabel(this)), m_tries(new QVBoxLayout)
{
    m_goBack->setDefault(true);
    m_triesTitle->setObjectName(QStringLiteral("sectionHead"));
    m_triesTitle->setFont(textFont(TextRole::Head));
    m_answer->setSpacing(2);
    m_tries->setSpacing(2);
    body()->addWidget(m_ask);
    body()->addLayout(m_answer);
    body()->addWidget(m_goBack);
    body()->addWidget(m_lookAtFailed);
    body()->addWidget(m_triesTitle);
    body()->addLayout(m_tries);
    connect(m_ask, &QPushButton::clicked, this, [this] { emit(m_running ? stopAsked() : asked()); });
    connect(m_goBack, &QPushButton::clicked, this, &PlayerSection::goBackAsked);
    connect(m_lookAtFailed, &QPushButton::clicked, this, &PlayerSection::failedBranchAsked);
    retranslate();
    display({});
}

void PlayerSection::retranslate()
{
    setTitle(tr("My marks"));
    m_lookAtFailed->setText(tr("View the failed branch"));
    m_triesTitle->setText(tr("Earlier attempts"));
    m_ask->setToolTip(tr("Finds the first mark on the way here that no solution has"));
}

void PlayerSection::showRows(QVBoxLayout* column, const std::vector<PlayerRow>& rows, bool choosable)
{
    const auto shown = [column](int i) { return qobject_cast<PlayerRowLabel*>(column->itemAt(i)->widget()); };
    bool same = column->count() == static_cast<int>(rows.size());
    for (int i = 0; same && i < column->count(); ++i)
        same = shown(i)->row() == rows[static_cast<std::size_t>(i)];
    if (same)
        return;
    while (QLayoutItem* item = column->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was just pressed
        delete item;
    }
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        auto* label = new PlayerRowLabel(rows[static_cast<std::size_t>(i)], this);
        column->addWidget(label);
        if (!choosable)
            continue;
        label->setChoosable();
        connect(label, &PlayerRowLabel::chosen, this, [this, i] { emit tryChosen(i); });
    }
}

void PlayerSection::display(const PlayerState& state)
{
    m_running = state.running;
    m_ask->setText(state.running ? tr("Stop") : tr("Where did I go wrong?"));
    setNote(state.running ? tr("checking…") : state.time);
    showRows(m_answer, state.answer, false);
    m_goBack->setText(state.goBack);
    m_goBack->setVisible(!state.goBack.isEmpty());
    m_lookAtFailed->setVisible(state.canLookAtFailed);
    m_triesTitle->setVisible(!state.tries.empty());
    showRows(m_tries, state.tries, true);
}

} // namespace tokisuji
