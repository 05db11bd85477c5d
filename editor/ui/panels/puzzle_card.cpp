#include "editor/ui/panels/puzzle_card.h"

#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/icons.h"

#include <QKeyEvent>

namespace tokisuji {

namespace {

constexpr int cardPictureSide = 104;
constexpr int cardWidth = 168;
constexpr int crossSide = 28;

} // namespace

PuzzleCard::PuzzleCard(const std::optional<Board>& board, const QString& title, QWidget* parent)
    : QToolButton(parent), m_title(title)
{
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    setIconSize({cardPictureSide, cardPictureSide});
    setIcon(board ? boardThumbnail(*board, cardPictureSide, devicePixelRatioF()) : lineIcon(QStringLiteral("info")));
    setText(fontMetrics().elidedText(title, Qt::ElideRight, cardWidth - 16));
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setFixedWidth(cardWidth);
}

void PuzzleCard::setFacts(const QString& facts)
{
    setText(fontMetrics().elidedText(m_title, Qt::ElideRight, cardWidth - 16) + QLatin1Char('\n') + facts);
    setAccessibleDescription(facts);
}

void PuzzleCard::setDiscardable(const QString& what)
{
    m_cross = new QToolButton(this);
    m_cross->setIcon(lineIcon(QStringLiteral("close")));
    m_cross->setFixedSize(crossSide, crossSide);
    m_cross->setFocusPolicy(Qt::NoFocus); // the card has Delete for it
    m_cross->setToolTip(what);
    m_cross->setAccessibleName(what);
    connect(m_cross, &QToolButton::clicked, this, &PuzzleCard::discardWanted);
}

void PuzzleCard::keyPressEvent(QKeyEvent* event)
{
    if (m_cross != nullptr && event->key() == Qt::Key_Delete)
        emit discardWanted();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QToolButton::keyPressEvent(event);
}

void PuzzleCard::resizeEvent(QResizeEvent* event)
{
    if (m_cross != nullptr)
        m_cross->move(width() - crossSide - 4, 4);
    QToolButton::resizeEvent(event);
}

} // namespace tokisuji
