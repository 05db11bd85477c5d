#include "editor/ui/window/recovery.h"

#include "editor/ui/dialogs/untitled_dialog.h"
#include "editor/ui/panels/message_bar.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

/// A database that was cut off has its journal beside it; without it the last edits would be lost.
QStringList filesOf(const QString& log)
{
    const QFileInfo info(log);
    const QStringList names = info.dir().entryList({info.fileName() + QLatin1Char('*')}, QDir::Files);
    QStringList paths;
    for (const QString& name : names)
        paths << info.dir().filePath(name);
    return paths;
}

/// The empty file by which a log was held means nothing without it.
void removeLock(const QString& log)
{
    const QFileInfo info(log);
    QFile::remove(info.dir().filePath(QStringLiteral(".%1.lock").arg(info.fileName())));
}

/// False: there is no trash.
bool trash(const QString& log)
{
    // Without this folder Qt takes the working directory for the trash.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    const bool moved = std::ranges::all_of(filesOf(log), [](const QString& file) { return QFile::moveToTrash(file); });
    if (moved)
        removeLock(log);
    return moved;
}

bool remove(const QString& log)
{
    const bool removed = std::ranges::all_of(filesOf(log), [](const QString& file) { return QFile::remove(file); });
    if (removed)
        removeLock(log);
    return removed;
}

} // namespace

Recovery::Recovery(LogKeeper* keeper, Settings* settings, QString folder, QWidget* window)
    : QObject(window), m_keeper(keeper), m_settings(settings), m_folder(std::move(folder)), m_window(window)
{
    connect(keeper, &LogKeeper::stateChanged, this, &Recovery::follow);
}

void Recovery::follow()
{
    const QString now = m_keeper->isUntitled() ? m_keeper->path() : QString();
    if (now == m_open)
        return;
    const QString before = std::exchange(m_open, now);
    park(before.isEmpty() ? QStringList() : QStringList{before});
    emit changed();
}

/// Parks these and takes the open one back: what is open while the program is cut off was not parked.
void Recovery::park(const QStringList& paths)
{
    QStringList parked = m_settings->parkedLogs() + paths;
    parked.removeAll(m_open);
    parked.removeDuplicates();
    m_settings->setParkedLogs(parked);
}

void Recovery::forget(const QStringList& paths)
{
    QStringList parked = m_settings->parkedLogs();
    parked.removeIf([&paths](const QString& path) { return paths.contains(path); });
    m_settings->setParkedLogs(parked);
}

void Recovery::leave()
{
    if (const QString path = std::exchange(m_open, {}); !path.isEmpty())
        park({path});
}

void Recovery::offerInterrupted()
{
    m_looking = std::make_unique<Errand<Found>>(
        [folder = m_folder, parked = m_settings->parkedLogs()](const std::stop_token&) {
            Found found{leftovers(folder), parked};
            found.gone.removeIf([](const QString& path) { return QFileInfo::exists(path); });
            return found;
        },
        Found(),
        [this](const Found& found) {
            m_looking.reset();
            offer(found);
            emit looked();
        });
}

void Recovery::offer(const Found& found)
{
    forget(found.gone);
    QStringList interrupted;
    const QStringList parked = m_settings->parkedLogs();
    for (const Leftover& leftover : found.kept)
        if (!parked.contains(leftover.path) && leftover.path != m_open)
            interrupted << leftover.path;
    if (interrupted.isEmpty() || m_bar->isVisible())
        return;
    park(interrupted);
    if (!m_settings->asks(QStringLiteral("interrupted")))
        return;
    const MessageBar::Offer later{tr("Not now"), {}};
    if (interrupted.size() == 1)
        m_bar->say(tr("A puzzle from an interrupted session was kept."),
                   {{tr("Open it"), [this, path = interrupted.first()] { emit openWanted(path); }}, later});
    else
        m_bar->say(
            tr("%n puzzles from an interrupted session were kept.", nullptr, static_cast<int>(interrupted.size())),
            {{tr("Show them"), [this] { showAll(); }}, later});
}

void Recovery::showAll()
{
    UntitledDialog dialog(m_folder, m_window);
    connect(&dialog, &UntitledDialog::discardWanted, this, &Recovery::discard);
    connect(this, &Recovery::changed, &dialog, &UntitledDialog::refresh);
    if (dialog.exec() == QDialog::Accepted)
        emit openWanted(dialog.chosen());
}

void Recovery::discard(const QString& path)
{
    m_removing.start([path](const std::stop_token&) { return trash(path); }, false,
                     [this, path](bool moved) {
                         if (moved) {
                             m_bar->say(tr("Moved to the desktop's trash."));
                             forget({path});
                         } else {
                             m_bar->say(tr("There is no trash here. Delete the puzzle permanently?"), tr("Delete"),
                                        [this, path] { deleteForEver(path); });
                         }
                         emit changed();
                     });
}

void Recovery::deleteForEver(const QString& path)
{
    m_bar->hide();
    m_removing.start([path](const std::stop_token&) { return remove(path); }, false,
                     [this, path](bool removed) {
                         if (removed)
                             forget({path});
                         else
                             m_bar->say(tr("%1 could not be deleted.").arg(QDir::toNativeSeparators(path)));
                         emit changed();
                     });
}

} // namespace tokisuji
