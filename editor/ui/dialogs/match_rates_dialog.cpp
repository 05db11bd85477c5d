#include "editor/ui/dialogs/match_rates_dialog.h"

#include "editor/export/plot_file.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/panels/share_bar.h"
#include "editor/ui/texts/match_rate_text.h"
#include "editor/ui/theme.h"
#include "editor/whole_file.h"
#include "engine/board/edge_set.h"
#include "engine/drawing/match_rate_plot.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QSaveFile>
#include <QStandardPaths>

namespace tokisuji {

namespace {

constexpr int plotCell = 40;
constexpr int mostSeeds = 50;

std::optional<QString> writeRows(const std::vector<MatchRateRow>& rows, const QString& path)
{
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(matchRateCsv(rows));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

} // namespace

MatchRatesDialog::MatchRatesDialog(QWidget* parent) : MatchRatesDialog(new LiveMatchRates, parent) {}

MatchRatesDialog::MatchRatesDialog(MatchRateFunction function, QWidget* parent)
    : MatchRatesDialog(new LiveMatchRates(std::move(function)), parent)
{
}

MatchRatesDialog::MatchRatesDialog(LiveMatchRates* rates, QWidget* parent)
    : QDialog(parent), m_rates(rates), m_side(new QSpinBox(this)), m_least(new QSpinBox(this)),
      m_most(new QSpinBox(this)), m_seeds(new QSpinBox(this)), m_seconds(new QSpinBox(this)),
      m_free(new QCheckBox(tr("Pieces may be rotated"), this)), m_start(new QPushButton(this)),
      m_save(new QPushButton(tr("Save…"), this)), m_progress(new ShareBar(this)), m_said(secondaryLabel(this)),
      m_plot(new QLabel(this))
{
    m_rates->setParent(this);
    const DialogFrame frame = frameDialog(this, tr("Match rates of edge-matching"), {});
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    row->addLayout(makeForm());
    m_plot->setAlignment(Qt::AlignCenter);
    row->addWidget(m_plot, 1);
    frame.content->addLayout(row, 1);
    m_progress->setAccessibleName(tr("Progress"));
    frame.content->addWidget(m_progress);
    frame.buttons->insertWidget(0, m_save);
    for (QPushButton* button : {m_start, m_save})
        button->setAutoDefault(false);
    m_start->setObjectName(QStringLiteral("start"));
    m_save->setObjectName(QStringLiteral("save"));
    m_said->setObjectName(QStringLiteral("said"));
    connect(m_start, &QPushButton::clicked, this, &MatchRatesDialog::startOrStop);
    connect(m_save, &QPushButton::clicked, this, &MatchRatesDialog::save);
    connect(m_rates, &LiveMatchRates::changed, this, &MatchRatesDialog::refresh);
    connect(m_least, &QSpinBox::valueChanged, this, &MatchRatesDialog::keepInOrder);
    connect(m_most, &QSpinBox::valueChanged, this, &MatchRatesDialog::keepInOrder);
    m_measured = wishes();
    refresh();
}

void MatchRatesDialog::addSpin(QGridLayout* grid, QSpinBox* spin, const QString& name, int least, int most, int value)
{
    spin->setRange(least, most);
    spin->setValue(value);
    spin->setMinimumWidth(84);
    spin->setAccessibleName(name);
    auto* label = new QLabel(name, this);
    label->setBuddy(spin);
    const int row = grid->rowCount();
    grid->addWidget(label, row, 0);
    grid->addWidget(spin, row, 1);
}

QLayout* MatchRatesDialog::makeForm()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(10);
    addSpin(grid, m_side, tr("Cells per side"), 2, mostEdgeSide, 5);
    addSpin(grid, m_least, tr("Colours from"), 1, mostEdgeColours - 1, 2);
    addSpin(grid, m_most, tr("Colours to"), 1, mostEdgeColours - 1, 20);
    addSpin(grid, m_seeds, tr("Boards per number of colours"), 1, mostSeeds, 3);
    addSpin(grid, m_seconds, tr("Seconds per board"), 1, 600, 2);
    m_side->setObjectName(QStringLiteral("side"));
    m_least->setObjectName(QStringLiteral("least"));
    m_most->setObjectName(QStringLiteral("most"));
    m_seeds->setObjectName(QStringLiteral("seeds"));
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    column->addLayout(grid);
    column->addWidget(m_free);
    column->addWidget(m_start);
    column->addWidget(m_said);
    column->addStretch(1);
    return column;
}

MatchRateWishes MatchRatesDialog::wishes() const
{
    return {.size = {m_side->value(), m_side->value()},
            .leastColours = m_least->value(),
            .mostColours = m_most->value(),
            .seeds = m_seeds->value(),
            .free = m_free->isChecked(),
            .limit = std::chrono::seconds(m_seconds->value())};
}

/// The one that is changed moves the other along.
void MatchRatesDialog::keepInOrder()
{
    if (m_least->value() <= m_most->value())
        return;
    if (sender() == m_least)
        m_most->setValue(m_least->value());
    else
        m_least->setValue(m_most->value());
}

void MatchRatesDialog::startOrStop()
{
    if (m_rates->isRunning()) {
        m_rates->stop();
        return;
    }
    m_measured = wishes();
    m_rates->start(m_measured);
}

Drawing MatchRatesDialog::plot() const
{
    return drawMatchRatePlot(m_rates->rows(), m_measured.leastColours, m_measured.mostColours,
                             matchRateWords(m_measured.size));
}

void MatchRatesDialog::refresh()
{
    const bool runs = m_rates->isRunning();
    m_start->setText(runs ? tr("Stop") : tr("Measure"));
    allow(m_save, {{Need::MeasuredRates, !m_rates->rows().empty()}});
    m_progress->setShare(m_rates->done(), !runs);
    m_plot->setPixmap(QPixmap::fromImage(plotImage(plot(), colours().theme(), plotCell, devicePixelRatioF())));
    const auto& rows = m_rates->rows();
    if (rows.empty()) {
        m_said->setText(runs ? tr("Measuring…") : tr("The boards use seeds 1, 2, 3, …"));
        return;
    }
    const MatchRateRow& last = rows.back();
    m_said->setText(tr("%1 colours: greedy %2%, exact %3%")
                        .arg(last.colours)
                        .arg(100 * last.greedy, 0, 'f', 1)
                        .arg(100 * last.exact, 0, 'f', 1));
    m_plot->setAccessibleName(m_said->text());
}

void MatchRatesDialog::saveTo(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    m_said->setText(tr("Saving %1…").arg(name));
    m_saving = std::make_unique<Errand<std::optional<QString>>>(
        [rows = m_rates->rows(), drawing = plot(), path](const std::stop_token&) {
            const bool isTable = QFileInfo(path).suffix().toLower() == QStringLiteral("csv");
            return isTable ? writeRows(rows, path) : writePlot(drawing, path, Theme::Light, plotCell);
        },
        tr("There is not enough memory."),
        [this, name](const std::optional<QString>& wrong) {
            m_saving.reset();
            m_said->setText(wrong ? tr("%1 could not be saved: %2").arg(name, *wrong) : tr("Saved as %1").arg(name));
        });
}

void MatchRatesDialog::save()
{
    if (isSaving())
        return;
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString suggested = folder.filePath(QStringLiteral("match-rates-%1.png").arg(m_measured.size.width));
    const QString path = askSavePath({tr("Save"), suggested, tr("Pictures (*.png *.svg);;Numbers (*.csv)")}, this);
    if (!path.isEmpty())
        saveTo(path);
}

void MatchRatesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QDialog::changeEvent(event);
}

} // namespace tokisuji
