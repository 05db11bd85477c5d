// Bytes: numbers and texts as compact bytes, the way a log keeps them.
//
// A number is written with seven bits per byte, lowest first; the high bit says that more follows. Every value has
// exactly one spelling, so that bytes which can be read are the bytes that would be written.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace tokisuji {

class ByteWriter {
public:
    void byte(std::uint8_t value) { m_bytes.append(static_cast<char>(value)); }
    void number(std::uint64_t value);
    /// Small on both sides of zero: 0, -1, 1, -2 ... are written as 0, 1, 2, 3 ...
    void signedNumber(std::int64_t value);
    void text(std::string_view text);
    /// A check value of all bytes so far and of a number that is kept elsewhere.
    void seal(std::uint64_t context);
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// Reading what is not there, or is not the spelling of a value, gives 0 or "" and is remembered.
class ByteReader {
public:
    explicit ByteReader(QByteArrayView bytes) : m_bytes(bytes) {}

    [[nodiscard]] std::uint8_t byte();
    [[nodiscard]] std::uint64_t number();
    [[nodiscard]] std::int64_t signedNumber();
    /// A number of a narrower type; one beyond it is a failure.
    template <class Number>
    [[nodiscard]] Number signedNumberAs();
    [[nodiscard]] std::string text();
    /// Removes the check value from the end; false if it does not belong to these bytes and this number.
    [[nodiscard]] bool unseal(std::uint64_t context);

    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }
    void fail() { m_failed = true; }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    bool m_failed = false;
};

template <class Number>
Number ByteReader::signedNumberAs()
{
    const std::int64_t value = signedNumber();
    if (value < std::numeric_limits<Number>::min() || value > std::numeric_limits<Number>::max()) {
        fail();
        return 0;
    }
    return static_cast<Number>(value);
}

} // namespace tokisuji
