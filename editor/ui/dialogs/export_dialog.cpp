#include "editor/ui/dialogs/export_dialog.h"

#include "editor/ui/controls/segments.h"
#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/panels/section.h"

#include <QFileInfo>
#include <QGridLayout>

namespace tokisuji {

namespace {

constexpr int previewSide = 260;
const std::array suffixes{"png", "svg", "pdf"}; // as PictureChoice::Format

} // namespace

ExportDialog::ExportDialog(const Board& board, const QString& path, const PictureChoice& choice, QWidget* parent)
    : QDialog(parent), m_board(board), m_preview(new QLabel(this)), m_pixels(secondaryLabel(this)),
      m_content(new Segments(2, 90, this)), m_format(new Segments(3, 60, this)), m_theme(new Segments(3, 60, this)),
      m_cell(new QSpinBox(this)), m_coordinates(new ToggleSwitch(this)), m_notes(new ToggleSwitch(this)),
      m_path(new QLineEdit(path, this))
{
    const DialogFrame frame = frameDialog(this, tr("Export"), tr("Export"));
    m_content->setTexts({tr("Puzzle"), tr("Answer")});
    m_format->setTexts({QStringLiteral("PNG"), QStringLiteral("SVG"), QStringLiteral("PDF")});
    m_theme->setTexts({tr("Print"), tr("Light"), tr("Dark")});
    m_coordinates->setText(tr("Row and column numbers"));
    m_notes->setText(tr("Notes"));
    m_notes->setVisible(std::ranges::any_of(noteLayers, [&](Layer layer) { return !board.isBlank(layer); }));
    m_cell->setRange(minExportCell, maxExportCell);
    m_cell->setMinimumSize(96, 30);
    m_cell->setSuffix(tr(" px"));
    m_preview->setFixedSize(previewSide, previewSide);
    m_preview->setAlignment(Qt::AlignCenter);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(10);
    auto addRow = [&, row = 0](const QString& name, QWidget* control) mutable {
        grid->addWidget(new QLabel(name, this), row, 0);
        grid->addWidget(control, row++, 1, Qt::AlignLeft);
    };
    addRow(tr("Content"), m_content);
    addRow(tr("Format"), m_format);
    addRow(tr("Colours"), m_theme);
    addRow(tr("Cell size"), m_cell);
    addRow(QString(), m_coordinates);
    addRow(QString(), m_notes);
    addRow(QString(), m_pixels);
    auto* choose = new QPushButton(tr("Choose…"), this);
    choose->setAutoDefault(false);
    auto* target = new QHBoxLayout;
    target->addWidget(m_path, 1);
    target->addWidget(choose);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(20);
    upper->addWidget(m_preview);
    upper->addLayout(grid, 1);
    frame.content->addLayout(upper);
    frame.content->addLayout(target);
    m_path->setAccessibleName(tr("File"));
    m_path->setObjectName(QStringLiteral("path"));
    showChoice(choice);
    takeFormat();

    for (const Segments* segments : {m_content, m_theme})
        connect(segments, &Segments::chosen, this, &ExportDialog::preview);
    connect(m_format, &Segments::chosen, this, &ExportDialog::takeFormat);
    connect(m_cell, &QSpinBox::valueChanged, this, &ExportDialog::preview);
    for (const ToggleSwitch* toggle : {m_coordinates, m_notes})
        connect(toggle, &ToggleSwitch::toggled, this, &ExportDialog::preview);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::browse);
    preview();
}

QString ExportDialog::path() const
{
    const QString path = m_path->text().trimmed();
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + QLatin1Char('.') + suffix();
}

QString ExportDialog::suffixOf(PictureChoice::Format format)
{
    return QLatin1String(suffixes[format]);
}

void ExportDialog::accept()
{
    if (path() == m_granted || mayReplace(path(), this))
        QDialog::accept();
}

void ExportDialog::showChoice(const PictureChoice& choice)
{
    m_content->setCurrent(choice.content);
    m_format->setCurrent(choice.format);
    m_theme->setCurrent(choice.colours);
    m_cell->setValue(choice.cellPixels);
    m_coordinates->setChecked(choice.coordinates);
    m_notes->setChecked(choice.notes);
}

PictureChoice ExportDialog::choice() const
{
    return {.format = static_cast<PictureChoice::Format>(m_format->current()),
            .content = static_cast<PictureChoice::Content>(m_content->current()),
            .colours = static_cast<PictureChoice::Colours>(m_theme->current()),
            .cellPixels = m_cell->value(),
            .coordinates = m_coordinates->isChecked(),
            .notes = m_notes->isChecked()};
}

ExportOptions ExportDialog::options() const
{
    constexpr std::array themes{Theme::Print, Theme::Light, Theme::Dark}; // as PictureChoice::Colours
    const PictureChoice chosen = choice();
    ExportOptions options;
    options.content = chosen.content == PictureChoice::Problem ? ExportOptions::Problem : ExportOptions::Answer;
    options.theme = themes[chosen.colours];
    options.cellPixels = chosen.cellPixels;
    options.coordinates = chosen.coordinates;
    options.notes = chosen.notes;
    return options;
}

void ExportDialog::preview()
{
    ExportOptions small = options();
    const int longer = std::max(m_board.size().width, m_board.size().height) + 2;
    const double ratio = devicePixelRatioF();
    small.cellPixels = std::clamp(static_cast<int>(previewSide * ratio) / longer, minExportCell, maxExportCell);
    QPixmap picture = QPixmap::fromImage(boardImage(m_board, small));
    picture = picture.scaled(m_preview->size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    m_preview->setPixmap(picture);
    m_pixels->setText(tr("%1 × %2 pixels without the margin")
                          .arg(m_board.size().width * m_cell->value())
                          .arg(m_board.size().height * m_cell->value()));
}

/// The path with the suffix of the chosen format.
QString ExportDialog::pathInFormat() const
{
    const QFileInfo info(path());
    return info.path() + QLatin1Char('/') + info.completeBaseName() + QLatin1Char('.') + suffix();
}

/// A name of the user's own is kept.
void ExportDialog::takeFormat()
{
    const QString wanted = pathInFormat();
    const bool isOwn = m_path->isModified();
    m_path->setText(isOwn ? wanted : freshPath(wanted));
    m_path->setModified(isOwn);
}

void ExportDialog::browse()
{
    const QString chosen = askSavePath({tr("Export"), pathInFormat(), tr("Pictures (*.png *.svg *.pdf)")}, this);
    if (chosen.isEmpty())
        return;
    const QString format = QFileInfo(chosen).suffix().toLower();
    const auto known = std::ranges::find_if(suffixes, [&](const char* s) { return format == QLatin1String(s); });
    m_format->setCurrent(static_cast<int>(known - suffixes.begin()));
    m_path->setText(chosen);
    m_path->setModified(true);
    m_granted = chosen;
}

} // namespace tokisuji
