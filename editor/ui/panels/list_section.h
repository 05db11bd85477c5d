// ListSection: a part of the side panel that is a list, with a line below it.
#pragma once

#include "editor/ui/panels/row_list.h"
#include "editor/ui/panels/section.h"

namespace tokisuji {

struct ListState {
    QString note; ///< in the head
    QString hint; ///< below the rows, or instead of them
    std::vector<Row> rows;
    int current = -1; ///< row
    bool old = false; ///< the rows are those of the board before the last edit
    friend bool operator==(const ListState&, const ListState&) = default;
};

class ListSection : public Section {
    Q_OBJECT
public:
    explicit ListSection(QWidget* parent = nullptr);

    /// In the head and for screen readers.
    void setName(const QString& name);
    void display(const ListState& state);
    [[nodiscard]] RowList* list() const { return m_list; }

private:
    RowList* m_list;
    QLabel* m_hint;
};

} // namespace tokisuji
