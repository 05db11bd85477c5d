#include "editor/ui/dialogs/make_pieces_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "engine/edgematch/turned_solutions.h"

#include <QGridLayout>
#include <QRandomGenerator>

#include <algorithm>
#include <limits>

namespace tokisuji {

namespace {

constexpr int leastSide = 2;
constexpr int piecesPreviewSide = 380;

} // namespace

MakePiecesDialog::MakePiecesDialog(Size size, QWidget* parent)
    : QDialog(parent), m_columns(makeSpin(leastSide, mostEdgeSide, size.width)),
      m_rows(makeSpin(leastSide, mostEdgeSide, size.height)), m_colours(makeSpin(1, mostEdgeColours - 1, 4)),
      m_seed(makeSpin(0, std::numeric_limits<int>::max(), 1)), m_dice(new QPushButton(this)),
      m_free(new QCheckBox(tr("Pieces may be rotated"), this)),
      m_pin(new QCheckBox(tr("Pin the piece in the centre"), this)), m_warning(secondaryLabel(this)),
      m_preview(new QLabel(this))
{
    const DialogFrame frame = frameDialog(this, tr("Create an edge-matching puzzle"), tr("Create"));
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addLayout(makeForm());
    m_preview->setFixedSize(piecesPreviewSide, piecesPreviewSide);
    m_preview->setAlignment(Qt::AlignCenter);
    row->addWidget(m_preview, 1);
    frame.content->addLayout(row, 1);
    for (QSpinBox* spin : {m_columns, m_rows, m_colours, m_seed})
        connect(spin, &QSpinBox::valueChanged, this, &MakePiecesDialog::refresh);
    for (QCheckBox* box : {m_free, m_pin})
        connect(box, &QCheckBox::toggled, this, &MakePiecesDialog::refresh);
    connect(m_dice, &QPushButton::clicked, this, &MakePiecesDialog::rollSeed);
    rollSeed();
    m_columns->setFocus();
}

QSpinBox* MakePiecesDialog::makeSpin(int least, int most, int value)
{
    auto* spin = new QSpinBox(this);
    spin->setRange(least, most);
    spin->setValue(value);
    spin->setMinimumWidth(96);
    return spin;
}

void MakePiecesDialog::addRow(QGridLayout* grid, QLabel* label, QWidget* field, QWidget* more)
{
    const int row = grid->rowCount();
    label->setBuddy(field);
    field->setAccessibleName(label->text());
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row, 1);
    if (more != nullptr)
        grid->addWidget(more, row, 2);
}

QLayout* MakePiecesDialog::makeForm()
{
    m_columns->setObjectName(QStringLiteral("columns"));
    m_rows->setObjectName(QStringLiteral("rows"));
    m_colours->setObjectName(QStringLiteral("colours"));
    m_seed->setObjectName(QStringLiteral("seed"));
    m_free->setObjectName(QStringLiteral("free"));
    m_pin->setObjectName(QStringLiteral("pinCentre"));
    m_warning->setObjectName(QStringLiteral("warning"));
    m_dice->setObjectName(QStringLiteral("step"));
    m_dice->setIcon(lineIcon(QStringLiteral("dice")));
    m_dice->setFixedSize(30, 30);
    m_dice->setAutoDefault(false);
    m_dice->setToolTip(tr("Another seed"));
    m_dice->setAccessibleName(m_dice->toolTip());
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(10);
    addRow(grid, new QLabel(tr("Columns"), this), m_columns);
    addRow(grid, new QLabel(tr("Rows"), this), m_rows);
    addRow(grid, new QLabel(tr("Colours"), this), m_colours);
    addRow(grid, new QLabel(tr("Seed"), this), m_seed, m_dice);
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    column->addLayout(grid);
    column->addWidget(m_free);
    column->addWidget(m_pin);
    m_warning->setMinimumWidth(230);
    column->addWidget(m_warning);
    column->addStretch(1);
    return column;
}

EdgeWishes MakePiecesDialog::wishes() const
{
    return {.size = {m_columns->value(), m_rows->value()},
            .colours = m_colours->value(),
            .seed = static_cast<std::uint64_t>(m_seed->value()),
            .free = m_free->isChecked(),
            .pin = m_pin->isChecked() ? PinChoice::Centre : PinChoice::None};
}

void MakePiecesDialog::rollSeed()
{
    constexpr int easilyTyped = 1'000'000;
    const int seed = QRandomGenerator::global()->bounded(easilyTyped);
    if (seed == m_seed->value())
        refresh();
    else
        m_seed->setValue(seed);
}

QString MakePiecesDialog::sidesText(const EdgeWishes& wanted)
{
    const int inner = innerSides(wanted.size);
    if (objectionTo(wanted) == EdgeObjection::TooFewSides)
        return tr("There are only %1 inner sides, so %n of the colours are not used.", nullptr, wanted.colours - inner)
            .arg(inner);
    return tr("%1 inner sides, about %2 of each colour.")
        .arg(inner)
        .arg(std::max(1, qRound(static_cast<double>(inner) / wanted.colours)));
}

/// Empty where the solution turned as a whole is none, or the same.
QString MakePiecesDialog::turnsText(const MadeEdgeMatch& made)
{
    const auto others = turnedSolutions(made.solution).size();
    if (others == 0)
        return {};
    const Size size = made.solution.size();
    const bool keepsCentre = size.width % 2 == 1 && size.height % 2 == 1;
    return tr("The whole board can be rotated, so there are at least %1 solutions.").arg(others + 1) + QLatin1Char('\n')
           + (keepsCentre ? tr("A pin prevents that when the number of columns or rows is even.")
                          : tr("A pin in the centre prevents that."));
}

void MakePiecesDialog::refresh()
{
    const EdgeWishes wanted = wishes();
    m_made = makeEdgeMatch(wanted);
    m_warning->setText(QStringList{sidesText(wanted), turnsText(m_made)}.join(QLatin1Char('\n')).trimmed());
    m_preview->setPixmap(boardThumbnail(m_made.solution, piecesPreviewSide, devicePixelRatioF()));
    m_preview->setAccessibleName(tr("Solved board of %1×%2 cells").arg(wanted.size.width).arg(wanted.size.height));
}

} // namespace tokisuji
