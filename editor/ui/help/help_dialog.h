// HelpDialog: what a kind of puzzle is about: its rules, an example with its solution, and what mouse and keys do. It
// stays open beside the window, and is updated when the language or the theme changes.
#pragma once

#include "engine/genre/genre.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace tokisuji {

class ExampleView;
class ToolList;

class HelpDialog : public QDialog {
    Q_OBJECT
public:
    explicit HelpDialog(QWidget* parent = nullptr);

    void setGenre(const Genre& genre);
    [[nodiscard]] const Genre& genre() const { return *m_genre; }

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makePage();
    void fillChoice();
    void fill();

    const Genre* m_genre = nullptr;
    QComboBox* m_choice;
    QLabel* m_title;
    QLabel* m_otherTitle;
    QLabel* m_rules;
    QLabel* m_variants;
    QLabel* m_otherRules;
    ExampleView* m_example;
    ToolList* m_tools;
    QPushButton* m_close;
};

} // namespace tokisuji
