#include "editor/ui/window/player_presenter.h"

#include "editor/model/adoption.h"
#include "editor/model/edit_summary.h"
#include "editor/model/live_solver.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/texts/clue_text.h"
#include "editor/ui/texts/compare_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/value_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/player_drawing.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::size_t mostTries = 5;

std::vector<MarkPlace> placesOf(const std::vector<PlayedMark>& marks)
{
    std::vector<MarkPlace> places;
    for (const PlayedMark& mark : marks)
        places.push_back({mark.layer, mark.place});
    return places;
}

} // namespace

PlayerPresenter::PlayerPresenter(const Workbench& bench)
    : Presenter(bench), m_section(m_panel->player()), m_check(new PlayerCheck(m_document, this))
{
    connect(m_check, &PlayerCheck::changed, this, &PlayerPresenter::takeReport);
    connect(m_document, &Document::opened, this, [this] {
        m_failed = noNode;
        m_isRight = isRight();
        present();
    });
    connect(m_document, &Document::currentChanged, this, [this] {
        present();
        praise();
    });
    connect(m_view, &BoardView::modeChanged, this, &PlayerPresenter::present);
    connectParts();
    present();
}

void PlayerPresenter::connectParts()
{
    connect(m_section, &PlayerSection::asked, this, &PlayerPresenter::ask);
    connect(m_section, &PlayerSection::stopAsked, m_check, &PlayerCheck::cancel);
    connect(m_section, &PlayerSection::goBackAsked, this, &PlayerPresenter::goBack);
    connect(m_section, &PlayerSection::failedBranchAsked, this, &PlayerPresenter::lookAtFailed);
    connect(m_section, &PlayerSection::tryChosen, this, &PlayerPresenter::chooseTry);
    on(ActionId::FindMistake, [this] { ask(); });
    on(ActionId::GoBackToRight, [this] { goBack(); });
}

/// What is on the board of a known solution, while solving.
bool PlayerPresenter::isRight() const
{
    const Verdict& verdict = m_solver->verdict();
    if (m_document->isEmpty() || m_view->mode() != Mode::Solve || !m_document->isWhole())
        return false;
    const Board& board = m_document->board();
    const auto isShown = [&](const Board& solution) {
        return solution.genre() == board.genre() && solution.grid() == board.grid() && showsSolution(board, solution);
    };
    return (verdict.solution && isShown(*verdict.solution)) || std::ranges::any_of(verdict.alternatives, isShown);
}

/// Said once, when the last mark falls into place; rules have the last word.
void PlayerPresenter::praise()
{
    const bool wasRight = std::exchange(m_isRight, isRight());
    if (m_isRight && !wasRight && tokisuji::isRight(rulesOf(m_document->board()), m_document->board()))
        m_message->say(tr("Solved: the answer is right."));
}

bool PlayerPresenter::escape()
{
    if (!isShowing() || !mayShowGuest())
        return false;
    m_check->cancel();
    return true;
}

std::optional<int> PlayerPresenter::places() const
{
    return isShowing() && ownsGuest() ? std::optional(1) : std::nullopt;
}

void PlayerPresenter::ask()
{
    if (m_document->isEmpty())
        return;
    m_view->setMode(Mode::Solve);
    m_panel->reveal(m_section);
    m_failed = noNode;
    m_check->ask(m_settings->checkLimit());
}

void PlayerPresenter::takeReport()
{
    if (isShowing())
        showOnBoard();
    else
        dismissGuest();
    present();
    if (isShowing())
        goToWrong();
}

void PlayerPresenter::showOnBoard()
{
    const PlayReport& report = m_check->report();
    const Board board = m_document->board();
    const WrongTurn turn{placesOf(report.wrong), placesOf(report.later),
                         QStringLiteral("#%1").arg(numberOf(report.wrongNode)).toStdString()};
    m_view->setGuest(BoardGuest{
        .board = wrongTurnGround(board, turn),
        .drawOver = [board, turn](double cellPixels) { return drawWrongTurn(board, turn, cellPixels); },
        .owner = this,
        .describe =
            [turn, first = tr("first wrong mark"), later = tr("mark after it")](Place place) {
                if (std::ranges::find(turn.wrong, place, &MarkPlace::place) != turn.wrong.end())
                    return QStringList{first};
                const bool isLater = std::ranges::find(turn.later, place, &MarkPlace::place) != turn.later.end();
                return isLater ? QStringList{later} : QStringList();
            }});
}

void PlayerPresenter::goToWrong()
{
    if (isShowing())
        m_view->showPlace(m_check->report().wrong.front().place);
}

/// To the tick before the wrong mark; what was tried stays as a branch.
void PlayerPresenter::goBack()
{
    if (!isShowing())
        return;
    const NodeId failed = m_document->history().current();
    const NodeId before = m_document->history().node(m_check->report().wrongNode).parent;
    if (before == noNode)
        return;
    m_document->goTo(before);
    m_failed = failed;
    present();
    emit said(tr("Back at #%1. What followed is kept as a branch.").arg(numberOf(before)));
    m_view->setFocus();
}

void PlayerPresenter::lookAtFailed()
{
    m_document->goTo(m_failed);
    m_failed = noNode;
    ask();
}

void PlayerPresenter::chooseTry(int index)
{
    const std::vector<History::Branch> found = triesOnTheWay();
    if (index >= 0 && index < static_cast<int>(found.size()))
        m_document->goTo(found[static_cast<std::size_t>(index)].nodes.back());
}

// --- words ---

void PlayerPresenter::refresh()
{
    if (isShowing() && mayShowGuest())
        showOnBoard();
    present();
}

void PlayerPresenter::present()
{
    const bool plays = !m_document->isEmpty() && m_view->mode() == Mode::Solve;
    m_section->setVisible(plays);
    m_section->display(plays ? state() : PlayerState()); // its words follow the language while it is hidden, too
    syncActions();
}

void PlayerPresenter::syncActions()
{
    const bool open = !m_document->isEmpty();
    const bool canGoBack = isShowing() && m_check->report().wrongNode != m_document->history().root();
    m_actions->set(Need::WrongMark, open && canGoBack);
}

PlayerState PlayerPresenter::state() const
{
    const PlayReport& report = m_check->report();
    PlayerState state;
    state.running = m_check->isRunning();
    if (report.outcome != PlayReport::Unasked && report.outcome != PlayReport::NoMarks)
        state.time = tr("found in %1").arg(durationText(report.ms));
    state.answer = answer();
    if (isShowing() && report.wrongNode != m_document->history().root())
        state.goBack = tr("Go back to #%1, keep this as a branch").arg(numberOf(report.wrongNode) - 1);
    state.canLookAtFailed = m_failed != noNode && m_document->history().contains(m_failed);
    state.tries = tries();
    return state;
}

std::vector<PlayerRow> PlayerPresenter::answer() const
{
    switch (m_check->report().outcome) {
    case PlayReport::Unasked:
        return {};
    case PlayReport::NoMarks:
        return {{VerdictGlyph::NotComputed, tr("There are no marks yet"), tr("nothing to judge")}};
    case PlayReport::AllRight:
        return {{VerdictGlyph::Unique, tr("No mark is wrong"), tr("all agree with the only solution")}};
    case PlayReport::StillOpen:
        return {{VerdictGlyph::Several, tr("No mark is wrong so far"),
                 tr("the puzzle has several solutions, and some agree with your marks")}};
    case PlayReport::Wrong:
        return wrongAnswer();
    case PlayReport::NoSolution:
        return {{VerdictGlyph::None, tr("The puzzle has no solution"), tr("the clues are at fault, not your marks")}};
    case PlayReport::Undecided:
        break;
    }
    return {
        {VerdictGlyph::Unknown, tr("Not decided within the time limit"), tr("the puzzle is too hard to judge here")}};
}

std::vector<PlayerRow> PlayerPresenter::wrongAnswer() const
{
    const PlayReport& report = m_check->report();
    const History& history = m_document->history();
    const Edit& edit = history.node(report.wrongNode).edit;
    const QString did = editText(summaryOf(edit, history.boardAt(report.wrongNode)), genreOf(m_document->board()));
    std::vector<PlayerRow> rows{
        {VerdictGlyph::None, tr("Mark #%1: %2").arg(numberOf(report.wrongNode)).arg(did), whyWrong()}};
    if (report.before > 0)
        rows.push_back(
            {VerdictGlyph::Unique, tr("Before it: %n marks, all correct", nullptr, report.before),
             report.isUnique ? tr("none contradicts the solution") : tr("a solution still agrees with them")});
    if (!report.later.empty())
        rows.push_back({VerdictGlyph::Unknown, tr("After it: %1").arg(laterText()),
                        tr("drawn hatched and hollow: they build on #%1").arg(numberOf(report.wrongNode))});
    return rows;
}

QString PlayerPresenter::whyWrong() const
{
    const PlayReport& report = m_check->report();
    if (!report.isUnique)
        return tr("from here on no solution agrees with the marks");
    const PlayedMark& mark = report.wrong.front();
    const int truth = report.solution->at(mark.layer, mark.place);
    const Genre& genre = genreOf(m_document->board());
    if (mark.layer == Layer::Shade && hasObjects(genre))
        return truth > 0 ? tr("in the only solution this cell holds %1").arg(valueText(genre, mark.layer, truth))
                         : tr("in the only solution this cell is empty");
    switch (mark.layer) {
    case Layer::Shade:
        return truth > 0 ? tr("in the only solution this cell is shaded")
                         : tr("in the only solution this cell is unshaded");
    case Layer::Line:
        return truth > 0 ? tr("in the only solution a line runs here") : tr("in the only solution no line runs here");
    case Layer::Border:
        return truth > 0 ? tr("in the only solution there is a border here")
                         : tr("in the only solution there is no border here");
    default:
        return tr("in the only solution this cell holds %1").arg(valueText(genre, mark.layer, truth));
    }
}

/// "2 shaded · 11 dot": the marks by what they are.
QString PlayerPresenter::laterText() const
{
    const Genre& genre = genreOf(m_document->board());
    std::vector<std::pair<QString, int>> counts;
    for (const PlayedMark& mark : m_check->report().later) {
        const int value = m_document->board().at(mark.layer, mark.place);
        const QString name =
            mark.layer == Layer::Digit && !genre.has(Mark::Sign) ? tr("numbers") : markText(genre, mark.layer, value);
        const auto found = std::ranges::find(counts, name, [](const auto& entry) { return entry.first; });
        if (found == counts.end())
            counts.emplace_back(name, 1);
        else
            ++found->second;
    }
    QStringList parts;
    for (const auto& [name, count] : counts)
        parts << tr("%1 × %2", "kind of mark, how many").arg(name).arg(count);
    return parts.join(tr(" · "));
}

std::vector<History::Branch> PlayerPresenter::triesOnTheWay() const
{
    return m_document->isEmpty() ? std::vector<History::Branch>{}
                                 : m_document->history().newestBranchesOnTheWay(mostTries);
}

std::vector<PlayerRow> PlayerPresenter::tries() const
{
    std::vector<PlayerRow> rows;
    for (const History::Branch& branch : triesOnTheWay()) {
        const NodeId first = branch.nodes.front();
        const QString began =
            editText(summaryOf(m_document->history().node(first).edit, m_document->history().boardAt(first)),
                     genreOf(m_document->board()));
        rows.push_back({VerdictGlyph::NotComputed, tr("From #%1: %2").arg(numberOf(branch.fork)).arg(began),
                        tr("%n edits", nullptr, static_cast<int>(branch.nodes.size()))});
    }
    return rows;
}

} // namespace tokisuji
