#include "editor/export/film.h"

#include <algorithm>

namespace tokisuji {

void Film::addFrame(const Drawing& drawing)
{
    const int frame = m_frames++;
    const QPointF corner(drawing.topLeft.x, drawing.topLeft.y), end(drawing.bottomRight.x, drawing.bottomRight.y);
    m_extent |= QRectF(corner * m_cell, end * m_cell);
    for (const Item& item : drawing.items) {
        const QByteArray element = m_items.elementOf(item);
        if (element.isEmpty())
            continue;
        const std::pair key(static_cast<int>(item.level), element);
        auto found = m_indexOf.constFind(key);
        if (found == m_indexOf.constEnd()) {
            found = m_indexOf.insert(key, m_parts.size());
            m_parts.push_back({item.level, {}, element});
        }
        std::vector<FrameRun>& runs = m_parts[*found].runs;
        if (runs.empty() || runs.back().end < frame)
            runs.push_back({frame, frame + 1});
        else
            runs.back().end = frame + 1;
    }
}

std::vector<FilmPart> Film::parts() const
{
    std::vector<FilmPart> ordered = m_parts;
    std::ranges::stable_sort(ordered, {}, &FilmPart::level);
    std::vector<FilmPart> joined;
    for (FilmPart& part : ordered)
        if (!joined.empty() && joined.back().level == part.level && joined.back().runs == part.runs)
            joined.back().elements += part.elements;
        else
            joined.push_back(std::move(part));
    return joined;
}

} // namespace tokisuji
