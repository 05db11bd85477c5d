// An animated WebP, for places that take pictures but no SVG: each state as Qt draws the film's elements, without loss.
#include "editor/export/replay_scene.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <memory>

namespace tokisuji {

namespace {

/// What is seen at a state, as a picture that stands still.
QByteArray stillOf(const ReplayScene& scene, int state)
{
    QByteArray svg = scene.head() + scene.ground();
    for (const FilmPart& part : scene.parts())
        for (const FrameRun& run : part.runs)
            if (run.first <= state && state < run.end)
                svg += part.elements;
    svg += scene.strip() + scene.frameStart() + " x=\"" + svgNumber(scene.frameAt(state)) + "\"/></svg>";
    // Qt's reader knows links by their older name alone.
    svg.replace(" href=\"#", " xlink:href=\"#");
    svg.replace("<svg ", "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\" ");
    return svg;
}

QImage imageOf(const QByteArray& svg, QSize size)
{
    QImage image(size, QImage::Format_RGBA8888);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(svg).render(&painter);
    return image;
}

/// Large boards are drawn smaller: each frame is held several times over.
QSize fitting(QSizeF wanted)
{
    constexpr double mostPixels = 6e6;
    const double factor = std::min({1.0, WEBP_MAX_DIMENSION / std::max(wanted.width(), wanted.height()),
                                    std::sqrt(mostPixels / (wanted.width() * wanted.height()))});
    return (wanted * factor).toSize().expandedTo({1, 1});
}

class WebpWriter {
public:
    explicit WebpWriter(QSize size) : m_size(size)
    {
        WebPAnimEncoderOptionsInit(&m_options); // plays for ever
        WebPConfigInit(&m_config);
        WebPConfigLosslessPreset(&m_config, effort);
        m_encoder.reset(WebPAnimEncoderNew(size.width(), size.height(), &m_options));
    }
    /// False: it cannot be encoded.
    bool add(const QImage& image, int atMs)
    {
        WebPPicture picture;
        if (!m_encoder || WebPPictureInit(&picture) == 0)
            return false;
        picture.use_argb = 1;
        picture.width = m_size.width();
        picture.height = m_size.height();
        const bool isAdded =
            WebPPictureImportRGBA(&picture, image.constBits(), static_cast<int>(image.bytesPerLine())) != 0
            && WebPAnimEncoderAdd(m_encoder.get(), &picture, atMs, &m_config) != 0;
        WebPPictureFree(&picture);
        return isAdded;
    }
    /// Empty: it cannot be encoded.
    QByteArray finish(int endMs)
    {
        WebPData data;
        WebPDataInit(&data);
        QByteArray bytes;
        if (m_encoder && WebPAnimEncoderAdd(m_encoder.get(), nullptr, endMs, nullptr) != 0
            && WebPAnimEncoderAssemble(m_encoder.get(), &data) != 0)
            bytes = QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
        WebPDataClear(&data);
        return bytes;
    }

private:
    static constexpr int effort = 3; ///< of 0 to 9: more takes longer and gains little on plain areas

    struct Delete {
        void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
    };
    QSize m_size;
    WebPAnimEncoderOptions m_options;
    WebPConfig m_config;
    std::unique_ptr<WebPAnimEncoder, Delete> m_encoder;
};

} // namespace

QByteArray replayWebp(const std::vector<ReplayState>& states, const ReplayOptions& options)
{
    const ReplayScene scene(states, options);
    const QSize size = fitting(scene.extent().size());
    const std::vector<int> durations = replayDurationsMs(states, options.times);
    WebpWriter writer(size);
    int atMs = 0;
    for (int state = 0; state < scene.states(); ++state) {
        if (!writer.add(imageOf(stillOf(scene, state), size), atMs))
            return {};
        atMs += durations[static_cast<std::size_t>(state)];
    }
    return writer.finish(atMs);
}

} // namespace tokisuji
