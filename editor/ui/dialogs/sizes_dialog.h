// SizesDialog: the sizes of areas that a puzzle is given.
#pragma once

#include "engine/board/edit.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

#include <optional>
#include <vector>

namespace tokisuji {

class SizesDialog : public QDialog {
    Q_OBJECT
public:
    explicit SizesDialog(const Board& board, QWidget* parent = nullptr);
    /// Gives the board the chosen sizes.
    [[nodiscard]] Edit edit() const;

private:
    void addPreset(QLayout* row, const QString& name, const std::vector<int>& sizes);
    /// Nothing where the text is not a list of sizes.
    [[nodiscard]] std::optional<std::vector<int>> sizes() const;
    void refresh();

    Board m_board;
    QLineEdit* m_text;
    QPushButton* m_accept = nullptr;
};

} // namespace tokisuji
