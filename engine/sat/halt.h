// Halt: when a search has to give up.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>

namespace tokisuji {

/// A stop request or a moment, whichever comes first. A value; cheap to copy and to ask.
class Halt {
public:
    using Clock = std::chrono::steady_clock;

    Halt() = default;
    explicit Halt(std::stop_token stop, std::optional<Clock::time_point> deadline = {})
        : m_stop(std::move(stop)), m_deadline(deadline)
    {
    }

    [[nodiscard]] bool cancelled() const { return m_stop.stop_requested(); }
    [[nodiscard]] bool late() const { return m_deadline && Clock::now() >= *m_deadline; }
    [[nodiscard]] bool reached() const { return cancelled() || late(); }
    [[nodiscard]] const std::stop_token& token() const { return m_stop; }
    [[nodiscard]] const std::optional<Clock::time_point>& deadline() const { return m_deadline; }

private:
    std::stop_token m_stop;
    std::optional<Clock::time_point> m_deadline;
};

} // namespace tokisuji
