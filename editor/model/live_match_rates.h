// LiveMatchRates: the measurement of match rates on a thread of its own, with the rows so far.
#pragma once

#include "engine/check/match_rates.h"

#include <QObject>

#include <functional>
#include <memory>

namespace tokisuji {

/// As measureMatchRates() does it.
using MatchRateFunction =
    std::function<std::vector<MatchRateRow>(const MatchRateWishes&, const std::stop_token&, const MatchRateSink&)>;

/// Lives in the GUI thread and never waits for its worker, not even when it is destroyed.
class LiveMatchRates : public QObject {
    Q_OBJECT
public:
    /// Measures with the engine.
    explicit LiveMatchRates(QObject* parent = nullptr);
    /// Measures with a function of the caller's, which is called on the worker's thread.
    explicit LiveMatchRates(MatchRateFunction function, QObject* parent = nullptr);
    ~LiveMatchRates() override;

    /// Begins anew.
    void start(const MatchRateWishes& wishes);
    /// The rows so far stay.
    void stop();
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] const std::vector<MatchRateRow>& rows() const;
    [[nodiscard]] double done() const; ///< 0 to 1

signals:
    /// Also when it has ended.
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
