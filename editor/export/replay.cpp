#include "editor/export/replay.h"

#include "editor/export/export_message.h"
#include "editor/whole_file.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace tokisuji {

std::vector<int> replayDurationsMs(const std::vector<ReplayState>& states, bool times)
{
    constexpr int usual = 600, shortest = 80, whole = 60'000, last = 2500;
    const auto count = static_cast<int>(states.size());
    const int pace = std::clamp(whole / std::max(1, count), shortest, usual); // long logs get faster
    std::vector<int> durations(states.size(), pace);
    for (std::size_t i = 0; times && i + 1 < states.size(); ++i)
        durations[i] = static_cast<int>(
            std::clamp<std::int64_t>(states[i + 1].timeMs - states[i].timeMs, shortest, longestPauseMs));
    durations.back() = last;
    return durations;
}

std::optional<QString> writeReplay(const std::vector<ReplayState>& states, const QString& path,
                                   const ReplayOptions& options)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isPage = suffix == QLatin1String("html") || suffix == QLatin1String("htm");
    if (!isPage && suffix != QLatin1String("svg"))
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "Replays can be saved as .svg or .html, not as \"%1\"."))
            .arg(suffix.isEmpty() ? path : QLatin1Char('.') + suffix);
    const QByteArray content = isPage ? replayHtml(states, options) : replaySvg(states, options);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

} // namespace tokisuji
