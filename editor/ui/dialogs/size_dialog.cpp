#include "editor/ui/dialogs/size_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/theme.h"
#include "engine/board/line_moves.h"
#include "engine/genre/registry.h"

#include <QGridLayout>

namespace tokisuji {

namespace {

/// The edit's steps, and the board that they lead to.
void append(Edit& edit, Board& board, Edit step)
{
    step.applyTo(board);
    edit.steps.insert(edit.steps.end(), step.steps.begin(), step.steps.end());
}

} // namespace

SizeDialog::SizeDialog(const Board& board, QWidget* parent)
    : QDialog(parent), m_board(board), m_square(genreOf(board).squareOnly), m_result(new QLabel(this))
{
    const DialogFrame frame = frameDialog(this, tr("Size of the board"), tr("Change"));
    m_accept = frame.accept;
    auto* help = secondaryLabel(this);
    help->setText(board.grid().tiling().kind == Tiling::Bricks
                      ? tr("Rows and halves of a brick to add on each side; negative numbers remove them.")
                      : tr("Rows and columns to add on each side; negative numbers remove them."));
    frame.content->addWidget(help);
    const std::array names{tr("top"), tr("bottom"), tr("left"), tr("right")};
    constexpr std::array<std::pair<int, int>, 4> cells{{{0, 1}, {2, 1}, {1, 0}, {1, 2}}};
    auto* grid = new QGridLayout;
    grid->setSpacing(10);
    for (const Side side : sides) {
        const auto i = static_cast<std::size_t>(side);
        const bool rows = side == Side::Top || side == Side::Bottom;
        const int present = (rows ? board.size().height : board.size().width) / board.grid().tiling().pitch();
        m_lines[i] = new QSpinBox(this);
        m_lines[i]->setRange(1 - present, maxSide - present);
        m_lines[i]->setPrefix(names[i] + QLatin1Char(' '));
        m_lines[i]->setAccessibleName(names[i]);
        m_lines[i]->setMinimumSize(110, 30);
        grid->addWidget(m_lines[i], cells[i].first, cells[i].second);
        connect(m_lines[i], &QSpinBox::valueChanged, this, &SizeDialog::showResult);
    }
    m_result->setFont(textFont(TextRole::Strong));
    m_result->setAlignment(Qt::AlignCenter);
    grid->addWidget(m_result, 1, 1);
    frame.content->addLayout(grid);
    showResult();
}

Grid SizeDialog::result() const
{
    Grid grid = m_board.grid();
    for (const Side side : sides) {
        const bool isRows = side == Side::Top || side == Side::Bottom,
                   isFirst = side == Side::Top || side == Side::Left;
        const int lines = m_lines[static_cast<std::size_t>(side)]->value() * grid.tiling().pitch();
        grid = grown(grid, isRows ? Axis::Horizontal : Axis::Vertical, isFirst ? 0 : 1, lines);
    }
    return grid;
}

void SizeDialog::showResult()
{
    const Grid grid = result();
    const Size size = grid.saidSize();
    const bool possible = grid.isPossible();
    const bool fits = possible && (!m_square || size.width == size.height);
    m_result->setText(fits       ? tr("%1×%2").arg(size.width).arg(size.height)
                      : possible ? tr("%1×%2 is not square").arg(size.width).arg(size.height)
                                 : tr("not a possible size"));
    m_accept->setEnabled(fits && grid != m_board.grid());
}

/// Added lines come first: so a board never shrinks to nothing on the way.
Edit SizeDialog::edit() const
{
    Edit edit;
    Board board = m_board;
    for (const bool adding : {true, false})
        for (const Side side : sides) {
            const int count = m_lines[static_cast<std::size_t>(side)]->value();
            if (adding && count > 0)
                append(edit, board, insertLines(board, side, count));
            if (!adding && count < 0)
                append(edit, board, removeLines(board, side, -count));
        }
    return edit;
}

} // namespace tokisuji
