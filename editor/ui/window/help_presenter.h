// HelpPresenter: opens the help on the puzzle in the window, and keeps it at that puzzle's kind.
#pragma once

#include "editor/model/document.h"

#include <QObject>

namespace tokisuji {

class Actions;
class HelpDialog;

class HelpPresenter : public QObject {
    Q_OBJECT
public:
    HelpPresenter(Document* document, const Actions& actions, QWidget* window);

private:
    void show();
    void follow();

    Document* m_document;
    QWidget* m_window;
    HelpDialog* m_help = nullptr; ///< made when it is first wanted
};

} // namespace tokisuji
