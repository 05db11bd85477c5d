// Overlays: which layers of knowledge are drawn over the board. A new one is a row of the table in overlays.cpp; what
// it needs, and the reason shown while it is disabled, stand with its action.
#pragma once

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

class QPainter;
class QRectF;

namespace tokisuji {

class Settings;
enum class ActionId : std::uint8_t;

enum class OverlayKind : std::uint8_t { Determined, Difference, Conflict, WhatIf, Redundant, Reasons };

/// Where the chip of an overlay stands.
enum class OverlayPage : std::uint8_t { Check, Repair, Trace };

struct Overlays {
    bool determined = true;
    bool difference = true; ///< of solution A and alternative B
    bool conflict = true;
    bool placement = true;  ///< the best one of pieces, while there is no solution
    bool redundant = false; ///< clues that a unique puzzle could do without; drawn by the presenter of advice
    bool whatIf = false;    ///< drawn by its presenter; no other lines are drawn beside it
    enum Show : std::uint8_t { ShowA, ShowB, ShowBoth } show = ShowBoth;
    int alternative = 0; ///< index into Verdict::alternatives
    friend bool operator==(const Overlays&, const Overlays&) = default;
};

struct OverlayRow {
    OverlayKind kind;
    OverlayPage page;
    ActionId action;       ///< switches it
    bool Overlays::*shown; ///< nullptr: it is of a step of the trace, and has its place there
    const char* name;      ///< English source texts of the context "Overlays"
    const char* help;
    void (*paintLegend)(QPainter& painter, const QRectF& rect);
    const char* setting = ""; ///< the setting that remembers whether it is wanted; empty: that is forgotten
    bool isOfLines = false;   ///< only one of these is drawn; later rows come before earlier ones
    bool isUsual = true;      ///< shown to an author who has not chosen yet
};

[[nodiscard]] std::span<const OverlayRow> overlayTable();
[[nodiscard]] const OverlayRow& overlayRow(OverlayKind kind);
/// In the order of the table.
[[nodiscard]] std::vector<OverlayKind> overlaysOn(OverlayPage page);
/// The name under which settings remember whether it is shown to an author, or to who solves.
[[nodiscard]] QString overlaySetting(const OverlayRow& row, bool solving);
/// Is it shown when a puzzle opens? Who solves is shown nothing until he has asked for it.
[[nodiscard]] bool isShownAtFirst(const OverlayRow& row, bool solving, const Settings& settings);
/// In the current language.
[[nodiscard]] QString overlayText(const char* source);
/// The overlay's own drawing in small: the button is the legend.
void paintOverlayLegend(QPainter& painter, const QRectF& rect, OverlayKind kind);

} // namespace tokisuji
