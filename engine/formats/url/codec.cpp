#include "engine/formats/url/codec.h"

#include <array>

namespace tokisuji {

Result<int> BodyReader::takeNumber(int count, int base)
{
    int number = 0;
    for (int i = 0; i < count; ++i) {
        if (atEnd())
            return errorAt("url-cut-off", m_at);
        const auto digit = digitValue(m_address[m_at], base);
        if (!digit)
            return unreadable(m_at);
        number = number * base + *digit;
        ++m_at;
    }
    return number;
}

Error BodyReader::unreadable(std::size_t at) const
{
    return errorAt("url-character", at, {characterAt(m_address, at)});
}

void GapWriter::blank()
{
    if (m_zero + ++m_run == 'z')
        flush();
}

void GapWriter::token(std::string_view text)
{
    flush();
    m_out += text;
}

void GapWriter::flush()
{
    if (m_run > 0)
        m_out += static_cast<char>(m_zero + m_run);
    m_run = 0;
}

const Codec& codecOf(UrlPart part)
{
    // In the order of UrlPart.
    static constexpr std::array codecs{&fourCellCodec,     &number16Codec,      &circleCodec, &borderCodec,
                                       &roomNumber16Codec, &arrowNumber16Codec, &hitoriCodec};
    return *codecs[static_cast<std::size_t>(part)];
}

Error cannotHold(const Board& board, Layer layer, Place place)
{
    const int value = board.at(layer, place);
    const std::string shown = value == question ? "?" : value == plainMark ? "#" : std::to_string(value);
    return errorOf("url-cannot-hold", {board.genre(), shown, toString(place)});
}

} // namespace tokisuji
