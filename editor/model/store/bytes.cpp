#include "editor/model/store/bytes.h"

#include <utility>

namespace tokisuji {

namespace {

constexpr qsizetype sealSize = 2;

/// Both sums of Fletcher's checksum modulo 255: a changed byte, and two that changed places, change it.
std::pair<std::uint8_t, std::uint8_t> checkValue(QByteArrayView bytes, std::uint64_t context)
{
    std::uint32_t sum = 1;
    std::uint32_t sumOfSums = 1;
    const auto take = [&](std::uint8_t byte) {
        sum = (sum + byte) % 255;
        sumOfSums = (sumOfSums + sum) % 255;
    };
    for (int shift = 0; shift < 64; shift += 8)
        take(static_cast<std::uint8_t>(context >> shift));
    for (const char byte : bytes)
        take(static_cast<std::uint8_t>(byte));
    return {static_cast<std::uint8_t>(sum), static_cast<std::uint8_t>(sumOfSums)};
}

} // namespace

void ByteWriter::number(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        byte(static_cast<std::uint8_t>(value | 0x80));
    byte(static_cast<std::uint8_t>(value));
}

void ByteWriter::signedNumber(std::int64_t value)
{
    const auto bits = static_cast<std::uint64_t>(value);
    number(value < 0 ? ~(bits << 1) : bits << 1);
}

void ByteWriter::text(std::string_view text)
{
    number(text.size());
    m_bytes.append(text.data(), static_cast<qsizetype>(text.size()));
}

void ByteWriter::seal(std::uint64_t context)
{
    const auto [sum, sumOfSums] = checkValue(m_bytes, context);
    byte(sum);
    byte(sumOfSums);
}

std::uint8_t ByteReader::byte()
{
    if (atEnd()) {
        fail();
        return 0;
    }
    return static_cast<std::uint8_t>(m_bytes[m_at++]);
}

std::uint64_t ByteReader::number()
{
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        const std::uint8_t next = byte();
        const std::uint64_t bits = next & 0x7f;
        const bool isTooLarge = shift == 63 && bits > 1;
        const bool isTooLong = shift > 0 && next == 0;
        if (failed() || isTooLarge || isTooLong)
            break;
        value |= bits << shift;
        if ((next & 0x80) == 0)
            return value;
    }
    fail();
    return 0;
}

std::int64_t ByteReader::signedNumber()
{
    const std::uint64_t bits = number();
    return static_cast<std::int64_t>((bits & 1) != 0 ? ~(bits >> 1) : bits >> 1);
}

std::string ByteReader::text()
{
    const std::uint64_t size = number();
    if (failed() || size > static_cast<std::uint64_t>(m_bytes.size() - m_at)) {
        fail();
        return {};
    }
    const QByteArrayView text = m_bytes.sliced(m_at, static_cast<qsizetype>(size));
    m_at += text.size();
    return {text.data(), static_cast<std::size_t>(text.size())};
}

bool ByteReader::unseal(std::uint64_t context)
{
    if (m_bytes.size() - m_at < sealSize)
        return false;
    const QByteArrayView seal = m_bytes.last(sealSize);
    m_bytes.chop(sealSize);
    const auto [sum, sumOfSums] = checkValue(m_bytes, context);
    return static_cast<std::uint8_t>(seal[0]) == sum && static_cast<std::uint8_t>(seal[1]) == sumOfSums;
}

} // namespace tokisuji
