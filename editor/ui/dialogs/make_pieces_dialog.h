// MakePiecesDialog: size, colours and seed of an edge-matching puzzle, with the puzzle itself beside them.
#pragma once

#include "engine/edgematch/make.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

class QGridLayout;

namespace tokisuji {

class MakePiecesDialog : public QDialog {
    Q_OBJECT
public:
    explicit MakePiecesDialog(Size size, QWidget* parent = nullptr);

    [[nodiscard]] EdgeWishes wishes() const;
    /// The puzzle with every piece laid where it belongs.
    [[nodiscard]] const Board& solution() const { return m_made.solution; }

private:
    [[nodiscard]] QLayout* makeForm();
    [[nodiscard]] QSpinBox* makeSpin(int least, int most, int value);
    void addRow(QGridLayout* grid, QLabel* label, QWidget* field, QWidget* more = nullptr);
    void rollSeed();
    [[nodiscard]] static QString sidesText(const EdgeWishes&);
    [[nodiscard]] static QString turnsText(const MadeEdgeMatch&);
    void refresh();

    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QSpinBox* m_colours;
    QSpinBox* m_seed;
    QPushButton* m_dice;
    QCheckBox* m_free;
    QCheckBox* m_pin;
    QLabel* m_warning;
    QLabel* m_preview;
    MadeEdgeMatch m_made;
};

} // namespace tokisuji
