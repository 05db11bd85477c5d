// SVG's own animation moves the picture, so that it plays wherever pictures are shown, without a script. Viewers that
// know no animation show the last state.
#include "editor/export/replay_scene.h"

#include <numeric>

namespace tokisuji {

namespace {

/// Attributes that change at the beginnings of states.
class Clockwork {
public:
    explicit Clockwork(const std::vector<int>& durationsMs)
    {
        m_total = std::accumulate(durationsMs.begin(), durationsMs.end(), 0);
        int at = 0;
        for (const int duration : durationsMs) {
            m_beginnings.push_back(static_cast<double>(at) / m_total);
            at += duration;
        }
    }

    /// `values[i]` from state i on, where it differs from the one before.
    [[nodiscard]] QByteArray animate(const char* attribute, const std::vector<QByteArray>& values) const
    {
        QByteArray times, list;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i > 0 && values[i] == values[i - 1])
                continue;
            times += (i > 0 ? ";" : "") + QByteArray::number(m_beginnings[i], 'g', 7);
            list += (i > 0 ? ";" : "") + values[i];
        }
        return QByteArray("<animate attributeName=\"") + attribute
               + "\" calcMode=\"discrete\" repeatCount=\"indefinite\" dur=\"" + svgNumber(m_total / 1000.0)
               + "s\" keyTimes=\"" + times + "\" values=\"" + list + "\"/>";
    }

private:
    std::vector<double> m_beginnings; ///< of states, as shares of the whole
    int m_total = 0;
};

QByteArray animatedPart(const FilmPart& part, int states, const Clockwork& clockwork)
{
    if (part.runs == std::vector{FrameRun{0, states}})
        return "<g>" + part.elements + "</g>";
    std::vector<QByteArray> seen(static_cast<std::size_t>(states), "hidden");
    for (const FrameRun& run : part.runs)
        std::fill(seen.begin() + run.first, seen.begin() + run.end, QByteArray("visible"));
    return "<g visibility=\"" + seen.back() + "\">" + clockwork.animate("visibility", seen) + part.elements + "</g>";
}

} // namespace

QByteArray replaySvg(const std::vector<ReplayState>& states, const ReplayOptions& options)
{
    const ReplayScene scene(states, options);
    const Clockwork clockwork(replayDurationsMs(states, options.times));
    QByteArray svg = scene.head() + scene.ground();
    for (const FilmPart& part : scene.parts())
        svg += animatedPart(part, scene.states(), clockwork);
    std::vector<QByteArray> places;
    for (int i = 0; i < scene.states(); ++i)
        places.push_back(svgNumber(scene.frameAt(i)));
    svg += scene.strip() + scene.frameStart() + " x=\"" + places.back() + "\">" + clockwork.animate("x", places)
           + "</rect>";
    return svg + "</svg>\n";
}

} // namespace tokisuji
