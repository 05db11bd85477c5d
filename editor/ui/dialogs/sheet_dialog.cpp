#include "editor/ui/dialogs/sheet_dialog.h"

#include "editor/export/page_file.h"
#include "editor/model/puzzle_file.h"
#include "editor/model/store/log.h"
#include "editor/ui/controls/segments.h"
#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/panels/section.h"
#include "engine/formats/formats.h"
#include "engine/formats/several.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include <array>

namespace tokisuji {

namespace {

constexpr QSize pageRoom(380, 500);
/// Columns and rows of the choices of how many puzzles stand on a page; 0: as they fit.
constexpr std::array<std::pair<int, int>, 4> grids{{{0, 0}, {1, 1}, {1, 2}, {2, 2}}};

} // namespace

SheetDialog::SheetDialog(const Document* document, const QString& path, QWidget* parent)
    : QDialog(parent), m_document(document), m_suggested(path), m_list(new QListWidget(this)),
      m_remove(new QPushButton(tr("Remove"), this)), m_up(new QPushButton(tr("Up"), this)),
      m_down(new QPushButton(tr("Down"), this)), m_title(new QLineEdit(this)), m_author(new QLineEdit(this)),
      m_paper(new Segments(3, 70, this)), m_perPage(new Segments(4, 52, this)), m_solutions(new Segments(3, 70, this)),
      m_contents(new ToggleSwitch(this)), m_rules(new ToggleSwitch(this)), m_difficulty(new ToggleSwitch(this)),
      m_code(new ToggleSwitch(this)), m_preview(new QLabel(this)), m_position(new QLabel(this)),
      m_note(secondaryLabel(this)), m_back(new QPushButton(QStringLiteral("‹"), this)),
      m_forth(new QPushButton(QStringLiteral("›"), this)), m_print(new QPushButton(tr("Print…"), this))
{
    const DialogFrame frame = frameDialog(this, tr("Sheet of puzzles"), tr("Save as PDF…"));
    m_save = frame.accept;
    disconnect(m_save, nullptr, this, nullptr); // it saves and stays
    frame.buttons->insertWidget(0, m_print);
    m_print->setAutoDefault(false);
    auto* left = new QVBoxLayout;
    left->setSpacing(14);
    left->addLayout(makeList(), 1);
    left->addLayout(makeOptions());
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addLayout(left, 1);
    row->addLayout(makePreview());
    frame.content->addLayout(row);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connectControls();
    takeWishes();
    takeDocument();
    present();
}

QLayout* SheetDialog::makeList()
{
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    m_list->setAccessibleName(tr("Puzzles"));
    m_list->setMinimumHeight(90);
    column->addWidget(m_list, 1);
    auto* files = new QPushButton(tr("Add files…"), this);
    auto* pasted = new QPushButton(tr("Paste URLs"), this);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QPushButton* button : {files, pasted, m_remove, m_up, m_down}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    column->addLayout(buttons);
    connect(files, &QPushButton::clicked, this, &SheetDialog::addFiles);
    connect(pasted, &QPushButton::clicked, this, &SheetDialog::paste);
    connect(m_remove, &QPushButton::clicked, this, &SheetDialog::removeChosen);
    connect(m_up, &QPushButton::clicked, this, [this] { moveChosen(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveChosen(1); });
    return column;
}

QLayout* SheetDialog::makeOptions()
{
    m_paper->setTexts({tr("A4"), tr("Letter"), tr("Booklet")});
    m_paper->setToolTips({{}, {}, tr("Pages of A5, two on each side of A4, to be folded")});
    m_perPage->setTexts({tr("Fit"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4")});
    m_perPage->setToolTips({tr("As many as fit, in their real size"), {}, {}, {}});
    m_solutions->setTexts({tr("None"), tr("At the back"), tr("Upside down")});
    m_contents->setText(tr("Contents"));
    m_rules->setText(tr("Rules, once for each kind"));
    m_difficulty->setText(tr("Difficulty"));
    m_code->setText(tr("URLs as QR codes"));
    m_rules->setChecked(true);
    m_paper->setCurrent(0);
    m_perPage->setCurrent(0);
    m_solutions->setCurrent(1);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(8);
    const auto addRow = [&](const QString& name, QWidget* control) {
        const int row = grid->rowCount();
        grid->addWidget(new QLabel(name, this), row, 0);
        grid->addWidget(control, row, 1);
        control->setAccessibleName(name);
    };
    addRow(tr("Title"), m_title);
    addRow(tr("Author"), m_author);
    addRow(tr("Paper"), m_paper);
    addRow(tr("Puzzles on a page"), m_perPage);
    addRow(tr("Solutions"), m_solutions);
    for (ToggleSwitch* toggle : {m_contents, m_rules, m_difficulty, m_code})
        grid->addWidget(toggle, grid->rowCount(), 0, 1, 2);
    return grid;
}

QLayout* SheetDialog::makePreview()
{
    m_preview->setFixedSize(pageRoom);
    m_preview->setAlignment(Qt::AlignCenter);
    m_position->setAlignment(Qt::AlignCenter);
    m_back->setAccessibleName(tr("Previous page"));
    m_forth->setAccessibleName(tr("Next page"));
    auto* turns = new QHBoxLayout;
    turns->addStretch(1);
    for (QPushButton* button : {m_back, m_forth})
        button->setAutoDefault(false);
    turns->addWidget(m_back);
    turns->addWidget(m_position);
    turns->addWidget(m_forth);
    turns->addStretch(1);
    auto* column = new QVBoxLayout;
    column->addWidget(m_preview);
    column->addLayout(turns);
    column->addWidget(m_note, 0, Qt::AlignHCenter);
    return column;
}

void SheetDialog::connectControls()
{
    for (const Segments* segments : {m_paper, m_perPage, m_solutions})
        connect(segments, &Segments::chosen, this, &SheetDialog::takeWishes);
    for (const ToggleSwitch* toggle : {m_contents, m_rules, m_difficulty, m_code})
        connect(toggle, &ToggleSwitch::toggled, this, &SheetDialog::takeWishes);
    for (const QLineEdit* edit : {m_title, m_author})
        connect(edit, &QLineEdit::textEdited, &m_soon, qOverload<>(&QTimer::start));
    connect(m_back, &QPushButton::clicked, this, [this] { turn(-1); });
    connect(m_forth, &QPushButton::clicked, this, [this] { turn(1); });
    connect(m_print, &QPushButton::clicked, this, &SheetDialog::print);
    connect(m_save, &QPushButton::clicked, this, &SheetDialog::save);
    connect(m_list, &QListWidget::currentRowChanged, this, &SheetDialog::present);
    connect(&m_puzzles, &SheetPuzzles::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_soon, &QTimer::timeout, this, &SheetDialog::present);
    connect(m_document, &Document::opened, this, [this] { m_followsDocument = false; });
    connect(m_document, &Document::settled, this, &SheetDialog::takeDocument);
    connect(m_document, &Document::annotationsChanged, this, &SheetDialog::takeDocument);
}

/// The puzzle that is being edited: it is there once, and stays as it was left when another one is opened.
void SheetDialog::takeDocument()
{
    if (m_document->isEmpty())
        return;
    const Metadata& said = m_document->annotations().metadata;
    if (m_followsDocument) {
        m_puzzles.replace(m_live, m_document->board(), said);
        return;
    }
    if (m_puzzles.size() > 0)
        return;
    m_followsDocument = true;
    m_live = 0;
    m_puzzles.add(m_document->board(), said);
}

void SheetDialog::takeWishes()
{
    m_puzzles.setWishes({.rules = m_rules->isChecked(),
                         .difficulty = m_difficulty->isChecked(),
                         .code = m_code->isChecked(),
                         .answers = m_solutions->current() > 0});
    m_soon.start();
}

int SheetDialog::addText(const QString& text)
{
    int read = 0;
    const std::string utf8 = text.toStdString();
    for (const std::string_view part : puzzlesIn(utf8))
        if (const auto file = readPuzzleText(part, {})) {
            m_puzzles.add(file->history.board(), file->annotations.metadata);
            ++read;
        }
    return read;
}

void SheetDialog::addFile(const QString& path)
{
    if (looksLikeLog(path)) {
        if (const auto log = readLog(path))
            m_puzzles.add(log->history.board(), log->annotations.metadata);
        return;
    }
    const auto file = readPuzzleFile(path);
    if (!file)
        return;
    m_puzzles.add(file->history.board(), file->annotations.metadata);
    for (const QString& other : file->others)
        addText(other);
}

void SheetDialog::addFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(this, tr("Add files"), QFileInfo(m_suggested).path());
    for (const QString& path : paths)
        addFile(path);
}

void SheetDialog::paste()
{
    if (addText(QGuiApplication::clipboard()->text()) == 0)
        m_note->setText(tr("There is no puzzle on the clipboard"));
}

void SheetDialog::removeChosen()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const auto index = static_cast<std::size_t>(row);
    m_followsDocument = m_followsDocument && index != m_live;
    m_live -= index < m_live ? 1 : 0;
    m_puzzles.remove(index);
}

void SheetDialog::moveChosen(int by)
{
    const int row = m_list->currentRow(), to = row + by;
    if (row < 0 || to < 0 || to >= m_list->count())
        return;
    const auto from = static_cast<std::size_t>(row), target = static_cast<std::size_t>(to);
    m_live = m_live == from ? target : m_live == target ? from : m_live;
    m_list->setCurrentRow(to);
    m_puzzles.swapWithNext(std::min(from, target));
}

SheetOptions SheetDialog::options() const
{
    const PresetLook& print = lookOf(Preset::Magazine);
    const auto [columns, rows] = grids[static_cast<std::size_t>(m_perPage->current())];
    return {.paper = static_cast<SheetOptions::Paper>(m_paper->current()),
            .columns = columns,
            .rows = rows,
            .puzzle = {.inks = print.inks, .cellPixels = print.cellPixels, .textPt = print.textPt},
            .solutions = static_cast<SheetSolutions>(m_solutions->current()),
            .contents = m_contents->isChecked(),
            .title = m_title->text().trimmed(),
            .author = m_author->text().trimmed(),
            .contentsHead = contentsHeading(),
            .solutionsHead = solutionsHeading()};
}

std::vector<Page> SheetDialog::pages() const
{
    if (m_puzzles.size() == 0)
        return {};
    const SheetOptions wanted = options();
    std::vector<Page> pages = sheetPages(m_puzzles.published(), wanted);
    return wanted.paper == SheetOptions::Booklet ? imposed(std::move(pages)) : pages;
}

void SheetDialog::present()
{
    m_soon.stop();
    const QSignalBlocker blocker(m_list);
    const int chosen = m_list->currentRow();
    m_list->clear();
    for (std::size_t i = 0; i < m_puzzles.size(); ++i)
        m_list->addItem(QStringLiteral("%1  %2").arg(i + 1).arg(m_puzzles.nameOf(i)));
    m_list->setCurrentRow(std::min(chosen, m_list->count() - 1));
    const int row = m_list->currentRow();
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
    for (QPushButton* button : {m_print, m_save})
        button->setEnabled(m_list->count() > 0);
    m_note->setText(m_puzzles.isFinding() ? tr("Solving…") : QString());
    paintPreview();
}

void SheetDialog::paintPreview()
{
    const std::vector<Page> all = pages();
    const auto count = static_cast<int>(all.size());
    m_page = std::clamp(m_page, 0, std::max(0, count - 1));
    m_back->setEnabled(m_page > 0);
    m_forth->setEnabled(m_page + 1 < count);
    m_position->setText(tr("%1 / %2", "page of pages").arg(count == 0 ? 0 : m_page + 1).arg(count));
    if (count == 0) {
        m_preview->clear();
        return;
    }
    const Page& page = all[static_cast<std::size_t>(m_page)];
    const double ratio = devicePixelRatioF();
    const double scale = std::min(pageRoom.width() / page.size.width(), pageRoom.height() / page.size.height());
    QImage image = pageImage(page, options().puzzle.inks, scale * ratio);
    image.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(image));
}

void SheetDialog::turn(int by)
{
    m_page += by;
    paintPreview();
}

void SheetDialog::print()
{
    QPrinter printer;
    printer.setDocName(options().title);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto wrong = printPages(printer, pages(), options().puzzle.inks))
        m_note->setText(*wrong);
}

void SheetDialog::save()
{
    const QString path = askSavePath({tr("Save as PDF"), m_suggested, tr("PDF (*.pdf)")}, this);
    if (path.isEmpty())
        return;
    const SheetOptions wanted = options();
    const auto wrong = writePages(pages(), path, {.inks = wanted.puzzle.inks, .title = wanted.title});
    m_note->setText(wrong ? *wrong : tr("Saved as %1").arg(QFileInfo(path).fileName()));
}

} // namespace tokisuji
