#include "engine/generate/probe.h"

namespace tokisuji {

Verdict Probe::statusOf(const Board& board, std::stop_token stop)
{
    std::stop_source enough;
    const std::stop_callback passOn(stop, [&] { enough.request_stop(); });
    const CheckOptions options{.limit = m_patience, .alternatives = 1, .conflict = false};
    return m_session.check(board, options, enough.get_token(), [&](const Verdict& verdict) {
        if (verdict.status != Status::Unknown)
            enough.request_stop();
    });
}

Verdict Probe::determinedOf(const Board& board, std::stop_token stop)
{
    const CheckOptions options{.limit = m_patience, .alternatives = 0, .conflict = false};
    return m_session.check(board, options, std::move(stop), {});
}

} // namespace tokisuji
