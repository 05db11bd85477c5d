// Replay: how a puzzle was made or solved, to be shown: as an animated picture, or as a page with a slider. Each is one
// file that needs nothing else.
#pragma once

#include "editor/export/export_options.h"
#include "engine/board/board.h"
#include "engine/solve/verdict.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// A state of the board, and the edit that led to it.
struct ReplayState {
    Board board;
    QString edit;                  ///< in words; may be empty
    std::optional<Status> verdict; ///< where it is known
    std::int64_t timeMs = 0;       ///< since the first state; only looked at where times are shown
};

/// What a replay says, in the language of the document.
struct ReplayWords {
    QString language = QStringLiteral("en"); ///< code
    QString title;
    QString byline;
    QString play, pause;
    QString position; ///< name of the slider
    QString keys;     ///< "← → one edit · Space plays"
    QString unique, several, none, open, unknown;
};

struct ReplayOptions {
    ExportOptions board; ///< colours, size of cells
    ReplayWords words;
    bool times = false; ///< is it shown when each edit was made? Otherwise nothing in the file tells
};

/// A pause longer than this counts as this long.
constexpr int longestPauseMs = 2000;
/// How long each state is seen; without times all equally long.
[[nodiscard]] std::vector<int> replayDurationsMs(const std::vector<ReplayState>& states, bool times);

/// All require at least one state.
[[nodiscard]] QByteArray replaySvg(const std::vector<ReplayState>& states, const ReplayOptions& options);
[[nodiscard]] QByteArray replayHtml(const std::vector<ReplayState>& states, const ReplayOptions& options);
/// At most six million pixels: large boards are drawn smaller. Empty: it cannot be encoded.
[[nodiscard]] QByteArray replayWebp(const std::vector<ReplayState>& states, const ReplayOptions& options);
/// An .svg, .webp or .html file, through a temporary one. nullopt on success, otherwise what is wrong, for people. Told
/// to stop, it leaves the file as it was.
[[nodiscard]] std::optional<QString> writeReplay(const std::vector<ReplayState>& states, const QString& path,
                                                 const ReplayOptions& options, const std::stop_token& stop = {});

} // namespace tokisuji
