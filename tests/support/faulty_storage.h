// FaultyStorage: storage that fails when it is told to, for every connection of the program.
//
// SQLite asks the system for everything through a table of functions, its VFS. This one stands between the two: it
// counts what is asked for, fails where that was planned, and otherwise hands on. It also remembers what a disk would
// hold if the power were cut now: of each file what has been synced, and behind that what was written since, of which
// a disk may have all, nothing or any sectors; of each folder the names as they were when it was last synced.
#pragma once

#include <memory>

namespace tokisuji {

/// What can go wrong with one operation of a file.
enum class Fault {
    OpenFails,
    ReadFails,
    WriteFails,
    HalfWritten, ///< half of it is there, and the program is told that it failed
    DiskFull,
    TruncateFails,
    SyncFails,
    DeleteFails,
    LockFails,
    ShortRead,   ///< the system gives half of what was asked for, as it may
    ShortWrite,  ///< the system takes half of what it was given, as it may
    Interrupted, ///< by a signal, as it may be
    PowerCut,    ///< before anything that changes a file; from then on nothing succeeds any more
};

/// What a disk has of that which was written and not synced.
enum class Unsynced { Nothing, Everything, SomeSectors };

/// Takes over in its constructor and lets go in its destructor: no connection may be open at these moments. One at a
/// time. May be asked from any thread.
class FaultyStorage {
public:
    FaultyStorage();
    ~FaultyStorage();
    FaultyStorage(const FaultyStorage&) = delete;
    FaultyStorage& operator=(const FaultyStorage&) = delete;

    /// Strikes at the `nth` operation from now on that it can strike, counted from 1, and at those behind it until it
    /// has struck `times` times. Replaces what was planned before.
    void plan(Fault fault, int nth, int times = 1);
    /// Nothing fails any more.
    void mend();
    /// How often it has struck since it was planned.
    [[nodiscard]] int struck() const;
    /// After a power cut, when no connection is open any more: the folders in which files were opened get what the disk
    /// held at that moment, and everything works again. `seed` chooses sectors, and between old and new names.
    void restart(Unsynced unsynced, unsigned seed);

    struct Private;

private:
    std::unique_ptr<Private> d;
};

} // namespace tokisuji
