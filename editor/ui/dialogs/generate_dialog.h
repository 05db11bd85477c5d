// GenerateDialog: searches for puzzles with one solution, and shows the best board while it searches.
#pragma once

#include "editor/model/live_generator.h"
#include "editor/ui/controls/segments.h"

#include <QDialog>
#include <QLabel>
#include <QStackedWidget>
#include <QTimer>

class QPushButton;

namespace tokisuji {

class GenerateForm;
class PatternCanvas;
class ShareBar;

class GenerateDialog : public QDialog {
    Q_OBJECT
public:
    /// What happens to the puzzle when the dialog is accepted.
    enum class Outcome : std::uint8_t { NewPuzzle, ThisBoard };

    /// `open`: the board that is open; nullptr: none. It can be written to unless `isReadOnly`.
    GenerateDialog(const Board* open, bool isReadOnly, QWidget* parent = nullptr);
    /// Searches with a function of the caller's.
    GenerateDialog(const Board* open, bool isReadOnly, GenerateFunction function, QWidget* parent = nullptr);

    /// The puzzle, or the best board so far where the search was stopped. Requires that the dialog was accepted.
    [[nodiscard]] Board board() const;
    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] LiveGenerator* generator() const { return m_generator; }
    [[nodiscard]] GenerateForm* form() const { return m_form; }
    [[nodiscard]] PatternCanvas* pattern() const { return m_pattern; }

public slots:
    void reject() override;

private:
    [[nodiscard]] QWidget* makePicture();
    void takeForm();
    void startOrStop();
    void takeProgress();
    void takeEnd();
    void showVerdict(Status status, const QString& text);
    void showShare(const GenerateProgress& progress);
    void showBoard(const std::optional<Board>& board);
    void showPart(int part);
    void finish(Outcome outcome);
    void syncButtons();
    [[nodiscard]] bool takesPattern() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] std::optional<Board> best() const;

    std::optional<Board> m_open;
    bool m_isReadOnly;
    Outcome m_outcome = Outcome::NewPuzzle;
    LiveGenerator* m_generator;
    GenerateForm* m_form;
    PatternCanvas* m_pattern;
    Segments* m_parts;
    QStackedWidget* m_stack;
    QLabel* m_picture;
    QLabel* m_sign;
    QLabel* m_word;
    ShareBar* m_share;
    QLabel* m_facts;
    QLabel* m_problem;
    QPushButton* m_start;
    QPushButton* m_put;
    QPushButton* m_openNew = nullptr;
    QTimer m_clock; ///< the time that is shown goes on between two boards
};

} // namespace tokisuji
