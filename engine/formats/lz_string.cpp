#include "engine/formats/lz_string.h"

#include "engine/formats/utf16.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace tokisuji {

namespace {

constexpr std::string_view lzAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint32_t shortUnit = 0, longUnit = 1, endOfText = 2, firstWord = 3;
constexpr int bitsOfLetter = 6;

/// How many bits numbers have: as many as the dictionary needs by now.
class Width {
public:
    explicit Width(int bits) : m_bits(bits), m_left(1U << (bits - 1)) {}
    [[nodiscard]] int bits() const { return m_bits; }
    void count()
    {
        if (--m_left == 0)
            m_left = 1U << m_bits++;
    }

private:
    int m_bits;
    std::uint32_t m_left;
};

/// Six bits; those of the letters that stand for "/" in addresses too.
std::optional<std::uint32_t> valueOf(char letter)
{
    if (letter == '-' || letter == '_')
        return 63;
    const std::size_t value = lzAlphabet.find(letter);
    return value == std::string_view::npos ? std::nullopt : std::optional(static_cast<std::uint32_t>(value));
}

class BitReader {
public:
    explicit BitReader(std::string_view letters) : m_letters(letters) {}

    /// Nothing once the letters are used up.
    std::optional<std::uint32_t> take(int bits)
    {
        std::uint32_t number = 0;
        for (int i = 0; i < bits; ++i) {
            if (m_left == 0 && !takeLetter())
                return std::nullopt;
            number |= (m_value >> --m_left & 1U) << i;
        }
        return number;
    }

private:
    bool takeLetter()
    {
        if (m_letters.empty())
            return false;
        const auto value = valueOf(m_letters.front());
        m_letters.remove_prefix(1);
        m_value = value.value_or(0);
        m_left = bitsOfLetter;
        return value.has_value();
    }

    std::string_view m_letters;
    std::uint32_t m_value = 0;
    int m_left = 0;
};

class BitWriter {
public:
    explicit BitWriter(std::string& out) : m_out(out) {}

    void put(std::uint32_t number, int bits)
    {
        for (int i = 0; i < bits; ++i)
            putBit(number >> i & 1U);
    }
    /// At least one bit more, up to a whole letter.
    void finish()
    {
        do
            putBit(0);
        while (m_count != 0);
    }

private:
    void putBit(std::uint32_t bit)
    {
        m_value = m_value << 1 | bit;
        if (++m_count < bitsOfLetter)
            return;
        m_out += lzAlphabet[m_value];
        m_value = 0;
        m_count = 0;
    }

    std::string& m_out;
    std::uint32_t m_value = 0;
    int m_count = 0;
};

/// Words are parts of the text so far: a new one is the word before with the unit that followed it.
class Decompressor {
public:
    explicit Decompressor(std::string_view letters) : m_in(letters) {}

    std::optional<std::u16string> text()
    {
        while (true) {
            const auto number = m_in.take(m_width.bits());
            if (!number)
                return std::nullopt;
            if (*number == endOfText)
                return std::move(m_text);
            if (!append(*number))
                return std::nullopt;
        }
    }

private:
    struct Word {
        std::size_t begin, length;
    };

    bool append(std::uint32_t number)
    {
        const std::size_t begin = m_text.size();
        std::size_t length = 1;
        if (number < firstWord) {
            const auto unit = m_in.take(number == longUnit ? 16 : 8);
            if (!unit)
                return false;
            m_text += static_cast<char16_t>(*unit);
            m_words.push_back({begin, 1});
            m_width.count();
        } else if (!appendWord(number, length)) {
            return false;
        }
        if (m_before.length > 0)
            m_words.push_back({m_before.begin, m_before.length + 1});
        m_width.count();
        m_before = {begin, length};
        return m_text.size() <= maxLzUnits;
    }

    /// The word that is being made by this very step begins with the word before and ends with its first unit.
    bool appendWord(std::uint32_t number, std::size_t& length)
    {
        const std::size_t index = number - firstWord;
        const bool isNew = index == m_words.size() && m_before.length > 0;
        if (!isNew && index >= m_words.size())
            return false;
        const Word word = isNew ? Word{m_before.begin, m_before.length + 1} : m_words[index];
        length = word.length;
        if (m_text.size() + length > maxLzUnits)
            return false;
        for (std::size_t i = 0; i < length; ++i)
            m_text += m_text[word.begin + i];
        return true;
    }

    BitReader m_in;
    Width m_width{2};
    std::u16string m_text;
    std::vector<Word> m_words;
    Word m_before{};
};

class Compressor {
public:
    explicit Compressor(std::string& out) : m_bits(out) {}

    void add(char16_t unit)
    {
        if (const auto [word, isNew] = m_words.try_emplace(keyOf(0, unit), m_next); isNew) {
            m_fresh.emplace(m_next, unit);
            ++m_next;
        }
        const auto longer = m_words.find(keyOf(m_word, unit));
        if (longer != m_words.end()) {
            m_word = longer->second;
            return;
        }
        emitWord();
        m_words.emplace(keyOf(m_word, unit), m_next++);
        m_word = m_words.at(keyOf(0, unit));
    }

    void finish()
    {
        if (m_word != 0)
            emitWord();
        m_bits.put(endOfText, m_width.bits());
        m_bits.finish();
    }

private:
    /// 0: no word before the unit.
    static std::uint64_t keyOf(std::uint32_t word, char16_t unit) { return std::uint64_t{word} << 16 | unit; }

    void emitWord()
    {
        if (const auto fresh = m_fresh.find(m_word); fresh != m_fresh.end()) {
            const bool isLong = fresh->second >= 256;
            m_bits.put(isLong ? longUnit : shortUnit, m_width.bits());
            m_bits.put(fresh->second, isLong ? 16 : 8);
            m_width.count();
            m_fresh.erase(fresh);
        } else {
            m_bits.put(m_word, m_width.bits());
        }
        m_width.count();
    }

    BitWriter m_bits;
    Width m_width{2};
    std::unordered_map<std::uint64_t, std::uint32_t> m_words;
    std::unordered_map<std::uint32_t, char16_t> m_fresh; ///< units of which the reader does not know yet
    std::uint32_t m_next = firstWord;
    std::uint32_t m_word = 0;
};

} // namespace

std::optional<std::string> lzDecompressed(std::string_view letters)
{
    letters = letters.substr(0, letters.find_last_not_of("=$") + 1);
    const auto text = Decompressor(letters).text();
    return text ? std::optional(toUtf8(*text)) : std::nullopt;
}

std::string lzCompressed(std::string_view text)
{
    std::string letters;
    Compressor compressor(letters);
    for (const char16_t unit : toUtf16(text))
        compressor.add(unit);
    compressor.finish();
    letters.append((4 - letters.size() % 4) % 4, '=');
    return letters;
}

} // namespace tokisuji
