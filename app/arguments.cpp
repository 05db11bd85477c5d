#include "app/arguments.h"

#include <algorithm>
#include <charconv>

namespace tokisuji {

namespace {

std::string inQuotes(std::string_view text)
{
    return "\"" + std::string(text) + "\"";
}

std::string joined(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

} // namespace

Checked<Arguments> Arguments::parse(std::span<const std::string> words, std::span<const OptionSpec> specs)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (optionsEnded || !word.starts_with('-') || word == "-") {
            arguments.m_plain.push_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string name = word.substr(0, equals);
        const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
        if (spec == specs.end())
            return UsageProblem{"Unknown option " + name + "."};
        if (arguments.has(name))
            return UsageProblem{name + " is given twice."};
        const bool hasValue = equals < word.size();
        if (spec->value.empty() && hasValue)
            return UsageProblem{name + " does not take a value."};
        if (!spec->value.empty() && !hasValue && i + 1 == words.size())
            return UsageProblem{name + " needs a value: " + std::string(spec->value)};
        arguments.m_options[name] = hasValue ? word.substr(equals + 1) : spec->value.empty() ? "" : words[++i];
    }
    return arguments;
}

std::string Arguments::value(std::string_view option, std::string_view otherwise) const
{
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::string(otherwise) : found->second;
}

Checked<int> Arguments::number(std::string_view option, int otherwise, int least, int largest) const
{
    if (!has(option))
        return otherwise;
    const std::string text = value(option, "");
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > largest)
        return UsageProblem{std::string(option) + " must be a number from " + std::to_string(least) + " to "
                            + std::to_string(largest) + ", not " + inQuotes(text) + "."};
    return number;
}

Checked<std::size_t> Arguments::choice(std::string_view option, std::span<const std::string_view> words,
                                       std::size_t otherwise) const
{
    if (!has(option))
        return otherwise;
    const std::string text = value(option, "");
    const auto found = std::ranges::find(words, std::string_view(text));
    if (found == words.end())
        return UsageProblem{std::string(option) + " must be one of " + joined(words) + ", not " + inQuotes(text) + "."};
    return static_cast<std::size_t>(found - words.begin());
}

} // namespace tokisuji
