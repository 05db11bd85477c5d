// What a log keeper does while its window goes on, with the waiting that tests want: each returns when it is done, and
// why it was not.
#pragma once

#include "editor/model/store/log_endings.h"
#include "editor/model/store/log_keeper.h"
#include "editor/model/store/log_opening.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTest>

namespace tokisuji {

/// As the end of a program: waits until all logs that were left are written.
struct AwaitsLogs {
    AwaitsLogs() = default;
    AwaitsLogs(const AwaitsLogs&) = delete;
    AwaitsLogs& operator=(const AwaitsLogs&) = delete;
    ~AwaitsLogs() { log_endings::awaitWritten(); }
};

/// Runs the event loop until a function that is called back with an error or nothing has been.
template <class Start>
std::optional<Error> awaited(Start start)
{
    std::optional<std::optional<Error>> outcome;
    start([&outcome](std::optional<Error> error) { outcome = std::move(error); });
    return QTest::qWaitFor([&] { return outcome.has_value(); }, tests::patienceMs) ? *outcome
                                                                                   : Error{.id = "never done"};
}

inline std::optional<Error> saveAs(LogKeeper& keeper, const QString& path)
{
    return awaited([&](LogKeeper::Done done) { keeper.saveAs(path, std::move(done)); });
}

inline std::optional<Error> duplicate(LogKeeper& keeper, const QString& path)
{
    return awaited([&](LogKeeper::Done done) { keeper.duplicate(path, std::move(done)); });
}

inline std::optional<Error> open(LogKeeper& keeper, const QString& path)
{
    std::unique_ptr<LogOpening> opening;
    return awaited([&](const LogKeeper::Done& done) {
        opening = std::make_unique<LogOpening>(path, [&keeper, done](Result<OpenedFile> opened) {
            if (opened)
                keeper.show(std::move(*opened));
            done(opened ? std::nullopt : std::optional(opened.error()));
        });
    });
}

/// Until the keeper has said what came of it.
inline void retry(LogKeeper& keeper)
{
    const QSignalSpy heard(&keeper, &LogKeeper::stateChanged);
    keeper.retry();
    QVERIFY(QTest::qWaitFor([&] { return heard.count() > 0; }, tests::patienceMs));
}

} // namespace tokisuji
