#include "editor/ui/window/help_presenter.h"

#include "editor/model/document.h"
#include "editor/ui/help/help_dialog.h"
#include "editor/ui/panels/alternatives_section.h"
#include "editor/ui/panels/compare_intro.h"
#include "editor/ui/panels/compare_section.h"
#include "editor/ui/panels/idle_section.h"
#include "editor/ui/panels/repairs_section.h"
#include "editor/ui/panels/share_bar.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/trace_section.h"
#include "editor/ui/panels/what_if_section.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

struct Topic {
    const QMetaObject* part; ///< of the window
    const char* chapter;
};

/// Parts stand before those that they lie in. On the board, and on its tools, the kind of the puzzle is explained.
const Topic topics[]{
    {&TraceSection::staticMetaObject, "trace"},      {&RepairsSection::staticMetaObject, "repairs"},
    {&IdleSection::staticMetaObject, "repairs"},     {&WhatIfSection::staticMetaObject, "what-if"},
    {&CompareSection::staticMetaObject, "timeline"}, {&CompareIntro::staticMetaObject, "timeline"},
    {&TimelinePanel::staticMetaObject, "timeline"},  {&AlternativesSection::staticMetaObject, "difference"},
    {&ShareBar::staticMetaObject, "files"},          {&SidePanel::staticMetaObject, "verdict"},
};

QString chapterOn(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget())
        for (const Topic& topic : topics)
            if (topic.part->cast(widget) != nullptr)
                return QString::fromLatin1(topic.chapter);
    return {};
}

} // namespace

HelpPresenter::HelpPresenter(const Workbench& bench) : Presenter(bench)
{
    on(ActionId::Rules, [this] { show(); });
    connect(m_document, &Document::currentChanged, this, &HelpPresenter::follow);
}

/// On the part of the window in which the keyboard is.
void HelpPresenter::show()
{
    const QString chapter = m_document->isEmpty() ? QStringLiteral("first-puzzle") : chapterOn(m_window->focusWidget());
    if (m_help == nullptr) {
        m_help = new HelpDialog(m_window, [this](ActionId id) { return m_actions->keys(id); });
        m_help->setGenre(*allGenres().front());
    }
    m_help->show();
    if (!chapter.isEmpty())
        m_help->showChapter(chapter);
    else
        m_help->setGenre(genreOf(m_document->board()));
    m_help->raise();
    m_help->activateWindow();
}

/// Another puzzle is another kind; without one the help stays as it is.
void HelpPresenter::follow()
{
    if (m_help != nullptr && m_help->isVisible() && !m_document->isEmpty())
        m_help->follow(genreOf(m_document->board()));
}

} // namespace tokisuji
