// TechniqueWishes: a box that says which techniques a path must and must not use, and opens the list of them.
#pragma once

#include "engine/genre/genre.h"

#include <QComboBox>

#include <string>
#include <vector>

class QFrame;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace tokisuji {

class TechniqueWishes : public QComboBox {
    Q_OBJECT
public:
    /// Columns of the list.
    enum Column { Name, Must, MustNot };

    /// The list is a window of the parent's: lists within a combo box look as its own.
    explicit TechniqueWishes(QWidget* parent);

    /// Offers the techniques of this kind, its own before those of every kind. Wishes for techniques that it has too
    /// are kept.
    void setGenre(const Genre& genre);
    /// Ids, in the order of the list.
    [[nodiscard]] std::vector<std::string> mustUse() const { return idsIn(Must); }
    [[nodiscard]] std::vector<std::string> mustNotUse() const { return idsIn(MustNot); }
    void showPopup() override;

    [[nodiscard]] QTreeWidget* list() const { return m_list; }
    [[nodiscard]] QLineEdit* search() const { return m_search; }

signals:
    void changed();

private:
    [[nodiscard]] QWidget* makeHead();
    void makeList();
    void addTechnique(std::string_view id);
    void take(QTreeWidgetItem* item, int column);
    void filter(const QString& text);
    void clearWishes();
    void summarize();
    [[nodiscard]] std::vector<std::string> idsIn(Column column) const;
    [[nodiscard]] QStringList namesIn(Column column) const;
    void check(const std::vector<std::string>& ids, Column column);

    QFrame* m_popup;
    QLineEdit* m_search;
    QTreeWidget* m_list;
};

} // namespace tokisuji
