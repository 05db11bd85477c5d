// Page column: fills a page, or a part of it, from the top to the bottom.
#pragma once

#include "editor/export/page.h"

#include <memory>
#include <optional>
#include <vector>

namespace tokisuji {

/// A drawing with its size on paper.
struct SizedDrawing {
    std::shared_ptr<const Drawing> drawing;
    double cell = 0;
    [[nodiscard]] QSizeF size() const { return sizeOf(*drawing, cell); }
};

class PageColumn {
public:
    /// `at`: where it begins.
    PageColumn(QPointF at, double width) : m_at(at), m_width(width) {}

    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double bottom() const { return m_at.y() + m_height; }
    [[nodiscard]] double height() const { return m_height; }

    void addGap(double height) { m_height += height; }
    /// Nothing for an empty text.
    void addText(const QString& text, const TextLook& look);
    /// One centred, or several side by side, centred together.
    void addDrawings(const std::vector<SizedDrawing>& drawings, double between = 0);
    void addLine();
    /// A code with something said beside it.
    void addCode(const QrCode& code, double side, const QString& head, const QString& text, const TextLook& look);

    [[nodiscard]] std::vector<PagePart> takeParts() { return std::move(m_parts); }

private:
    QPointF m_at;
    double m_width;
    double m_height = 0;
    std::vector<PagePart> m_parts;
};

} // namespace tokisuji
