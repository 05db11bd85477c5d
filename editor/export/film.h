// Film: drawings that follow each other, as elements that come and go. What stays is written once, however many
// drawings there are.
#pragma once

#include "editor/export/svg_item.h"

#include <QRectF>

#include <utility>
#include <vector>

namespace tokisuji {

/// A run of frames, from `first` to before `end`.
struct FrameRun {
    int first = 0;
    int end = 0;
    friend bool operator==(const FrameRun&, const FrameRun&) = default;
};

/// Elements that are seen in the same frames.
struct FilmPart {
    Level level = Level::OwnFill;
    std::vector<FrameRun> runs;
    QByteArray elements;
};

class Film {
public:
    Film(const Palette& palette, double cell) : m_items(palette, cell), m_cell(cell) {}

    void addFrame(const Drawing& drawing);
    [[nodiscard]] int frames() const { return m_frames; }
    /// From the bottom to the top.
    [[nodiscard]] std::vector<FilmPart> parts() const;
    /// What all frames need, in units.
    [[nodiscard]] QRectF extent() const { return m_extent; }
    [[nodiscard]] SvgItems& items() { return m_items; }
    [[nodiscard]] const SvgItems& items() const { return m_items; }

private:
    SvgItems m_items;
    double m_cell;
    int m_frames = 0;
    QRectF m_extent;
    std::vector<FilmPart> m_parts; ///< each with one element, in the order in which they came
    QHash<std::pair<int, QByteArray>, std::size_t> m_indexOf; ///< by level and element
};

} // namespace tokisuji
