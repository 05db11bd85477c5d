#include "engine/formats/url/body.h"

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
    if (at >= m_address.size())
        return errorAt("url-cut-off", at);
    return errorAt("url-character", at, {characterAt(m_address, at)});
}

std::optional<Error> readCells(BodyReader& in, ClueSetter& clues, char gapZero, const TokenReader& readToken)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char first = in.take();
        if (first > gapZero && first <= 'z') {
            cell += first - gapZero;
            continue;
        }
        if (auto error = readToken(clues.cell(cell++), first, at))
            return error;
    }
    return std::nullopt;
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

Error cannotHold(const Board& board, Layer layer, Place place)
{
    const int value = board.at(layer, place);
    const std::string shown = value == question ? "?" : value == plainMark ? "#" : std::to_string(value);
    return errorOf("url-cannot-hold", {board.genre(), shown, toString(place)});
}

} // namespace tokisuji
