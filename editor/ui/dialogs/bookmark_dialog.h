// BookmarkDialog: the name and the note of a bookmark.
#pragma once

#include "editor/model/annotations.h"

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace tokisuji {

class BookmarkDialog : public QDialog {
    Q_OBJECT
public:
    enum class Purpose : std::uint8_t { Add, Change };
    /// `place` says which tick it is; a name left empty becomes `suggestion`.
    BookmarkDialog(Purpose purpose, Bookmark bookmark, const QString& place, const QString& suggestion,
                   QWidget* parent = nullptr);
    /// As it was typed.
    [[nodiscard]] Bookmark bookmark() const;
    /// It was accepted by "Remove".
    [[nodiscard]] bool isRemoved() const { return m_isRemoved; }

private:
    Bookmark m_bookmark;
    QString m_suggestion;
    QLineEdit* m_name;
    QPlainTextEdit* m_note;
    bool m_isRemoved = false;
};

} // namespace tokisuji
