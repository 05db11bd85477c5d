#include "editor/ui/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

#include <array>

namespace tokisuji {

namespace {

Palette& running()
{
    static Palette palette;
    return palette;
}

/// The desktop's own palette shows only while the program has set none.
QPalette paletteOfDesktop()
{
    QApplication::setPalette(QPalette());
    return QApplication::palette();
}

bool& motionReduced()
{
    static bool reduced = false;
    return reduced;
}

QColor mixed(const QColor& a, const QColor& b, double shareOfB)
{
    const auto between = [&](float one, float other) {
        return static_cast<float>(one + (other - one) * static_cast<float>(shareOfB));
    };
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()),
                            between(a.blueF(), b.blueF()));
}

QPalette paletteOf(const Palette& colour)
{
    QPalette palette;
    const QColor ink = colour[Ink::Ink];
    const QColor faint = colour[Ink::Ink2];
    const std::pair<QPalette::ColorRole, QColor> roles[]{
        {QPalette::Window, colour[Chrome::Window]},
        {QPalette::WindowText, ink},
        {QPalette::Base, colour[Chrome::Panel]},
        {QPalette::AlternateBase, colour[Chrome::Window]},
        {QPalette::Text, ink},
        {QPalette::PlaceholderText, faint},
        {QPalette::Button, colour[Chrome::Panel]},
        {QPalette::ButtonText, ink},
        {QPalette::BrightText, colour[Chrome::OnAccent]},
        {QPalette::Highlight, colour[Ink::Accent]},
        {QPalette::HighlightedText, colour[Chrome::OnAccent]},
        {QPalette::Link, colour[Ink::Accent]},
        {QPalette::LinkVisited, colour[Ink::Accent]},
        {QPalette::ToolTipBase, colour[Chrome::Panel]},
        {QPalette::ToolTipText, ink},
        {QPalette::Light, colour[Chrome::Panel]},
        {QPalette::Midlight, colour[Chrome::Soft]},
        {QPalette::Mid, colour[Chrome::Line]},
        {QPalette::Dark, colour[Chrome::ControlLine]},
        {QPalette::Shadow, colour[Chrome::Canvas]},
    };
    for (const auto& [role, value] : roles)
        palette.setColor(role, value);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colour[Chrome::Faded]);
    return palette;
}

QString styleSheetOf(const Palette& colour)
{
    QFile file(QStringLiteral(":/style/window.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    const std::pair<const char*, QColor> tokens[]{
        {"@window", colour[Chrome::Window]},
        {"@panel", colour[Chrome::Panel]},
        {"@canvas", colour[Chrome::Canvas]},
        {"@hairline", colour[Chrome::Line]},
        {"@control", colour[Chrome::ControlLine]},
        {"@soft", colour[Chrome::Soft]},
        {"@faded", colour[Chrome::Faded]},
        {"@empty", colour[Chrome::Empty]},
        {"@onAccent", colour[Chrome::OnAccent]},
        {"@ink2", colour[Ink::Ink2]},
        {"@ink", colour[Ink::Ink]},
        {"@paper", colour[Ink::Paper]},
        {"@accent", colour[Ink::Accent]},
        {"@conflict", colour[Ink::Conflict]},
    };
    for (const auto& [token, value] : tokens)
        text.replace(QLatin1String(token), value.name());
    const bool isDark = colour[Chrome::OnAccent].lightness() < 128; // a picture has no tokens of its own
    text.replace(QLatin1String("@tick"), QLatin1String(isDark ? "check-dark" : "check-light"));
    return text;
}

/// The desktop's font as it was before the program set its own.
const QFont& desktopFont()
{
    static const QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    return font;
}

/// A session without a desktop names no font of its own, only a generic one; Inter then reads best.
bool isGeneric(const QString& family)
{
    static const QStringList generic{QString(), QStringLiteral("Sans Serif"), QStringLiteral("Sans"),
                                     QStringLiteral("sans-serif"), QStringLiteral("DejaVu Sans")};
    return generic.contains(family, Qt::CaseInsensitive);
}

QFont makeBaseFont()
{
    QFont font = desktopFont();
    const QString inter = QStringLiteral("Inter");
    const bool useInter = isGeneric(font.family()) && QFontDatabase::hasFamily(inter);
    // The Japanese family is named, or Han characters may come out in Chinese forms.
    font.setFamilies(
        {useInter ? inter : font.family(), QStringLiteral("Noto Sans CJK JP"), QStringLiteral("IPAGothic")});
    if (isGeneric(desktopFont().family()))
        font.setPixelSize(13);
    return font;
}

struct RoleStyle {
    double size; ///< of the body's 13
    QFont::Weight weight;
};
constexpr std::array<RoleStyle, 7> roleStyles{{
    {11, QFont::Normal},
    {12, QFont::Normal},
    {13, QFont::Normal},
    {12, QFont::DemiBold},
    {13, QFont::DemiBold},
    {14, QFont::DemiBold},
    {20, QFont::Bold},
}};
using RoleFonts = std::array<QFont, roleStyles.size()>;

/// Asking which fonts there are takes longer than painting a text in one of them.
RoleFonts makeRoleFonts()
{
    RoleFonts fonts;
    fonts.fill(makeBaseFont());
    for (std::size_t role = 0; role < fonts.size(); ++role) {
        const double body = QFontInfo(fonts[role]).pixelSize();
        fonts[role].setPixelSize(qRound(body * roleStyles[role].size / 13));
        fonts[role].setWeight(roleStyles[role].weight);
    }
    return fonts;
}

} // namespace

const Palette& colours()
{
    return running();
}

bool isHighContrast(const QPalette& desktop)
{
    constexpr double strong = 19; // black on the light grey of usual windows has 18
    return contrast(desktop.color(QPalette::Window), desktop.color(QPalette::WindowText)) >= strong;
}

/// Lines and secondary text have the colour of text. What is disabled, chosen or not filled still looks different.
Palette withContrastOf(Palette palette, const QPalette& desktop)
{
    const QColor ground = desktop.color(QPalette::Window);
    const QColor ink = desktop.color(QPalette::WindowText);
    for (const Chrome part : {Chrome::Window, Chrome::Panel, Chrome::Canvas})
        palette.set(part, ground);
    for (const Chrome part : {Chrome::Line, Chrome::ControlLine})
        palette.set(part, ink);
    for (const Ink text : {Ink::Ink, Ink::Ink2})
        palette.set(text, ink);
    const QColor highlight = desktop.color(QPalette::Highlight);
    const bool isSeen = contrast(highlight, ground) >= 4.5;
    palette.set(Ink::Accent, isSeen ? highlight : ink);
    palette.set(Chrome::OnAccent, isSeen ? desktop.color(QPalette::HighlightedText) : ground);
    palette.set(Chrome::Soft, mixed(ground, palette[Ink::Accent], 0.2));
    palette.set(Chrome::Empty, mixed(ground, ink, 0.25));
    const QColor disabled = desktop.color(QPalette::Disabled, QPalette::WindowText);
    const bool isApart = contrast(disabled, ink) >= 1.5 && contrast(disabled, ground) >= 4.5;
    palette.set(Chrome::Faded, isApart ? disabled : mixed(ground, ink, 0.55));
    return palette;
}

void applyTheme(ThemeChoice choice)
{
    applyTheme(choice, paletteOfDesktop());
}

void applyTheme(ThemeChoice choice, const QPalette& desktop)
{
    const bool isDesktopDark = desktop.color(QPalette::Window).lightness() < 128;
    const bool isDark = choice == ThemeChoice::System ? isDesktopDark : choice == ThemeChoice::Dark;
    running() = Palette(isDark ? Theme::Dark : Theme::Light);
    if (choice == ThemeChoice::System && isHighContrast(desktop))
        running() = withContrastOf(running(), desktop);
    if (QApplication::style()->name() != QLatin1String("fusion"))
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(textFont(TextRole::Body));
    QApplication::setPalette(paletteOf(colours()));
    qApp->setStyleSheet(styleSheetOf(colours()));
}

const QFont& textFont(TextRole role)
{
    static const RoleFonts fonts = makeRoleFonts();
    return fonts[static_cast<std::size_t>(role)];
}

void setMotionReduced(bool reduced)
{
    motionReduced() = reduced;
}

int motionMs(int wanted)
{
    if (motionReduced())
        return 0;
    const int duration = QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration);
    return duration == 0 ? 0 : wanted;
}

} // namespace tokisuji
