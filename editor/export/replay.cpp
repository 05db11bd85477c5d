#include "editor/export/replay.h"

#include "editor/export/export_message.h"
#include "editor/whole_file.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>

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

namespace {

struct ReplayForm {
    QLatin1String suffix;
    QByteArray (*write)(const std::vector<ReplayState>&, const ReplayOptions&);
};
constexpr std::array replayForms{
    ReplayForm{QLatin1String("svg"), replaySvg},
    ReplayForm{QLatin1String("webp"), replayWebp},
    ReplayForm{QLatin1String("html"), replayHtml},
    ReplayForm{QLatin1String("htm"), replayHtml},
};

} // namespace

std::optional<QString> writeReplay(const std::vector<ReplayState>& states, const QString& path,
                                   const ReplayOptions& options, const std::stop_token& stop)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto form = std::ranges::find_if(replayForms, [&](const ReplayForm& f) { return suffix == f.suffix; });
    if (form == replayForms.end())
        return exportMessage(
                   QT_TRANSLATE_NOOP("Exporter", "Replays can be saved as .svg, .webp or .html, not as \"%1\"."))
            .arg(suffix.isEmpty() ? path : QLatin1Char('.') + suffix);
    const QByteArray content = form->write(states, options);
    if (content.isEmpty())
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "The picture could not be encoded as WebP."));
    if (stop.stop_requested())
        return exportMessage(QT_TRANSLATE_NOOP("Exporter", "Cancelled."));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !putInPlace(file))
        return file.errorString();
    return std::nullopt;
}

} // namespace tokisuji
