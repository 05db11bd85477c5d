// GenreGrid: kinds of puzzles as cards with a small board each.
#pragma once

#include "engine/board/board.h"
#include "engine/genre/genre.h"

#include <QListWidget>

#include <vector>

namespace tokisuji {

class GenreGrid : public QListWidget {
    Q_OBJECT
public:
    explicit GenreGrid(QWidget* parent = nullptr);

    /// Keeps the selection if it is still there, else selects the first one.
    void setGenres(const QList<const Genre*>& genres);
    /// Cards with boards of one's own, of a kind each.
    void setBoards(const std::vector<Board>& boards);
    [[nodiscard]] const Genre* chosen() const;
};

/// A picture of a board in a square, with its marks; null for what cannot be read.
[[nodiscard]] QPixmap boardThumbnail(const Board& board, int side, double devicePixels);

} // namespace tokisuji
