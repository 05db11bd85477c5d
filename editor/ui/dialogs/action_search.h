// ActionSearch: all actions in one list, found by typing.
#pragma once

#include "editor/ui/actions.h"

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>

namespace tokisuji {

class ActionSearch : public QDialog {
    Q_OBJECT
public:
    explicit ActionSearch(const Actions& actions, QWidget* parent = nullptr);
    /// The action that the user chose.
    [[nodiscard]] QAction* chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter();
    void choose();

    const Actions& m_actions;
    QLineEdit* m_search;
    QListWidget* m_list;
    QAction* m_chosen = nullptr;
};

} // namespace tokisuji
