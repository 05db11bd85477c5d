// Errands: several of them at a time, each forgotten as soon as it is done.
#pragma once

#include "editor/model/errand.h"

#include <map>

namespace tokisuji {

/// Lives in the thread of its owner. Its end cancels them.
template <class Result>
class Errands {
public:
    using Work = typename Errand<Result>::Work;
    using Receive = typename Errand<Result>::Receive;

    /// As of an Errand. When `receive` is called, this one is no longer counted.
    void start(Work work, Result brokenOff, Receive receive)
    {
        const int serial = ++m_serial;
        const auto end = [this, serial, receive = std::move(receive)](Result result) {
            m_all.erase(serial);
            receive(std::move(result));
        };
        m_all[serial] = std::make_unique<Errand<Result>>(std::move(work), std::move(brokenOff), end);
    }
    [[nodiscard]] bool areDone() const { return m_all.empty(); }
    void cancel() { m_all.clear(); }

private:
    std::map<int, std::unique_ptr<Errand<Result>>> m_all;
    int m_serial = 0;
};

} // namespace tokisuji
