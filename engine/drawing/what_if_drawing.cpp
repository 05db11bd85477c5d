#include "engine/drawing/advice_drawing.h"
#include "engine/drawing/clue_figure.h"
#include "engine/drawing/detail.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tokisuji {

namespace {

constexpr std::size_t most = 9;

/// Where the figures of a place stand, and how large they are, by how many there are.
struct Layout {
    int columns;
    double step;  ///< from figure to figure
    double disc;  ///< radius where it makes the puzzle unique
    double ring;  ///< radius where it leaves several solutions
    double scale; ///< of the figures
};

Layout layoutOf(std::size_t count)
{
    if (count <= 1)
        return {1, 0.5, 0.24, 0.2, 0.5};
    if (count <= 4)
        return {2, 0.46, 0.2, 0.165, 0.42};
    return {3, 0.285, 0.14, 0.125, 0.33};
}

/// Places that are not cells have less room.
double sizeOf(Place place)
{
    return isCell(place) ? 1 : 0.8;
}

/// Best first: what makes it unique, what determines most, what is open, what is out.
int rankOf(const WhatIf& value)
{
    switch (value.status) {
    case Status::Unique:
        return 0;
    case Status::Several:
        return 1;
    case Status::Open:
        return 2;
    case Status::Unknown:
        return 3;
    case Status::None:
        break;
    }
    return 4;
}

bool isBetter(const WhatIf& a, const WhatIf& b)
{
    return rankOf(a) != rankOf(b) ? rankOf(a) < rankOf(b) : a.determined > b.determined;
}

/// The values from `first` to `last` that are shown, in their own order.
std::vector<std::size_t> shownOf(std::span<const WhatIf> values, std::size_t first, std::size_t last)
{
    std::vector<std::size_t> shown;
    for (std::size_t i = first; i < last; ++i)
        shown.push_back(i);
    if (shown.size() <= most)
        return shown;
    std::ranges::stable_sort(shown, [&](std::size_t a, std::size_t b) { return isBetter(values[a], values[b]); });
    shown.resize(most);
    std::ranges::sort(shown);
    return shown;
}

class Picture {
public:
    Picture(const Board& board, std::span<const WhatIf> values, const WhatIfDrawOptions& options, Drawing& drawing)
        : m_board(board), m_values(values), m_options(options), m_detail(detailAt(options.cellPixels)),
          m_drawing(drawing)
    {
    }

    void addFrame(Place place) const
    {
        constexpr double inset = 0.03, rounding = 0.1; // the discs stay clear of it
        const std::vector<Point> path =
            roundedBox(boxAround(pointOf(place), 0.5 * sizeOf(place) - inset), rounding * sizeOf(place));
        Item ground = filled(Level::OverlayFill, path, Ink::DeterminedHalo);
        ground.opacity = 0.55;
        m_drawing.add(std::move(ground));
        m_drawing.add(outline(Level::Ghost, path, {.ink = Ink::Unique, .width = 0.045, .minWidthPx = 2}));
    }

    /// What the best of a place's values would do, where figures are too small to be read: a filled box makes the
    /// puzzle unique, the area of a dot is the share that becomes determined, a stroke leaves no solution.
    void addSummary(Place place, std::span<const WhatIf> here) const
    {
        const WhatIf& best = *std::ranges::min_element(here, isBetter);
        const double size = sizeOf(place);
        if (best.status == Status::Unique)
            m_drawing.add(filled(Level::OverlayFill, boxAround(pointOf(place), 0.5 * size), Ink::Unique));
        else if (best.status == Status::Several)
            m_drawing.add(disc(Level::Ghost, pointOf(place), dotRadius(best) * size, Ink::Several));
        else if (best.status == Status::None)
            m_drawing.add(strokeThrough(pointOf(place), 0.25 * size));
    }

    void addFrameOfChosen(Place place) const
    {
        const double half = std::max(0.5 * sizeOf(place), minBadgePx / 2 / m_options.cellPixels);
        m_drawing.add(outlined(Level::Badge, boxAround(pointOf(place), half),
                               {.ink = Ink::Accent, .width = 0.045, .minWidthPx = 2, .join = Join::Sharp}));
    }

    void addFigure(const WhatIfFigure& figure, const Layout& layout) const
    {
        const WhatIf& value = m_values[figure.value];
        const double size = sizeOf(value.option.place);
        switch (value.status) {
        case Status::Unique:
            m_drawing.add(disc(Level::Ghost, figure.centre, layout.disc * size, Ink::Unique));
            addText(figure, layout, Ink::Paper, 1.12, Weight::Bold);
            break;
        case Status::Several:
        case Status::Open:
            addSeveral(figure, layout.ring * size);
            if (m_detail == Detail::Full)
                addText(figure, layout, Ink::Several, 1, Weight::Medium);
            break;
        case Status::None:
            if (m_detail == Detail::Full)
                addStruck(figure, layout);
            break;
        case Status::Unknown:
            if (m_detail == Detail::Full)
                addText(figure, layout, Ink::Unknown, 0.85, Weight::Regular);
            break;
        }
        if (m_options.chosen == figure.value)
            m_drawing.add(ring(Level::Badge, figure.centre, layout.disc * size + 0.035,
                               {.ink = Ink::Accent, .width = 0.045, .minWidthPx = 2}));
    }

private:
    void addText(const WhatIfFigure& figure, const Layout& layout, Ink ink, double times, Weight weight) const
    {
        const ClueOption& option = m_values[figure.value].option;
        addClueFigure(
            m_drawing, m_board, option, ClueTime::After, figure.centre,
            {.level = Level::Ghost, .scale = layout.scale * times * sizeOf(option.place), .ink = ink, .weight = weight},
            m_options.cellPixels);
    }

    void addStruck(const WhatIfFigure& figure, const Layout& layout) const
    {
        addText(figure, layout, Ink::Ink2, 0.75, Weight::Regular);
        m_drawing.add(strokeThrough(figure.centre, layout.ring * 0.72));
    }

    static Item strokeThrough(Point centre, double arm)
    {
        return stroke(Level::Ghost, {centre + Point{-arm, arm}, centre + Point{arm, -arm}},
                      {.ink = Ink::Ink2, .width = 0.02, .minWidthPx = 1.2});
    }

    /// Of what was open, how much becomes determined.
    [[nodiscard]] double shareOf(const WhatIf& value) const
    {
        const int open = m_options.total - m_options.determined;
        const int gained = value.determined - m_options.determined;
        return open <= 0 || gained <= 0 ? 0 : std::min(1.0, static_cast<double>(gained) / open);
    }

    [[nodiscard]] double dotRadius(const WhatIf& value) const
    {
        constexpr double smallest = 0.12, largest = 0.4;
        return std::sqrt(std::lerp(smallest * smallest, largest * largest, shareOf(value)));
    }

    /// A ring; the thick part of it, from the top clockwise, is the share of what was open that becomes determined.
    void addSeveral(const WhatIfFigure& figure, double radius) const
    {
        if (m_detail == Detail::Reduced) {
            m_drawing.add(disc(Level::Ghost, figure.centre, radius * 0.45, Ink::Several));
            return;
        }
        m_drawing.add(ring(Level::Ghost, figure.centre, radius, {.ink = Ink::Several, .width = 0.02}, Ink::Paper));
        const double share = shareOf(m_values[figure.value]);
        if (share <= 0)
            return;
        const int points = std::max(2, static_cast<int>(std::lround(24 * share)));
        std::vector<Point> arc;
        for (int i = 0; i <= points; ++i) {
            const double angle = 2 * std::numbers::pi * share * i / points;
            arc.push_back(figure.centre + Point{radius * std::sin(angle), -radius * std::cos(angle)});
        }
        m_drawing.add(stroke(Level::Ghost, std::move(arc), {.ink = Ink::Several, .width = 0.055, .minWidthPx = 2}));
    }

    const Board& m_board;
    std::span<const WhatIf> m_values;
    const WhatIfDrawOptions& m_options;
    Detail m_detail;
    Drawing& m_drawing;
};

bool isWithin(const Box& box, Point p)
{
    return p.x > box.topLeft.x - 1 && p.x < box.bottomRight.x + 1 && p.y > box.topLeft.y - 1
           && p.y < box.bottomRight.y + 1;
}

/// Calls `take` with the first value of each place and the one behind its last.
template <class Take>
void forEachPlace(std::span<const WhatIf> values, const Take& take)
{
    for (std::size_t first = 0; first < values.size();) {
        std::size_t last = first;
        while (last < values.size() && values[last].option.place == values[first].option.place)
            ++last;
        take(first, last);
        first = last;
    }
}

std::vector<WhatIfFigure> figuresAt(std::span<const WhatIf> values, std::size_t first, std::size_t last)
{
    const std::vector<std::size_t> shown = shownOf(values, first, last);
    const Layout layout = layoutOf(shown.size());
    const auto columns = static_cast<std::size_t>(layout.columns);
    const std::size_t rows = (shown.size() + columns - 1) / columns;
    const Place place = values[first].option.place;
    const double step = layout.step * sizeOf(place);
    std::vector<WhatIfFigure> figures;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const double x = static_cast<double>(i % columns) - static_cast<double>(columns - 1) / 2;
        const double y = static_cast<double>(i / columns) - static_cast<double>(rows - 1) / 2;
        figures.push_back({shown[i], pointOf(place) + Point{x * step, y * step}, step / 2});
    }
    return figures;
}

} // namespace

std::vector<WhatIfFigure> whatIfFigures(std::span<const WhatIf> values)
{
    std::vector<WhatIfFigure> all;
    forEachPlace(values, [&](std::size_t first, std::size_t last) {
        if (values[first].option.place == wholeBoard)
            return;
        const std::vector<WhatIfFigure> figures = figuresAt(values, first, last);
        all.insert(all.end(), figures.begin(), figures.end());
    });
    return all;
}

Drawing drawWhatIf(const Board& board, std::span<const WhatIf> values, const WhatIfDrawOptions& options)
{
    Drawing drawing;
    drawing.topLeft = options.view.topLeft;
    drawing.bottomRight = options.view.bottomRight;
    const Picture picture(board, values, options, drawing);
    forEachPlace(values, [&](std::size_t first, std::size_t last) {
        const Place place = values[first].option.place;
        if (place == wholeBoard || !isWithin(options.view, pointOf(place)))
            return;
        const auto here = values.subspan(first, last - first);
        if (detailAt(options.cellPixels) <= Detail::Small) {
            picture.addSummary(place, here);
            if (options.chosen && *options.chosen >= first && *options.chosen < last)
                picture.addFrameOfChosen(place);
            return;
        }
        if (std::ranges::find(here, Status::Unique, &WhatIf::status) != here.end())
            picture.addFrame(place);
        const std::vector<WhatIfFigure> figures = figuresAt(values, first, last);
        for (const WhatIfFigure& figure : figures)
            picture.addFigure(figure, layoutOf(figures.size()));
    });
    return drawing;
}

} // namespace tokisuji
