#include "editor/ui/dialogs/sheet_dialog.h"

#include "editor/export/page_file.h"
#include "editor/model/puzzle_file.h"
#include "editor/model/store/log.h"
#include "editor/ui/controls/segments.h"
#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/save_path.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/error_text.h"
#include "engine/formats/formats.h"
#include "engine/formats/several.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>
#include <array>
#include <iterator>

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
      m_note(secondaryLabel(this)), m_stop(new QPushButton(tr("Stop"), this)),
      m_back(new QPushButton(QStringLiteral("‹"), this)), m_forth(new QPushButton(QStringLiteral("›"), this)),
      m_print(new QPushButton(tr("Print…"), this))
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
    m_note->setWordWrap(true);
    m_note->setFixedWidth(pageRoom.width());
    m_note->setAlignment(Qt::AlignHCenter);
    column->addWidget(m_note);
    column->addWidget(m_stop, 0, Qt::AlignHCenter);
    m_stop->setAutoDefault(false);
    m_stop->hide();
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
    connect(m_stop, &QPushButton::clicked, this, &SheetDialog::cancel);
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

std::vector<std::pair<Board, Metadata>> SheetDialog::puzzlesOf(const QString& text)
{
    std::vector<std::pair<Board, Metadata>> puzzles;
    const std::string utf8 = text.toStdString();
    for (const std::string_view part : puzzlesIn(utf8))
        if (const auto file = readPuzzleText(part, {}))
            puzzles.emplace_back(file->history.board(), file->annotations.metadata);
    return puzzles;
}

int SheetDialog::addText(const QString& text)
{
    const auto puzzles = puzzlesOf(text);
    for (const auto& [board, said] : puzzles)
        m_puzzles.add(board, said);
    return static_cast<int>(puzzles.size());
}

auto SheetDialog::contentOf(const QString& path) -> Content
{
    if (looksLikeLog(path)) {
        const Result<Log> log = readLog(path);
        return log ? Content{{{log->history.board(), log->annotations.metadata}}, {}} : Content{{}, log.error()};
    }
    const Result<ReadFile> file = readPuzzleFile(path);
    if (!file)
        return {{}, file.error()};
    Content content{{{file->history.board(), file->annotations.metadata}}, {}};
    for (const QString& other : file->others)
        std::ranges::move(puzzlesOf(other), std::back_inserter(content.puzzles));
    return content;
}

void SheetDialog::addFile(const QString& path)
{
    m_waiting << path;
    if (!m_reading)
        readNext();
}

void SheetDialog::readNext()
{
    if (!m_waiting.isEmpty()) {
        const QString path = m_waiting.takeFirst();
        m_doing = tr("Reading %1…").arg(QFileInfo(path).fileName());
        m_reading = std::make_unique<Errand<Content>>(
            [path](const std::stop_token&) { return contentOf(path); },
            Content{{}, Error{.id = "file-unreadable", .args = {path.toStdString(), "memory"}}},
            [this, path](Content content) {
                m_reading.reset();
                take(path, std::move(content));
                readNext();
            });
    }
    refreshNote();
}

void SheetDialog::take(const QString& path, Content content)
{
    for (auto& [board, said] : content.puzzles)
        m_puzzles.add(std::move(board), said);
    if (content.error)
        m_said << tr("%1 could not be read: %2").arg(QFileInfo(path).fileName(), errorText(*content.error));
}

void SheetDialog::cancel()
{
    m_waiting.clear();
    m_reading.reset();
    m_making.reset();
    m_giveUp.request_stop();
    present();
}

void SheetDialog::addFiles()
{
    m_said.clear();
    const QStringList paths = QFileDialog::getOpenFileNames(this, tr("Add files"), QFileInfo(m_suggested).path());
    for (const QString& path : paths)
        addFile(path);
}

void SheetDialog::paste()
{
    const bool isThere = addText(QGuiApplication::clipboard()->text()) > 0;
    say(isThere ? QString() : tr("There is no puzzle on the clipboard"));
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
        button->setEnabled(m_list->count() > 0 && !m_making);
    refreshNote();
    paintPreview();
}

void SheetDialog::say(const QString& text)
{
    m_said = text.isEmpty() ? QStringList() : QStringList{text};
    refreshNote();
}

/// What is being done, and what came of the last thing that was asked for.
void SheetDialog::refreshNote()
{
    QStringList lines = m_said;
    if (isBusy())
        lines.prepend(m_doing);
    else if (m_puzzles.isFinding())
        lines.prepend(tr("Solving…"));
    m_note->setText(lines.join(QLatin1Char('\n')));
    m_stop->setVisible(isBusy());
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
    const auto printer = std::make_shared<QPrinter>();
    printer->setDocName(options().title);
    QPrintDialog dialog(printer.get(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    make(tr("Printing…"),
         [printer, all = pages(), inks = options().puzzle.inks](const std::stop_token& stop) {
             return printPages(*printer, all, inks, stop);
         },
         {});
}

void SheetDialog::save()
{
    const QString path = askSavePath({tr("Save as PDF"), m_suggested, tr("PDF (*.pdf)")}, this);
    if (path.isEmpty())
        return;
    const QString name = QFileInfo(path).fileName();
    const SheetOptions wanted = options();
    make(
        tr("Saving %1…").arg(name),
        [all = pages(), path, file = PageFileOptions{.inks = wanted.puzzle.inks, .title = wanted.title},
         name](const std::stop_token& stop) -> Failure {
            const Failure wrong = writePages(all, path, file, stop);
            return wrong ? std::optional(tr("%1 could not be saved: %2").arg(name, *wrong)) : std::nullopt;
        },
        tr("Saved as %1").arg(name));
}

void SheetDialog::make(const QString& doing, Errand<Failure>::Work work, const QString& done)
{
    m_doing = doing;
    m_giveUp = std::stop_source();
    m_making = std::make_unique<Errand<Failure>>(
        [work = std::move(work), stop = m_giveUp.get_token()](const std::stop_token&) { return work(stop); },
        tr("There is not enough memory."),
        [this, done](const Failure& wrong) {
            m_making.reset();
            say(wrong.value_or(done));
            present();
        });
    say({});
    present();
}

} // namespace tokisuji
