#include "editor/ui/window/status_line.h"

#include "editor/model/place_name.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/clue_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "engine/board/rooms.h"
#include "engine/genre/registry.h"

#include <QHBoxLayout>
#include <QTimer>

namespace tokisuji {

namespace {

constexpr int lineHeight = 26;
constexpr int saidMs = 4000;

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent), m_board(secondaryLabel(this)), m_cursor(secondaryLabel(this)), m_said(secondaryLabel(this)),
      m_busy(secondaryLabel(this)), m_cancel(new QPushButton(this)), m_saved(secondaryLabel(this)),
      m_offer(new QPushButton(this))
{
    setObjectName(QStringLiteral("statusLine"));
    setAttribute(Qt::WA_StyledBackground);
    setMinimumHeight(lineHeight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 0, 10, 0);
    row->setSpacing(24);
    for (QLabel* label : {m_board, m_cursor, m_said, m_busy, m_saved})
        label->setWordWrap(false);
    row->addWidget(m_board);
    row->addWidget(m_cursor);
    row->addWidget(m_said);
    row->addWidget(m_busy);
    row->addWidget(m_cancel);
    row->addStretch(1);
    row->addWidget(m_saved);
    row->addWidget(m_offer);
    for (QPushButton* button : {m_cancel, m_offer}) {
        button->setObjectName(QStringLiteral("link"));
        button->hide();
    }
    connect(m_cancel, &QPushButton::clicked, this, &StatusLine::cancelWanted);
    connect(m_offer, &QPushButton::clicked, this, &StatusLine::logOfferTaken);
}

void StatusLine::setBoard(const Board* board)
{
    if (board == nullptr) {
        m_board->clear();
        m_cursor->clear();
        m_saved->clear();
        return;
    }
    m_grid = board->grid();
    const Genre& genre = genreOf(*board);
    if (genre.clue(Clue::Sticker) != nullptr) {
        m_board->setText(
            QStringList{boardTitle(*board), tr("%n stickers", nullptr, countClues(*board))}.join(tr(" · ")));
        return;
    }
    const Size size = m_grid.saidSize();
    QStringList facts{genreTitle(genre), tr("%1×%2").arg(size.width).arg(size.height)};
    if (genre.isWhole() && genre.clue(Clue::Rooms) != nullptr)
        facts << tr("%n rooms", nullptr, static_cast<int>(rooms(*board).size()));
    if (genre.clue(Clue::EdgePieces) != nullptr)
        facts << tr("%n pieces", nullptr, board->size().cells());
    else if (genre.isWhole()) // else some of them may not be known
        facts << tr("%n clues", nullptr, countClues(*board));
    m_board->setText(facts.join(tr(" · ")));
}

void StatusLine::setCursor(Place place)
{
    m_cursor->setText(tr("cursor %1").arg(placeName(m_grid, place)));
}

void StatusLine::setLog(const QString& text, const QString& offer)
{
    m_saved->setText(text);
    m_offer->setText(offer);
    m_offer->setVisible(!offer.isEmpty());
}

void StatusLine::setBusy(const QString& text)
{
    m_busy->setText(text);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setVisible(!text.isEmpty());
}

void StatusLine::say(const QString& text)
{
    m_said->setText(text);
    QTimer::singleShot(saidMs, m_said, [label = m_said, text] {
        if (label->text() == text)
            label->clear();
    });
}

} // namespace tokisuji
