#include "editor/ui/window/compare_presenter.h"

#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/texts/compare_text.h"

#include <QScopedValueRollback>

namespace tokisuji {

namespace {

using Subject = BoardDifference::Subject;
using How = BoardDifference::How;

const Board* determinedOf(const SharedVerdict& verdict)
{
    return verdict && verdict->determined && verdict->determinedComplete ? &*verdict->determined : nullptr;
}

/// What the drawing needs, shared by all sizes in which it is drawn.
struct Picture {
    Board a;
    Board b;
    SharedVerdict verdictA;
    SharedVerdict verdictB;
    std::vector<BoardDifference> differences;
    int current;
    CompareDrawOptions::Show show;

    [[nodiscard]] QStringList describe(Place place) const
    {
        QStringList facts;
        for (const BoardDifference& d : differences) {
            if (std::ranges::find(d.places, place) == d.places.end())
                continue;
            const bool isDetermined = d.subject == Subject::Determined;
            const QString text = isDetermined ? differenceText(d, *verdictA->determined, *verdictB->determined)
                                              : differenceText(d, a, b);
            const QString note = differenceNote(d.how);
            facts << (note.isEmpty() ? text : QStringLiteral("%1: %2").arg(note, text));
        }
        return facts;
    }

    [[nodiscard]] Drawing draw(double cellPixels) const
    {
        CompareDrawOptions options{.cellPixels = cellPixels, .show = show};
        if (current >= 0)
            options.current = &differences[static_cast<std::size_t>(current)];
        return drawComparison(a, b, differences, {determinedOf(verdictA), determinedOf(verdictB)}, options);
    }
};

} // namespace

ComparePresenter::ComparePresenter(const Workbench& bench) : Presenter(bench)
{
    connect(m_document, &Document::opened, this, &ComparePresenter::takeOpened);
    connect(m_document, &Document::annotationsChanged, this, &ComparePresenter::followPins);
    connect(m_document, &Document::historyChanged, this, &ComparePresenter::followHistory);
    connect(m_document, &Document::currentChanged, this, &ComparePresenter::followCurrent);
    connect(m_document, &Document::readOnlyChanged, this, &ComparePresenter::present);
    connect(m_solver, &LiveSolver::cacheChanged, this, &ComparePresenter::takeVerdicts);
    connect(m_solver, &LiveSolver::verdictChanged, this, &ComparePresenter::takeVerdicts);
    connectPanel(m_panel->comparison());
    connectActions();
    takeOpened();
}

void ComparePresenter::connectPanel(CompareSection* section)
{
    connect(section, &CompareSection::stepped, this, &ComparePresenter::stepPlace);
    connect(section, &CompareSection::differenceChosen, this, &ComparePresenter::choose);
    connect(section, &CompareSection::takeAsked, this, &ComparePresenter::take);
    connect(section, &CompareSection::leaveAsked, this, &ComparePresenter::escape);
    connect(m_panel, &SidePanel::taskChosen, this, &ComparePresenter::takeTask);
    connect(section, &CompareSection::showChosen, this, [this](CompareDrawOptions::Show show) {
        m_show = show;
        present();
    });
}

void ComparePresenter::connectActions()
{
    on(ActionId::Compare, [this](bool checked) { toggle(checked); });
    on(ActionId::TakeIntoA, [this] { take(How::OnlyA); });
    on(ActionId::TakeIntoB, [this] { take(How::OnlyB); });
}

/// Two pins wait to be compared; another task is about the author's own board.
void ComparePresenter::takeTask(PanelTask task)
{
    if (task != PanelTask::Compare)
        leave();
    else if (m_pinA != noNode && m_pinB != noNode && m_pinA != m_pinB)
        start(m_pinA, m_pinB);
}

bool ComparePresenter::escape()
{
    if (!isComparing())
        return false;
    leave();
    m_view->setFocus();
    return true;
}

// --- beginning and end ---

/// Pins that come with a file wait for the user.
void ComparePresenter::takeOpened()
{
    m_pinA = m_document->annotations().pinA;
    m_pinB = m_document->annotations().pinB;
    if (isComparing())
        leave();
    syncActions();
}

void ComparePresenter::followPins()
{
    const Annotations& annotations = m_document->annotations();
    const bool moved = std::exchange(m_pinA, annotations.pinA) != annotations.pinA;
    const bool movedToo = std::exchange(m_pinB, annotations.pinB) != annotations.pinB;
    if (m_isActing || (!moved && !movedToo))
        return;
    if (m_pinA != noNode && m_pinB != noNode && m_pinA != m_pinB)
        start(m_pinA, m_pinB);
    else if (isComparing())
        leave();
}

/// Both pins, or one and the current state.
void ComparePresenter::toggle(bool on)
{
    if (!on) {
        leave();
        return;
    }
    const NodeId now = m_document->history().current();
    const NodeId a = m_pinA != noNode ? m_pinA : now;
    const NodeId b = m_pinB != noNode ? m_pinB : now;
    if (a != b) {
        start(a, b);
        return;
    }
    const QString keys =
        m_actions->withKeys(tr("Pin two states as A and B first: %1 and %2."), {ActionId::PinA, ActionId::PinB});
    m_message->say(keys.isEmpty() ? tr("Pin two states as A and B first.") : keys);
    syncActions();
}

void ComparePresenter::start(NodeId a, NodeId b)
{
    m_a = {.node = a};
    m_b = {.node = b};
    m_show = CompareDrawOptions::ShowBoth;
    compare();
    m_current = m_differences.empty() ? -1 : 0;
    if (m_document->board().grid() != m_a.board.grid()) {
        const QScopedValueRollback acting(m_isActing, true);
        m_document->goTo(a); // a guest has the size of its host
    }
    m_panel->setComparing(true);
    showOnBoard();
    takeVerdicts();
    present();
}

void ComparePresenter::leave()
{
    if (!isComparing())
        return;
    m_a = m_b = {};
    m_differences.clear();
    m_current = -1;
    dismissGuest();
    m_panel->setComparing(false);
    syncActions();
}

/// The author goes to another state, to see it.
void ComparePresenter::followCurrent()
{
    if (isComparing() && !m_isActing)
        leave();
}

/// An edit that is not this presenter's own: the author works on, on the board.
void ComparePresenter::followHistory()
{
    if (isComparing() && !m_isActing && !m_document->isReadOnly())
        leave();
}

// --- what differs ---

void ComparePresenter::compare()
{
    m_a.board = m_document->history().boardAt(m_a.node);
    m_b.board = m_document->history().boardAt(m_b.node);
    m_comparison = compareBoards(m_a.board, m_b.board);
    m_a.verdict = m_solver->cached(m_a.board);
    m_b.verdict = m_solver->cached(m_b.board);
    m_differences = m_comparison.differences;
    const Board* a = determinedOf(m_a.verdict);
    const Board* b = determinedOf(m_b.verdict);
    if (a != nullptr && b != nullptr)
        std::ranges::move(compareDetermined(*a, *b), std::back_inserter(m_differences));
    m_current = std::min(m_current, static_cast<int>(m_differences.size()) - 1);
}

/// What the solver does not know yet it is asked for; it answers when it is idle.
void ComparePresenter::takeVerdicts()
{
    if (!isComparing())
        return;
    const auto settled = [](const Side& side) { return side.verdict && side.verdict->stop != Stop::Cancelled; };
    if (settled(m_a) && settled(m_b))
        return;
    compare();
    std::vector<Board> wanted;
    for (const Side* side : {&m_a, &m_b})
        if (!settled(*side))
            wanted.push_back(side->board);
    if (!wanted.empty())
        m_solver->setIdleBoards(std::move(wanted));
    present();
}

const BoardDifference* ComparePresenter::current() const
{
    return m_current < 0 ? nullptr : &m_differences[static_cast<std::size_t>(m_current)];
}

bool ComparePresenter::canTake() const
{
    return current() != nullptr && current()->subject != Subject::Determined && !m_document->isReadOnly();
}

// --- showing it ---

/// On the board as long as nobody else covers it.
void ComparePresenter::present()
{
    if (isComparing()) {
        m_panel->comparison()->display(state());
        if (mayShowGuest())
            showOnBoard();
    }
    syncActions();
}

void ComparePresenter::showOnBoard()
{
    if (!m_comparison.sameSize() || m_document->board().grid() != m_a.board.grid()) {
        dismissGuest();
        return;
    }
    const auto picture = std::make_shared<const Picture>(
        Picture{m_a.board, m_b.board, m_a.verdict, m_b.verdict, m_differences, m_current, m_show});
    m_view->setGuest(BoardGuest{.board = comparisonGround(m_a.board, m_b.board),
                                .drawOver = [picture](double cellPixels) { return picture->draw(cellPixels); },
                                .owner = this,
                                .describe = [picture](Place place) { return picture->describe(place); }});
}

void ComparePresenter::syncActions()
{
    (*m_actions)[ActionId::Compare]->setChecked(isComparing());
    m_actions->set(Need::Comparison, isComparing());
    m_actions->set(Need::ChosenDifference, isComparing() && canTake());
    emit placesChanged();
}

// --- what the user does ---

void ComparePresenter::choose(int index)
{
    if (index < 0 || index >= static_cast<int>(m_differences.size()))
        return;
    m_current = index;
    showOnBoard();
    present();
    m_view->showPlace(current()->places.front());
}

std::optional<int> ComparePresenter::places() const
{
    return isComparing() ? std::optional(static_cast<int>(m_differences.size())) : std::nullopt;
}

void ComparePresenter::stepPlace(int direction)
{
    const int count = static_cast<int>(m_differences.size());
    choose((std::max(m_current, 0) + direction + count) % count);
}

/// One edit on the branch of the side that takes; the comparison goes on with the state that it leads to.
void ComparePresenter::take(BoardDifference::How into)
{
    if (!isComparing() || !canTake())
        return;
    Side& taker = into == How::OnlyA ? m_a : m_b;
    const Side& giver = into == How::OnlyA ? m_b : m_a;
    Edit edit = takeOver(taker.board, giver.board, *current());
    m_isActing = true;
    m_document->goTo(taker.node);
    const NodeId before = taker.node;
    taker.node = m_document->commit(std::move(edit));
    Annotations annotations = m_document->annotations();
    NodeId& pin = into == How::OnlyA ? annotations.pinA : annotations.pinB;
    if (pin == before)
        pin = taker.node;
    m_document->annotate(std::move(annotations));
    m_isActing = false;
    compare();
    takeVerdicts();
    present();
}

} // namespace tokisuji
