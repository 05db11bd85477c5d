// Abandon: rules and clauses that nobody waits for any more are not built to their end.
#pragma once

#include <functional>

namespace tokisuji {

/// Thrown out of a genre's page or an encoding when what it builds is given up. Whoever makes a BuildWatch catches it.
struct BuildAbandoned {};

/// As long as it lives, rules and clauses that this thread builds are given up soon after `isOver` first says so. Pages
/// and encodings know nothing of it. The watches of a thread end in the reverse order of their beginnings.
class BuildWatch {
public:
    explicit BuildWatch(std::function<bool()> isOver);
    ~BuildWatch();
    BuildWatch(const BuildWatch&) = delete;
    BuildWatch& operator=(const BuildWatch&) = delete;

    /// So many more literals were written on this thread. Throws BuildAbandoned.
    static void count(std::size_t literals);

private:
    std::function<bool()> m_isOver;
    std::size_t m_unpolled = 0;
    BuildWatch* m_outer;
};

} // namespace tokisuji
