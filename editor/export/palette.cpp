#include "editor/export/palette.h"

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

/// A colour in each theme, as 0xRRGGBB.
struct Shades {
    int light;
    int dark;
    int print;
};
constexpr int none = -1;

struct InkRow {
    Ink ink;
    Shades shades;
};
struct ChromeRow {
    Chrome part;
    Shades shades;
};

constexpr InkRow inks[]{
    {Ink::Paper, {0xFFFFFF, 0x282C32, 0xFFFFFF}},         {Ink::Ink, {0x1B1E24, 0xECEAE4, 0x000000}},
    {Ink::Ink2, {0x545962, 0xABB0BA, 0x404040}},          {Ink::Grid, {0xB4AFA5, 0x5A606B, 0x909090}},
    {Ink::Guide, {0xDEDAD2, 0x434952, 0xC8C8C8}},         {Ink::Wall, {0x1B1E24, 0xE4E2DC, 0x000000}},
    {Ink::Shade, {0x3A3F48, 0xC9C6BE, 0x404040}},         {Ink::Dot, {0x2E7D6B, 0x5FCFB0, 0x000000}},
    {Ink::OnShade, {0xFFFFFF, 0x1B1D21, 0xFFFFFF}},       {Ink::Unique, {0x006B57, 0x54D3AC, 0x000000}},
    {Ink::Several, {0x9C5A00, 0xF0B350, 0x000000}},       {Ink::NoSolution, {0xA30F2D, 0xFF7B82, 0x000000}},
    {Ink::Unknown, {0x6A6F78, 0x9CA3AE, 0x606060}},       {Ink::Accent, {0x2356A8, 0x82B1FF, 0x000000}},
    {Ink::Determined, {0x007F69, 0x45C9A8, 0x000000}},    {Ink::DeterminedHalo, {0xC6E9E0, 0x1F4C44, none}},
    {Ink::AltA, {0x0A5CC0, 0x66A9F7, 0x000000}},          {Ink::AltB, {0xBC4B00, 0xFFA55C, 0x606060}},
    {Ink::HoleFill, {0xFFF3CF, 0x453C1F, none}},          {Ink::HoleHatch, {0xA47A00, 0xE0BE55, 0x808080}},
    {Ink::Common, {0x6D727B, 0x8D939D, 0xA0A0A0}},        {Ink::Conflict, {0xA30F2D, 0xFF7F86, 0x000000}},
    {Ink::ConflictFill, {0xFBE1E1, 0x50262B, none}},      {Ink::Reason, {0x45309C, 0xD3C7FF, 0x404040}},
    {Ink::ReasonFill, {0xE9E5F9, 0x38325A, 0xE6E6E6}},    {Ink::Hypothesis, {0xA12C78, 0xF07FC0, 0x606060}},
    {Ink::TintInside, {0xD5E3F5, 0x2C3F5C, 0xDCDCDC}},    {Ink::TintOutside, {0xF4EEDF, 0x3D382E, 0xF2F2F2}},
    {Ink::PearlWhite, {0xFFFFFF, 0xECEAE4, 0xFFFFFF}},    {Ink::PearlBlack, {0x1B1E24, 0x0C0D10, 0x000000}},
    {Ink::ClueGrey, {0xE2DFD8, 0x424852, 0xDDDDDD}},      {Ink::ClueCyan, {0x0A7390, 0x63C5DE, 0x000000}},
    {Ink::SideOrange, {0xEBA31F, 0xDB9A26, 0xC8C8C8}},    {Ink::SideBlue, {0x0B64A4, 0x1F6FAE, 0x585858}},
    {Ink::SideYellow, {0xF2E650, 0xE3D74C, 0xEEEEEE}},    {Ink::SideRed, {0xB84300, 0xBE4A08, 0x707070}},
    {Ink::SideSky, {0x86CBF2, 0x82C3E8, 0xD4D4D4}},       {Ink::SideGreen, {0x007A58, 0x0A7D5C, 0x4C4C4C}},
    {Ink::SidePink, {0xEDB3D2, 0xDFA6C6, 0xDEDEDE}},      {Ink::SidePurple, {0x6A3586, 0x7A4598, 0x3A3A3A}},
    {Ink::StickerWhite, {0xFAFAF7, 0xF2F0EA, 0xFAFAF7}},  {Ink::StickerYellow, {0xF7DC3A, 0xEFD336, 0xF7DC3A}},
    {Ink::StickerOrange, {0xF2921D, 0xE88A1A, 0xF2921D}}, {Ink::StickerRed, {0xB3122D, 0xBE1F38, 0xB3122D}},
    {Ink::StickerGreen, {0x2FA872, 0x35AC77, 0x2FA872}},  {Ink::StickerBlue, {0x1B56B4, 0x2A63C0, 0x1B56B4}},
    {Ink::StickerPurple, {0x7A3C9E, 0x8647AA, 0x7A3C9E}}, {Ink::StickerPink, {0xF0A3C4, 0xE69BBC, 0xF0A3C4}},
    {Ink::StickerCyan, {0x5CC6E8, 0x57BDDE, 0x5CC6E8}},   {Ink::StickerBrown, {0x7A4A21, 0x85522A, 0x7A4A21}},
    {Ink::StickerGrey, {0xA5A9B0, 0xA0A4AB, 0xA5A9B0}},   {Ink::StickerBlack, {0x33363C, 0x3A3E45, 0x33363C}},
    {Ink::NoteFill1, {0xFFF1A3, 0x5E5620, 0xF6F6F6}},     {Ink::NoteFill2, {0xFFCF96, 0x6E4A18, 0xE2E2E2}},
    {Ink::NoteFill3, {0xF2A79D, 0x702F2D, 0xCECECE}},     {Ink::NoteFill4, {0xF9CBE1, 0x6B3A5C, 0xEBEBEB}},
    {Ink::NoteFill5, {0xC9B2EC, 0x4C3A7C, 0xC8C8C8}},     {Ink::NoteFill6, {0xA6CAF6, 0x264C80, 0xD6D6D6}},
    {Ink::NoteFill7, {0xA2D9B5, 0x1F5A3E, 0xDCDCDC}},     {Ink::NoteFill8, {0xCFCBC3, 0x4B5059, 0xD2D2D2}},
    {Ink::NoteSign1, {0x8A6A00, 0xF0D94A, 0x000000}},     {Ink::NoteSign2, {0xB04F00, 0xF5A650, 0x000000}},
    {Ink::NoteSign3, {0xA8102A, 0xFF8C86, 0x000000}},     {Ink::NoteSign4, {0xB02C78, 0xF29CCB, 0x000000}},
    {Ink::NoteSign5, {0x6A3586, 0xC5A6FF, 0x000000}},     {Ink::NoteSign6, {0x1B56B4, 0x7DB4FF, 0x000000}},
    {Ink::NoteSign7, {0x00704F, 0x5FD3A0, 0x000000}},     {Ink::NoteSign8, {0x545962, 0xB4B9C2, 0x000000}},
    {Ink::Trial1, {0x8C561A, 0xDDA368, 0x505050}},        {Ink::Trial2, {0x0A7390, 0x63C5DE, 0x707070}},
    {Ink::Trial3, {0x5A6A00, 0xB9CC4E, 0x303030}},
};

constexpr ChromeRow chrome[]{
    {Chrome::Window, {0xF1EFEA, 0x1B1D21, 0xFFFFFF}},      {Chrome::Panel, {0xFAF9F6, 0x23262B, 0xFFFFFF}},
    {Chrome::Canvas, {0xE6E3DC, 0x141619, 0xFFFFFF}},      {Chrome::Line, {0xD3CFC6, 0x3B4049, 0xC8C8C8}},
    {Chrome::ControlLine, {0x8A867C, 0x7B828E, 0x808080}}, {Chrome::Soft, {0xDDE7F7, 0x2B3B57, 0xE6E6E6}},
    {Chrome::OnAccent, {0xFFFFFF, 0x10131A, 0xFFFFFF}},    {Chrome::Faded, {0x8A867C, 0x7B828E, 0x808080}},
    {Chrome::Empty, {0xD3CFC6, 0x3B4049, 0xC8C8C8}},
};

QColor colourOf(const Shades& shades, Theme theme)
{
    const int rgb = theme == Theme::Light ? shades.light : theme == Theme::Dark ? shades.dark : shades.print;
    return rgb == none ? QColor() : QColor(static_cast<QRgb>(rgb));
}

double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

Palette::Palette(Theme theme) : m_theme(theme)
{
    for (const InkRow& row : inks)
        m_inks[static_cast<std::size_t>(row.ink)] = colourOf(row.shades, theme);
    for (const ChromeRow& row : chrome)
        m_chrome[static_cast<std::size_t>(row.part)] = colourOf(row.shades, theme);
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace tokisuji
