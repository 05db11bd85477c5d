#include "editor/ui/window/turns_presenter.h"

#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/dialogs/scramble_dialog.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/turn_entry.h"
#include "editor/ui/panels/turns_section.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/texts/turn_verdict_text.h"
#include "engine/drawing/net_drawing.h"
#include "engine/genre/registry.h"
#include "engine/twisty/turn_text.h"
#include "engine/twisty/twisty_board.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::array turnMs{1500, 700, 250}; ///< by TurnsSection::Speed

/// The place of a byte in the text as a window counts characters.
int characterAt(const QString& text, std::size_t byte)
{
    return static_cast<int>(QString::fromUtf8(text.toUtf8().left(static_cast<qsizetype>(byte))).size());
}

} // namespace

TurnsPresenter::TurnsPresenter(const Workbench& bench)
    : Presenter(bench), m_section(m_panel->turns()), m_entry(m_panel->turnEntry())
{
    m_player.setSingleShot(true);
    connect(&m_player, &QTimer::timeout, this, [this] {
        stepForward();
        play(true);
    });
    connect(m_document, &Document::opened, this, &TurnsPresenter::takeOpened);
    connect(m_document, &Document::currentChanged, this, &TurnsPresenter::takeBoard);
    connect(m_document, &Document::readOnlyChanged, this, &TurnsPresenter::present);
    connect(m_solver, &LiveSolver::verdictChanged, this, &TurnsPresenter::takeVerdict);
    connect(&m_search, &TurnSearch::changed, this, &TurnsPresenter::takeVerdict);
    connectPanel();
    connectActions();
    takeBoard();
    takeVerdict();
}

void TurnsPresenter::connectPanel()
{
    connect(m_section, &TurnsSection::stepWanted, this, [this](int step) {
        play(false);
        goToStep(step);
    });
    connect(m_section, &TurnsSection::playWanted, this, &TurnsPresenter::play);
    connect(m_section, &TurnsSection::speedChanged, this, [this] {
        if (m_player.isActive())
            play(true);
    });
    connect(m_section, &TurnsSection::wayChosen, this, &TurnsPresenter::chooseWay);
    connect(m_section, &TurnsSection::copyAsked, this, &TurnsPresenter::copyTurns);
    connect(m_section, &TurnsSection::longerAsked, this, &TurnsPresenter::searchLonger);
    connect(m_section, &TurnsSection::turnHovered, this, [this](int index) {
        const bool isNext = index == m_guide.step() && index < static_cast<int>(m_guide.turns().size());
        previewTurn(isNext ? m_guide.turns()[static_cast<std::size_t>(index)] : -1);
    });
    connect(m_entry, &TurnEntry::typed, this, &TurnsPresenter::makeTyped);
    connect(m_entry, &TurnEntry::turnAsked, this, &TurnsPresenter::makeTurn);
    connect(m_entry, &TurnEntry::turnHovered, this, &TurnsPresenter::previewTurn);
    connect(m_entry, &TurnEntry::scrambleAsked, this, &TurnsPresenter::askForScramble);
    connect(m_entry, &TurnEntry::goalAsked, this, &TurnsPresenter::backToGoal);
    connect(m_view, &BoardView::spaceUnused, this, [this] {
        if (applies())
            play(!m_player.isActive());
    });
}

void TurnsPresenter::connectActions()
{
    on(ActionId::NextTurn, [this] { goToStep(m_guide.step() + 1); });
    on(ActionId::PreviousTurn, [this] { goToStep(m_guide.step() - 1); });
    on(ActionId::PlayTurns, [this] { play(!m_player.isActive()); });
    on(ActionId::NextWay, [this] { chooseWay(m_guide.way() + 1); });
    on(ActionId::PreviousWay, [this] { chooseWay(m_guide.way() - 1); });
    on(ActionId::CopyTurns, [this] { copyTurns(); });
    on(ActionId::Scramble, [this] { askForScramble(); });
    on(ActionId::BackToGoal, [this] { backToGoal(); });
}

bool TurnsPresenter::escape()
{
    const bool played = m_player.isActive();
    play(false);
    return played;
}

bool TurnsPresenter::isOfTurns() const
{
    return !m_document->isEmpty() && genreOf(m_document->board()).answer == AnswerKind::Turns
           && twistyOf(m_document->board()) != nullptr;
}

bool TurnsPresenter::applies() const
{
    return isOfTurns() && m_guide.definition() != nullptr;
}

bool TurnsPresenter::isEditable() const
{
    return applies() && !m_document->isReadOnly();
}

// --- following ---

/// Of the board that was opened nothing is known before it is the current one.
void TurnsPresenter::takeOpened()
{
    m_player.stop();
    m_guide.clear();
}

void TurnsPresenter::takeBoard()
{
    previewTurn(-1);
    if (!isOfTurns()) {
        m_guide.clear();
        m_search.stop();
    } else if (m_guide.follow(twistyOf(m_document->board()), stateOf(m_document->board()))) {
        m_longer = 0;
        m_search.stop();
        m_player.stop();
    }
}

/// The verdict is about the board as it stands: it knows the ways of the start while nothing has been carried out.
void TurnsPresenter::takeVerdict()
{
    if (applies()) {
        const Verdict& verdict = m_solver->verdict();
        if (m_longer > 0)
            m_guide.offer(m_search.asked().state, m_search.answer().ways);
        else if (verdict.turns)
            m_guide.offer(stateOf(m_document->board()), verdict.turns->answer.ways);
    }
    present();
}

// --- showing ---

QString TurnsPresenter::whyNoWay() const
{
    const auto& turns = m_solver->verdict().turns;
    if (m_longer > 0)
        return m_search.isRunning()  ? tr("Looking for ways with one turn more…")
               : m_search.brokeOff() ? tr("Not known yet.")
                                     : tr("There are no ways of this length.");
    if (!turns || turns->problem || turns->answer.impossible || turns->answer.length())
        return {}; // the verdict says it
    return tr("Not known yet.");
}

std::vector<ColourCount> TurnsPresenter::wrongCounts() const
{
    const auto& turns = m_solver->verdict().turns;
    std::vector<ColourCount> wrong;
    if (!turns || !turns->problem || turns->problem->kind != StateProblem::Count)
        return wrong;
    const std::string state = stateOf(m_document->board());
    const TwistyDefinition& definition = *m_guide.definition();
    for (const StickerColour& colour : definition.colours) {
        const auto has = std::ranges::count(state, colour.letter);
        const auto needs = std::ranges::count(definition.goal, colour.letter);
        if (has != needs)
            wrong.push_back({colourName(colour.name), static_cast<int>(has), static_cast<int>(needs)});
    }
    return wrong;
}

TurnsState TurnsPresenter::stateOfPanel() const
{
    TurnsState state{.applies = applies(), .isEditable = isEditable()};
    if (!state.applies)
        return state;
    const TwistyDefinition& definition = *m_guide.definition();
    for (const Turn& turn : definition.turns)
        state.names << QString::fromStdString(turn.name);
    for (const int turn : m_guide.turns())
        state.turns << state.names[turn];
    const auto& found = m_solver->verdict().turns;
    state.step = m_guide.step();
    state.way = m_guide.way();
    state.ways = static_cast<int>(m_guide.ways().size());
    state.isAtStart = m_guide.isAtStart();
    state.allFound = m_longer > 0 ? m_search.answer().allFound : !state.isAtStart || (found && found->answer.allFound);
    state.longer = m_longer;
    state.isSearching = m_longer > 0 && m_search.isRunning();
    state.canSearchLonger =
        m_longer > 0 || (state.isAtStart && !state.turns.isEmpty() && found && found->answer.isShortest());
    state.isPlaying = m_player.isActive();
    if (state.turns.isEmpty())
        state.why = whyNoWay();
    state.counts = wrongCounts();
    return state;
}

void TurnsPresenter::present()
{
    const TurnsState state = stateOfPanel();
    m_section->display(state);
    m_entry->display(state);
    // what the verdict says beneath its sign is not said twice
    if (state.turns.isEmpty() && state.why.isEmpty() && state.counts.empty())
        m_section->hide();
    syncActions();
}

void TurnsPresenter::syncActions()
{
    const int last = static_cast<int>(m_guide.turns().size());
    const int ways = static_cast<int>(m_guide.ways().size());
    m_actions->set(Need::Twisty, applies());
    m_actions->set(Need::TurnAhead, m_guide.step() < last);
    m_actions->set(Need::TurnBehind, m_guide.step() > 0);
    m_actions->set(Need::NextWay, m_guide.isAtStart() && m_guide.way() + 1 < ways);
    m_actions->set(Need::PreviousWay, m_guide.isAtStart() && m_guide.way() > 0);
    m_actions->set(Need::KnownTurns, last > 0);
}

void TurnsPresenter::previewTurn(int turn)
{
    if (turn < 0 || !applies()) {
        if (std::exchange(m_isPreviewing, false)) // else the glass is somebody else's
            m_view->setGlass({});
        return;
    }
    m_isPreviewing = true;
    m_view->setGlass({.draw = [board = m_document->board(), turn](double cellPixels, const QRectF&) {
        return drawTurnPreview(board, turn, cellPixels);
    }});
}

// --- turning ---

/// Each turn is an edit of its own; nothing is made while a name is not known.
void TurnsPresenter::makeTyped(const QString& text)
{
    if (!isEditable())
        return;
    const TurnGuide::Definition definition = m_guide.definition();
    const QByteArray bytes = text.toUtf8();
    const auto turns = readTurns(*definition, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!turns) {
        const Error& error = turns.error();
        m_entry->refuse(errorText(error), characterAt(text, error.at.value_or(0)),
                        static_cast<int>(QString::fromStdString(error.args.front()).size()));
        return;
    }
    m_entry->accept();
    for (const int turn : *turns)
        makeTurn(turn);
}

void TurnsPresenter::makeTurn(int turn)
{
    if (isEditable())
        m_document->commit(turnedBy(m_document->board(), {turn}));
}

void TurnsPresenter::goToStep(int step)
{
    const int wanted = std::clamp(step, 0, static_cast<int>(m_guide.turns().size()));
    for (int ahead = wanted - m_guide.step(); ahead > 0; --ahead)
        stepForward();
    for (int behind = m_guide.step() - wanted; behind > 0; --behind)
        stepBack();
}

/// What was carried out before is gone to again: the log keeps one lane.
void TurnsPresenter::stepForward()
{
    if (!isEditable() || m_guide.isAtEnd())
        return;
    const History& history = m_document->history();
    const NodeId next = history.redoTarget();
    if (next != noNode && stateOf(history.boardAt(next)) == m_guide.stateAfter(m_guide.step() + 1))
        m_document->redo();
    else
        makeTurn(m_guide.turns()[static_cast<std::size_t>(m_guide.step())]);
}

void TurnsPresenter::stepBack()
{
    if (!isEditable() || m_guide.isAtStart())
        return;
    const History& history = m_document->history();
    const std::string before = m_guide.stateAfter(m_guide.step() - 1);
    const NodeId last = history.undoTarget();
    if (last != noNode && stateOf(history.boardAt(last)) == before)
        m_document->undo();
    else
        m_document->commit(paintedAs(m_document->board(), before));
}

void TurnsPresenter::play(bool on)
{
    if (on && isEditable() && !m_guide.isAtEnd())
        m_player.start(turnMs[static_cast<std::size_t>(m_section->speed())]);
    else
        m_player.stop();
    present();
}

void TurnsPresenter::chooseWay(int way)
{
    if (way < 0 || way >= static_cast<int>(m_guide.ways().size()))
        return;
    m_guide.choose(way);
    present();
}

void TurnsPresenter::searchLonger(int longer)
{
    m_longer = longer;
    if (longer > 0)
        m_search.ask({m_guide.definition(), m_guide.start(), longer});
    else
        m_search.stop();
    m_guide.offer(m_guide.start(), {});
    takeVerdict();
}

void TurnsPresenter::askForScramble()
{
    if (!isEditable())
        return;
    ScrambleDialog dialog(m_guide.definition(), m_scrambleLength, m_scrambleSeed, m_section->window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_scrambleLength = dialog.length();
    m_scrambleSeed = dialog.seed();
    const TwistyDefinition& definition = *m_guide.definition();
    m_document->commit(paintedAs(m_document->board(), turned(definition.goal, definition, dialog.turns())));
    emit said(tr("Scrambled with %n turns", nullptr, m_scrambleLength));
}

void TurnsPresenter::backToGoal()
{
    if (isEditable())
        m_document->commit(paintedAs(m_document->board(), m_guide.definition()->goal));
}

void TurnsPresenter::copyTurns()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(turnsText(*m_guide.definition(), m_guide.turns())));
    emit said(tr("Turns copied"));
}

} // namespace tokisuji
