// SVG item: items of drawings as elements of SVG, each by itself, so that they can come and go.
#pragma once

#include "editor/export/palette.h"

#include <QByteArray>
#include <QHash>

namespace tokisuji {

/// Writes items in the colours of a palette, with cells of this many units.
class SvgItems {
public:
    SvgItems(const Palette& palette, double cell) : m_palette(palette), m_cell(cell) {}

    /// Equal items give equal texts. Empty where the palette draws nothing of it.
    [[nodiscard]] QByteArray elementOf(const Item& item);
    /// The outlines that elements refer to; complete once all elements have been written.
    [[nodiscard]] QByteArray definitions() const;
    /// The outline of a text, centred on (0,0), under the name that it has in the definitions.
    [[nodiscard]] QByteArray figure(const std::string& text, Weight weight, double size);

private:
    [[nodiscard]] QByteArray colour(Ink ink) const;
    [[nodiscard]] QByteArray paint(const Item& item) const;
    [[nodiscard]] QByteArray pathOf(const Item& item) const;
    [[nodiscard]] QByteArray hatchOf(const Item& item) const;
    [[nodiscard]] double x(const Point& p) const { return p.x * m_cell; }
    [[nodiscard]] double y(const Point& p) const { return p.y * m_cell; }

    const Palette& m_palette;
    double m_cell;
    QHash<QByteArray, QByteArray> m_names; ///< of outlines
    QByteArray m_definitions;
};

/// A number with two decimals at most.
[[nodiscard]] QByteArray svgNumber(double number);

} // namespace tokisuji
