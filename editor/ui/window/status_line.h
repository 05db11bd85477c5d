// StatusLine: what is open, where the cursor is, whether it is saved.
#pragma once

#include "engine/board/board.h"

#include <QLabel>
#include <QWidget>

namespace tokisuji {

class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);
    /// nullptr: no puzzle is open.
    void setBoard(const Board* board);
    void setCursor(Place place);
    void setSaved(const QString& filePath, bool modified);
    /// Something that was done, for a few seconds.
    void say(const QString& text);

private:
    QLabel* m_board;
    QLabel* m_cursor;
    QLabel* m_said;
    QLabel* m_saved;
};

} // namespace tokisuji
