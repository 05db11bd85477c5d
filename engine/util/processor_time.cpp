// The processor time of a thread, for CryptoMiniSat: it asks for it eight times a call, for statistics that nobody here
// reads, and where a board takes a thousand short calls the system spends a fifth of the time on the answers. So it
// gets the clock on the wall, which costs no system call; whatever else is asked of getrusage() is answered by the
// system.
#include <ctime>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(RUSAGE_THREAD) && defined(CLOCK_MONOTONIC_COARSE)
extern "C" [[gnu::visibility("default")]] int getrusage(int who, struct rusage* usage) noexcept
{
    if (who != RUSAGE_THREAD)
        return static_cast<int>(syscall(SYS_getrusage, who, usage));
    timespec now{};
    if (clock_gettime(CLOCK_MONOTONIC_COARSE, &now) != 0)
        return -1;
    *usage = {};
    usage->ru_utime = {.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
}
#endif
