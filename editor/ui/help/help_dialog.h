// HelpDialog: the manual, and what each kind of puzzle is about, with one list of contents and one search. It stays
// open beside the window, and is updated when the language or the theme changes.
#pragma once

#include "editor/ui/help/manual.h"
#include "engine/genre/genre.h"

#include <QDialog>
#include <QPushButton>

class QScrollArea;
class QStackedWidget;

namespace tokisuji {

class ChapterView;
class ContentsList;
class GenrePage;

class HelpDialog : public QDialog {
    Q_OBJECT
public:
    /// `keysOf`: the keys that the manual names.
    explicit HelpDialog(QWidget* parent = nullptr, KeysOf keysOf = &Actions::ownKeys);

    /// Shows the page of a kind.
    void setGenre(const Genre& genre);
    /// The one that is shown, or was last.
    [[nodiscard]] const Genre& genre() const;
    /// The puzzle in the window is of this kind: its page is shown, unless somebody is reading a chapter.
    void follow(const Genre& genre);
    /// Shows a chapter; one that does not exist changes nothing.
    void showChapter(const QString& id);
    /// The id of the chapter that is shown; empty: a page of a kind is.
    [[nodiscard]] QString chapter() const { return m_chapter; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void fillChapter();

    KeysOf m_keysOf;
    QString m_chapter;
    ContentsList* m_contents;
    QStackedWidget* m_stack;
    QScrollArea* m_area;
    GenrePage* m_page;
    ChapterView* m_text;
    QPushButton* m_close;
};

} // namespace tokisuji
