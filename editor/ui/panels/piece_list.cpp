#include "editor/ui/panels/piece_list.h"

#include "editor/ui/piece_picture.h"
#include "editor/ui/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QSignalBlocker>

#include <algorithm>

namespace tokisuji {

namespace {

const QString pieceType = QStringLiteral("application/x-tokisuji-piece");

QByteArray textOf(const EdgePiece& piece)
{
    return QByteArray::fromStdString(toText(std::vector{piece}));
}

} // namespace

PieceList::PieceList(QWidget* parent) : QListWidget(parent)
{
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSpacing(2);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFont(textFont(TextRole::Caption));
    setPieceSide(m_side);
    connect(this, &QListWidget::itemSelectionChanged, this, &PieceList::pieceChosen);
}

void PieceList::setPieceSide(int side)
{
    if (side == m_side && iconSize().width() == side)
        return;
    m_side = side;
    setIconSize({side, side});
    setGridSize({std::max(side + 8, fontMetrics().horizontalAdvance(QStringLiteral("255 ×16")) + 4),
                 side + fontMetrics().height() + 8});
    m_pictures.clear();
    fill();
}

void PieceList::setPieces(const EdgeSet& set, const std::vector<SparePieces>& spare)
{
    m_spare = spare;
    m_looks.clear();
    for (const SparePieces& each : spare)
        m_looks.push_back(set.kinds()[static_cast<std::size_t>(each.kind)].sides);
    fill();
}

/// "3", or "3 ×2" where there are two of them.
void PieceList::fill()
{
    const auto kept = chosen();
    const QSignalBlocker quiet(this);
    clear();
    for (std::size_t i = 0; i < m_looks.size(); ++i) {
        const auto& numbers = m_spare[i].numbers;
        const QString number = QString::number(numbers.front());
        const QString text = numbers.size() == 1 ? number : QStringLiteral("%1 ×%2").arg(number).arg(numbers.size());
        auto* item = new QListWidgetItem(untintedIcon(pictureOf(m_looks[i])), text, this);
        item->setData(Qt::UserRole, textOf(m_looks[i]));
        const EdgePiece& look = m_looks[i];
        item->setData(Qt::AccessibleTextRole, tr("Piece %1: left %2, top %3, right %4, bottom %5")
                                                  .arg(text)
                                                  .arg(look.left)
                                                  .arg(look.top)
                                                  .arg(look.right)
                                                  .arg(look.bottom));
        item->setToolTip(item->data(Qt::AccessibleTextRole).toString());
    }
    choose(kept);
}

QPixmap PieceList::pictureOf(const EdgePiece& piece)
{
    QPixmap& picture = m_pictures[textOf(piece)];
    if (picture.isNull())
        picture = edgePiecePicture(piece, m_side, devicePixelRatioF());
    return picture;
}

std::optional<EdgePiece> PieceList::chosen() const
{
    const auto items = selectedItems();
    if (items.isEmpty())
        return std::nullopt;
    const auto pieces = parsePieces(items.first()->data(Qt::UserRole).toByteArray().toStdString());
    return pieces ? std::optional(pieces->front()) : std::nullopt;
}

void PieceList::choose(const std::optional<EdgePiece>& piece)
{
    const QSignalBlocker quiet(this);
    const auto found = piece ? std::ranges::find(m_looks, *piece) : m_looks.end();
    if (found == m_looks.end())
        clearSelection();
    else
        setCurrentRow(static_cast<int>(found - m_looks.begin()));
}

QStringList PieceList::mimeTypes() const
{
    return {pieceType};
}

QMimeData* PieceList::mimeData(const QList<QListWidgetItem*>& items) const
{
    auto* carried = new QMimeData;
    if (!items.isEmpty())
        carried->setData(pieceType, items.first()->data(Qt::UserRole).toByteArray());
    return carried;
}

std::optional<EdgePiece> PieceList::pieceIn(const QMimeData* data)
{
    const auto pieces = parsePieces(data->data(pieceType).toStdString());
    return pieces ? std::optional(pieces->front()) : std::nullopt;
}

/// Enter lays.
void PieceList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit layingWanted();
    else
        QListWidget::keyPressEvent(event);
}

void PieceList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) {
        m_pictures.clear();
        fill();
    }
    QListWidget::changeEvent(event);
}

} // namespace tokisuji
