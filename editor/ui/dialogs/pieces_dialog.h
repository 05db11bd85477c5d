// PiecesDialog: the bank of pieces that a puzzle is given.
#pragma once

#include "editor/ui/dialogs/piece_canvas.h"
#include "engine/board/edit.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>

namespace tokisuji {

class PiecesDialog : public QDialog {
    Q_OBJECT
public:
    explicit PiecesDialog(const Board& board, QWidget* parent = nullptr);
    /// Gives the board the chosen bank.
    [[nodiscard]] Edit edit() const;

private:
    void addPresets(QHBoxLayout* row);
    void addCanvas(QHBoxLayout* row);
    [[nodiscard]] bool areFleets() const;
    void setBank(Bank bank);
    void refresh();
    void addPiece();
    void removePiece();

    Board m_board;
    Bank m_bank;
    QListWidget* m_list;
    PieceCanvas* m_canvas;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_accept = nullptr;
};

} // namespace tokisuji
