#include "editor/export/qr_code.h"

#include <QPainter>

#include <qrencode.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace tokisuji {

namespace {

/// Short texts bear a smudge; long ones had better keep their modules large.
QRecLevel levelFor(std::size_t bytes)
{
    constexpr std::size_t shortText = 250;
    return bytes <= shortText ? QR_ECLEVEL_M : QR_ECLEVEL_L;
}

} // namespace

std::optional<QrCode> qrCodeOf(std::string_view utf8)
{
    constexpr std::size_t most = 2953; // bytes of the largest code; the library would go on to think of others
    if (utf8.empty() || utf8.size() > most)
        return std::nullopt;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeData(static_cast<int>(utf8.size()), reinterpret_cast<const unsigned char*>(utf8.data()), 0,
                          levelFor(utf8.size())),
        QRcode_free);
    if (!made)
        return std::nullopt;
    QrCode code{made->width, {}};
    const auto modules = static_cast<std::size_t>(made->width) * static_cast<std::size_t>(made->width);
    code.dark.reserve(modules);
    for (std::size_t i = 0; i < modules; ++i)
        code.dark.push_back((made->data[i] & 1) != 0);
    return code;
}

void paintQrCode(QPainter& painter, const QrCode& code, const QRectF& area, double pixel)
{
    const int modules = code.side + 2 * quietModules;
    const double fitting = std::min(area.width(), area.height()) / modules;
    const double module = fitting > pixel ? std::floor(fitting / pixel) * pixel : fitting;
    const auto whole = [&](double at) { return std::round(at / pixel) * pixel; };
    const double side = module * modules;
    const QRectF box(whole(area.center().x() - side / 2), whole(area.center().y() - side / 2), side, side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(box, Qt::white);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    const QPointF first = box.topLeft() + QPointF(module, module) * quietModules;
    for (int row = 0; row < code.side; ++row)
        for (int column = 0; column < code.side;) {
            int end = column; // a run is one rectangle: no seams
            while (end < code.side && code.isDark(end, row))
                ++end;
            if (end > column)
                painter.drawRect(
                    QRectF(first + QPointF(column, row) * module, QSizeF(module * (end - column), module)));
            column = std::max(end, column + 1);
        }
    painter.restore();
}

} // namespace tokisuji
