#include "editor/ui/dialogs/export_dialog.h"

#include "editor/export/page_file.h"
#include "editor/ui/controls/segments.h"
#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/publish_form.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/panels/section.h"

#include <QFileInfo>
#include <QPainter>

namespace tokisuji {

namespace {

constexpr QSize previewSize(280, 400);
const std::array suffixes{"png", "svg", "pdf"};                       // as PictureChoice::Format
constexpr std::array themes{Theme::Print, Theme::Light, Theme::Dark}; // as PictureChoice::Colours
static_assert(leastPictureCell == minExportCell && mostPictureCell == maxExportCell);

/// The pages side by side.
QPixmap sideBySide(const std::vector<Page>& pages, const InkLook& look, QSize room, double ratio)
{
    constexpr double gap = 10;
    QSizeF whole(-gap, 0);
    for (const Page& page : pages)
        whole = {whole.width() + page.size.width() + gap, std::max(whole.height(), page.size.height())};
    const double scale = std::min({room.width() / whole.width(), room.height() / whole.height(), 1.0});
    QPixmap picture((whole * scale * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    double x = 0;
    for (const Page& page : pages) {
        QImage image = pageImage(page, look, scale * ratio);
        image.setDevicePixelRatio(ratio);
        painter.drawImage(QPointF(x, 0), image);
        x += (page.size.width() + gap) * scale;
    }
    return picture;
}

} // namespace

ExportDialog::ExportDialog(const Board& board, const QString& path, const PictureChoice& choice,
                           const Metadata& metadata, QWidget* parent)
    : QDialog(parent), m_board(board), m_metadata(metadata), m_preview(new QLabel(this)), m_size(secondaryLabel(this)),
      m_note(secondaryLabel(this)), m_purpose(new Segments(3, 76, this)), m_content(new Segments(2, 90, this)),
      m_format(new Segments(3, 60, this)), m_theme(new Segments(3, 60, this)), m_cell(new QSpinBox(this)),
      m_transparent(new ToggleSwitch(this)), m_coordinates(new ToggleSwitch(this)), m_notes(new ToggleSwitch(this)),
      m_form(new PublishForm(board, this)), m_path(new QLineEdit(path, this))
{
    const DialogFrame frame = frameDialog(this, tr("Export"), tr("Export"));
    auto* upper = new QHBoxLayout;
    upper->setSpacing(24);
    upper->addLayout(makePreview());
    upper->addLayout(makePicture());
    upper->addWidget(m_form, 1);
    frame.content->addLayout(upper);
    frame.content->addLayout(makeTarget());
    showChoice(choice);
    takeFormat();
    connectControls();
    findOut();
}

QLayout* ExportDialog::makePreview()
{
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(m_preview);
    column->addWidget(m_size, 0, Qt::AlignHCenter);
    column->addWidget(m_note, 0, Qt::AlignHCenter);
    return column;
}

QLayout* ExportDialog::makePicture()
{
    m_purpose->setTexts({tr("Screen"), tr("Blog"), tr("Magazine")});
    m_content->setTexts({tr("Puzzle"), tr("Answer")});
    m_format->setTexts({QStringLiteral("PNG"), QStringLiteral("SVG"), QStringLiteral("PDF")});
    m_theme->setTexts({tr("Print"), tr("Light"), tr("Dark")});
    m_transparent->setText(tr("Transparent ground"));
    m_coordinates->setText(tr("Row and column numbers"));
    m_notes->setText(tr("Notes"));
    m_notes->setVisible(std::ranges::any_of(noteLayers, [&](Layer layer) { return !m_board.isBlank(layer); }));
    m_cell->setRange(minExportCell, maxExportCell);
    m_cell->setMinimumSize(96, 30);
    m_cell->setSuffix(tr(" px"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(10);
    auto addRow = [&, row = 0](const QString& name, QWidget* control) mutable {
        grid->addWidget(new QLabel(name, this), row, 0);
        grid->addWidget(control, row++, 1, Qt::AlignLeft);
    };
    addRow(tr("For"), m_purpose);
    addRow(tr("Content"), m_content);
    addRow(tr("Format"), m_format);
    addRow(tr("Colours"), m_theme);
    addRow(tr("Cell size"), m_cell);
    for (ToggleSwitch* toggle : {m_transparent, m_coordinates, m_notes})
        grid->addWidget(toggle, grid->rowCount(), 0, 1, 2);
    grid->setRowStretch(grid->rowCount(), 1);
    return grid;
}

QLayout* ExportDialog::makeTarget()
{
    auto* choose = new QPushButton(tr("Choose…"), this);
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::browse);
    auto* target = new QHBoxLayout;
    target->addWidget(m_path, 1);
    target->addWidget(choose);
    m_path->setAccessibleName(tr("File"));
    m_path->setObjectName(QStringLiteral("path"));
    return target;
}

void ExportDialog::connectControls()
{
    for (const Segments* segments : {m_content, m_theme})
        connect(segments, &Segments::chosen, this, &ExportDialog::preview);
    connect(m_purpose, &Segments::chosen, this, &ExportDialog::takePurpose);
    connect(m_format, &Segments::chosen, this, &ExportDialog::takeFormat);
    connect(m_format, &Segments::chosen, this, &ExportDialog::preview);
    connect(m_cell, &QSpinBox::valueChanged, this, &ExportDialog::preview);
    for (const ToggleSwitch* toggle : {m_transparent, m_coordinates, m_notes})
        connect(toggle, &ToggleSwitch::toggled, this, &ExportDialog::preview);
    connect(m_form, &PublishForm::changed, this, &ExportDialog::findOut);
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

bool ExportDialog::mayWrite()
{
    const QStringList files = filesOf(publishedPages(published(), options()), path());
    return std::ranges::all_of(files, [&](const QString& file) { return file == m_granted || mayReplace(file, this); });
}

void ExportDialog::accept()
{
    m_acceptsWhenFound = m_finding != nullptr;
    if (!m_finding && mayWrite())
        QDialog::accept();
}

void ExportDialog::showChoice(const PictureChoice& choice)
{
    m_purpose->setCurrent(choice.purpose);
    m_content->setCurrent(choice.content);
    m_format->setCurrent(choice.format);
    m_theme->setCurrent(choice.colours);
    m_cell->setValue(choice.cellPixels);
    m_transparent->setChecked(choice.transparent);
    m_coordinates->setChecked(choice.coordinates);
    m_notes->setChecked(choice.notes);
    m_form->showChoice(choice, m_metadata);
}

PictureChoice ExportDialog::choice() const
{
    PictureChoice chosen{.format = static_cast<PictureChoice::Format>(m_format->current()),
                         .content = static_cast<PictureChoice::Content>(m_content->current()),
                         .colours = static_cast<PictureChoice::Colours>(m_theme->current()),
                         .cellPixels = m_cell->value(),
                         .coordinates = m_coordinates->isChecked(),
                         .notes = m_notes->isChecked(),
                         .purpose = static_cast<PictureChoice::Purpose>(m_purpose->current()),
                         .transparent = m_transparent->isChecked()};
    m_form->readInto(chosen);
    return chosen;
}

ExportOptions ExportDialog::options() const
{
    const PictureChoice chosen = choice();
    const PresetLook& look = presetLooks[chosen.purpose];
    ExportOptions options;
    options.content = chosen.content == PictureChoice::Problem ? ExportOptions::Problem : ExportOptions::Answer;
    options.inks = look.inks;
    options.inks.theme = themes[chosen.colours];
    options.inks.transparent = chosen.transparent;
    options.cellPixels = chosen.cellPixels;
    options.scale = look.scale;
    options.coordinates = chosen.coordinates;
    options.notes = chosen.notes;
    options.textPt = look.textPt;
    options.answer = chosen.solution == PictureChoice::OwnPage ? ExportOptions::AnswerPage : ExportOptions::AnswerBelow;
    return options;
}

Published ExportDialog::published() const
{
    const PublishWishes wishes = m_form->wishes();
    PublishFindings wanted = m_findings; // it may know more than is wanted now
    if (!wishes.answer)
        wanted.answer.reset();
    if (!wishes.difficulty)
        wanted.difficulty.reset();
    if (!wishes.path)
        wanted.path.reset();
    if (!wishes.example) {
        wanted.example.reset();
        wanted.exampleAnswer.reset();
    }
    return publishedOf(m_board, wishes, wanted);
}

Metadata ExportDialog::metadata() const
{
    Metadata edited = m_metadata;
    edited.title = m_form->title();
    edited.author = m_form->author();
    return edited;
}

/// Where it is shown decides how it looks, until something else is chosen.
void ExportDialog::takePurpose()
{
    const PresetLook& look = presetLooks[choice().purpose];
    const auto colours = std::ranges::find(themes, look.inks.theme);
    m_theme->setCurrent(static_cast<int>(colours - themes.begin()));
    m_cell->setValue(look.cellPixels);
    preview();
}

/// Asks the solver for what is wanted and not known yet.
void ExportDialog::findOut()
{
    const PublishNeeds wanted = m_form->wishes().needs();
    const PublishNeeds all{wanted.answer || m_known.answer, wanted.difficulty || m_known.difficulty,
                           wanted.example || m_known.example, wanted.path || m_known.path};
    if (all != m_known) {
        m_known = all;
        m_finding = std::make_unique<Errand<PublishFindings>>(
            [board = m_board, all](const std::stop_token& stop) { return findingsFor(board, all, stop); },
            PublishFindings(), [this](const PublishFindings& found) { takeFindings(found); });
    }
    preview();
}

void ExportDialog::takeFindings(const PublishFindings& found)
{
    m_finding.reset();
    m_findings = found;
    preview();
    if (m_acceptsWhenFound)
        accept();
}

void ExportDialog::preview()
{
    const ExportOptions looks = options();
    const std::vector<Page> pages = publishedPages(published(), looks);
    m_preview->setPixmap(sideBySide(pages, looks.inks, previewSize, devicePixelRatioF()));
    const bool isPixels = choice().format == PictureChoice::Png;
    const QSize size = (pages.front().size * (isPixels ? looks.scale : 1 / pageMillimetre)).toSize();
    m_size->setText((isPixels ? tr("%1 × %2 pixels") : tr("%1 × %2 mm")).arg(size.width()).arg(size.height()));
    const PublishWishes wishes = m_form->wishes();
    const bool lacks = (wishes.answer && !m_findings.answer) || (wishes.difficulty && !m_findings.difficulty)
                       || (wishes.path && !m_findings.path);
    m_note->setText(m_finding ? tr("Solving…") : lacks ? tr("The solver found no unique solution to show") : QString());
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
