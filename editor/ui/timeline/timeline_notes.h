// TimelineNotes: sets bookmarks and pins, and lists them in menus.
#pragma once

#include "editor/model/bookmarks.h"
#include "editor/model/timeline_model.h"

#include <QMenu>
#include <QObject>

#include <memory>

namespace tokisuji {

class Actions;

class TimelineNotes : public QObject {
    Q_OBJECT
public:
    /// Connects the actions for bookmarks and pins. Dialogs open over the window of `parent`.
    TimelineNotes(Document* document, const TimelineModel* model, Actions* actions, QWidget* parent);

    /// Asks for the name and the note of a new bookmark, or changes the one that is there.
    void editBookmark(NodeId node);
    void togglePin(Pin pin, NodeId node);
    /// What can be done with a tick.
    void showMenu(NodeId node, QPoint global);
    /// All bookmarks, to go to.
    [[nodiscard]] QMenu* bookmarkMenu() const { return m_menu.get(); }
    void retranslate();

private:
    void fillBookmarkMenu();
    [[nodiscard]] QString placeText(NodeId node) const;

    Document* m_document;
    const TimelineModel* m_model;
    Actions* m_actions;
    QWidget* m_window;
    std::unique_ptr<QMenu> m_menu;
};

} // namespace tokisuji
