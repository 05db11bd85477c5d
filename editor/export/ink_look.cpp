#include "editor/export/ink_look.h"

namespace tokisuji {

Palette withPalestGrey(const Palette& palette, double share)
{
    Palette darker = palette;
    for (int i = 0; i < inkCount; ++i) {
        const Ink ink = static_cast<Ink>(i);
        const QColor& colour = palette[ink];
        const bool isGrey = colour.red() == colour.green() && colour.green() == colour.blue();
        if (!colour.isValid() || !isGrey || colour == QColor(Qt::white))
            continue;
        const double black = 1 - colour.redF();
        const auto white = static_cast<float>(1 - (share + (1 - share) * black));
        darker.set(ink, QColor::fromRgbF(white, white, white));
    }
    return darker;
}

Palette paletteOf(const InkLook& look)
{
    const Palette palette(look.theme);
    return look.palestGrey > 0 ? withPalestGrey(palette, look.palestGrey) : palette;
}

} // namespace tokisuji
