#include "editor/ui/window/trial_presenter.h"

#include "editor/model/document.h"
#include "editor/model/edit_summary.h"
#include "editor/model/trials.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/trial_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

QString assumptionText(const History& history, const Trial& trial)
{
    if (trial.assumption == noNode)
        return {};
    const Board after = history.boardAt(trial.assumption);
    return editText(summaryOf(history.node(trial.assumption).edit, after), genreOf(after));
}

} // namespace

TrialPresenter::TrialPresenter(const Workbench& bench) : Presenter(bench), m_bar(bench.trials)
{
    on(ActionId::BeginTrial, [this] { begin(); });
    on(ActionId::AcceptTrial, [this] { accept(); });
    on(ActionId::RejectTrial, [this] { reject(); });
    connect(m_document, &Document::currentChanged, this, &TrialPresenter::refresh);
    refresh();
}

void TrialPresenter::refresh()
{
    QStringList assumptions;
    if (!m_document->isEmpty())
        for (const Trial& trial : openTrials(m_document->history(), m_document->history().current()))
            assumptions << assumptionText(m_document->history(), trial);
    m_bar->show(assumptions);
    m_actions->set(Need::OpenTrial, !assumptions.isEmpty());
}

void TrialPresenter::begin()
{
    m_document->commit({{TrialStep{TrialStep::Begins}}});
    emit said(tr("What you enter now is on trial"));
    m_view->setFocus();
}

void TrialPresenter::accept()
{
    m_document->commit({{TrialStep{TrialStep::Accepted}}});
    emit said(tr("The trial was accepted"));
    m_view->setFocus();
}

void TrialPresenter::reject()
{
    const History& history = m_document->history();
    const std::vector<Trial> open = openTrials(history, history.current());
    if (open.empty())
        return;
    m_document->goTo(history.node(open.back().begun).parent);
    emit said(tr("Back to before the trial; it stays in the history"));
    m_view->setFocus();
}

} // namespace tokisuji
