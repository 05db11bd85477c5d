// GenrePage: what a kind of puzzle is about: its rules, an example with its solution, and what mouse and keys do.
#pragma once

#include "engine/genre/genre.h"

#include <QLabel>
#include <QWidget>

namespace tokisuji {

class ExampleView;
class ToolList;

class GenrePage : public QWidget {
    Q_OBJECT
public:
    explicit GenrePage(QWidget* parent = nullptr);

    void setGenre(const Genre& genre);
    /// nullptr before the first one.
    [[nodiscard]] const Genre* genre() const { return m_genre; }
    /// In the current colours and language.
    void refresh();

private:
    const Genre* m_genre = nullptr;
    QLabel* m_title;
    QLabel* m_otherTitle;
    QLabel* m_rules;
    QLabel* m_variants;
    QLabel* m_otherRules;
    ExampleView* m_example;
    ToolList* m_tools;
};

} // namespace tokisuji
