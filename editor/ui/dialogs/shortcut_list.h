// ShortcutList: every action with its keys, which can be changed; keys that two actions would share are told.
#pragma once

#include "editor/ui/actions.h"

#include <QLineEdit>

#include <map>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tokisuji {

using KeyChoice = std::map<ActionId, QList<QKeySequence>>;

/// Digits, letters and signs without Ctrl, Alt or Meta, and what moves the cursor: these are for the board.
[[nodiscard]] bool isForBoard(const QKeySequence& key);
/// The other actions that have one of an action's keys, apart from those that share a key of their own with it: such
/// are never on at the same time.
[[nodiscard]] std::vector<ActionId> rivalsOf(ActionId id, const KeyChoice& keys);

/// Takes the next key combination that is pressed; Backspace takes the key away.
class KeyField : public QLineEdit {
    Q_OBJECT
public:
    explicit KeyField(QWidget* parent = nullptr);

signals:
    void keyPressed(const QKeySequence& key); ///< empty: none

protected:
    bool event(QEvent* event) override;
};

class ShortcutList : public QWidget {
    Q_OBJECT
public:
    explicit ShortcutList(const Actions& actions, QWidget* parent = nullptr);
    [[nodiscard]] const KeyChoice& keys() const { return m_keys; }
    [[nodiscard]] bool hasConflicts() const;
    [[nodiscard]] QTreeWidget* rows() const { return m_rows; }
    [[nodiscard]] KeyField* field() const { return m_field; }
    [[nodiscard]] QString complaint() const;
    /// Chooses an action, as a click on its row does.
    void choose(ActionId id);

signals:
    void changed();

private:
    void fill();
    void filter(const QString& text);
    void follow();
    void take(const QKeySequence& key);
    void reset();
    void resetAll();
    void takeFromRivals();
    [[nodiscard]] std::optional<ActionId> current() const;

    KeyChoice m_keys;
    QLineEdit* m_search;
    QTreeWidget* m_rows;
    std::map<ActionId, QTreeWidgetItem*> m_items;
    KeyField* m_field;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    QLabel* m_complaint;
    QPushButton* m_takeOver;
};

} // namespace tokisuji
