// KindDialog: which kind of puzzle a penpa drawing is meant as, where it fits several: the drawing as each of them.
#pragma once

#include "editor/ui/dialogs/genre_grid.h"

#include <QDialog>

#include <string>
#include <vector>

namespace tokisuji {

class KindDialog : public QDialog {
    Q_OBJECT
public:
    /// `genres`: ids of those that the link's drawing fits.
    KindDialog(const QString& link, const std::vector<std::string>& genres, QWidget* parent = nullptr);

    /// The link, which says the chosen kind now.
    [[nodiscard]] QString namedLink() const;

private:
    QString m_link;
    GenreGrid* m_grid;
};

} // namespace tokisuji
