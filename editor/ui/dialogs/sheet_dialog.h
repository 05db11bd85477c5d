// SheetDialog: several puzzles on pages of paper. It stays open beside the window; the puzzle that is being edited
// there changes on its page, too. Files are read and written beside the window.
#pragma once

#include "editor/export/sheet.h"
#include "editor/model/document.h"
#include "editor/model/errand.h"
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
    /// A file of any kind that holds puzzles: they come as soon as it has been read, in the order of the files. What
    /// could not be read is said.
    void addFile(const QString& path);
    /// Are files being read, or pages being written?
    [[nodiscard]] bool isBusy() const { return m_reading || m_making; }
    /// Leaves off with that.
    void cancel();
    [[nodiscard]] QString note() const { return m_note->text(); }
    [[nodiscard]] const SheetPuzzles& puzzles() const { return m_puzzles; }
    [[nodiscard]] bool isFinding() const { return m_puzzles.isFinding(); }

private:
    /// What a file held.
    struct Content {
        std::vector<std::pair<Board, Metadata>> puzzles;
        std::optional<Error> error;
    };
    using Failure = std::optional<QString>; ///< what is wrong, for people

    [[nodiscard]] QLayout* makeList();
    [[nodiscard]] QLayout* makeOptions();
    [[nodiscard]] QLayout* makePreview();
    void connectControls();
    void takeDocument();
    void takeWishes();
    [[nodiscard]] static std::vector<std::pair<Board, Metadata>> puzzlesOf(const QString& text);
    [[nodiscard]] static Content contentOf(const QString& path);
    void addFiles();
    void readNext();
    void take(const QString& path, Content content);
    void paste();
    void removeChosen();
    void moveChosen(int by);
    void present();
    void paintPreview();
    void turn(int by);
    void print();
    void save();
    void make(const QString& doing, Errand<Failure>::Work work, const QString& done);
    void say(const QString& text);
    void refreshNote();

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
    QPushButton* m_stop;
    QPushButton* m_back;
    QPushButton* m_forth;
    QPushButton* m_print;
    QPushButton* m_save = nullptr;
    int m_page = 0;
    QStringList m_waiting; ///< files that are to be read
    QString m_doing;       ///< what takes a while
    QStringList m_said;    ///< what came of it
    std::unique_ptr<Errand<Content>> m_reading;
    std::unique_ptr<Errand<Failure>> m_making;
    std::stop_source m_giveUp; ///< what is being made goes on when the dialog is closed, unless it was stopped
    QTimer m_soon;             ///< several changes are shown together
};

} // namespace tokisuji
