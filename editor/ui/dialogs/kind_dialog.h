// KindDialog: which kind of puzzle a penpa drawing is meant as: the drawing as each kind that it fits, or comes near
// to.
#pragma once

#include "editor/ui/dialogs/genre_grid.h"
#include "engine/formats/penpa/penpa.h"

#include <QDialog>
#include <QLabel>

#include <vector>

namespace tokisuji {

class KindDialog : public QDialog {
    Q_OBJECT
public:
    /// What exec() answers when the drawing is wanted as it is.
    static constexpr int AsPicture = QDialog::Accepted + 1;

    /// `readings`: of the link's drawing, at least one.
    KindDialog(const QString& link, const std::vector<penpa::Reading>& readings, QWidget* parent = nullptr);

    /// The link, which says the chosen kind now.
    [[nodiscard]] QString namedLink() const;
    /// What is said of the chosen one.
    [[nodiscard]] QString note() const { return m_note->text(); }

private:
    QString m_link;
    GenreGrid* m_grid;
    QLabel* m_note;
};

} // namespace tokisuji
