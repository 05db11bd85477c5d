// QR code: a text as squares that telephones read. The only file that knows libqrencode.
#pragma once

#include <QRectF>

#include <optional>
#include <string_view>
#include <vector>

class QPainter;

namespace tokisuji {

struct QrCode {
    int side = 0;           ///< in modules
    std::vector<bool> dark; ///< row by row
    [[nodiscard]] bool isDark(int column, int row) const
    {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(side) + static_cast<std::size_t>(column)];
    }
};

/// Modules of white that readers need on each side.
constexpr int quietModules = 4;

/// nullopt: the text is empty, or longer than a code can be (2953 bytes).
[[nodiscard]] std::optional<QrCode> qrCodeOf(std::string_view utf8);

/// Black on white with its quiet zone, as large as fits into the area's middle with modules of whole `pixel`s.
void paintQrCode(QPainter& painter, const QrCode& code, const QRectF& area, double pixel);

} // namespace tokisuji
