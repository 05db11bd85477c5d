// The engine's texts as Qt's.
#pragma once

#include <QString>

#include <string_view>

namespace tokisuji {

inline QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace tokisuji
