// PuzzleCard: a puzzle that can be opened, as a small board with a few words beneath.
#pragma once

#include "engine/board/board.h"

#include <QToolButton>

#include <optional>

namespace tokisuji {

class PuzzleCard : public QToolButton {
    Q_OBJECT
public:
    /// Without a board it has a plain picture.
    PuzzleCard(const std::optional<Board>& board, const QString& title, QWidget* parent);

    /// A second line.
    void setFacts(const QString& facts);
    /// Gives it a small cross; `what` says what pressing it (or Delete) does.
    void setDiscardable(const QString& what);

signals:
    void discardWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString m_title;
    QToolButton* m_cross = nullptr;
};

} // namespace tokisuji
