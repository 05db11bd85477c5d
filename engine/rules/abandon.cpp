// A watch is found by thread, since the sentences of a page and the clauses of an encoding have no other way to it;
// what is built is a value that knows no halt.
#include "engine/rules/abandon.h"

#include <utility>

namespace tokisuji {

namespace {

constexpr std::size_t literalsPerPoll = 20'000; ///< a millisecond or less

thread_local BuildWatch* innermost = nullptr;

} // namespace

BuildWatch::BuildWatch(std::function<bool()> isOver)
    : m_isOver(std::move(isOver)), m_outer(std::exchange(innermost, this))
{
}

BuildWatch::~BuildWatch()
{
    innermost = m_outer;
}

void BuildWatch::count(std::size_t literals)
{
    if (innermost == nullptr)
        return;
    innermost->m_unpolled += literals;
    if (innermost->m_unpolled < literalsPerPoll)
        return;
    innermost->m_unpolled = 0;
    if (innermost->m_isOver())
        throw BuildAbandoned{};
}

} // namespace tokisuji
