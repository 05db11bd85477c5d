#include "editor/ui/dialogs/genre_grid.h"

#include "editor/export/painter.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/theme.h"
#include "engine/board/edge_set.h"
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/standing.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QPainter>
#include <QPixmapCache>
#include <QStyledItemDelegate>

namespace tokisuji {

namespace {

constexpr QSize cardSize{166, 146};
constexpr int thumbnailSide = 78;
constexpr int cardGap = 10;
enum CardRole { GenreRole = Qt::UserRole, PictureRole };

const Genre* genreOfItem(const QModelIndex& index)
{
    return static_cast<const Genre*>(index.data(GenreRole).value<const void*>());
}

QString otherTitle(const Genre& genre)
{
    return otherBilingualText(genre.title);
}

class CardPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return cardSize + QSize(cardGap, cardGap);
    }

    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Genre& genre = *genreOfItem(index);
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        const bool hovered = (option.state & QStyle::State_MouseOver) != 0;
        const QRectF card(QPointF(option.rect.topLeft()) + QPointF(1.5, 1.5), QSizeF(cardSize) - QSizeF(3, 3));
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        p->setPen(QPen(selected ? colours()[Ink::Accent] : colours()[hovered ? Chrome::ControlLine : Chrome::Line],
                       selected ? 2 : 1));
        p->setBrush(selected ? colours()[Chrome::Soft] : colours()[Chrome::Panel]);
        p->drawRoundedRect(card, 7, 7);
        paintThumbnail(p, index, card);
        p->setPen(colours()[Ink::Ink]);
        p->setFont(textFont(TextRole::Strong));
        p->drawText(card.adjusted(4, 98, -4, 0), Qt::AlignHCenter | Qt::AlignTop, index.data().toString());
        p->setPen(colours()[Ink::Ink2]);
        p->setFont(textFont(TextRole::Secondary));
        if (otherTitle(genre) != index.data().toString())
            p->drawText(card.adjusted(4, 118, -4, 0), Qt::AlignHCenter | Qt::AlignTop, otherTitle(genre));
        p->restore();
    }

private:
    static void paintThumbnail(QPainter* p, const QModelIndex& index, const QRectF& card)
    {
        const auto own = index.data(PictureRole).value<QPixmap>();
        const QPixmap picture = own.isNull() ? pictureOf(*genreOfItem(index), p->device()->devicePixelRatioF()) : own;
        p->drawPixmap(QPointF(card.center().x() - thumbnailSide / 2.0, card.top() + 12), picture);
    }

    /// Drawn once for each theme and screen: cards are painted again with every move of the pointer.
    static QPixmap pictureOf(const Genre& genre, double devicePixels)
    {
        const QString key =
            QStringLiteral("genre %1 %2 %3").arg(genreTitle(genre), colours()[Ink::Paper].name()).arg(devicePixels);
        QPixmap picture;
        if (QPixmapCache::find(key, &picture))
            return picture;
        if (const auto board = readPuzzle(genre.sample))
            picture = boardThumbnail(*board, thumbnailSide, devicePixels);
        QPixmapCache::insert(key, picture);
        return picture;
    }
};

/// A set of pieces of which none lies on the board is shown as they come.
Board withPiecesLaid(Board board)
{
    const EdgeSet set = edgeSetOf(board);
    if (set.pieces().empty() || !board.isBlank(Layer::Digit))
        return board;
    for (const Place cell : board.grid().cells()) {
        const auto piece = board.grid().cellIndex(cell);
        if (const auto kind = set.kindOf(set.pieces()[piece]))
            board.set(Layer::Digit, cell, *kind + 1);
    }
    return board;
}

} // namespace

QPixmap boardThumbnail(const Board& given, int side, double devicePixels)
{
    const Board board = given.has(Layer::Digit) ? withPiecesLaid(given) : given;
    QPixmap picture(QSize(side, side) * devicePixels);
    picture.setDevicePixelRatio(devicePixels);
    picture.fill(Qt::transparent);
    const Stance stance = genreOf(board).stance;
    const PaperBox paper = standing(stance, paperOf(board, bareMargin));
    const double width = paper.bottomRight.x - paper.topLeft.x, height = paper.bottomRight.y - paper.topLeft.y;
    const double cell = side / std::max(width, height);
    DrawOptions draw;
    constexpr double showsEverything = 26;                    // small as it is
    const bool isNet = genreOf(board).grid == GridStyle::Net; // the letters of its colours are for larger pictures
    draw.cellPixels = isNet ? cell : std::max(showsEverything, cell);
    draw.coordinates = false;
    draw.clashes = false;
    const Drawing drawing = standing(stance, drawBoard(board, draw));
    PaintOptions paint;
    paint.cellPixels = cell;
    paint.surface = PaintOptions::Image;
    paint.origin = {(side - width * cell) / 2 - paper.topLeft.x * cell,
                    (side - height * cell) / 2 - paper.topLeft.y * cell};
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours()[Ink::Paper]);
    painter.drawRoundedRect(QRectF(0, 0, side, side), 3, 3);
    paintDrawing(painter, drawing, colours(), paint);
    return picture;
}

GenreGrid::GenreGrid(QWidget* parent) : QListWidget(parent)
{
    setViewMode(QListView::IconMode);
    setItemDelegate(new CardPainter(this));
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setSpacing(0);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
}

void GenreGrid::setGenres(const QList<const Genre*>& genres)
{
    const Genre* before = chosen();
    clear();
    for (const Genre* genre : genres) {
        auto* item = new QListWidgetItem(genreTitle(*genre), this);
        item->setData(GenreRole, QVariant::fromValue(static_cast<const void*>(genre)));
        item->setToolTip(genreSummary(*genre));
        item->setSizeHint(cardSize + QSize(cardGap, cardGap));
        if (genre == before)
            setCurrentItem(item);
    }
    if (currentRow() < 0 && count() > 0)
        setCurrentRow(0);
}

void GenreGrid::setBoards(const std::vector<Board>& boards)
{
    QList<const Genre*> genres;
    for (const Board& board : boards)
        genres << &genreOf(board);
    setGenres(genres);
    for (int row = 0; row < count(); ++row)
        item(row)->setData(PictureRole,
                           boardThumbnail(boards[static_cast<std::size_t>(row)], thumbnailSide, devicePixelRatioF()));
}

const Genre* GenreGrid::chosen() const
{
    const QListWidgetItem* item = currentItem();
    return item == nullptr ? nullptr : static_cast<const Genre*>(item->data(GenreRole).value<const void*>());
}

} // namespace tokisuji
