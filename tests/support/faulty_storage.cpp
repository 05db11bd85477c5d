#include "tests/support/faulty_storage.h"

#include <QByteArray>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <sqlite3.h>
#include <sys/stat.h>

namespace tokisuji {

namespace {

namespace fs = std::filesystem;

/// A write, or the end that a truncation gave the file.
struct Change {
    qsizetype offset = 0;
    std::optional<QByteArray> bytes;

    void applyTo(QByteArray& content) const
    {
        if (!bytes) {
            content.resize(offset);
            return;
        }
        if (content.size() < offset + bytes->size())
            content.append(QByteArray(offset + bytes->size() - content.size(), '\0'));
        std::copy(bytes->begin(), bytes->end(), content.begin() + offset);
    }
};

/// A file on the disk, whatever its name.
struct Medium {
    QByteArray synced;
    std::vector<Change> waiting;

    void sync()
    {
        for (const Change& change : std::exchange(waiting, {}))
            change.applyTo(synced);
    }
};
using Media = std::map<std::string, std::shared_ptr<Medium>>; ///< by name, within one folder

std::optional<ino_t> inodeOf(const std::string& path)
{
    struct stat status {};
    return stat(path.c_str(), &status) == 0 ? std::optional(status.st_ino) : std::nullopt;
}

std::string folderOf(const std::string& path)
{
    return fs::path(path).parent_path().string();
}

QByteArray contentOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file as SQLite knows it; the file of the system lies behind it in memory.
struct OpenFile {
    sqlite3_file base;
    FaultyStorage::Private* storage;
    std::shared_ptr<Medium>* medium; ///< none for temporary files
    const char* path;
    bool syncsFolder; ///< its first sync is one of its folder too

    [[nodiscard]] sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

OpenFile& openFile(sqlite3_file* file)
{
    return *reinterpret_cast<OpenFile*>(file);
}

} // namespace

struct FaultyStorage::Private {
    sqlite3_vfs vfs{};
    sqlite3_vfs* real = nullptr;
    mutable std::mutex mutex;
    std::optional<Fault> planned;
    int until = 0; ///< so many more before it strikes
    int times = 0;
    int struck = 0;
    bool isCut = false;
    std::map<ino_t, std::shared_ptr<Medium>> media;
    std::map<std::string, Media> syncedNames; ///< by folder
    std::map<std::string, Media> namesAtCut;

    /// The mutex is held, as in what follows.
    bool strikes(Fault fault)
    {
        if (planned != fault || struck == times || --until > 0)
            return false;
        ++struck;
        return true;
    }
    /// Before anything that changes a file.
    bool isDead()
    {
        if (!isCut && strikes(Fault::PowerCut)) {
            isCut = true;
            for (const auto& [folder, names] : syncedNames)
                namesAtCut[folder] = namesIn(folder);
        }
        return isCut;
    }
    Media namesIn(const std::string& folder)
    {
        Media names;
        std::error_code gone;
        for (const auto& entry : fs::directory_iterator(folder, gone))
            if (const auto inode = inodeOf(entry.path().string()); inode && entry.is_regular_file())
                names[entry.path().string()] = mediumOf(entry.path().string(), *inode);
        return names;
    }
    /// What another program has written is on the disk.
    std::shared_ptr<Medium> mediumOf(const std::string& path, ino_t inode)
    {
        std::shared_ptr<Medium>& medium = media[inode];
        if (!medium)
            medium = std::make_shared<Medium>(Medium{contentOf(path), {}});
        return medium;
    }
    void noteFolder(const std::string& folder)
    {
        if (!syncedNames.contains(folder))
            syncedNames[folder] = namesIn(folder);
    }
    void syncFolder(const std::string& folder) { syncedNames[folder] = namesIn(folder); }
};

namespace {

FaultyStorage::Private& storageOf(sqlite3_vfs* vfs)
{
    return *static_cast<FaultyStorage::Private*>(vfs->pAppData);
}

// --- a file ---

int closeFile(sqlite3_file* file)
{
    OpenFile& open = openFile(file);
    delete std::exchange(open.medium, nullptr);
    return open.real()->pMethods->xClose(open.real());
}

int readFile(sqlite3_file* file, void* into, int size, sqlite3_int64 offset)
{
    OpenFile& open = openFile(file);
    {
        const std::lock_guard guard(open.storage->mutex);
        if (open.storage->isCut || open.storage->strikes(Fault::ReadFails))
            return SQLITE_IOERR_READ;
    }
    return open.real()->pMethods->xRead(open.real(), into, size, offset);
}

/// Writes, and remembers what.
int write(OpenFile& open, const void* bytes, int size, sqlite3_int64 offset)
{
    const int code = open.real()->pMethods->xWrite(open.real(), bytes, size, offset);
    if (code == SQLITE_OK && open.medium != nullptr)
        (*open.medium)->waiting.push_back({offset, QByteArray(static_cast<const char*>(bytes), size)});
    return code;
}

int writeFile(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset)
{
    OpenFile& open = openFile(file);
    const std::lock_guard guard(open.storage->mutex);
    if (open.storage->isDead() || open.storage->strikes(Fault::WriteFails))
        return SQLITE_IOERR_WRITE;
    const bool isFull = open.storage->strikes(Fault::DiskFull);
    if (isFull || open.storage->strikes(Fault::HalfWritten)) {
        write(open, bytes, size / 2, offset);
        return isFull ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    }
    return write(open, bytes, size, offset);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    OpenFile& open = openFile(file);
    const std::lock_guard guard(open.storage->mutex);
    if (open.storage->isDead() || open.storage->strikes(Fault::TruncateFails))
        return SQLITE_IOERR_TRUNCATE;
    const int code = open.real()->pMethods->xTruncate(open.real(), size);
    if (code == SQLITE_OK && open.medium != nullptr)
        (*open.medium)->waiting.push_back({size, {}});
    return code;
}

/// The real disk need not have it: nobody pulls its plug.
int syncFile(sqlite3_file* file, int)
{
    OpenFile& open = openFile(file);
    const std::lock_guard guard(open.storage->mutex);
    if (open.storage->isDead() || open.storage->strikes(Fault::SyncFails))
        return SQLITE_IOERR_FSYNC;
    if (open.medium != nullptr)
        (*open.medium)->sync();
    if (std::exchange(open.syncsFolder, false))
        open.storage->syncFolder(folderOf(open.path));
    return SQLITE_OK;
}

int lockFile(sqlite3_file* file, int level)
{
    OpenFile& open = openFile(file);
    {
        const std::lock_guard guard(open.storage->mutex);
        if (open.storage->isCut || open.storage->strikes(Fault::LockFails))
            return SQLITE_IOERR_LOCK;
    }
    return open.real()->pMethods->xLock(open.real(), level);
}

const sqlite3_io_methods fileMethods{
    .iVersion = 1, // nothing of shared memory, nothing mapped: everything comes through here
    .xClose = closeFile,
    .xRead = readFile,
    .xWrite = writeFile,
    .xTruncate = truncateFile,
    .xSync = syncFile,
    .xFileSize =
        [](sqlite3_file* file, sqlite3_int64* size) {
            return openFile(file).real()->pMethods->xFileSize(openFile(file).real(), size);
        },
    .xLock = lockFile,
    .xUnlock = [](sqlite3_file* file,
                  int level) { return openFile(file).real()->pMethods->xUnlock(openFile(file).real(), level); },
    .xCheckReservedLock =
        [](sqlite3_file* file, int* result) {
            return openFile(file).real()->pMethods->xCheckReservedLock(openFile(file).real(), result);
        },
    .xFileControl =
        [](sqlite3_file* file, int operation, void* argument) {
            return openFile(file).real()->pMethods->xFileControl(openFile(file).real(), operation, argument);
        },
    .xSectorSize =
        [](sqlite3_file* file) { return openFile(file).real()->pMethods->xSectorSize(openFile(file).real()); },
    .xDeviceCharacteristics =
        [](sqlite3_file* file) {
            return openFile(file).real()->pMethods->xDeviceCharacteristics(openFile(file).real());
        },
};

// --- all files ---

/// A name that is new is as good as synced only once its folder is.
void noteOpened(OpenFile& open, const char* path, bool isNew, bool isJournal)
{
    FaultyStorage::Private& storage = *open.storage;
    const auto inode = inodeOf(path);
    if (!inode)
        return;
    if (isNew)
        storage.media[*inode] = std::make_shared<Medium>();
    open.medium = new std::shared_ptr<Medium>(storage.mediumOf(path, *inode));
    open.path = path;
    open.syncsFolder = isNew && isJournal;
}

int openAny(sqlite3_vfs* vfs, sqlite3_filename path, sqlite3_file* file, int flags, int* flagsThen)
{
    FaultyStorage::Private& storage = storageOf(vfs);
    OpenFile& open = openFile(file);
    open = {};
    open.storage = &storage;
    const std::lock_guard guard(storage.mutex);
    const bool mayCreate = (flags & SQLITE_OPEN_CREATE) != 0;
    if (storage.isCut || (mayCreate && storage.isDead()) || storage.strikes(Fault::OpenFails))
        return SQLITE_CANTOPEN;
    const bool isNew = path != nullptr && !inodeOf(path);
    if (path != nullptr)
        storage.noteFolder(folderOf(path));
    const int code = storage.real->xOpen(storage.real, path, open.real(), flags, flagsThen);
    if (code != SQLITE_OK)
        return code;
    open.base.pMethods = &fileMethods;
    if (path != nullptr)
        noteOpened(open, path, isNew, (flags & SQLITE_OPEN_MAIN_JOURNAL) != 0);
    return SQLITE_OK;
}

int deleteAny(sqlite3_vfs* vfs, const char* path, int syncsFolder)
{
    FaultyStorage::Private& storage = storageOf(vfs);
    const std::lock_guard guard(storage.mutex);
    if (storage.isDead() || storage.strikes(Fault::DeleteFails))
        return SQLITE_IOERR_DELETE;
    const int code = storage.real->xDelete(storage.real, path, 0);
    if (code == SQLITE_OK && syncsFolder != 0)
        storage.syncFolder(folderOf(path));
    return code;
}

// --- calls of the system that do less than they were asked to ---

FaultyStorage::Private* below = nullptr; // calls have no other way to know
ssize_t (*systemRead)(int, void*, std::size_t, off_t) = nullptr;
ssize_t (*systemWrite)(int, const void*, std::size_t, off_t) = nullptr;

struct Allowed {
    bool isInterrupted = false;
    std::size_t size = 0;
};

Allowed allowed(Fault shortened, std::size_t size, bool isLocked)
{
    std::unique_lock guard(below->mutex, std::defer_lock);
    if (!isLocked)
        guard.lock();
    if (below->strikes(Fault::Interrupted))
        return {true, 0};
    return {false, size > 1 && below->strikes(shortened) ? size / 2 : size};
}

ssize_t readSome(int file, void* into, std::size_t size, off_t offset)
{
    const Allowed now = allowed(Fault::ShortRead, size, false);
    errno = EINTR;
    return now.isInterrupted ? -1 : systemRead(file, into, now.size, offset);
}

/// Called while a write holds the mutex.
ssize_t writeSome(int file, const void* bytes, std::size_t size, off_t offset)
{
    const Allowed now = allowed(Fault::ShortWrite, size, true);
    errno = EINTR;
    return now.isInterrupted ? -1 : systemWrite(file, bytes, now.size, offset);
}

/// Puts a function in the place of one that the real VFS calls; nullptr: the one that was there at first. Which of the
/// two names is in use depends on how SQLite was built.
template <class Function>
Function replaceCall(sqlite3_vfs* real, std::initializer_list<const char*> names, Function function)
{
    for (const char* name : names)
        if (const auto former = real->xGetSystemCall(real, name)) {
            real->xSetSystemCall(real, name, reinterpret_cast<sqlite3_syscall_ptr>(function));
            return reinterpret_cast<Function>(former);
        }
    return nullptr;
}

void replaceCalls(sqlite3_vfs* real, FaultyStorage::Private* storage)
{
    below = storage;
    const auto formerRead = replaceCall(real, {"pread64", "pread"}, storage != nullptr ? &readSome : nullptr);
    const auto formerWrite = replaceCall(real, {"pwrite64", "pwrite"}, storage != nullptr ? &writeSome : nullptr);
    if (storage != nullptr) {
        systemRead = formerRead;
        systemWrite = formerWrite;
    }
}

/// What a disk holds of a file.
QByteArray leftOf(const Medium& medium, Unsynced unsynced, std::mt19937& random)
{
    constexpr qsizetype sector = 512;
    QByteArray content = medium.synced;
    if (unsynced == Unsynced::Nothing)
        return content;
    for (const Change& change : medium.waiting) {
        if (unsynced == Unsynced::Everything || !change.bytes) {
            if (unsynced == Unsynced::Everything || random() % 2 == 0)
                change.applyTo(content);
            continue;
        }
        for (qsizetype at = 0; at < change.bytes->size(); at += sector)
            if (random() % 2 == 0)
                Change{change.offset + at, change.bytes->sliced(at, std::min(sector, change.bytes->size() - at))}
                    .applyTo(content);
    }
    return content;
}

} // namespace

FaultyStorage::FaultyStorage() : d(std::make_unique<Private>())
{
    d->real = sqlite3_vfs_find(nullptr);
    d->vfs = *d->real;
    d->vfs.iVersion = 1;
    d->vfs.szOsFile = static_cast<int>(sizeof(OpenFile)) + d->real->szOsFile;
    d->vfs.pNext = nullptr;
    d->vfs.zName = "faulty";
    d->vfs.pAppData = d.get();
    d->vfs.xOpen = openAny;
    d->vfs.xDelete = deleteAny;
    d->vfs.xAccess = [](sqlite3_vfs* vfs, const char* path, int flags, int* result) {
        return storageOf(vfs).real->xAccess(storageOf(vfs).real, path, flags, result);
    };
    d->vfs.xFullPathname = [](sqlite3_vfs* vfs, const char* path, int size, char* result) {
        return storageOf(vfs).real->xFullPathname(storageOf(vfs).real, path, size, result);
    };
    replaceCalls(d->real, d.get());
    sqlite3_vfs_register(&d->vfs, 1);
}

FaultyStorage::~FaultyStorage()
{
    sqlite3_vfs_unregister(&d->vfs);
    sqlite3_vfs_register(d->real, 1);
    replaceCalls(d->real, nullptr);
}

void FaultyStorage::plan(Fault fault, int nth, int times)
{
    const std::lock_guard guard(d->mutex);
    d->planned = fault;
    d->until = nth;
    d->times = times;
    d->struck = 0;
}

void FaultyStorage::mend()
{
    const std::lock_guard guard(d->mutex);
    d->planned.reset();
}

int FaultyStorage::struck() const
{
    const std::lock_guard guard(d->mutex);
    return d->struck;
}

void FaultyStorage::restart(Unsynced unsynced, unsigned seed)
{
    const std::lock_guard guard(d->mutex);
    std::mt19937 random(seed);
    for (const auto& [folder, now] : std::exchange(d->namesAtCut, {})) {
        const bool isOld = unsynced == Unsynced::Nothing || (unsynced == Unsynced::SomeSectors && random() % 2 == 0);
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.is_regular_file())
                fs::remove(entry.path());
        for (const auto& [path, medium] : isOld ? d->syncedNames[folder] : now) {
            QFile file(QString::fromStdString(path));
            if (file.open(QIODevice::WriteOnly))
                file.write(leftOf(*medium, unsynced, random));
        }
    }
    d->isCut = false;
    d->planned.reset();
    d->media.clear();
    d->syncedNames.clear();
}

} // namespace tokisuji
