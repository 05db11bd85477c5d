// Errand: one function on a thread of its own, whose result comes back to the thread that asked, unless nobody wants it
// any more. What is asked again and again is a LiveJob.
#pragma once

#include "editor/model/worker.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>
#include <variant>

namespace tokisuji {

/// Lives in the thread of its owner. Its end cancels the errand.
template <class Result>
class Errand {
public:
    using Work = std::function<Result(const std::stop_token&)>;
    using Receive = std::function<void(Result)>;
    /// `brokenOff` is received if the work ends with an exception. `receive` may destroy the errand.
    Errand(Work work, Result brokenOff, Receive receive)
        : m_brokenOff(std::move(brokenOff)), m_receive(std::move(receive)),
          m_worker([work = std::move(work)](const std::monostate&, const std::stop_token& stop,
                                            const auto&) { return std::make_shared<Result>(work(stop)); },
                   std::chrono::milliseconds::zero(),
                   [this] {
                       QMetaObject::invokeMethod(
                           &m_target, [this] { take(); }, Qt::QueuedConnection);
                   })
    {
        m_worker.start({});
    }

private:
    void take()
    {
        const auto report = m_worker.take();
        if (!report || !report->isLast)
            return;
        Result result = report->answer ? std::move(**report->answer) : std::move(m_brokenOff);
        const Receive receive = std::move(m_receive); // it may destroy this
        receive(std::move(result));
    }

    QObject m_target;
    Result m_brokenOff;
    Receive m_receive;
    Worker<std::monostate, std::shared_ptr<Result>> m_worker; ///< last: it is closed before what its wake-up reaches
};

} // namespace tokisuji
