#include "tests/fuzz/mutator.h"

#include <algorithm>
#include <charconv>

namespace tokisuji {

namespace {

/// Its escapes read; `quoted` is what stands between the quotes.
std::string unescaped(std::string_view quoted)
{
    std::string word;
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        unsigned byte = static_cast<unsigned char>(quoted[i]);
        if (quoted[i] == '\\' && quoted.substr(i).starts_with("\\x")) {
            const std::string_view digits = quoted.substr(std::min(i + 2, quoted.size()), 2);
            std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
            i += 3;
        } else if (quoted[i] == '\\' && i + 1 < quoted.size()) {
            byte = static_cast<unsigned char>(quoted[++i]);
        }
        word += static_cast<char>(byte);
    }
    return word;
}

} // namespace

std::vector<std::string> dictionaryWords(std::string_view dictionary)
{
    std::vector<std::string> words;
    while (!dictionary.empty()) {
        const std::size_t end = std::min(dictionary.find('\n'), dictionary.size());
        const std::string_view line = dictionary.substr(0, end);
        dictionary.remove_prefix(std::min(end + 1, dictionary.size()));
        const std::size_t first = line.find('"');
        const std::size_t last = line.rfind('"');
        if (!line.starts_with('#') && first < last)
            words.push_back(unescaped(line.substr(first + 1, last - first - 1)));
    }
    return words;
}

std::string Mutator::changed(std::string text, std::string_view other)
{
    const std::size_t most = std::max(mostBytes, text.size());
    for (std::size_t times = std::size_t{1} << pick(4); times > 0; --times)
        change(text, other);
    text.resize(std::min(text.size(), most));
    return text;
}

std::string Mutator::drawn()
{
    std::string bytes(1 + pick(mostDrawn), '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(pick(256));
    return bytes;
}

void Mutator::change(std::string& text, std::string_view other)
{
    const std::size_t at = pick(text.size() + 1);
    const std::size_t count = 1 + pick(8);
    switch (pick(10)) {
    case 0:
        if (at < text.size())
            text[at] = static_cast<char>(text[at] ^ (1 << pick(8)));
        break;
    case 1:
        if (at < text.size())
            text[at] = anyByte();
        break;
    case 2:
        text.insert(at, 1, anyByte());
        break;
    case 3:
        text.erase(at, count);
        break;
    case 4:
        text.insert(at, text.substr(pick(at + 1), 4 * count));
        break;
    case 5:
        text.resize(at);
        break;
    case 6:
        text.replace(at, std::string::npos, other.substr(std::min(at, other.size())));
        break;
    case 7:
        text.insert(at, other.substr(pick(other.size() + 1), 4 * count));
        break;
    default:
        if (!m_words.empty())
            text.replace(at, pick(2) == 0 ? 0 : count, oneOf(m_words));
    }
}

/// A quarter are such as texts hardly have.
char Mutator::anyByte()
{
    constexpr std::string_view telling = "/-+=@%*$.?&:_,[]#0159afgkz \n\r";
    return pick(4) == 0 ? static_cast<char>(pick(256)) : telling[pick(telling.size())];
}

} // namespace tokisuji
