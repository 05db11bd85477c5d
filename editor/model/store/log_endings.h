// Log endings: logs that are no longer in use, but that their threads have not released yet.
//
// The next user of such a file waits for that moment, on a thread of its own: until then its lock is held, and its last
// edits may still be on their way. The end of the program waits for these, without a limit: nobody else does.
#pragma once

#include <QString>

#include <stop_token>

namespace tokisuji::log_endings {

enum class Kind {
    Writing, ///< the program must not end before that
    Reading,
};
/// Any thread may call these.
void begin(const QString& path, Kind kind);
void end(const QString& path, Kind kind);
/// Waits until no log at this path is about to end, or until told to stop.
void await(const QString& path, const std::stop_token& stop = {});
/// Waits until everything that is to be written has been.
void awaitWritten();

} // namespace tokisuji::log_endings
