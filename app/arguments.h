// Arguments: the words after a command, parsed with the command's table of options.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tokisuji {

struct OptionSpec {
    std::string_view name;  ///< with its dashes
    std::string_view value; ///< what follows it, for the help; empty for a switch
    std::string_view help;
};

/// A call that makes no sense; the text says why.
struct UsageProblem {
    std::string text;
};
template <class T>
using Checked = std::variant<T, UsageProblem>;

class Arguments {
public:
    /// Options may stand anywhere; each once; "--name=value" and "--name value" mean the same; "--" ends the
    /// options. A word that begins with "-" is an option, "-" alone is not.
    [[nodiscard]] static Checked<Arguments> parse(std::span<const std::string> words, std::span<const OptionSpec>);

    [[nodiscard]] const std::vector<std::string>& plain() const { return m_plain; }
    [[nodiscard]] bool has(std::string_view option) const { return m_options.contains(option); }
    [[nodiscard]] std::string value(std::string_view option, std::string_view otherwise) const;
    /// A whole number from `least` to `largest`.
    [[nodiscard]] Checked<int> number(std::string_view option, int otherwise, int least, int largest) const;
    /// The index of the option's value in a list of words.
    [[nodiscard]] Checked<std::size_t> choice(std::string_view option, std::span<const std::string_view> words,
                                              std::size_t otherwise) const;

private:
    std::vector<std::string> m_plain;
    std::map<std::string, std::string, std::less<>> m_options;
};

} // namespace tokisuji
