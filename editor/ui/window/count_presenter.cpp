#include "editor/ui/window/count_presenter.h"

#include "editor/model/document.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/count_text.h"

namespace tokisuji {

CountPresenter::CountPresenter(const Workbench& bench) : Presenter(bench), m_count(new LiveCount(this))
{
    on(ActionId::EstimateSolutions, [this] { start(); });
    connect(m_count, &LiveCount::changed, this, &CountPresenter::say);
    connect(m_document, &Document::currentChanged, this, &CountPresenter::forget);
    connect(m_solver, &LiveSolver::verdictChanged, this, [this] {
        if (m_solver->markUse() != m_marks)
            forget(); // it would be another question
    });
}

void CountPresenter::start()
{
    forget();
    m_marks = m_solver->markUse();
    m_count->start(m_document->board(), m_marks);
}

/// Unless the bar was closed, or says something else by now.
bool CountPresenter::isSpeaking() const
{
    return !m_said.isEmpty() && !m_message->isHidden() && m_message->text() == m_said;
}

bool CountPresenter::escape()
{
    const bool wasSpeaking = isSpeaking();
    forget();
    return wasSpeaking;
}

void CountPresenter::forget()
{
    m_count->cancel();
    if (isSpeaking())
        m_message->hide();
    m_said.clear();
}

void CountPresenter::say()
{
    const bool isFirst = m_said.isEmpty();
    if (!isFirst && !isSpeaking()) {
        forget();
        return;
    }
    m_said = countText(m_count->known(), m_count->isRunning(), m_marks);
    if (!m_count->isRunning())
        m_message->say(m_said);
    else if (isFirst)
        m_message->say(m_said, tr("Stop"), [this] {
            m_count->finish();
            m_view->setFocus();
        });
    else
        m_message->restate(m_said);
}

} // namespace tokisuji
