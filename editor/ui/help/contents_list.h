// ContentsList: what the help has, chapters and kinds of puzzles, and a search through all of it.
#pragma once

#include "engine/genre/genre.h"

#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

namespace tokisuji {

class ContentsList : public QWidget {
    Q_OBJECT
public:
    explicit ContentsList(QWidget* parent = nullptr);

    /// In the current language. A kind without rules is listed once it has been shown.
    void refresh(const Genre* shown);
    /// What is shown; nothing is announced.
    void setCurrentChapter(const QString& id);
    void setCurrentKind(const Genre& genre);
    [[nodiscard]] QString query() const { return m_search->text(); }

signals:
    void chapterChosen(const QString& id);
    void kindChosen(const QString& id);
    void queryChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void addHead(const QString& text);
    void add(const QString& text, int role, const QString& id);
    void select(int role, const QString& id);
    [[nodiscard]] int rowOf(int role, const QString& id) const; ///< -1: there is none
    void choose(QListWidgetItem* item);

    const Genre* m_foreign = nullptr; ///< without rules
    QString m_language;
    int m_currentRole = 0;
    QString m_currentId;
    QLineEdit* m_search;
    QListWidget* m_list;
};

} // namespace tokisuji
