#include "editor/export/figures.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>

namespace tokisuji {

namespace {

struct Key {
    std::string text;
    Weight weight;
    int pixelSize;
    friend bool operator==(const Key&, const Key&) = default;
};
size_t qHash(const Key& key, size_t seed = 0)
{
    return qHashMulti(seed, QByteArrayView(key.text.data(), static_cast<qsizetype>(key.text.size())),
                      static_cast<int>(key.weight), key.pixelSize);
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

Figure layOut(const Key& key)
{
    Figure figure;
    figure.font = boardFont(key.weight, key.pixelSize);
    const QFontMetricsF metrics(figure.font);
    const QString text = QString::fromStdString(key.text);
    figure.glyphs.setText(text);
    figure.glyphs.setTextFormat(Qt::PlainText);
    figure.glyphs.setPerformanceHint(QStaticText::AggressiveCaching);
    figure.glyphs.prepare(QTransform(), figure.font);
    figure.width = metrics.horizontalAdvance(text);
    figure.height = metrics.height();
    figure.baseline = {-figure.width / 2, metrics.capHeight() / 2};
    figure.topLeft = figure.baseline - QPointF(0, metrics.ascent());
    return figure;
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
    // A board shows some dozens of figures in two or three sizes; zooming through all sizes must not pile them up.
    constexpr qsizetype mostFigures = 4000;
    static QHash<Key, Figure> cache;
    const Key key{text, weight, pixelSize};
    auto found = cache.constFind(key);
    if (found == cache.constEnd()) {
        if (cache.size() >= mostFigures)
            cache.clear();
        found = cache.insert(key, layOut(key));
    }
    return *found;
}

QPainterPath outlineOf(const std::string& text, Weight weight, double size)
{
    // Laid out large and scaled down, so that hinting moves nothing.
    constexpr int layoutSize = 200;
    const Figure& figure = figureOf(text, weight, layoutSize);
    QPainterPath path;
    path.addText(figure.baseline, figure.font, QString::fromStdString(text));
    return QTransform::fromScale(size / layoutSize, size / layoutSize).map(path);
}

} // namespace tokisuji
