#include "editor/ui/window/log_presenter.h"

#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/texts/log_text.h"
#include "editor/ui/window/status_line.h"

#include <utility>

namespace tokisuji {

using State = LogKeeper::State;

LogPresenter::LogPresenter(const Workbench& bench) : Presenter(bench), m_keeper(bench.keeper)
{
    connect(m_keeper, &LogKeeper::stateChanged, this, &LogPresenter::takeState);
    connect(m_document, &Document::refused, this, &LogPresenter::takeRefusal);
    connect(m_document, &Document::logCurtailed, this, &LogPresenter::sayLosses);
    connect(m_status, &StatusLine::logOfferTaken, (*m_actions)[ActionId::SaveAs], &QAction::trigger);
}

void LogPresenter::refresh()
{
    const bool failed = m_keeper->state() == State::Failed;
    m_status->setLog(logText(*m_keeper), failed ? tr("Save elsewhere…") : QString());
}

/// The bar speaks when something becomes wrong, not at every further edit that fails alike.
void LogPresenter::takeState()
{
    refresh();
    const State state = m_keeper->state();
    if (state == State::Saving)
        return; // what will come of it is not known yet
    const bool stateIsNew = std::exchange(m_state, state) != state;
    const bool problemIsNew = std::exchange(m_problem, m_keeper->problem()) != m_keeper->problem();
    if (stateIsNew || problemIsNew)
        sayProblem();
    if (std::exchange(m_wantsToWrite, false))
        takeTurn();
}

void LogPresenter::sayProblem()
{
    if (m_state == State::Failed)
        sayFailure();
    else if (m_state == State::ReadOnly)
        sayReadOnly();
    else if (!m_said.isEmpty() && m_message->text() == std::exchange(m_said, {}))
        m_message->hide();
}

void LogPresenter::sayFailure()
{
    m_said = m_problem ? errorText(*m_problem) : logText(*m_keeper);
    m_message->say(m_said, {{tr("Save elsewhere…"), [this] { (*m_actions)[ActionId::SaveAs]->trigger(); }},
                            {tr("Try again"), [this] { m_keeper->retry(); }}});
}

void LogPresenter::sayReadOnly()
{
    m_said = m_problem ? errorText(*m_problem) : logText(*m_keeper);
    m_message->say(m_said, tr("Duplicate…"), [this] { (*m_actions)[ActionId::Duplicate]->trigger(); });
}

/// What of a log could not be read.
void LogPresenter::sayLosses(const std::vector<Error>& losses)
{
    QStringList texts;
    for (const Error& loss : losses)
        texts << errorText(loss);
    m_message->say(texts.join(QLatin1Char('\n')));
}

/// The other window may be closed by now; then this one goes on.
void LogPresenter::takeRefusal()
{
    if (m_keeper->state() != State::ReadOnly)
        return;
    m_wantsToWrite = true;
    m_keeper->retry();
}

void LogPresenter::takeTurn()
{
    if (m_state == State::ReadOnly)
        sayReadOnly();
    else if (m_state == State::Saved)
        m_status->say(tr("The other window is closed; you can write here now."));
}

} // namespace tokisuji
