// SheetDialog: several puzzles on pages of paper. It stays open beside the window; the puzzle that is being edited
// there changes on its page, too.
#pragma once

#include "editor/export/sheet.h"
#include "editor/model/document.h"
#include "editor/ui/dialogs/sheet_puzzles.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>

namespace tokisuji {

class Segments;
class ToggleSwitch;

class SheetDialog : public QDialog {
    Q_OBJECT
public:
    /// Begins with the puzzle of the document, if one is open. `path`: where a PDF is proposed.
    SheetDialog(const Document* document, const QString& path, QWidget* parent = nullptr);

    /// The pages as they are printed.
    [[nodiscard]] std::vector<Page> pages() const;
    [[nodiscard]] SheetOptions options() const;
    /// Adds the puzzles in a text; returns how many could be read.
    int addText(const QString& text);
    /// A file of any kind that holds a puzzle.
    void addFile(const QString& path);
    [[nodiscard]] const SheetPuzzles& puzzles() const { return m_puzzles; }
    [[nodiscard]] bool isFinding() const { return m_puzzles.isFinding(); }

private:
    [[nodiscard]] QLayout* makeList();
    [[nodiscard]] QLayout* makeOptions();
    [[nodiscard]] QLayout* makePreview();
    void connectControls();
    void takeDocument();
    void takeWishes();
    void addFiles();
    void paste();
    void removeChosen();
    void moveChosen(int by);
    void present();
    void paintPreview();
    void turn(int by);
    void print();
    void save();

    const Document* m_document;
    QString m_suggested;
    SheetPuzzles m_puzzles;
    bool m_followsDocument = false; ///< the puzzle at m_live is the one that is being edited
    std::size_t m_live = 0;
    QListWidget* m_list;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
    QLineEdit* m_title;
    QLineEdit* m_author;
    Segments* m_paper;
    Segments* m_perPage;
    Segments* m_solutions;
    ToggleSwitch* m_contents;
    ToggleSwitch* m_rules;
    ToggleSwitch* m_difficulty;
    ToggleSwitch* m_code;
    QLabel* m_preview;
    QLabel* m_position;
    QLabel* m_note;
    QPushButton* m_back;
    QPushButton* m_forth;
    QPushButton* m_print;
    QPushButton* m_save = nullptr;
    int m_page = 0;
    QTimer m_soon; ///< several changes are shown together
};

} // namespace tokisuji
