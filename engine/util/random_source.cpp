// Random numbers from the system, for CryptoMiniSat: every solver that is made reads 8 KiB of them, number by number,
// for a generator that it then seeds from its own settings. That is a tenth of the time of a board of half a
// millisecond. So their file is said not to be there; whatever else is opened is opened as usual. (Programs that need
// such numbers for secrets ask the system without a file.)
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>

#ifdef __GLIBC__
extern "C" [[gnu::visibility("default")]] std::FILE* fopen(const char* path, const char* mode)
{
    using Open = std::FILE*(const char*, const char*);
    static Open* const next = reinterpret_cast<Open*>(dlsym(RTLD_NEXT, "fopen"));
    if (std::strcmp(path, "/dev/urandom") != 0 && next != nullptr)
        return next(path, mode);
    errno = ENOENT;
    return nullptr;
}
#endif
