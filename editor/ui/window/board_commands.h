// BoardCommands: what the Board menu does, and undo, clearing and the check of an answer.
#pragma once

#include "editor/model/document.h"

#include <QObject>

class QMenu;

namespace tokisuji {

class Actions;
class BoardView;
class MessageBar;

class BoardCommands : public QObject {
    Q_OBJECT
public:
    BoardCommands(Document* document, BoardView* view, MessageBar* bar, Actions* actions, QWidget* window);

    /// A submenu with the variant rules of the open puzzle.
    [[nodiscard]] QMenu* variants() const { return m_variants; }
    /// The state of menus, in the language of now.
    void refresh();

private:
    void connectActions(Actions* actions);
    void fillVariants();
    void turn(Transform::Kind kind);
    void clearLayers(const std::vector<Layer>& layers);
    void changeSize();
    void changePieces();
    void shufflePieces();
    void switchVariant(char letter, bool on);
    void checkAnswer();
    void takeRefusal();

    Document* m_document;
    BoardView* m_view;
    MessageBar* m_bar;
    Actions* m_actions;
    QWidget* m_window;
    QMenu* m_variants;
};

} // namespace tokisuji
