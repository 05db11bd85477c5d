// SizeChooser: columns and rows of a new board, with the sizes that the genre is usually made in.
#pragma once

#include "engine/genre/genre.h"

#include <QButtonGroup>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>

namespace tokisuji {

class SizeChooser : public QWidget {
    Q_OBJECT
public:
    explicit SizeChooser(QWidget* parent = nullptr);

    /// Offers the genre's usual size, unless the user has typed one. A size that was typed for another genre stays as
    /// far as the rules of this one can have it.
    void setGenre(const Genre& genre);
    [[nodiscard]] Size size() const;
    /// For when the word "Size" stands elsewhere.
    void hideHead() { m_head->hide(); }
    /// As if the user had typed it.
    void setSize(Size size);

signals:
    void changed();

private:
    void choose(Size size);
    void markPreset();

    QLabel* m_head;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QLabel* m_widthLabel;
    QLabel* m_heightLabel;
    QWidget* m_presets;
    QButtonGroup m_group;
    QList<Size> m_sizes;
    const Genre* m_genre = nullptr;
    bool m_square = false;
    bool m_typed = false;
};

} // namespace tokisuji
