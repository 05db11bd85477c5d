#include "editor/ui/help/example_view.h"

#include "editor/model/drawn_answer.h"
#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/twisty/turn_findings.h"
#include "engine/twisty/turn_text.h"
#include "engine/twisty/twisty_board.h"

#include <QHBoxLayout>

namespace tokisuji {

namespace {

constexpr int examplePictureSide = 264;

} // namespace

ExampleView::ExampleView(QWidget* parent)
    : QWidget(parent), m_puzzle(new QLabel(this)), m_solution(new QLabel(this)), m_puzzleCaption(secondaryLabel(this)),
      m_solutionCaption(secondaryLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(28);
    row->addWidget(makePicture(m_puzzle, m_puzzleCaption));
    row->addWidget(makePicture(m_solution, m_solutionCaption));
    row->addStretch(1);
    connect(&m_solver, &LiveSolver::verdictChanged, this, &ExampleView::refresh);
}

QWidget* ExampleView::makePicture(QLabel* picture, QLabel* caption)
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    picture->setFixedSize(examplePictureSide, examplePictureSide);
    caption->setAlignment(Qt::AlignHCenter);
    column->addWidget(picture);
    column->addWidget(caption);
    return box;
}

void ExampleView::setGenre(const Genre& genre)
{
    const auto sample = readPuzzle(genre.sample);
    setVisible(static_cast<bool>(sample));
    if (!sample)
        return;
    m_board = *sample;
    m_solver.setBoard(m_board);
    refresh();
}

bool ExampleView::isSolved() const
{
    const Verdict& verdict = m_solver.verdict();
    return verdict.solution || (verdict.turns && verdict.turns->answer.length());
}

/// Where the answer is a sequence of turns, the board that they lead to.
Board ExampleView::solution() const
{
    const Verdict& verdict = m_solver.verdict();
    if (verdict.solution)
        return withoutNoMarks(*verdict.solution);
    Board board = m_board;
    turnedBy(board, verdict.turns->answer.ways.front()).applyTo(board);
    return board;
}

QString ExampleView::solutionCaption() const
{
    const Verdict& verdict = m_solver.verdict();
    if (!isSolved() || !verdict.turns)
        return tr("Solution");
    const std::string turns = turnsText(*twistyOf(m_board), verdict.turns->answer.ways.front());
    return tr("Solution: %1").arg(QString::fromStdString(turns));
}

void ExampleView::refresh()
{
    if (m_board.layers().empty())
        return;
    m_puzzleCaption->setText(tr("Puzzle"));
    m_solutionCaption->setText(solutionCaption());
    const QString title = boardTitle(m_board);
    m_puzzle->setAccessibleName(tr("%1: puzzle").arg(title));
    m_solution->setAccessibleName(tr("%1: solution").arg(title));
    show(m_puzzle, m_board);
    if (isSolved())
        show(m_solution, solution());
    else
        m_solution->clear();
}

void ExampleView::show(QLabel* picture, const Board& board)
{
    picture->setPixmap(boardThumbnail(board, examplePictureSide, devicePixelRatioF()));
}

} // namespace tokisuji
