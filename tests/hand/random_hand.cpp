#include "tests/hand/random_hand.h"

#include "engine/board/edge_set.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::array digits{Qt::Key_0, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4,
                            Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9};
constexpr std::array letters{Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_R, Qt::Key_A, Qt::Key_S, Qt::Key_D,
                             Qt::Key_F, Qt::Key_Z, Qt::Key_X, Qt::Key_C, Qt::Key_V, Qt::Key_B, Qt::Key_G};
constexpr std::array signs{Qt::Key_Minus, Qt::Key_Space, Qt::Key_Backspace, Qt::Key_Shift};
constexpr std::array arrows{Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right};

} // namespace

int RandomHand::pick(int least, int largest)
{
    return least + static_cast<int>(m_random() % static_cast<unsigned>(largest - least + 1));
}

Board RandomHand::blankBoard(const Genre& genre, int longestSide)
{
    const int longest = genre.clue(Clue::EdgePieces) != nullptr ? std::min(longestSide, mostEdgeSide) : longestSide;
    const int width = pick(1, longest);
    const int height = genre.squareOnly ? width : pick(1, longest);
    std::string flags;
    for (const Variant& variant : genre.variants)
        if (pick(0, 1) == 1)
            flags += variant.letter;
    return genre.makeBoard({width, height}, flags);
}

Board RandomHand::puzzle(const Genre& genre, int longestSide)
{
    const Board board = blankBoard(genre, longestSide);
    return played(board, Mode::Edit, pick(0, 2 * board.size().cells()));
}

Board RandomHand::withMarks(const Board& board)
{
    return played(board, Mode::Solve, pick(0, 2 * board.size().cells()));
}

Board RandomHand::played(const Board& board, Mode mode, int gestures)
{
    BoardInput input;
    input.openBoard(board);
    input.setMode(mode);
    QList<ToolId> tools = toolsOf(genreOf(board), mode);
    tools.removeAll(ToolId::Note); // no rule and no file of a genre knows of them
    for (int i = 0; i < gestures; ++i) {
        if (pick(0, 5) == 0)
            input.setTool(pick(0, 1) == 0 ? ToolId::Auto : oneOf(tools));
        gesture(input);
    }
    return input.preview();
}

Board RandomHand::withOtherClue(const Board& board)
{
    constexpr int patience = 100;
    for (int i = 0; i < patience; ++i)
        if (Board other = played(board, Mode::Edit, 1); other != board)
            return other;
    return board;
}

void RandomHand::gesture(BoardInput& input)
{
    if (pick(0, 1) == 0)
        useMouse(input);
    else
        useKeys(input);
}

/// Clicks at one spot (the first one may only put the cursor there), or a stroke of a few steps along or across the
/// grid.
void RandomHand::useMouse(BoardInput& input)
{
    constexpr std::array buttons{Button::Primary, Button::Primary, Button::Secondary};
    Spot at = anySpot(input.preview());
    const Button button = oneOf(buttons);
    for (int clicks = pick(0, 2); clicks > 0; --clicks) {
        input.press(at, button, {});
        (void)input.release(at);
    }
    const bool withAlt = pick(0, 9) == 0;
    input.press(at, button, withAlt ? Qt::AltModifier : Qt::NoModifier);
    for (int steps = pick(0, 3); steps > 0; --steps) {
        const Dir way = oneOf(directions);
        const int halves = pick(1, 2);
        at = {at.x + halves * dx(way), at.y + halves * dy(way)};
        input.move(at);
    }
    (void)input.release(at);
}

/// The cursor goes somewhere, then a number, a letter or a sign is typed, or an arrow with Shift.
void RandomHand::useKeys(BoardInput& input)
{
    const Spot at = anySpot(input.preview());
    input.setCursor({static_cast<std::int16_t>(at.x), static_cast<std::int16_t>(at.y)});
    switch (pick(0, 5)) {
    case 0:
        (void)input.key({oneOf(letters), {}});
        break;
    case 1:
        (void)input.key({oneOf(signs), {}});
        break;
    case 2:
        (void)input.key({oneOf(arrows), Qt::ShiftModifier});
        break;
    default:
        for (int length = oneOf(std::array{1, 1, 1, 2, 3}); length > 0; --length)
            (void)input.key({digits[static_cast<std::size_t>(pick(0, pick(0, 9)))], {}}); // small ones fit more often
    }
}

/// Where places are and between them, and up to a cell beyond the frame.
Spot RandomHand::anySpot(const Board& board)
{
    const auto coordinate = [&](int lines) { return pick(-8, 8 * lines + 8) / 4.0; };
    return {coordinate(board.size().width), coordinate(board.size().height)};
}

} // namespace tokisuji
