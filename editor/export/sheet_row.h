// Sheet row: puzzles side by side, their heads and their boards each on one line.
#pragma once

#include "editor/export/page_column.h"
#include "editor/export/published.h"

#include <vector>

namespace tokisuji {

/// A puzzle in a column of a sheet.
struct SheetBlock {
    const Published* puzzle = nullptr;
    std::shared_ptr<const Drawing> drawing;
    std::size_t number = 1;
    double left = 0; ///< in the row
    double width = 0;
};

class SheetRow {
public:
    /// `mostCell`: no cell is larger.
    SheetRow(std::vector<SheetBlock> blocks, const ExportOptions& options, double mostCell);

    [[nodiscard]] double height() const { return m_headHeight + m_boardHeight + m_tailHeight; }
    /// Makes boards smaller where the row would be higher.
    void shrinkTo(double height);
    void placeAt(QPointF at, std::vector<PagePart>& parts) const;

    [[nodiscard]] const std::vector<SheetBlock>& blocks() const { return m_blocks; }

private:
    struct Laid {
        std::vector<PagePart> head; ///< from the block's upper left corner
        SizedDrawing board;
        std::optional<QrCode> code;
    };
    [[nodiscard]] Laid laid(const SheetBlock& block, double mostCell);
    void measureBoards();
    void placeCode(const Laid& laid, const SheetBlock& block, QPointF at, std::vector<PagePart>& parts) const;

    std::vector<SheetBlock> m_blocks;
    std::vector<Laid> m_laid;
    double m_text; ///< size of letters
    double m_headHeight = 0;
    double m_boardHeight = 0;
    double m_tailHeight = 0;
};

} // namespace tokisuji
