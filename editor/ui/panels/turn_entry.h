// TurnEntry: turns by hand: typed as text, or by a button for each turn of the puzzle; scrambling, and the goal.
#pragma once

#include "editor/ui/panels/section.h"
#include "editor/ui/panels/turns_state.h"

#include <QLineEdit>
#include <QPushButton>

class QGridLayout;

namespace tokisuji {

class TurnEntry : public Section {
    Q_OBJECT
public:
    explicit TurnEntry(QWidget* parent = nullptr);
    void display(const TurnsState& state);
    void retranslate();

    /// What was typed is done: the field is empty again.
    void accept();
    /// What was typed stays, with `length` characters from `at` on pointed at.
    void refuse(const QString& why, int at, int length);
    [[nodiscard]] QLineEdit* field() const { return m_field; }

signals:
    void typed(const QString& text);
    void turnAsked(int turn);
    /// The pointer or the focus is on a turn; -1: on none.
    void turnHovered(int turn);
    void scrambleAsked();
    void goalAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeButtons();
    void clearRefusal();

    QStringList m_names;
    QLineEdit* m_field;
    QLabel* m_refusal;
    QWidget* m_keys;
    QGridLayout* m_grid;
    QList<QPushButton*> m_buttons;
    QPushButton* m_scramble;
    QPushButton* m_goal;
};

} // namespace tokisuji
