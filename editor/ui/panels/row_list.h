// RowList: the list of the panel, whatever its rows are about: places, advice, differences. One stop of the Tab key;
// its height follows its rows up to a limit.
#pragma once

#include "editor/ui/panels/row.h"

#include <QAbstractListModel>
#include <QListView>

#include <vector>

namespace tokisuji {

class RowsModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// Rows that stay the same are not announced as new, so that nothing jumps while others come.
    void setRows(const std::vector<Row>& rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] const Row& row(const QModelIndex& index) const
    {
        return m_rows[static_cast<std::size_t>(index.row())];
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void resize(int count);

    std::vector<Row> m_rows;
};

/// As high as its rows: what scrolls is the page that it stands on. Rows are counted from 0 without headings; -1: none.
/// Enter takes a row, as a double click does.
class RowList : public QListView {
    Q_OBJECT
public:
    explicit RowList(QWidget* parent = nullptr);

    /// `current`: the row that is chosen.
    void setRows(const std::vector<Row>& rows, int current);
    [[nodiscard]] int count() const;
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] const Row& row(int index) const;
    /// Where a row is in the viewport; scrolls to it.
    [[nodiscard]] QRect reveal(int index);

signals:
    void rowChosen(int row); ///< by the user, the current one included
    void rowTaken(int row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyboardSearch(const QString&) override {} ///< letters are not for the list

private:
    void followRows();
    void scrollPageTo(const QModelIndex& index);
    void setCurrent(int current);
    [[nodiscard]] int numberOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(int row) const;

    RowsModel* m_rows;
    bool m_following = false; ///< the rows move the view, not the user
};

} // namespace tokisuji
