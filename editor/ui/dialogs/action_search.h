// ActionSearch: all actions and tools in one list, found by typing.
#pragma once

#include "editor/ui/actions.h"
#include "editor/ui/tools/tool.h"

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>

namespace tokisuji {

class ActionSearch : public QDialog {
    Q_OBJECT
public:
    explicit ActionSearch(const Actions& actions, QWidget* parent = nullptr);
    /// Offers tools too: those of the board.
    void setTools(const QList<ToolId>& tools);
    /// The action that the user chose; nullptr where it was a tool.
    [[nodiscard]] QAction* chosen() const { return m_chosen; }
    [[nodiscard]] std::optional<ToolId> chosenTool() const { return m_chosenTool; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter();
    void addTools(const QString& query);
    void addActions(const QString& query);
    void choose();

    const Actions& m_actions;
    QLineEdit* m_search;
    QListWidget* m_list;
    QList<ToolId> m_tools;
    QAction* m_chosen = nullptr;
    std::optional<ToolId> m_chosenTool;
};

} // namespace tokisuji
