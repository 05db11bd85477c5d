// Kana: letters in cells, as the numbers that URLs have for them: from 26 on katakana in the order of Unicode, 13 is
// the one that stands alone for n, the others below 26 are consonants that wait for their vowel; question is the sign
// that makes a sound long.
#pragma once

#include "engine/board/layer.h"

#include <optional>
#include <string>
#include <string_view>

namespace tokisuji {

constexpr int kanaN = 13;
constexpr int longSound = question;

/// In UTF-8; a consonant as its Latin letter. Empty for numbers that are not letters.
[[nodiscard]] std::string kanaText(int kana);
/// The number of a letter in UTF-8, "-" is the long sound; nothing for what is not a letter.
[[nodiscard]] std::optional<int> kanaOf(std::string_view letter);
/// A consonant (its small Latin letter, 0 for none) and a vowel; nothing where there is no such kana.
[[nodiscard]] std::optional<int> kanaOf(char consonant, char vowel);
/// How pzpr keeps a letter: the consonant as its place in the alphabet from 0 on (0: none) and the vowel from 1 on, 0
/// for none yet; question and blank stand in the place of the vowel.
struct Syllable {
    int consonant;
    int vowel;
};
[[nodiscard]] Syllable syllableOf(int kana);
[[nodiscard]] int kanaOf(Syllable);
/// Is it a consonant that waits for its vowel, or n?
[[nodiscard]] constexpr bool isConsonant(int kana)
{
    return kana > 0 && kana < 26;
}

} // namespace tokisuji
