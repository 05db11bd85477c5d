// The allocator keeps what was freed for half a second: a search gives its memory back at every keystroke and asks for
// it again at the next, and the system takes longer over that than the search over its own work.
#include <mimalloc.h>

namespace {

constexpr long keptMs = 500;

[[maybe_unused]] const bool isSet = [] {
#if MI_MALLOC_VERSION >= 210
    mi_option_set(mi_option_purge_delay, keptMs);
#else
    mi_option_set(mi_option_decommit_delay, keptMs);
#endif
    return true;
}();

} // namespace
