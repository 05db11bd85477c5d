#include "engine/drawing/match_rate_plot.h"

#include "engine/drawing/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tokisuji {

namespace {

constexpr double width = 13;
constexpr double height = 7;
constexpr double plotFigureHeight = 0.32;
constexpr double wordHeight = 0.36;
constexpr double markRadius = 0.1;

/// About how wide a word is; signs beyond ASCII count as wide ones.
double widthOf(const std::string& word)
{
    constexpr double narrow = 0.19, wide = 0.36;
    double sum = 0;
    for (const char c : word) {
        const auto byte = static_cast<unsigned char>(c);
        sum += byte < 0x80 ? narrow : byte >= 0xC0 ? wide : 0; // the others go on with a sign
    }
    return sum;
}

class Plot {
public:
    Plot(const std::vector<MatchRateRow>& rows, int from, int to)
        : m_rows(rows), m_from(from), m_to(std::max(to, from + 1)), m_least(leastRate(rows))
    {
        m_drawing.topLeft = {-1.5, -1.7};
        m_drawing.bottomRight = {width + 0.8, height + 1.5};
    }

    void drawAxes(const MatchRateWords& words)
    {
        for (double rate = m_least; rate <= 1 + 1e-9; rate += rateStep()) {
            line({0, up(rate)}, {width, up(rate)}, Ink::Guide, 0.03);
            word({-0.65, up(rate)}, std::to_string(std::lround(100 * rate)) + " %", plotFigureHeight, Ink::Ink2);
        }
        for (int colours = m_from; colours <= m_to; colours += colourStep()) {
            line({across(colours), height}, {across(colours), height + 0.12}, Ink::Ink2, 0.03);
            word({across(colours), height + 0.42}, std::to_string(colours), plotFigureHeight, Ink::Ink2);
        }
        line({0, 0}, {0, height}, Ink::Ink2, 0.04);
        line({0, height}, {width, height}, Ink::Ink2, 0.04);
        word({width / 2, height + 1.05}, words.across, wordHeight, Ink::Ink);
        word({width / 2, -1.3}, words.title, 0.44, Ink::Ink, Weight::Bold);
        word({0.3, -0.55}, words.upward, wordHeight, Ink::Ink);
    }

    /// Squares and a dashed line, discs and a solid one: told apart without colours, too.
    void drawCurve(double MatchRateRow::*rate, Ink ink, std::vector<double> dashes)
    {
        std::vector<Point> points;
        for (const MatchRateRow& row : m_rows)
            points.push_back({across(row.colours), up(row.*rate)});
        const bool isSquare = !dashes.empty();
        if (points.size() > 1)
            m_drawing.add(stroke(Level::OwnMark, points, pen(ink, dashes)));
        for (const Point& p : points)
            addMark(p, ink, isSquare);
    }

    void addLegend(double x, const std::string& name, Ink ink, std::vector<double> dashes)
    {
        constexpr double y = -0.55;
        const bool isSquare = !dashes.empty();
        m_drawing.add(stroke(Level::OwnMark, {{x, y}, {x + 0.9, y}}, pen(ink, std::move(dashes))));
        addMark({x + 0.45, y}, ink, isSquare);
        word({x + 1.1 + widthOf(name) / 2, y}, name, wordHeight, Ink::Ink); // text is centred on its point
    }

    [[nodiscard]] Drawing take() { return std::move(m_drawing); }

private:
    static double leastRate(const std::vector<MatchRateRow>& rows)
    {
        double least = 1;
        for (const MatchRateRow& row : rows)
            least = std::min({least, row.greedy, row.exact});
        return std::clamp(std::floor(10 * (least - 0.02)) / 10, 0.0, 0.9);
    }
    [[nodiscard]] double rateStep() const { return m_least < 0.5 ? 0.1 : m_least < 0.8 ? 0.05 : 0.02; }
    [[nodiscard]] int colourStep() const
    {
        constexpr int most = 14;
        for (const int step : {1, 2, 5, 10, 20, 50})
            if ((m_to - m_from) / step <= most)
                return step;
        return 100;
    }
    [[nodiscard]] double across(int colours) const
    {
        return width * (colours - m_from) / static_cast<double>(m_to - m_from);
    }
    [[nodiscard]] double up(double rate) const { return height * (1 - (rate - m_least) / (1 - m_least)); }

    [[nodiscard]] static Pen pen(Ink ink, std::vector<double> dashes)
    {
        return {.ink = ink, .width = 0.07, .minWidthPx = 1.5, .dashes = std::move(dashes)};
    }
    void addMark(Point at, Ink ink, bool isSquare)
    {
        if (isSquare)
            m_drawing.add(filled(Level::OwnMark, boxAround(at, markRadius), ink));
        else
            m_drawing.add(disc(Level::OwnMark, at, markRadius * 1.1, ink));
    }
    void line(Point a, Point b, Ink ink, double wide)
    {
        m_drawing.add(stroke(Level::Grid, {a, b}, {.ink = ink, .width = wide, .join = Join::Sharp}));
    }
    void word(Point centre, const std::string& words, double tall, Ink ink, Weight weight = Weight::Medium)
    {
        m_drawing.add(text(Level::Clue, centre, words, tall, ink, weight));
    }

    const std::vector<MatchRateRow>& m_rows;
    int m_from;
    int m_to;
    double m_least;
    Drawing m_drawing;
};

} // namespace

Drawing drawMatchRatePlot(const std::vector<MatchRateRow>& rows, int from, int to, const MatchRateWords& words)
{
    const std::vector<double> dashes{2.4, 1.4};
    Plot plot(rows, from, to);
    plot.drawAxes(words);
    plot.drawCurve(&MatchRateRow::greedy, Ink::AltB, dashes);
    plot.drawCurve(&MatchRateRow::exact, Ink::AltA, {});
    plot.addLegend(width - 6.6, words.greedy, Ink::AltB, dashes);
    plot.addLegend(width - 3.2, words.exact, Ink::AltA, {});
    return compose({plot.take()});
}

} // namespace tokisuji
