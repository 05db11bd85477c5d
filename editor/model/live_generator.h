// LiveGenerator: a search for a puzzle on a thread of its own, with the best board so far.
#pragma once

#include "engine/generate/generator.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace tokisuji {

/// As generate() does it.
using GenerateFunction =
    std::function<Generated(const Genre&, const GenerateOptions&, const std::stop_token&, const GenerateSink&)>;

/// The engine's own search.
[[nodiscard]] GenerateFunction engineGenerate();

/// Lives in the GUI thread and never waits for its worker, not even when it is destroyed.
class LiveGenerator : public QObject {
    Q_OBJECT
public:
    /// Searches with the engine's generator.
    explicit LiveGenerator(QObject* parent = nullptr);
    /// Searches with a function of the caller's, which is called on the worker's thread.
    explicit LiveGenerator(GenerateFunction function, QObject* parent = nullptr);
    ~LiveGenerator() override;

    /// Begins a search; one that is running is forgotten. Requires options for which problemWith() reports nothing.
    void start(const Genre& genre, GenerateOptions options);
    /// Ends the search at once; the best board so far is the result.
    void stop();
    [[nodiscard]] bool isRunning() const;
    /// Of the search that runs or has ended.
    [[nodiscard]] const GenerateProgress& progress() const;
    /// Of the search that has ended; nullopt while one runs and before the first.
    [[nodiscard]] const std::optional<Generated>& result() const;
    /// How long the search has run, in milliseconds.
    [[nodiscard]] double ms() const;

signals:
    /// At most 60 times a second.
    void progressChanged();
    void ended();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
