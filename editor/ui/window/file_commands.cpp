#include "editor/ui/window/file_commands.h"

#include "editor/model/adoption.h"
#include "editor/model/history_address.h"
#include "editor/model/store/log_keeper.h"
#include "editor/model/store/log_opening.h"
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/address_dialog.h"
#include "editor/ui/dialogs/generate_dialog.h"
#include "editor/ui/dialogs/generate_form.h"
#include "editor/ui/dialogs/kind_dialog.h"
#include "editor/ui/dialogs/make_pieces_dialog.h"
#include "editor/ui/dialogs/new_dialog.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/window/busy_note.h"
#include "editor/ui/window/status_line.h"
#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

bool isSameFile(const QString& a, const QString& b)
{
    // QFileInfo takes any two files that are not there for the same one.
    return QFileInfo::exists(a) && QFileInfo::exists(b) ? QFileInfo(a) == QFileInfo(b) : !a.isEmpty() && a == b;
}

/// What a text may mean that cannot be read because of what is drawn.
std::vector<penpa::Reading> readingsOf(const QString& text, const Error& error)
{
    const bool isOfDrawing = error.id == "penpa-genres" || error.id == "penpa-drawing";
    return isOfDrawing ? penpa::readings(text.toStdString()) : std::vector<penpa::Reading>{};
}

} // namespace

FileCommands::FileCommands(Document* document, LogKeeper* keeper, Settings* settings, Actions* actions, QWidget* window)
    : QObject(window), m_document(document), m_keeper(keeper), m_settings(settings), m_window(window)
{
    connectActions(actions);
    connect(keeper, &LogKeeper::stateChanged, this, &FileCommands::confirmSaved);
    connect(document, &Document::furtherPuzzlesFound, this, &FileCommands::openOthers);
}

void FileCommands::setVoices(MessageBar* bar, StatusLine* line)
{
    m_bar = bar;
    m_line = line;
    m_busy = new BusyNote(line, this);
}

void FileCommands::connectActions(Actions* actions)
{
    const std::pair<ActionId, void (FileCommands::*)()> table[]{
        {ActionId::New, &FileCommands::newPuzzle},
        {ActionId::Generate, &FileCommands::generate},
        {ActionId::Open, &FileCommands::open},
        {ActionId::OpenAddress, &FileCommands::openAddress},
        {ActionId::PasteBoard, &FileCommands::paste},
        {ActionId::Save, &FileCommands::save},
        {ActionId::Properties, &FileCommands::properties},
        {ActionId::ImportHistory, &FileCommands::importHistory},
        {ActionId::ExportHistory, &FileCommands::exportHistory},
        {ActionId::ChooseKind, &FileCommands::chooseKind},
        {ActionId::Close, &FileCommands::close},
    };
    for (const auto& [id, command] : table)
        connect((*actions)[id], &QAction::triggered, this, command);
    connect((*actions)[ActionId::MakePieces], &QAction::triggered, this, [this] {
        const bool isOpen = !m_document->isEmpty() && genreOf(m_document->board()).clue(Clue::EdgePieces) != nullptr;
        makePieces(isOpen ? m_document->board().size() : genreWith(Clue::EdgePieces).usualSize);
    });
    m_play = (*actions)[ActionId::Play];
    connect((*actions)[ActionId::SaveAs], &QAction::triggered, this, &FileCommands::saveAs);
    connect((*actions)[ActionId::Duplicate], &QAction::triggered, this, &FileCommands::duplicate);
}

bool FileCommands::openAnything(const QString& text)
{
    const QString trimmed = text.trimmed();
    const QUrl url(trimmed);
    if (url.isLocalFile())
        return openFile(url.toLocalFile());
    return QFileInfo::exists(trimmed) ? openFile(trimmed) : openText(trimmed);
}

bool FileCommands::openFile(const QString& path)
{
    if (isSameFile(path, m_keeper->path()))
        return true; // a second look at it would only be read-only
    cancelOpening();
    m_opening = new LogOpening(
        path, [this, path](Result<OpenedFile> opened) { takeOpened(std::move(opened), path); }, this);
    m_busy->begin(tr("Opening %1…").arg(QFileInfo(path).fileName()), [this] { cancelOpening(); });
    return true;
}

void FileCommands::cancelOpening()
{
    if (m_opening == nullptr && !m_salvaging)
        return;
    m_salvaging.reset();
    delete std::exchange(m_opening, nullptr);
    m_busy->end();
}

void FileCommands::takeOpened(Result<OpenedFile> opened, QString path)
{
    std::exchange(m_opening, nullptr)->deleteLater();
    m_busy->end();
    if (!opened) {
        tellError(opened.error(), path);
        return;
    }
    if (!mayLeave())
        return;
    m_bar->hide(); // opening may have something to say
    if ((*opened).session)
        m_keeper->show(std::move(*opened));
    else
        openIn(*m_document, std::move((*opened).content));
    if (!m_keeper->isUntitled() && !isHistoryPath(path))
        remember(QFileInfo(path).absoluteFilePath());
}

bool FileCommands::isBusy() const
{
    return m_opening != nullptr || m_salvaging || !isWritten();
}

bool FileCommands::openText(const QString& text)
{
    return mayLeave() && loadText(text);
}

bool FileCommands::loadText(const QString& text)
{
    m_bar->hide();
    if (const auto error = m_document->loadText(text)) {
        if (const auto readings = readingsOf(text, *error); !readings.empty())
            return loadAsChosenKind(text, readings);
        tellError(*error, text);
        return false;
    }
    rememberAddress();
    if (isHistoryAddress(text.toStdString()))
        offerToPlay();
    else if (const auto solution = publicationIn(text.toStdString()).solution)
        offerSolution(*solution);
    return true;
}

bool FileCommands::loadAsChosenKind(const QString& link, const std::vector<penpa::Reading>& readings)
{
    KindDialog dialog(link, readings, m_window);
    const int chosen = dialog.exec();
    if (chosen == QDialog::Accepted)
        return loadText(dialog.namedLink());
    const Result<Board> picture = penpa::pictureOf(link.toStdString());
    if (chosen != KindDialog::AsPicture || !picture)
        return false;
    openBoard(*picture);
    const Publication said = publicationIn(link.toStdString());
    Annotations annotations = m_document->annotations();
    annotations.metadata = {.title = QString::fromStdString(said.title),
                            .author = QString::fromStdString(said.author),
                            .source = QString::fromStdString(said.source),
                            .rulesNote = QString::fromStdString(said.rules)};
    m_document->annotate(std::move(annotations));
    return true;
}

/// What a picture may be.
void FileCommands::chooseKind()
{
    const QString link = QString::fromStdString(m_document->board().setup());
    const auto readings = penpa::readings(link.toStdString());
    if (readings.empty())
        m_bar->say(tr("The drawing does not resemble any kind Tokisuji knows."));
    else if (mayLeave())
        loadAsChosenKind(link, readings);
}

/// It becomes marks where that is wanted, by an edit like any other.
void FileCommands::offerSolution(const Board& solution)
{
    m_bar->say(tr("The link includes a solution."), tr("Put it on the board"), [this, solution] {
        m_bar->hide();
        const Board& board = m_document->board();
        if (board.genre() == solution.genre() && board.grid() == solution.grid()) // it may be another puzzle by now
            m_document->commit(adoptSolution(board, solution).edit);
    });
}

/// A history that somebody sent is there to be seen from its beginning.
void FileCommands::offerToPlay()
{
    const auto edits = static_cast<int>(m_document->history().size() - 1);
    m_bar->say(tr("The puzzle came with its history of %n edits.", nullptr, edits), tr("Play it"), [this] {
        m_bar->hide();
        m_document->goTo(m_document->history().root());
        m_play->trigger();
    });
}

/// Each in a window of its own; of a collection only the first ones.
void FileCommands::openOthers(const QStringList& texts)
{
    constexpr qsizetype mostWindows = 9;
    for (const QString& text : texts.first(std::min(texts.size(), mostWindows)))
        emit newWindowWanted(text);
    if (texts.size() > mostWindows)
        m_bar->say(tr("There are %n puzzles in it. Only the first %1 were opened.", nullptr,
                      static_cast<int>(texts.size() + 1))
                       .arg(mostWindows + 1));
}

void FileCommands::openBoard(Board board)
{
    m_bar->hide();
    m_document->open(std::move(board));
    rememberAddress();
}

bool FileCommands::canOpen(const QMimeData* data)
{
    return data->hasUrls() || data->hasText();
}

bool FileCommands::openMime(const QMimeData* data)
{
    const auto urls = data->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile()) {
        QStringList others;
        for (const QUrl& url : urls.mid(1))
            if (url.isLocalFile())
                others << url.toLocalFile();
        const bool isOpening = openFile(urls.first().toLocalFile());
        openOthers(others);
        return isOpening;
    }
    return openText(data->hasText() ? data->text().trimmed() : urls.value(0).toString());
}

void FileCommands::rememberAddress()
{
    if (const auto address = writeOwnUrl(m_document->board()))
        remember(QString::fromStdString(*address));
}

void FileCommands::remember(const QString& location)
{
    const QString& title = m_document->annotations().metadata.title;
    m_settings->addRecent({location, title.isEmpty() ? boardTitle(m_document->board()) : title});
    emit remembered();
}

void FileCommands::tellError(const Error& error, const QString& input)
{
    if (error.id == "log-damaged" || error.id == "log-truncated" || error.id == "log-not-database") {
        tellDamage(error, input);
        return;
    }
    if (!error.at || QFileInfo::exists(input)) {
        m_bar->say(errorText(error));
        return;
    }
    m_bar->say(errorText(error), tr("Show it"), [this, input, at = *error.at] {
        AddressDialog dialog(m_window);
        dialog.setText(input, static_cast<int>(at));
        if (dialog.exec() == QDialog::Accepted)
            openAnything(dialog.text());
    });
}

void FileCommands::newPuzzle()
{
    NewDialog dialog(*m_settings, m_window);
    connect(&dialog, &NewDialog::addressWanted, this, &FileCommands::openAddress, Qt::QueuedConnection);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (dialog.genre().clue(Clue::EdgePieces) != nullptr)
        makePieces(dialog.board().size());
    else if (mayLeave())
        openBoard(dialog.board());
}

/// From a solved board of coloured sides, which is opened as it is: clearing the marks leaves all pieces beside it.
void FileCommands::makePieces(Size size)
{
    MakePiecesDialog dialog(size, m_window);
    if (dialog.exec() == QDialog::Accepted && mayLeave())
        openBoard(dialog.solution());
}

/// A puzzle of its own, or one edit of the open one.
void FileCommands::generate()
{
    const bool isOpen = !m_document->isEmpty() && m_document->isWhole();
    GenerateDialog dialog(isOpen ? &m_document->board() : nullptr, m_document->isReadOnly(), m_window);
    dialog.form()->preferGenre(m_settings->generatedGenre());
    const bool isAccepted = dialog.exec() == QDialog::Accepted;
    if (const Genre* searched = dialog.form()->genre(); searched != nullptr && dialog.generator()->result())
        m_settings->setGeneratedGenre(QString::fromUtf8(searched->id.data(), std::ssize(searched->id)));
    if (!isAccepted)
        return;
    if (dialog.outcome() == GenerateDialog::Outcome::ThisBoard)
        m_document->commit(difference(m_document->board(), dialog.board()));
    else if (mayLeave())
        openBoard(dialog.board());
}

void FileCommands::open()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Open"), folder(),
        tr("Puzzles (*.tokisuji *.txt *.pzprv3 *.url *.jsonl *.yaml *.yml);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void FileCommands::openAddress()
{
    AddressDialog dialog(m_window);
    const QString copied = QGuiApplication::clipboard()->text().trimmed();
    if (AddressDialog::looksLikeAddress(copied))
        dialog.setText(copied);
    if (dialog.exec() == QDialog::Accepted)
        openAnything(dialog.text());
}

void FileCommands::paste()
{
    openMime(QGuiApplication::clipboard()->mimeData());
}

void FileCommands::close()
{
    if (mayLeave())
        m_document->close();
}

} // namespace tokisuji
