// What the view shows. How it is painted: board_paint.cpp. How it follows mouse and keys: board_events.cpp.
#include "editor/ui/board_view.h"

#include "editor/model/trials.h"
#include "editor/ui/board_accessible.h"
#include "editor/ui/board_view_private.h"
#include "editor/ui/theme.h"
#include "engine/genre/registry.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <array>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::array zoomSteps{14, 20, 25, 33, 50, 67, 75, 100, 125, 150, 200, 250, 297};

int percentOf(double cellPixels)
{
    return qRound(100 * cellPixels / Camera::fullCellPixels);
}

} // namespace

BoardView::Private::Private(BoardView* boardView, Document* edited) : view(boardView), document(edited)
{
    panning.setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(&panning, &QVariantAnimation::valueChanged, view,
                     [this](const QVariant& value) { moveView(value.toPointF()); });
    mapDelay.setSingleShot(true);
    mapDelay.setInterval(200);
    QObject::connect(&mapDelay, &QTimer::timeout, view, [this] {
        overview.invalidate();
        view->update(overviewRect().toAlignedRect());
    });
    QObject::connect(&picture, &BoardPicture::changed, view, qOverload<>(&QWidget::update));
    QObject::connect(document, &Document::opened, view, [this] { takeOpened(); });
    QObject::connect(document, &Document::currentChanged, view, [this] { takeDocument(); });
}

void BoardView::Private::takeOpened()
{
    drag = Drag::None;
    hovered.reset();
    if (document->isEmpty())
        return;
    input.openBoard(document->board());
    followHand();
    picture.setVerdict(nullptr);
    overview.invalidate();
    takeDocument();
    changeCamera([&] { camera.fit(); });
    if (takesNoMarks())
        input.setMode(Mode::Edit);
    emit view->modeChanged();
    emit view->toolChanged();
}

void BoardView::Private::takeDocument()
{
    if (document->isEmpty())
        return;
    input.setBoard(document->board());
    followTrials();
    const bool hadGuest = picture.hasGuest();
    const QRectF changed = picture.setBoard(document->board());
    mapDelay.start();
    if (changed == picture.paper() || camera.paper() != picture.paper()) // another board, or one of another size
        changeCamera([&] { camera.setPaper(picture.paper()); });
    else
        view->update(camera.toView(changed).toAlignedRect());
    followTrace();
    followSelection();
    showCursorMove();
    tellIfGuestLeft(hadGuest);
}

/// What is on trial may change without a change of the board.
void BoardView::Private::followTrials()
{
    std::vector<Board> grounds;
    if (takesNotes(genreOf(document->board())))
        grounds = groundsOf(document->history(), document->history().current());
    if (grounds == picture.grounds())
        return;
    picture.setGrounds(std::move(grounds));
    view->update();
}

void BoardView::Private::tellIfGuestLeft(bool hadGuest) const
{
    if (hadGuest && !picture.hasGuest())
        emit view->guestChanged();
}

void BoardView::Private::takeTheme()
{
    const bool isDark = view->palette().color(QPalette::Window).lightness() < 128;
    palette = Palette(isDark ? Theme::Dark : Theme::Light);
    view->update();
}

void BoardView::Private::follow()
{
    const bool hadGuest = picture.hasGuest();
    const QRectF changed = picture.preview(input.preview());
    if (!changed.isNull())
        view->update(camera.toView(changed).toAlignedRect());
    followTrace();
    followHand();
    followSelection();
    showCursorMove();
    tellIfGuestLeft(hadGuest);
}

void BoardView::Private::followHand()
{
    if (shownHand == input.hand())
        return;
    shownHand = input.hand();
    emit view->handChanged();
}

void BoardView::Private::followSelection()
{
    const bool isSelected = std::exchange(shownSelection, input.selection()) != input.selection();
    const bool isSymmetric = std::exchange(shownSymmetry, input.symmetry()) != input.symmetry();
    if (isSelected || isSymmetric)
        view->update();
    if (isSelected)
        emit view->selectionChanged();
    if (isSymmetric)
        emit view->symmetryChanged();
}

void BoardView::Private::followTrace()
{
    if (shownTrace == input.traced())
        return;
    shownTrace = input.traced();
    view->update();
}

void BoardView::Private::commit(const Edit& edit)
{
    if (edit.empty())
        follow();
    else
        document->commit(edit);
    followHand();
    followSelection();
    if (input.lost() > 0)
        emit view->cluesLost(input.lost());
}

void BoardView::Private::commitTyped(const KeyResult& typed)
{
    if (typed.goesOn && !typed.edit.empty())
        document->amend(typed.edit);
    else
        commit(typed.edit);
}

void BoardView::Private::showCursorMove()
{
    const Cursor cursor = input.cursor();
    view->setAccessibleDescription(picture.describe(cursor.place));
    if (cursor == shownCursor)
        return;
    const double reach = picture.isUpright() ? 1 : 2; // other cells are larger than their places
    for (const Place place : {shownCursor.place, cursor.place})
        view->update(camera.toView(aroundDrawn(place, reach)).toAlignedRect().adjusted(-8, -8, 8, 8));
    shownCursor = cursor;
    announceCursor(*view);
    emit view->cursorChanged();
}

QRectF BoardView::Private::aroundDrawn(Place place, double reach) const
{
    return {picture.pointOf(place) - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

/// Pans as little as needed to have the cursor and its neighbours in view.
void BoardView::Private::revealCursor()
{
    Camera next = camera;
    next.reveal(aroundDrawn(shownCursor.place, 1));
    moveView(next.origin());
}

void BoardView::Private::moveView(QPointF origin)
{
    if (origin == camera.origin())
        return;
    camera.setOrigin(origin);
    view->update();
}

/// Pans within 150 ms, or at once where the desktop wants no movement.
void BoardView::Private::glideTo(QPointF origin)
{
    constexpr int panMs = 150;
    const int duration = view->isVisible() ? motionMs(panMs) : 0;
    panning.stop();
    if (duration <= 0 || origin == camera.origin()) {
        moveView(origin);
        return;
    }
    panning.setDuration(duration);
    panning.setStartValue(camera.origin());
    panning.setEndValue(origin);
    panning.start();
}

BoardView::BoardView(Document* document, QWidget* parent)
    : QWidget(parent), m_private(std::make_unique<Private>(this, document))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    installBoardAccessibility();
    m_private->takeTheme();
    m_private->takeDocument();
}

BoardView::~BoardView() = default;

Mode BoardView::mode() const
{
    return m_private->input.mode();
}

bool BoardView::Private::takesNoMarks() const
{
    return input.hasBoard() && genreOf(input.preview()).answer == AnswerKind::Turns;
}

void BoardView::setMode(Mode mode)
{
    if (mode == this->mode() || (mode == Mode::Solve && m_private->takesNoMarks()))
        return;
    m_private->input.setMode(mode);
    m_private->follow();
    m_private->updatePointerShape();
    emit modeChanged();
    emit toolChanged();
}

QList<ToolId> BoardView::tools() const
{
    return m_private->input.hasBoard() ? toolsOf(genreOf(m_private->input.preview()), mode()) : QList<ToolId>{};
}

ToolId BoardView::tool() const
{
    return m_private->input.tool();
}

void BoardView::setTool(ToolId tool)
{
    if (tool == this->tool())
        return;
    m_private->input.setTool(tool);
    m_private->follow();
    m_private->updatePointerShape();
    emit toolChanged();
}

const Hand& BoardView::hand() const
{
    return m_private->input.hand();
}

void BoardView::setHand(const Hand& hand)
{
    m_private->input.setHand(hand);
    m_private->followHand();
}

bool BoardView::putPieceBack()
{
    Hand empty = hand();
    if (!std::exchange(empty.piece, std::nullopt))
        return false;
    setHand(empty);
    return true;
}

std::optional<CellArea> BoardView::selection() const
{
    return m_private->input.selection();
}

void BoardView::select(const std::optional<CellArea>& area)
{
    m_private->input.select(area);
    m_private->follow();
}

void BoardView::eraseSelection()
{
    if (const auto area = selection())
        m_private->commit(m_private->input.carryOut([&](Desk& desk) { clearArea(desk, *area); }));
}

void BoardView::putBlock(const Board& block, Place first)
{
    m_private->commit(m_private->input.carryOut([&](Desk& desk) { tokisuji::putBlock(desk, block, first); }));
}

bool BoardView::turnSelection(Transform::Kind kind)
{
    bool hasRoom = true;
    if (const auto area = selection())
        m_private->commit(m_private->input.carryOut([&](Desk& desk) { hasRoom = turnArea(desk, *area, kind); }));
    return hasRoom;
}

EntrySymmetry BoardView::symmetry() const
{
    return m_private->input.symmetry();
}

void BoardView::setSymmetry(EntrySymmetry symmetry)
{
    m_private->input.setSymmetry(symmetry);
    m_private->follow();
}

void BoardView::setOverlays(const Overlays& overlays)
{
    if (overlays == m_private->picture.overlays())
        return;
    m_private->picture.setOverlays(overlays);
    m_private->showCursorMove();
    update();
    emit overlaysChanged();
}

const Overlays& BoardView::overlays() const
{
    return m_private->picture.overlays();
}

void BoardView::setVerdict(SharedVerdict verdict)
{
    m_private->picture.setVerdict(std::move(verdict));
    m_private->showCursorMove();
    update();
}

const SharedVerdict& BoardView::overlaidVerdict() const
{
    return m_private->picture.overlaidVerdict();
}

void BoardView::setGuest(std::optional<BoardGuest> guest)
{
    if (!guest && !hasGuest())
        return;
    m_private->picture.setGuest(std::move(guest));
    update();
    emit guestChanged();
}

bool BoardView::isDrawing() const
{
    return m_private->input.isDrawing();
}

void BoardView::setGlass(BoardGlass glass, GlassPane pane)
{
    m_private->picture.setGlass(std::move(glass), pane);
    m_private->showCursorMove();
    update();
}

bool BoardView::hasGuest() const
{
    return m_private->picture.hasGuest();
}

const QObject* BoardView::guestOwner() const
{
    return m_private->picture.guestOwner();
}

double BoardView::cellPixels() const
{
    return m_private->camera.cellPixels();
}

int BoardView::zoomPercent() const
{
    return percentOf(cellPixels());
}

void BoardView::zoomIn()
{
    const auto next = std::ranges::find_if(zoomSteps, [&](int step) { return step > zoomPercent(); });
    zoomTo(next == zoomSteps.end() ? zoomSteps.back() : *next);
}

void BoardView::zoomOut()
{
    const auto next =
        std::ranges::find_if(zoomSteps.rbegin(), zoomSteps.rend(), [&](int step) { return step < zoomPercent(); });
    zoomTo(next == zoomSteps.rend() ? zoomSteps.front() : *next);
}

bool BoardView::isFitted() const
{
    return m_private->camera.isFitted();
}

void BoardView::zoomToFit()
{
    m_private->changeCamera([&] { m_private->camera.fit(); });
}

void BoardView::zoomTo(int percent)
{
    const QPointF middle = QRectF(rect()).center();
    m_private->changeCamera([&] { m_private->camera.zoomAbout(middle, percent * Camera::fullCellPixels / 100); });
}

void BoardView::showPlace(Place place)
{
    if (!m_private->input.hasBoard() || place == wholeBoard)
        return;
    m_private->input.setCursor(place);
    m_private->showCursorMove();
    Camera target = m_private->camera;
    target.reveal(m_private->aroundDrawn(place, 2.5));
    m_private->glideTo(target.origin());
}

Place BoardView::cursorPlace() const
{
    return m_private->input.cursor().place;
}

Size BoardView::boardSize() const
{
    return boardGrid().size();
}

Grid BoardView::boardGrid() const
{
    return m_private->input.hasBoard() ? m_private->picture.board().grid() : Grid();
}

QString BoardView::describe(Place place) const
{
    return m_private->input.hasBoard() ? m_private->picture.describe(place) : QString();
}

QPointF BoardView::toWidget(Place place) const
{
    return m_private->camera.toView(m_private->picture.pointOf(place));
}

QPointF BoardView::toCells(QPointF point) const
{
    return m_private->picture.cellsAt(m_private->camera.toCells(point));
}

Place BoardView::cellAtWidget(QPointF point) const
{
    return m_private->cellAtPoint(point);
}

std::vector<std::vector<Place>> BoardView::holes() const
{
    return m_private->picture.holes();
}

void BoardView::resizeEvent(QResizeEvent*)
{
    m_private->changeCamera([&] { m_private->camera.setView(size()); });
}

void BoardView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        m_private->takeTheme();
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        m_private->showCursorMove();
    }
    QWidget::changeEvent(event);
}

} // namespace tokisuji
