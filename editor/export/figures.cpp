#include "editor/export/figures.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QPainter>

#include <cmath>

namespace tokisuji {

namespace {

struct FigureKey {
    std::string text;
    Weight weight;
    int pixelSize;
    friend bool operator==(const FigureKey&, const FigureKey&) = default;
};
size_t qHash(const FigureKey& key, size_t seed = 0)
{
    return qHashMulti(seed, QByteArrayView(key.text.data(), static_cast<qsizetype>(key.text.size())),
                      static_cast<int>(key.weight), key.pixelSize);
}

struct PictureKey {
    FigureKey figure;
    QRgb colour;
    double devicePixelRatio;
    friend bool operator==(const PictureKey&, const PictureKey&) = default;
};
size_t qHash(const PictureKey& key, size_t seed = 0)
{
    return qHashMulti(seed, key.figure, key.colour, key.devicePixelRatio);
}

struct DotKey {
    int radius;    ///< in eighths of a device-independent pixel
    int rimWidth;  ///< likewise
    QPoint within; ///< in quarters of a device pixel
    QRgb fill;
    QRgb rim;
    double devicePixelRatio;
    friend bool operator==(const DotKey&, const DotKey&) = default;
};
size_t qHash(const DotKey& key, size_t seed = 0)
{
    return qHashMulti(seed, key.radius, key.rimWidth, key.within.x(), key.within.y(), key.fill, key.rim,
                      key.devicePixelRatio);
}

/// The value of a key, made when it is first asked for. A board shows some dozens of figures in two or three sizes;
/// zooming through all sizes must not pile them up.
template <class Key, class Value, class Make>
const Value& cached(QHash<Key, Value>& cache, const Key& key, const Make& make)
{
    constexpr qsizetype most = 2000;
    auto found = cache.constFind(key);
    if (found == cache.constEnd()) {
        if (cache.size() >= most)
            cache.clear();
        found = cache.insert(key, make(key));
    }
    return *found;
}

QStringList families()
{
    QStringList list;
    if (QFontDatabase::hasFamily(QStringLiteral("Inter")))
        list << QStringLiteral("Inter");
    list << QGuiApplication::font().families() << QStringLiteral("Noto Sans CJK JP");
    return list;
}

QFont::Weight fontWeight(Weight weight)
{
    constexpr std::array weights{QFont::Normal, QFont::Medium, QFont::Bold};
    return weights[static_cast<std::size_t>(weight)];
}

Figure layOut(const FigureKey& key)
{
    Figure figure{boardFont(key.weight, key.pixelSize), QString::fromStdString(key.text), {}};
    const QFontMetricsF metrics(figure.font);
    figure.baseline = {-metrics.horizontalAdvance(figure.text) / 2, metrics.capHeight() / 2};
    return figure;
}

QImage blankImage(QSize size, double devicePixelRatio)
{
    QImage image(size * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    return image;
}

Picture paint(const PictureKey& key)
{
    constexpr int room = 2; // round the ink, for smoothed edges
    const Figure figure = layOut(key.figure);
    const QRectF ink = QFontMetricsF(figure.font).tightBoundingRect(figure.text).translated(figure.baseline);
    const QRect frame = ink.toAlignedRect().adjusted(-room, -room, room, room);
    Picture picture{blankImage(frame.size(), key.devicePixelRatio), frame.topLeft()};
    QPainter painter(&picture.image);
    painter.setFont(figure.font);
    painter.setPen(QColor::fromRgba(key.colour));
    painter.drawText(figure.baseline - frame.topLeft(), figure.text);
    return picture;
}

constexpr int lengthSteps = 8;
constexpr int withinSteps = 4;

Picture paintDot(const DotKey& key)
{
    const double radius = static_cast<double>(key.radius) / lengthSteps;
    const double rimWidth = static_cast<double>(key.rimWidth) / lengthSteps;
    const int reach = static_cast<int>(std::ceil(radius + rimWidth / 2)) + 1;
    Picture picture{blankImage({2 * reach + 1, 2 * reach + 1}, key.devicePixelRatio), QPointF(-reach, -reach)};
    QPainter painter(&picture.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(key.rimWidth > 0 ? QPen(QColor::fromRgba(key.rim), rimWidth) : QPen(Qt::NoPen));
    painter.setBrush(QColor::fromRgba(key.fill));
    const QPointF within = QPointF(key.within) / withinSteps / key.devicePixelRatio;
    painter.drawEllipse(QPointF(reach, reach) + within, radius, radius);
    return picture;
}

} // namespace

QFont boardFont(Weight weight, int pixelSize)
{
    static const QStringList names = families();
    QFont font(names);
    font.setWeight(fontWeight(weight));
    font.setPixelSize(std::max(1, pixelSize));
    return font;
}

const Figure& figureOf(const std::string& text, Weight weight, int pixelSize)
{
    thread_local QHash<FigureKey, Figure> figures; // files are written on other threads
    return cached(figures, {text, weight, pixelSize}, layOut);
}

const Picture& pictureOf(const std::string& text, Weight weight, int pixelSize, const QColor& colour,
                         double devicePixelRatio)
{
    thread_local QHash<PictureKey, Picture> pictures;
    return cached(pictures, {{text, weight, pixelSize}, colour.rgba(), devicePixelRatio}, paint);
}

const Picture& dotPicture(const DotLook& look, QPointF within, double devicePixelRatio)
{
    thread_local QHash<DotKey, Picture> dots;
    const auto steps = [](double length) { return static_cast<int>(std::lround(length * lengthSteps)); };
    const auto rgba = [](const QColor& colour) { return colour.isValid() ? colour.rgba() : QRgb{0}; };
    return cached(dots,
                  {steps(look.radius), steps(look.rimWidth), (within * devicePixelRatio * withinSteps).toPoint(),
                   rgba(look.fill), rgba(look.rim), devicePixelRatio},
                  paintDot);
}

QPainterPath outlineOf(const std::string& text, Weight weight, double size)
{
    // Laid out large and scaled down, so that hinting moves nothing.
    constexpr int layoutSize = 200;
    const Figure& figure = figureOf(text, weight, layoutSize);
    QPainterPath path;
    path.addText(figure.baseline, figure.font, figure.text);
    return QTransform::fromScale(size / layoutSize, size / layoutSize).map(path);
}

} // namespace tokisuji
