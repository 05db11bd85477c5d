// The allocator: memory in large pages, and kept for half a second when it was freed.
//
// A search takes many megabytes at every keystroke and gives them back. In pages of 4 KiB the system spends more time
// on handing them out than the search on its own work; in pages of 2 MiB it hardly matters.
#include <mimalloc.h>

#include <cstddef>
#include <cstdint>
#include <sys/mman.h>

namespace {

constexpr long keptMs = 500;

void keepWhatWasFreed()
{
#if MI_MALLOC_VERSION >= 210
    mi_option_set(mi_option_purge_delay, keptMs);
#else
    mi_option_set(mi_option_decommit_delay, keptMs);
#endif
}

#ifdef MADV_HUGEPAGE
constexpr std::size_t segment = std::size_t{32} << 20; ///< what mimalloc 2 takes at a time, aligned as wide
constexpr std::size_t reserved = std::size_t{2} << 30; ///< of addresses; memory is taken where they are used

/// Addresses for which the system is asked for large pages; without them, or beyond, all is as usual.
void askForLargePages()
{
    // What is in use already, since before this runs.
    const auto used = reinterpret_cast<std::uintptr_t>(mi_malloc(1));
    madvise(reinterpret_cast<void*>(used & ~(segment - 1)), segment, MADV_HUGEPAGE);
    mi_free(reinterpret_cast<void*>(used));

    void* const begin =
        mmap(nullptr, reserved + segment, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (begin == MAP_FAILED)
        return;
    void* const first =
        reinterpret_cast<void*>((reinterpret_cast<std::uintptr_t>(begin) + segment - 1) & ~(segment - 1));
    madvise(first, reserved, MADV_HUGEPAGE);
    mi_manage_os_memory(first, reserved, false, false, true, -1);
}
#else
void askForLargePages() {}
#endif

[[maybe_unused]] const bool isSet = [] {
    keepWhatWasFreed();
    askForLargePages();
    return true;
}();

} // namespace
