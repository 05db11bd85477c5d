// Replay scene: what both forms of a replay show: the board's film and below it a strip with the verdict of each state.
#pragma once

#include "editor/export/film.h"
#include "editor/export/replay.h"

namespace tokisuji {

class ReplayScene {
public:
    ReplayScene(const std::vector<ReplayState>& states, const ReplayOptions& options);

    [[nodiscard]] const std::vector<FilmPart>& parts() const { return m_parts; }
    [[nodiscard]] int states() const { return m_count; }
    /// The whole picture, with its strip.
    [[nodiscard]] QRectF extent() const { return m_extent; }
    /// Outlines, paper: what stands before all parts.
    [[nodiscard]] QByteArray ground() const;
    /// The strip without the frame round the current state.
    [[nodiscard]] QByteArray strip() const;
    /// That frame, without its end: attributes or children may follow.
    [[nodiscard]] QByteArray frameStart() const;
    /// The left edge of that frame at a state.
    [[nodiscard]] double frameAt(int state) const;
    [[nodiscard]] QByteArray head() const; ///< the opening tag and the title

private:
    void addClock(const std::vector<ReplayState>& states);
    [[nodiscard]] double pitch() const { return m_strip.width() / m_count; }
    [[nodiscard]] QByteArray mark(Status status, const QRectF& box) const;
    [[nodiscard]] QByteArray rect(const QRectF& box, Ink fill) const;

    Palette m_palette;
    Film m_film;
    const ReplayOptions& m_options;
    std::vector<std::optional<Status>> m_verdicts;
    std::vector<FilmPart> m_parts;
    int m_count;
    QRectF m_extent;
    QRectF m_strip;
};

/// "0:07", "1:02:03".
[[nodiscard]] QString clockText(std::int64_t ms);

} // namespace tokisuji
