#include "editor/ui/timeline/timeline_notes.h"

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/bookmark_dialog.h"
#include "editor/ui/timeline/tick_text.h"

#include <QAction>

namespace tokisuji {

TimelineNotes::TimelineNotes(Document* document, const TimelineModel* model, Actions* actions, QWidget* parent)
    : QObject(parent), m_document(document), m_model(model), m_actions(actions), m_window(parent),
      m_menu(std::make_unique<QMenu>())
{
    const auto on = [this](ActionId id, auto&& act) {
        connect((*m_actions)[id], &QAction::triggered, this, [this, act] {
            if (!m_document->isEmpty())
                act(m_document->history().current());
        });
    };
    on(ActionId::AddBookmark, [this](NodeId node) { editBookmark(node); });
    on(ActionId::PinA, [this](NodeId node) { togglePin(Pin::A, node); });
    on(ActionId::PinB, [this](NodeId node) { togglePin(Pin::B, node); });
    connect(m_menu.get(), &QMenu::aboutToShow, this, &TimelineNotes::fillBookmarkMenu);
    retranslate();
}

void TimelineNotes::retranslate()
{
    m_menu->setTitle(tr("Bookmarks"));
}

QString TimelineNotes::placeText(NodeId node) const
{
    return tr("#%1 · %2").arg(m_model->depthOf(node)).arg(editAtText(*m_document, *m_model, node));
}

void TimelineNotes::editBookmark(NodeId node)
{
    if (m_document->isReadOnly()) {
        emit m_document->refused(); // before anything is typed in vain
        return;
    }
    const QString suggestion = editAtText(*m_document, *m_model, node);
    const Bookmark* known = bookmarkAt(m_document->annotations(), node);
    const auto purpose = known != nullptr ? BookmarkDialog::Purpose::Change : BookmarkDialog::Purpose::Add;
    auto* dialog = new BookmarkDialog(purpose, known != nullptr ? *known : Bookmark{node, {}, {}}, placeText(node),
                                      suggestion, m_window->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, node] {
        if (!m_document->history().contains(node))
            return;
        const Annotations& now = m_document->annotations();
        m_document->annotate(dialog->isRemoved() ? withoutBookmark(now, node) : withBookmark(now, dialog->bookmark()));
    });
    dialog->open();
}

void TimelineNotes::togglePin(Pin pin, NodeId node)
{
    m_document->annotate(withPinToggled(m_document->annotations(), pin, node));
}

void TimelineNotes::showMenu(NodeId node, QPoint global)
{
    const Annotations& annotations = m_document->annotations();
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [&](const QString& text, auto&& act) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, node, act] {
            if (m_document->history().contains(node))
                act(node);
        });
    };
    menu->addSection(placeText(node));
    offer(tr("Go there"), [this](NodeId there) { m_document->goTo(there); });
    menu->addSeparator();
    const bool marked = bookmarkAt(annotations, node) != nullptr;
    offer(marked ? tr("Change bookmark…") : tr("Bookmark…"), [this](NodeId there) { editBookmark(there); });
    if (marked)
        offer(tr("Remove bookmark"),
              [this](NodeId there) { m_document->annotate(withoutBookmark(m_document->annotations(), there)); });
    menu->addSeparator();
    offer(annotations.pinA == node ? tr("Remove pin A") : tr("Pin as A"),
          [this](NodeId there) { togglePin(Pin::A, there); });
    offer(annotations.pinB == node ? tr("Remove pin B") : tr("Pin as B"),
          [this](NodeId there) { togglePin(Pin::B, there); });
    menu->popup(global);
}

void TimelineNotes::fillBookmarkMenu()
{
    m_menu->clear();
    for (const Bookmark& bookmark : m_document->annotations().bookmarks) {
        if (!m_document->history().contains(bookmark.node))
            continue;
        // An ampersand in a name is not a mnemonic.
        const QString name = QString(bookmark.name).replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* action = m_menu->addAction(tr("#%1 · %2").arg(m_model->depthOf(bookmark.node)).arg(name));
        action->setToolTip(bookmark.note);
        connect(action, &QAction::triggered, this, [this, node = bookmark.node] { m_document->goTo(node); });
    }
    m_menu->setToolTipsVisible(true);
    if (m_menu->isEmpty())
        m_menu->addAction(tr("No bookmarks yet"))->setEnabled(false);
}

} // namespace tokisuji
