// StatusLine: what is open, where the cursor is, whether it is saved.
#pragma once

#include "engine/board/board.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace tokisuji {

class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);
    /// nullptr: no puzzle is open.
    void setBoard(const Board* board);
    void setCursor(Place place);
    /// Whether the log is safe; `offer` names what can be done where it is not.
    void setLog(const QString& text, const QString& offer = {});
    [[nodiscard]] QString logText() const { return m_saved->text(); }
    /// Something that takes a while, with a way to cancel it; empty: nothing.
    void setBusy(const QString& text);
    [[nodiscard]] QString busyText() const { return m_busy->text(); }
    /// Something that was done, for a few seconds.
    void say(const QString& text);

signals:
    void logOfferTaken();
    void cancelWanted();

private:
    Grid m_grid; ///< of the open puzzle
    QLabel* m_board;
    QLabel* m_cursor;
    QLabel* m_said;
    QLabel* m_busy;
    QPushButton* m_cancel;
    QLabel* m_saved;
    QPushButton* m_offer;
};

} // namespace tokisuji
