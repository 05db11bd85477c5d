// NewDialog: which kind of puzzle, and how large.
#pragma once

#include "editor/model/settings.h"
#include "engine/board/board.h"
#include "engine/genre/genre.h"

#include <QButtonGroup>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <optional>

namespace tokisuji {

class DefinitionChooser;
class GenreGrid;
class SizeChooser;

class NewDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewDialog(const Settings& settings, QWidget* parent = nullptr);

    /// The empty board of the chosen kind and size.
    [[nodiscard]] Board board() const;
    [[nodiscard]] const Genre& genre() const;

signals:
    void addressWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeFilters();
    void filter();
    void takeChoice();
    [[nodiscard]] std::optional<Family> family() const;

    QStringList m_recent; ///< ids of genres, newest first
    QLineEdit* m_search;
    QButtonGroup m_families;
    GenreGrid* m_grid;
    QLabel* m_nothing;
    QLabel* m_summary;
    SizeChooser* m_size;
    DefinitionChooser* m_definition; ///< in the place of the size, for twisty puzzles
    QPushButton* m_make;
};

} // namespace tokisuji
