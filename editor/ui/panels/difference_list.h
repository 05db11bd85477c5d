// DifferenceList: what two states differ in, under headings; each row has its side's sign.
#pragma once

#include "engine/drawing/compare_drawing.h"

#include <QListWidget>

#include <optional>
#include <vector>

class QPainter;

namespace tokisuji {

struct DifferenceRow {
    std::optional<BoardDifference::How> how; ///< nothing: a heading
    QString text;
    QString note; ///< at the right end
    friend bool operator==(const DifferenceRow&, const DifferenceRow&) = default;
};

/// One stop of the Tab key; its height follows its rows up to a limit.
class DifferenceList : public QListWidget {
    Q_OBJECT
public:
    explicit DifferenceList(QWidget* parent = nullptr);

    /// `current` counts rows without headings; -1: none.
    void setRows(const std::vector<DifferenceRow>& rows, int current);

signals:
    void differenceChosen(int index); ///< by the user
    void differenceTaken();           ///< Enter or a double click

private:
    [[nodiscard]] int indexOf(int row) const;
    std::vector<DifferenceRow> m_rows;
};

/// The round "−" of A, the square "+" of B, the diamond "≠" of what changed.
void paintSideSign(QPainter& painter, const QRectF& square, BoardDifference::How how);

} // namespace tokisuji
