// StartPage: what stands in the place of the board while no puzzle is open.
#pragma once

#include "editor/model/settings.h"
#include "engine/board/board.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

class QGridLayout;

namespace tokisuji {

class Actions;

class StartPage : public QWidget {
    Q_OBJECT
public:
    StartPage(Actions* actions, const Settings* settings, QWidget* parent = nullptr);
    /// Takes the recent puzzles anew; without any it offers an example of each kind.
    void refresh();

signals:
    void recentChosen(const QString& location);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void addCard(const Board& board, const QString& location);

    const Settings* m_settings;
    QLabel* m_title;
    QLabel* m_hint;
    QLabel* m_recentHead;
    QPushButton* m_new;
    QPushButton* m_open;
    QPushButton* m_address;
    QWidget* m_recent;
    QGridLayout* m_grid;
};

} // namespace tokisuji
