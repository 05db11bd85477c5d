// What the pointer and Esc do on the board while advice is looked at.

#include "editor/ui/board_view.h"
#include "editor/ui/texts/advice_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/window/advice_glass.h"
#include "editor/ui/window/advice_presenter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <utility>

namespace tokisuji {

bool AdvicePresenter::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto* press = static_cast<QMouseEvent*>(event);
        m_isPressed =
            press->button() == Qt::LeftButton && press->modifiers() == Qt::NoModifier && pressFigure(press->position());
        return m_isPressed;
    }
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
        return m_isPressed && static_cast<QMouseEvent*>(event)->buttons() != Qt::NoButton;
    case QEvent::MouseButtonRelease:
        return std::exchange(m_isPressed, false);
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        showTip(help->globalPos(), help->pos());
        return m_showsWhatIf;
    }
    case QEvent::KeyPress: {
        const bool leaves = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && m_choice.from != Choice::Nothing;
        if (leaves && (isPreviewing() || !m_view->hasGuest())) {
            leave();
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// While clues are set a click on a figure is that clue; while the puzzle is solved, and while Space is held to move
/// the view, clicks are the board's own.
bool AdvicePresenter::pressFigure(QPointF at)
{
    const bool acts = m_showsWhatIf && !m_view->hasGuest() && m_view->mode() == Mode::Edit
                      && m_view->cursor().shape() == Qt::ArrowCursor && m_advisor->whatIf();
    if (!acts)
        return false;
    const auto value = valueAt(*m_advisor->whatIf(), m_view->toCells(at), m_view->cellPixels());
    if (!value)
        return false;
    commit(ClueOption(values()[*value].option));
    return true;
}

void AdvicePresenter::showTip(QPoint global, QPointF at) const
{
    const auto value = m_showsWhatIf && m_advisor->whatIf() && !m_view->hasGuest()
                           ? valueAt(*m_advisor->whatIf(), m_view->toCells(at), m_view->cellPixels())
                           : std::nullopt;
    if (!value) {
        QToolTip::hideText();
        return;
    }
    const WhatIf& clue = values()[*value];
    const QString status = clue.status == Status::Unknown ? tr("Not known yet") : statusWord(clue.status);
    QString text = tr("%1: %2", "a clue and what it leads to").arg(optionText(m_advisor->board(), clue.option), status);
    if (clue.status == Status::Several)
        text += QStringLiteral(" ") + shareText(clue.determined, m_advisor->whatIf()->total);
    QToolTip::showText(global, text, m_view);
}

} // namespace tokisuji
