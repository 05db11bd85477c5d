#include "editor/ui/window/board_commands.h"

#include "editor/model/reapplying.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/dialogs/pieces_dialog.h"
#include "editor/ui/dialogs/size_dialog.h"
#include "editor/ui/dialogs/sizes_dialog.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/texts/rule_text.h"
#include "engine/board/edge_set_edits.h"
#include "engine/board/shift.h"
#include "engine/board/turn.h"
#include "engine/drawing/bank_drawing.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"

#include <QMenu>
#include <QMouseEvent>
#include <QRandomGenerator>

#include <algorithm>

namespace tokisuji {

namespace {

std::vector<Layer> joined(std::vector<Layer> a, const std::vector<Layer>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

std::vector<Layer> markLayers(const Board& board)
{
    const Genre& genre = genreOf(board);
    return joined(genre.answerLayers(), genre.helperLayers());
}

} // namespace

BoardCommands::BoardCommands(const Workbench& bench) : Presenter(bench), m_variants(new QMenu(m_window))
{
    m_actions->menu(MenuId::Board)->addSeparator();
    m_actions->menu(MenuId::Board)->addMenu(m_variants);
    connectActions();
    m_view->installEventFilter(this);
    connect(m_variants, &QMenu::aboutToShow, this, &BoardCommands::fillVariants);
    connect(m_document, &Document::currentChanged, this, &BoardCommands::refresh);
    connect(m_document, &Document::refused, this, &BoardCommands::takeRefusal);
    refresh();
}

void BoardCommands::connectActions()
{
    on(ActionId::Undo, [this] { m_document->undo(); });
    on(ActionId::Redo, [this] { m_document->redo(); });
    on(ActionId::Reapply, [this] { reapply(); });
    on(ActionId::ClearMarks, [this] { clearLayers(markLayers(m_document->board())); });
    on(ActionId::ClearNotes, [this] { clearLayers({noteLayers.begin(), noteLayers.end()}); });
    on(ActionId::ClearAll, [this] { clearLayers(m_document->board().layers()); });
    on(ActionId::BoardSize, [this] { changeSize(); });
    on(ActionId::Pieces, [this] { changePieces(); });
    on(ActionId::ShufflePieces, [this] { shufflePieces(); });
    on(ActionId::FlipLeftRight, [this] { turn(Transform::FlipLeftRight); });
    on(ActionId::FlipTopBottom, [this] { turn(Transform::FlipTopBottom); });
    on(ActionId::RotateRight, [this] { turn(Transform::RotateRight); });
    on(ActionId::RotateLeft, [this] { turn(Transform::RotateLeft); });
    on(ActionId::ShiftUp, [this] { shift(Side::Top); });
    on(ActionId::ShiftDown, [this] { shift(Side::Bottom); });
    on(ActionId::ShiftLeft, [this] { shift(Side::Left); });
    on(ActionId::ShiftRight, [this] { shift(Side::Right); });
    on(ActionId::CheckAnswer, [this] { checkAnswer(); });
}

bool BoardCommands::escape()
{
    return m_view->putPieceBack();
}

void BoardCommands::refresh()
{
    m_variants->setTitle(tr("Variant rules"));
    const bool isOpen = !m_document->isEmpty();
    const Genre* genre = isOpen && m_document->isWhole() ? &genreOf(m_document->board()) : nullptr;
    const auto has = [genre](Clue::Kind kind) { return genre != nullptr && genre->clue(kind) != nullptr; };
    const bool hasVariants = isOpen && !genreOf(m_document->board()).variants.empty();
    m_variants->setEnabled(hasVariants);
    m_variants->menuAction()->setStatusTip(hasVariants ? QString()
                                                       : reasonText(isOpen ? Need::Variants : Need::Puzzle));
    m_actions->set(Need::Rules, genre != nullptr);
    m_actions->set(Need::Marks, !isOpen || genreOf(m_document->board()).answer != AnswerKind::Turns);
    m_actions->set(Need::PlainMarks, genre != nullptr && genre->answer == AnswerKind::Marks);
    m_actions->set(Need::SquareCells, genre != nullptr && genre->tiling == Tiling::Squares);
    m_actions->set(Need::Turnable, isOpen && canBeTurned(m_document->board().grid(), Transform::RotateRight));
    m_actions->set(Need::EdgePieces, has(Clue::EdgePieces));
    m_actions->set(Need::PieceBank, has(Clue::PieceBank) || has(Clue::NumberBank));
    const auto isNoted = [this](Layer layer) { return !m_document->board().isBlank(layer); };
    m_actions->set(Need::Picture, isOpen && genreOf(m_document->board()).isPicture);
    m_actions->set(Need::Notes, isOpen && std::ranges::any_of(noteLayers, isNoted));
}

/// What a read-only log says is its own affair.
void BoardCommands::takeRefusal()
{
    if (!m_document->isWhole())
        m_message->say(errorText({.id = "no-rules", .args = {m_document->board().genre()}, .at = {}}));
}

void BoardCommands::fillVariants()
{
    m_variants->clear();
    if (m_document->isEmpty())
        return;
    const Genre& genre = genreOf(m_document->board());
    for (const Variant& variant : genre.variants) {
        QAction* action = m_variants->addAction(variantName(genre, variant));
        action->setCheckable(true);
        action->setChecked(m_document->board().hasFlag(variant.letter));
        connect(action, &QAction::triggered, this,
                [this, letter = variant.letter](bool on) { switchVariant(letter, on); });
    }
}

void BoardCommands::switchVariant(char letter, bool on)
{
    std::string flags = m_document->board().flags();
    std::erase(flags, letter);
    if (on)
        flags.push_back(letter);
    std::ranges::sort(flags);
    const Board& board = m_document->board();
    const bool isOfPieces = letter == freePieces && genreOf(board).clue(Clue::EdgePieces) != nullptr;
    m_document->commit(isOfPieces ? madeFree(board, on) : changeFlags(board, flags));
}

void BoardCommands::turn(Transform::Kind kind)
{
    m_document->commit(transformPicture(m_document->board(), kind));
}

/// Nothing falls off the board unasked.
void BoardCommands::shift(Side side)
{
    const Board& board = m_document->board();
    const auto [width, height] = board.grid().saidSize();
    if ((side == Side::Top || side == Side::Bottom ? height : width) < 2) {
        m_message->say(tr("The board has only one line in that direction."));
        return;
    }
    const auto go = [this, side, board] {
        if (board == m_document->board())
            m_document->commit(shiftTowards(board, side));
        m_message->hide();
    };
    if (const int lost = lostByShift(board, side); lost > 0)
        m_message->say(tr("%n clues and borders would fall off the board.", nullptr, lost), tr("Shift anyway"), go);
    else
        go();
}

void BoardCommands::clearLayers(const std::vector<Layer>& layers)
{
    m_document->commit(clear(m_document->board(), layers));
}

/// An earlier step was changed: what came after it is done again as far as it fits.
void BoardCommands::reapply()
{
    const History& history = m_document->history();
    Reapplied result = reapplied(history, leftBehind(history, history.current()), history.board());
    const auto count = static_cast<int>(result.edits.size());
    if (count == 0) {
        m_message->say(result.leftOut == 0 ? tr("No other branch starts on the way here.")
                                           : tr("None of the later edits fit this board."));
        return;
    }
    m_document->commitAll(std::move(result.edits));
    const QString done = tr("%n edits reapplied", nullptr, count);
    emit said(result.leftOut == 0 ? done : tr("%1 · %n no longer fit", nullptr, result.leftOut).arg(done));
}

void BoardCommands::changeSize()
{
    SizeDialog dialog(m_document->board(), m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document->commit(dialog.edit());
}

void BoardCommands::shufflePieces()
{
    m_document->commit(shuffled(m_document->board(), QRandomGenerator::global()->generate64()));
}

/// The author's bank is changed where it lies: a click there means the dialog, not the board.
bool BoardCommands::eventFilter(QObject* watched, QEvent* event)
{
    const auto* press = event->type() == QEvent::MouseButtonPress ? static_cast<QMouseEvent*>(event) : nullptr;
    const bool isPlain = press != nullptr && press->button() == Qt::LeftButton && press->modifiers() == Qt::NoModifier;
    if (watched != m_view || !isPlain || !isOnBank(press->position()))
        return Presenter::eventFilter(watched, event);
    QMetaObject::invokeMethod((*m_actions)[ActionId::Pieces], &QAction::trigger, Qt::QueuedConnection);
    return true;
}

bool BoardCommands::isOnBank(QPointF point) const
{
    if (m_document->isEmpty() || m_view->mode() != Mode::Edit)
        return false;
    const Board& board = m_document->board();
    const QPointF cells = m_view->toCells(point);
    return isInBank(board, {cells.x(), cells.y()});
}

void BoardCommands::changePieces()
{
    const auto ask = [this](auto&& dialog) {
        if (dialog.exec() == QDialog::Accepted)
            m_document->commit(dialog.edit());
    };
    const Board& board = m_document->board();
    if (genreOf(board).clue(Clue::NumberBank) != nullptr)
        ask(SizesDialog(board, m_window));
    else
        ask(PiecesDialog(board, m_window));
}

/// Nothing is judged until it is asked for.
void BoardCommands::checkAnswer()
{
    const Board& board = m_document->board();
    const auto broken = judge(rulesOf(board), board);
    if (broken.empty()) {
        m_message->say(tr("The answer is right and complete."));
        return;
    }
    const Broken& first = broken.front();
    const Place place = first.places.empty() ? first.anchor : first.places.front();
    const QString text = tr("Not solved yet: %1.").arg(brokenRuleText(*first.family));
    if (place == wholeBoard)
        m_message->say(text);
    else
        m_message->say(text, tr("Show it"), [this, place] { m_view->showPlace(place); });
}

} // namespace tokisuji
