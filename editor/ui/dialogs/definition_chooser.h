// DefinitionChooser: which twisty puzzle: one that comes with the program, or a definition of the user's own.
#pragma once

#include "engine/board/board.h"

#include <QComboBox>
#include <QLabel>
#include <QWidget>

#include <optional>

namespace tokisuji {

class DefinitionChooser : public QWidget {
    Q_OBJECT
public:
    explicit DefinitionChooser(QWidget* parent = nullptr);

    /// The goal of the chosen definition.
    [[nodiscard]] Board board() const;
    /// Takes a definition from a file; false if it is not one, and the chooser says why.
    bool takeFile(const QString& path);
    [[nodiscard]] QString complaint() const { return m_complaint->text(); }

private:
    void choose(int row);
    void askForFile();

    QComboBox* m_choice;
    QLabel* m_complaint;
    std::optional<Board> m_own; ///< from the user's file
    int m_chosen = 0;
};

} // namespace tokisuji
