#include "engine/board/kana.h"

#include <array>

namespace tokisuji {

namespace {

constexpr char32_t beforeKatakana = 12424; ///< so that the first one, for a, is 26
constexpr std::string_view vowels = "aiueo";
constexpr std::string_view nText = "ン", longText = "ー";
constexpr std::size_t kanaBytes = 3;

struct KanaRow {
    char consonant;        ///< 0: none
    std::string_view kana; ///< one for each vowel, three blanks where there is none
};
constexpr std::array rows{KanaRow{0, "アイウエオ"},     KanaRow{'k', "カキクケコ"}, KanaRow{'g', "ガギグゲゴ"},
                          KanaRow{'s', "サシスセソ"},   KanaRow{'z', "ザジズゼゾ"}, KanaRow{'t', "タチツテト"},
                          KanaRow{'d', "ダヂヅデド"},   KanaRow{'n', "ナニヌネノ"}, KanaRow{'h', "ハヒフヘホ"},
                          KanaRow{'b', "バビブベボ"},   KanaRow{'p', "パピプペポ"}, KanaRow{'m', "マミムメモ"},
                          KanaRow{'y', "ヤ   ユ   ヨ"}, KanaRow{'r', "ラリルレロ"}, KanaRow{'w', "ワヰ   ヱヲ"}};

std::string_view kanaAt(const KanaRow& row, std::size_t vowel)
{
    return row.kana.substr(vowel * kanaBytes, kanaBytes);
}

/// The number of a sign of three bytes.
int numberOf(std::string_view kana)
{
    const auto bits = [&](std::size_t byte, unsigned mask) { return static_cast<unsigned char>(kana[byte]) & mask; };
    return static_cast<int>((bits(0, 0x0FU) << 12U | bits(1, 0x3FU) << 6U | bits(2, 0x3FU)) - beforeKatakana);
}

bool isInRow(const KanaRow& row, std::string_view letter)
{
    const std::size_t at = row.kana.find(letter);
    return letter.size() == kanaBytes && letter.front() != ' ' && at != std::string_view::npos && at % kanaBytes == 0;
}

} // namespace

std::string kanaText(int kana)
{
    if (kana == longSound)
        return std::string(longText);
    if (kana == kanaN)
        return std::string(nText);
    if (isConsonant(kana))
        return {static_cast<char>('a' + kana)};
    for (const KanaRow& row : rows)
        for (std::size_t vowel = 0; vowel < vowels.size(); ++vowel)
            if (const auto letter = kanaAt(row, vowel); letter.front() != ' ' && numberOf(letter) == kana)
                return std::string(letter);
    return {};
}

std::optional<int> kanaOf(std::string_view letter)
{
    if (letter == longText || letter == "-")
        return longSound;
    if (letter == nText)
        return kanaN;
    if (letter.size() == 1 && letter.front() > 'a' && letter.front() <= 'z')
        return letter.front() - 'a';
    for (const KanaRow& row : rows)
        if (isInRow(row, letter))
            return numberOf(letter);
    return std::nullopt;
}

Syllable syllableOf(int kana)
{
    if (kana < 0)
        return {0, kana};
    for (const KanaRow& row : rows)
        for (std::size_t vowel = 0; vowel < vowels.size(); ++vowel)
            if (const auto letter = kanaAt(row, vowel); letter.front() != ' ' && numberOf(letter) == kana)
                return {row.consonant == 0 ? 0 : row.consonant - 'a', static_cast<int>(vowel) + 1};
    return {kana, 0};
}

int kanaOf(Syllable syllable)
{
    if (syllable.vowel < 0 || syllable.vowel > static_cast<int>(vowels.size()))
        return syllable.vowel == question ? question : blank;
    if (syllable.vowel == 0)
        return syllable.consonant;
    const char consonant = syllable.consonant == 0 ? '\0' : static_cast<char>('a' + syllable.consonant);
    return kanaOf(consonant, vowels[static_cast<std::size_t>(syllable.vowel) - 1]).value_or(blank);
}

std::optional<int> kanaOf(char consonant, char vowel)
{
    const std::size_t index = vowels.find(vowel);
    for (const KanaRow& row : rows)
        if (row.consonant == consonant && index != std::string_view::npos && kanaAt(row, index).front() != ' ')
            return numberOf(kanaAt(row, index));
    return std::nullopt;
}

} // namespace tokisuji
