// PieceList: the pieces that do not lie on the board, one entry for those that look alike, to be chosen or dragged to
// the board.
#pragma once

#include "engine/board/edge_set_edits.h"

#include <QHash>
#include <QListWidget>

#include <optional>

namespace tokisuji {

class PieceList : public QListWidget {
    Q_OBJECT
public:
    explicit PieceList(QWidget* parent = nullptr);

    void setPieces(const EdgeSet& set, const std::vector<SparePieces>& spare);
    /// Nothing where no such piece is listed.
    void choose(const std::optional<EdgePiece>& piece);
    /// The sides of the chosen one.
    [[nodiscard]] std::optional<EdgePiece> chosen() const;
    /// In device-independent pixels.
    void setPieceSide(int side);

    /// What is dragged from here; nullopt: something else.
    [[nodiscard]] static std::optional<EdgePiece> pieceIn(const QMimeData* data);

signals:
    void pieceChosen();
    /// Enter was pressed on it.
    void layingWanted();

protected:
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();
    [[nodiscard]] QPixmap pictureOf(const EdgePiece& piece);

    std::vector<EdgePiece> m_looks; ///< by row
    std::vector<SparePieces> m_spare;
    QHash<QByteArray, QPixmap> m_pictures; ///< by the piece's text, in this size and these colours
    int m_side = 44;
};

} // namespace tokisuji
