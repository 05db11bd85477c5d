// Mutator: inputs made from known ones, the same for the same seed everywhere.
#pragma once

#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

class Mutator {
public:
    explicit Mutator(unsigned seed) : m_random(seed) {}

    /// Words that are put in besides bytes.
    void addWord(std::string word) { m_words.push_back(std::move(word)); }
    /// 0 to below `count`, which is positive.
    [[nodiscard]] std::size_t pick(std::size_t count) { return m_random() % count; }
    /// One of the elements of a range that is not empty.
    template <class Range>
    [[nodiscard]] const auto& oneOf(const Range& range)
    {
        return range[pick(std::size(range))];
    }
    /// After one to eight changes, most often few: bytes flipped, put in, taken out or doubled, words, the end cut off,
    /// the rest or a piece of another text. At most `mostBytes` long, or as long as it was.
    [[nodiscard]] std::string changed(std::string text, std::string_view other);

    /// Bytes drawn at random, for targets that read decisions: at most `mostDrawn`.
    [[nodiscard]] std::string drawn();

    static constexpr std::size_t mostBytes = 4096;
    static constexpr std::size_t mostDrawn = 64;

private:
    void change(std::string& text, std::string_view other);
    [[nodiscard]] char anyByte();

    std::mt19937 m_random;
    std::vector<std::string> m_words;
};

/// The words of a dictionary of libFuzzer: one a line in quotes, with \\, \" and \xAB for bytes; what stands before the
/// quotes, and lines that begin with "#", say nothing.
[[nodiscard]] std::vector<std::string> dictionaryWords(std::string_view dictionary);

} // namespace tokisuji
