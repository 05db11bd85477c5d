// GenerateForm: what a generated puzzle should be like.
#pragma once

#include "engine/generate/generator.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>

class QGridLayout;
class QPushButton;

namespace tokisuji {

class SizeChooser;
class TechniqueWishes;

class GenerateForm : public QWidget {
    Q_OBJECT
public:
    /// `open`: the board that is open; nullptr: none.
    explicit GenerateForm(const Board* open, QWidget* parent = nullptr);

    /// Starts with this kind, unless the open board is of one that can be generated. Other ids change nothing.
    void preferGenre(const QString& id);
    /// nullptr: no kind can be generated.
    [[nodiscard]] const Genre* genre() const;
    [[nodiscard]] Size size() const;
    [[nodiscard]] Symmetry symmetry() const;
    /// All but the pattern. `threads` is the number of processors.
    [[nodiscard]] GenerateOptions options() const;
    /// The text of the values cannot be read.
    [[nodiscard]] bool hasBadValues() const;
    /// A seed other than the last one.
    void takeNextSeed();

signals:
    void changed();

private:
    void fillGenres();
    void findKindsByTyping();
    void takeTypedKind();
    void fillFields();
    void addRow(QGridLayout* grid, const QString& name, QWidget* field);
    [[nodiscard]] QWidget* makeClueRange();
    [[nodiscard]] QWidget* makeSeed();
    [[nodiscard]] QWidget* makeSquare();
    void takeGenre();
    void takeWishes();
    [[nodiscard]] bool isLikeOpen() const;

    std::optional<Board> m_open;
    QComboBox* m_genre;
    SizeChooser* m_size;
    QComboBox* m_symmetry;
    QSpinBox* m_least;
    QSpinBox* m_most;
    QLineEdit* m_values;
    QComboBox* m_profile;
    TechniqueWishes* m_techniques;
    QSpinBox* m_seed;
    QCheckBox* m_square;
    QComboBox* m_squareKind;
    QSpinBox* m_squareSide;
    QCheckBox* m_ownMarks;
    QCheckBox* m_fromOpen;
    QCheckBox* m_keepGiven;
};

} // namespace tokisuji
