#include "editor/model/worker.h"

#include <QCoreApplication>

namespace tokisuji::ownerless {

namespace {

/// How long the end of the program waits for jobs to notice it.
constexpr std::chrono::milliseconds lastPatience{1000};

/// Never destroyed, as threads may outlive main().
struct Threads {
    std::mutex mutex;
    std::condition_variable changed;
    int count = 0;

    void add(int n)
    {
        const std::lock_guard lock(mutex);
        count += n;
        changed.notify_all();
    }
};

Threads& threads()
{
    static auto* const all = new Threads;
    return *all;
}

} // namespace

void add()
{
    threads().add(1);
}

void remove()
{
    threads().add(-1);
}

bool waitForAll(std::chrono::milliseconds patience)
{
    std::unique_lock lock(threads().mutex);
    return threads().changed.wait_for(lock, patience, [] { return threads().count == 0; });
}

void waitAtExit()
{
    static std::once_flag once;
    std::call_once(once, [] { qAddPostRoutine([] { static_cast<void>(waitForAll(lastPatience)); }); });
}

} // namespace tokisuji::ownerless
