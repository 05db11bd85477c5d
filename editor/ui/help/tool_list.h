// ToolList: what mouse and keys do on the boards of a genre, tool by tool, in both modes.
#pragma once

#include "engine/genre/genre.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;

namespace tokisuji {

/// What holds for strokes and keys beyond the single tools, in the current language.
[[nodiscard]] QStringList toolNotes(const Genre& genre);

class ToolList : public QWidget {
    Q_OBJECT
public:
    explicit ToolList(QWidget* parent = nullptr);

    /// In the current language.
    void setGenre(const Genre& genre);

private:
    void clear();
    void addHead(const QString& text);
    void addNote(const QString& text);
    void addTools(const Genre& genre);

    QGridLayout* m_grid;
    int m_row = 0;
};

} // namespace tokisuji
