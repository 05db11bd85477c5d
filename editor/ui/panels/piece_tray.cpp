#include "editor/ui/panels/piece_tray.h"

#include "editor/ui/panels/piece_list.h"
#include "editor/ui/piece_picture.h"
#include "editor/ui/theme.h"
#include "engine/genre/registry.h"

#include <QDropEvent>
#include <QListWidget>
#include <QMimeData>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int trayWidth = 172;
constexpr int colourSide = 26;
constexpr int colourRows = 4; ///< seen at once
constexpr int smallestPiece = 32;
constexpr int largestPiece = 66;

QListWidget* makeColours(QWidget* parent)
{
    auto* list = new QListWidget(parent);
    list->setObjectName(QStringLiteral("sideColours"));
    list->setViewMode(QListView::IconMode);
    list->setMovement(QListView::Static);
    list->setResizeMode(QListView::Adjust);
    list->setUniformItemSizes(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setFont(textFont(TextRole::Caption));
    list->setIconSize({colourSide, colourSide});
    const int step = colourSide + list->fontMetrics().height() + 4;
    list->setGridSize({colourSide + 10, step});
    list->setFixedHeight(colourRows * step + 8);
    return list;
}

} // namespace

PieceTray::PieceTray(Document* document, BoardView* view, QWidget* parent)
    : QWidget(parent), m_document(document), m_view(view), m_head(new QLabel(this)), m_pieces(new PieceList(this)),
      m_colourHead(new QLabel(this)), m_colours(makeColours(this))
{
    setObjectName(QStringLiteral("pieceTray"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedWidth(trayWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 8, 6, 8);
    column->setSpacing(4);
    for (QLabel* head : {m_head, m_colourHead})
        head->setFont(textFont(TextRole::Head));
    column->addWidget(m_head);
    column->addWidget(m_pieces, 1);
    column->addWidget(m_colourHead);
    column->addWidget(m_colours);
    m_head->setBuddy(m_pieces);
    m_colourHead->setBuddy(m_colours);
    view->setAcceptDrops(true);
    view->installEventFilter(this);
    connect(m_pieces, &PieceList::pieceChosen, this, &PieceTray::takePiece);
    connect(m_pieces, &PieceList::layingWanted, this, [this] {
        if (const auto piece = m_pieces->chosen())
            lay(*piece, m_view->cursorPlace());
    });
    connect(m_colours, &QListWidget::currentRowChanged, this, &PieceTray::takeColour);
    connect(document, &Document::currentChanged, this, &PieceTray::refresh);
    connect(document, &Document::opened, this, &PieceTray::refresh);
    connect(view, &BoardView::modeChanged, this, &PieceTray::refresh);
    connect(view, &BoardView::handChanged, this, &PieceTray::followHand);
    connect(view, &BoardView::zoomChanged, this, &PieceTray::followZoom);
    retranslate();
    refresh();
}

void PieceTray::refresh()
{
    const bool applies = !m_document->isEmpty() && genreOf(m_document->board()).clue(Clue::EdgePieces) != nullptr;
    setVisible(applies);
    if (!applies)
        return;
    const EdgeSet set = edgeSetOf(m_document->board());
    const auto spare = sparePieces(set, m_document->board());
    int count = 0;
    for (const SparePieces& each : spare)
        count += static_cast<int>(each.numbers.size());
    m_head->setText(count == 0 ? tr("No pieces left") : tr("%n pieces left", nullptr, count));
    m_pieces->setPieces(set, spare);
    fillColours(set);
    const bool edits = m_view->mode() == Mode::Edit;
    m_colours->setVisible(edits);
    m_colourHead->setVisible(edits);
    followHand();
    if (!m_pieces->chosen())
        m_view->putPieceBack(); // it lies on the board now
}

/// Those of the set, and one that is not in it yet.
void PieceTray::fillColours(const EdgeSet& set)
{
    const int wanted = std::min(std::max(set.colourCount(), m_view->hand().colour + 1), mostEdgeColours - 1);
    if (wanted == m_shownColours)
        return;
    m_shownColours = wanted;
    const QSignalBlocker quiet(m_colours);
    m_colours->clear();
    for (int colour = 1; colour <= wanted; ++colour) {
        const QIcon icon = untintedIcon(sideColourPicture(colour, colourSide, devicePixelRatioF()));
        auto* item = new QListWidgetItem(icon, QString::number(colour), m_colours);
        item->setData(Qt::AccessibleTextRole, tr("Colour %1").arg(colour));
        item->setToolTip(item->data(Qt::AccessibleTextRole).toString());
    }
}

void PieceTray::followHand()
{
    m_pieces->choose(m_view->hand().piece);
    if (m_view->hand().colour > m_colours->count() && !m_document->isEmpty())
        fillColours(edgeSetOf(m_document->board()));
    const QSignalBlocker quiet(m_colours);
    m_colours->setCurrentRow(m_view->hand().colour - 1);
}

void PieceTray::takePiece()
{
    Hand hand = m_view->hand();
    hand.piece = m_pieces->chosen();
    m_view->setHand(hand);
    if (hand.piece && m_view->tool() != ToolId::Auto)
        m_view->setTool(ToolId::Auto); // who takes a piece wants to lay it
}

void PieceTray::takeColour()
{
    Hand hand = m_view->hand();
    hand.colour = std::max(m_colours->currentRow() + 1, 1);
    m_view->setHand(hand);
    m_view->setTool(ToolId::PieceSide);
}

void PieceTray::lay(const EdgePiece& piece, Place cell)
{
    const Board& board = m_document->board();
    const auto kind = edgeSetOf(board).kindOf(piece);
    if (kind && board.grid().hasCell(cell))
        m_document->commit(placed(board, cell, *kind));
}

void PieceTray::followZoom()
{
    m_pieces->setPieceSide(std::clamp(qRound(m_view->cellPixels() * 0.8), smallestPiece, largestPiece));
}

/// Pieces may be dropped on the board.
bool PieceTray::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDrop = event->type() == QEvent::Drop;
    if (!isDrop && event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove)
        return QWidget::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const auto piece = PieceList::pieceIn(drop->mimeData());
    if (!piece) {
        drop->ignore(); // files are for the window
        return true;
    }
    if (isDrop)
        lay(*piece, m_view->cellAtWidget(drop->position()));
    drop->acceptProposedAction();
    return true;
}

void PieceTray::retranslate()
{
    m_colourHead->setText(tr("Colours of sides"));
    m_pieces->setAccessibleName(tr("Pieces that are left"));
    m_colours->setAccessibleName(tr("Colours of sides"));
}

void PieceTray::changeEvent(QEvent* event)
{
    const bool isTheme = event->type() == QEvent::PaletteChange;
    if (isTheme || event->type() == QEvent::LanguageChange) {
        retranslate();
        m_shownColours = 0; // painted anew
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace tokisuji
