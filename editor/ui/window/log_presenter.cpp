#include "editor/ui/window/log_presenter.h"

#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/texts/log_text.h"
#include "editor/ui/window/status_line.h"

#include <utility>

namespace tokisuji {

using State = LogKeeper::State;

LogPresenter::LogPresenter(LogKeeper* keeper, Document* document, MessageBar* bar, StatusLine* line, QObject* parent)
    : QObject(parent), m_keeper(keeper), m_bar(bar), m_line(line)
{
    connect(keeper, &LogKeeper::stateChanged, this, &LogPresenter::takeState);
    connect(document, &Document::refused, this, &LogPresenter::takeRefusal);
    connect(line, &StatusLine::logOfferTaken, this, &LogPresenter::saveElsewhereWanted);
}

void LogPresenter::refresh()
{
    const bool failed = m_keeper->state() == State::Failed;
    m_line->setLog(logText(*m_keeper), failed ? tr("Save elsewhere…") : QString());
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
    else if (!m_said.isEmpty() && m_bar->text() == std::exchange(m_said, {}))
        m_bar->hide();
}

void LogPresenter::sayFailure()
{
    m_said = m_problem ? errorText(*m_problem) : logText(*m_keeper);
    m_bar->say(m_said, {{tr("Save elsewhere…"), [this] { emit saveElsewhereWanted(); }},
                        {tr("Try again"), [this] { m_keeper->retry(); }}});
}

void LogPresenter::sayReadOnly()
{
    m_said = m_problem ? errorText(*m_problem) : logText(*m_keeper);
    m_bar->say(m_said, tr("Duplicate…"), [this] { emit duplicateWanted(); });
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
        m_line->say(tr("The other window is closed; you can write here now."));
}

} // namespace tokisuji
