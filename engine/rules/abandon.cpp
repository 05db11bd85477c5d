// A watch is found by thread, since the sentences of a page have no other way to it; rules themselves are values that
// any thread may read.
#include "engine/rules/abandon.h"

#include <utility>

namespace tokisuji {

namespace {

constexpr std::size_t literalsPerPoll = 20'000; ///< a millisecond or less

thread_local RulesWatch* innermost = nullptr;

} // namespace

RulesWatch::RulesWatch(std::function<bool()> isOver)
    : m_isOver(std::move(isOver)), m_outer(std::exchange(innermost, this))
{
}

RulesWatch::~RulesWatch()
{
    innermost = m_outer;
}

void RulesWatch::count(std::size_t literals)
{
    if (innermost == nullptr)
        return;
    innermost->m_unpolled += literals;
    if (innermost->m_unpolled < literalsPerPoll)
        return;
    innermost->m_unpolled = 0;
    if (innermost->m_isOver())
        throw RulesAbandoned{};
}

} // namespace tokisuji
