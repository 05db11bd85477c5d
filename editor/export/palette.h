// Palette: the colours of the board's inks and of the window round it, for each theme.
#pragma once

#include "engine/drawing/drawing.h"

#include <QColor>

#include <array>

namespace tokisuji {

enum class Theme : std::uint8_t { Light, Dark, Print };

/// Colours of the window that no drawing uses.
enum class Chrome : std::uint8_t {
    Window,      ///< window and tool bar
    Panel,       ///< side panel, timeline
    Canvas,      ///< round the board
    Line,        ///< hairlines: decoration
    ControlLine, ///< borders of controls
    Faded,       ///< text and pictures of what is disabled
    Empty,       ///< the part of a bar that is not filled
    Soft,        ///< selected row, checked chip
    OnAccent,    ///< text on the accent colour
};
constexpr int chromeCount = static_cast<int>(Chrome::OnAccent) + 1;

/// A value.
class Palette {
public:
    explicit Palette(Theme theme = Theme::Light);

    [[nodiscard]] Theme theme() const { return m_theme; }
    /// Invalid for Ink::None and for what the theme doesn't draw.
    [[nodiscard]] const QColor& operator[](Ink ink) const { return m_inks[static_cast<std::size_t>(ink)]; }
    [[nodiscard]] const QColor& operator[](Chrome part) const { return m_chrome[static_cast<std::size_t>(part)]; }
    void set(Ink ink, const QColor& colour) { m_inks[static_cast<std::size_t>(ink)] = colour; }
    void set(Chrome part, const QColor& colour) { m_chrome[static_cast<std::size_t>(part)] = colour; }
    friend bool operator==(const Palette&, const Palette&) = default;

private:
    Theme m_theme;
    std::array<QColor, inkCount> m_inks;
    std::array<QColor, chromeCount> m_chrome;
};

/// Contrast of two colours by WCAG 2.1: 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

} // namespace tokisuji
