// Abandon: rules that nobody waits for any more are not built to their end.
#pragma once

#include <functional>

namespace tokisuji {

/// Thrown out of a genre's page when its rules are given up. Whoever makes a RulesWatch catches it.
struct RulesAbandoned {};

/// As long as it lives, rules that this thread builds are given up soon after `isOver` first says so. Pages know nothing
/// of it. The watches of a thread end in the reverse order of their beginnings.
class RulesWatch {
public:
    explicit RulesWatch(std::function<bool()> isOver);
    ~RulesWatch();
    RulesWatch(const RulesWatch&) = delete;
    RulesWatch& operator=(const RulesWatch&) = delete;

    /// So many more literals were said on this thread. Throws RulesAbandoned.
    static void count(std::size_t literals);

private:
    std::function<bool()> m_isOver;
    std::size_t m_unpolled = 0;
    RulesWatch* m_outer;
};

} // namespace tokisuji
