// icons SVG FOLDER: the picture of the program in the sizes that desktops want, while it is built.
//
//   FOLDER/16x16.png … FOLDER/512x512.png   for freedesktop.org's theme of icons
//   FOLDER/tokisuji.ico                     for Windows
//   FOLDER/tokisuji.icns                    for macOS
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <array>
#include <cstdio>

namespace {

constexpr std::array sides{16, 22, 24, 32, 48, 64, 128, 256, 512};
constexpr std::array icoSides{16, 24, 32, 48, 64, 256};

struct IcnsKind {
    int side;
    const char* name; ///< of the entry with a PNG of this size
};
constexpr std::array icnsKinds{IcnsKind{128, "ic07"}, IcnsKind{256, "ic08"}, IcnsKind{512, "ic09"}};

QByteArray png(QSvgRenderer& picture, int side)
{
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    picture.render(&painter, QRectF(0, 0, side, side));
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size())
        return true;
    std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(file.errorString()));
    return false;
}

template <class Number>
void append(QByteArray& bytes, Number number, bool isBigEndian)
{
    const Number ordered = isBigEndian ? qToBigEndian(number) : qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char*>(&ordered), sizeof ordered);
}

/// A directory of pictures, then these: PNG files, as Windows knows since Vista.
QByteArray ico(QSvgRenderer& picture)
{
    constexpr qsizetype headSize = 6, entrySize = 16;
    QByteArray head, data;
    append<quint16>(head, 0, false);
    append<quint16>(head, 1, false);
    append<quint16>(head, icoSides.size(), false);
    for (const int side : icoSides) {
        const QByteArray bytes = png(picture, side);
        head.append(static_cast<char>(side % 256)).append(static_cast<char>(side % 256)).append('\0').append('\0');
        append<quint16>(head, 1, false);
        append<quint16>(head, 32, false);
        append<quint32>(head, static_cast<quint32>(bytes.size()), false);
        const qsizetype begin = headSize + entrySize * static_cast<qsizetype>(icoSides.size()) + data.size();
        append<quint32>(head, static_cast<quint32>(begin), false);
        data += bytes;
    }
    return head + data;
}

QByteArray icns(QSvgRenderer& picture)
{
    QByteArray data;
    for (const IcnsKind& kind : icnsKinds) {
        const QByteArray bytes = png(picture, kind.side);
        data += kind.name;
        append<quint32>(data, static_cast<quint32>(bytes.size()) + 8, true);
        data += bytes;
    }
    QByteArray head("icns");
    append<quint32>(head, static_cast<quint32>(data.size()) + 8, true);
    return head + data;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList words = QGuiApplication::arguments();
    QSvgRenderer picture(words.value(1));
    const QDir folder(words.value(2));
    if (words.size() != 3 || !picture.isValid() || !folder.mkpath(QStringLiteral("."))) {
        std::fputs("usage: icons SVG FOLDER\n", stderr);
        return 2;
    }
    bool isWritten = write(folder.filePath(QStringLiteral("tokisuji.ico")), ico(picture))
                     && write(folder.filePath(QStringLiteral("tokisuji.icns")), icns(picture));
    for (const int side : sides)
        isWritten = write(folder.filePath(QStringLiteral("%1x%1.png").arg(side)), png(picture, side)) && isWritten;
    return isWritten ? 0 : 1;
}
