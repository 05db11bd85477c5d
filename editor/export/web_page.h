// Web page: what pages have in common that need nothing else: no other file, no server, no network.
#pragma once

#include <QByteArray>
#include <QString>

namespace tokisuji {

/// A text as it stands between elements, or in an attribute.
[[nodiscard]] QByteArray htmlText(const QString& text);

enum class PageScripts : std::uint8_t { None, Own };
/// From the doctype to the beginning of the body. `style` comes after what all pages have.
[[nodiscard]] QByteArray webPageStart(const QString& language, const QString& title, const QByteArray& style,
                                      PageScripts scripts);
[[nodiscard]] QByteArray webPageEnd();

} // namespace tokisuji
