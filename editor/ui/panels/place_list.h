// PlaceList: rows of places on the board; the selected row is the highlighted place.
#pragma once

#include "editor/ui/panels/section.h"
#include "engine/board/geometry.h"

#include <QListWidget>

#include <vector>

namespace tokisuji {

struct PlaceRow {
    Place place;
    QString number; ///< as on the board; empty: the conflict sign instead
    QString text;
    QString note; ///< at the right end
    friend bool operator==(const PlaceRow&, const PlaceRow&) = default;
};

/// A section with a list that is one stop of the Tab key; its height follows its rows up to a limit.
class PlaceList : public Section {
    Q_OBJECT
public:
    explicit PlaceList(QWidget* parent = nullptr);

    /// Keeps the selection. `chosen`: the row to select, -1 for none.
    void setRows(const std::vector<PlaceRow>& rows, int chosen);
    /// The rest is scrolled to; 12 unless told.
    void setMostRows(int count) { m_mostRows = count; }
    /// A line below the rows, or instead of them.
    void setHint(const QString& hint);
    [[nodiscard]] QListWidget* list() const { return m_list; }

signals:
    void placeChosen(int row);

private:
    QListWidget* m_list;
    QLabel* m_hint;
    std::vector<PlaceRow> m_rows;
    int m_mostRows = 12;
};

} // namespace tokisuji
