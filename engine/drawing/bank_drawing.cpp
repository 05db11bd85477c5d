#include "engine/drawing/bank_drawing.h"

#include "engine/board/bank.h"
#include "engine/board/number_bank.h"
#include "engine/drawing/clue_parts.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double unit = 0.42;  ///< a cell of a piece, in cells of the board
constexpr double above = 0.35; ///< between the board and the first row
constexpr double seam = 0.012; ///< left free round each cell of a piece

/// Where the pieces lie, in their own cells; a free cell between any two of them.
struct BankLayout {
    std::vector<Point> corners; ///< upper left ones
    double height = 0;
};

BankLayout layOut(const Bank& bank, int boardWidth)
{
    BankLayout layout;
    const double width = std::max(boardWidth / unit, 6.0);
    double x = 0;
    double y = 0;
    for (const BankPiece& piece : bank) {
        if (x > 0 && x + piece.box.width > width) {
            x = 0;
            y = layout.height + 1;
        }
        layout.corners.push_back({x, y});
        x += piece.box.width + 1;
        layout.height = std::max(layout.height, y + piece.box.height);
    }
    return layout;
}

void drawPiece(Drawing& drawing, const BankPiece& piece, Point corner, bool isUsed)
{
    for (const Place cell : piece.cells()) {
        const Point centre = corner + Point{pointOf(cell).x * unit, pointOf(cell).y * unit};
        drawing.add(filled(Level::Clue, boxAround(centre, unit / 2 - seam), isUsed ? Ink::ClueGrey : Ink::Shade));
    }
    if (!isUsed)
        return;
    const Point far = corner + Point{piece.box.width * unit, piece.box.height * unit};
    const Pen pen{.ink = Ink::Ink2, .width = 0.045};
    drawing.add(stroke(Level::Clue, {corner, far}, pen));
    drawing.add(stroke(Level::Clue, {{far.x, corner.y}, {corner.x, far.y}}, pen));
}

/// Numbers in circles, as wide as cells.
int rowsOfNumbers(const Board& board)
{
    const auto count = static_cast<int>(numberBankOf(board).size());
    return (count + board.size().width - 1) / board.size().width;
}

} // namespace

double bankHeight(const Board& board)
{
    if (genreOf(board).clue(Clue::NumberBank) != nullptr)
        return numberBankOf(board).empty() ? 0 : above + rowsOfNumbers(board);
    if (genreOf(board).clue(Clue::PieceBank) == nullptr)
        return 0;
    const Bank bank = bankOf(board);
    return bank.empty() ? 0 : above + layOut(bank, board.size().width).height * unit;
}

bool isInBank(const Board& board, Point point)
{
    const auto [width, height] = board.size();
    return point.x >= 0 && point.x <= width && point.y >= height + above && point.y <= height + bankHeight(board);
}

void drawBank(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    const Bank bank = bankOf(scene.board);
    const BankLayout layout = layOut(bank, scene.board.size().width);
    const std::vector<bool> used = usedPieces(scene.board);
    const double top = scene.board.size().height + above;
    for (std::size_t i = 0; i < bank.size(); ++i)
        drawPiece(drawing, bank[i], {layout.corners[i].x * unit, top + layout.corners[i].y * unit},
                  scene.withMarks() && used[i]);
}

void drawNumberBank(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    constexpr double radius = 0.4, rimWidth = 0.032;
    const std::vector<int> numbers = numberBankOf(scene.board);
    const std::vector<bool> used = usedNumbers(scene.board);
    const auto [width, height] = scene.board.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto at = static_cast<int>(i);
        const Ink ink = scene.withMarks() && used[i] ? Ink::ClueGrey : Ink::Ink;
        const Point centre{at % width + 0.5, height + above + at / width + 0.5};
        drawing.add(ring(Level::Clue, centre, radius, {.ink = ink, .width = rimWidth}, Ink::Paper));
        if (numbers[i] > 0)
            drawFigure(scene, drawing, numbers[i], centre, circleNumberSizes, ink);
    }
}

} // namespace tokisuji
