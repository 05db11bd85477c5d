// Storage is slow by a pause before its statements: the first ones of each part wait for 50 ms, as where a drive wakes
// up, and later every hundredth for 5 ms.
#include "tools/bench_log/window.h"

#include "editor/model/store/log_keeper.h"
#include "editor/model/store/sql_connection.h"
#include "editor/ui/theme.h"
#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/main_window.h"
#include "engine/board/edit.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <thread>

using namespace tokisuji;

namespace {

using namespace std::chrono_literals;

/// While it lives, storage is slow; the window's thread is not, so that what it asks itself is counted only.
class SlowDrive {
public:
    SlowDrive()
    {
        watchStorage([this, window = std::this_thread::get_id()] {
            if (std::this_thread::get_id() == window)
                ++m_fromWindow;
            else if (const int number = m_number++; number < 20)
                std::this_thread::sleep_for(50ms);
            else if (number % 100 == 0)
                std::this_thread::sleep_for(5ms);
        });
    }
    ~SlowDrive() { watchStorage({}); }
    SlowDrive(const SlowDrive&) = delete;
    SlowDrive& operator=(const SlowDrive&) = delete;
    [[nodiscard]] int fromWindow() const { return m_fromWindow; }

private:
    std::atomic<int> m_number = 0;
    std::atomic<int> m_fromWindow = 0;
};

/// What this thread has computed so far: unlike the clock on the wall it does not count what else the machine does.
double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Turns the event loop until `isDone`; prints how long that took, and the longest turn, by the wall and by what it
/// computed.
void watch(const char* what, const std::function<void()>& begin, const std::function<bool()>& isDone)
{
    QElapsedTimer all;
    QElapsedTimer turn;
    double longest = 0, longestWork = 0, workedBefore = 0;
    const auto take = [&] {
        const double worked = processorMs();
        longest = std::max(longest, static_cast<double>(turn.nsecsElapsed()) / 1e6);
        longestWork = std::max(longestWork, worked - workedBefore);
        workedBefore = worked;
        turn.start();
    };
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, take);
    beat.start(0);
    all.start();
    turn.start();
    workedBefore = processorMs();
    begin();
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    take();
    std::printf("%-44s        %9.3f ms in all, longest turn of the window %9.3f ms, of work %9.3f ms\n", what,
                static_cast<double>(all.elapsed()), longest, longestWork);
}

void rest(const char* what)
{
    constexpr int lengthMs = 3000;
    QElapsedTimer clock;
    clock.start();
    watch(
        what, [] {}, [&] { return clock.elapsed() > lengthMs; });
}

void edit(Document& document)
{
    EditBuilder builder(document.board());
    const Place cell = document.board().grid().cells().front();
    builder.set(Layer::Number, cell, document.board().at(Layer::Number, cell) == blank ? 1 : blank);
    document.commit(builder.edit());
}

} // namespace

void benchWindow(const QString& log, const QString& folder)
{
    applyTheme(ThemeChoice::Light);
    const QDir place(folder);
    MainWindow window(std::make_unique<Settings>(place.filePath("settings.ini")), place.filePath("window"));
    window.resize(1280, 800);
    window.show();
    rest("a window at rest");
    const SlowDrive drive;
    const auto isIdle = [files = window.findChild<FileCommands*>()] { return !files->isBusy(); };
    watch(
        "a log on a slow drive opened", [&] { window.openAnything(log); }, isIdle);
    rest("  and the timeline filled");
    const QString elsewhere = place.filePath("elsewhere.tokisuji");
    bool isSaved = false;
    watch(
        "saved elsewhere",
        [&] {
            window.keeper()->saveAs(elsewhere, [&](const std::optional<Error>& error) {
                isSaved = true;
                if (error)
                    std::puts("cannot be written");
            });
        },
        [&] { return isSaved; });
    watch(
        "edited and left", [&] { edit(*window.document()); },
        [&] { return window.keeper()->state() == LogKeeper::State::Saved; });
    watch(
        "closed", [&] { window.document()->close(); }, [] { return true; });
    std::printf("%-44s        %9d\n", "statements in the window's thread", drive.fromWindow());
}
