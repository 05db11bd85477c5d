#include "engine/formats/json.h"

#include "engine/formats/text.h"

#include <algorithm>
#include <charconv>

namespace tokisuji {

namespace {

constexpr std::string_view jsonSpaces = " \t\r\n", logSpaces = " \t\r\n/";

void appendUtf8(std::string& out, unsigned code)
{
    const auto byte = [&](unsigned value) { out += static_cast<char>(value); };
    if (code < 0x80)
        return byte(code);
    if (code < 0x800) {
        byte(0xC0 | code >> 6);
    } else if (code < 0x10000) {
        byte(0xE0 | code >> 12);
        byte(0x80 | (code >> 6 & 0x3F));
    } else {
        byte(0xF0 | code >> 18);
        byte(0x80 | (code >> 12 & 0x3F));
        byte(0x80 | (code >> 6 & 0x3F));
    }
    byte(0x80 | (code & 0x3F));
}

class Parser {
public:
    Parser(std::string_view text, std::string_view spaces) : m_rest(text), m_spaces(spaces) {}

    /// How many bytes are not read yet.
    [[nodiscard]] std::size_t left() const { return m_rest.size(); }
    void skipSpace() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(m_spaces), m_rest.size())); }

    std::optional<Json> value(int depth = 0)
    {
        skipSpace();
        if (m_rest.empty() || depth > deepestJson)
            return std::nullopt;
        switch (m_rest.front()) {
        case '{':
            return object(depth);
        case '[':
            return array(depth);
        case '"':
            return text();
        default:
            return word();
        }
    }

private:
    bool take(char wanted)
    {
        skipSpace();
        if (m_rest.empty() || m_rest.front() != wanted)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }
    bool takeWord(std::string_view wanted)
    {
        if (!m_rest.starts_with(wanted))
            return false;
        m_rest.remove_prefix(wanted.size());
        return true;
    }

    /// Items up to the closing bracket, with commas between them.
    template <class Item>
    bool list(char close, const Item& item)
    {
        m_rest.remove_prefix(1);
        if (take(close))
            return true;
        do {
            if (!item())
                return false;
        } while (take(','));
        return take(close);
    }

    std::optional<Json> array(int depth)
    {
        Json::Array items;
        const bool whole = list(']', [&] {
            auto item = value(depth + 1);
            if (item)
                items.push_back(std::move(*item));
            return item.has_value();
        });
        return whole ? std::optional(Json{std::move(items)}) : std::nullopt;
    }

    std::optional<Json> object(int depth)
    {
        Json::Object members;
        const bool whole = list('}', [&] {
            skipSpace();
            auto key = string();
            if (!key || !take(':'))
                return false;
            auto item = value(depth + 1);
            if (item)
                members.push_back({std::move(*key), std::move(*item)});
            return item.has_value();
        });
        return whole ? std::optional(Json{std::move(members)}) : std::nullopt;
    }

    std::optional<Json> text()
    {
        auto found = string();
        return found ? std::optional(Json{std::move(*found)}) : std::nullopt;
    }

    std::optional<std::string> string()
    {
        if (m_rest.empty() || m_rest.front() != '"')
            return std::nullopt;
        std::string found;
        for (m_rest.remove_prefix(1); !m_rest.empty();) {
            const char c = m_rest.front();
            if (c == '\\') {
                if (!takeEscape(found))
                    return std::nullopt;
                continue;
            }
            m_rest.remove_prefix(1);
            if (c == '"')
                return found;
            found += c;
        }
        return std::nullopt;
    }

    bool takeEscape(std::string& out)
    {
        constexpr std::string_view signs = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        if (const auto code = takeCode()) {
            unsigned character = *code;
            constexpr unsigned high = 0xD800, low = 0xDC00, end = 0xE000;
            if (character >= high && character < low) {
                const auto second = takeCode();
                if (!second || *second < low || *second >= end)
                    return false;
                character = 0x10000 + ((character - high) << 10) + (*second - low);
            }
            appendUtf8(out, character >= low && character < end ? U'?' : character);
            return true;
        }
        if (m_rest.size() < 2)
            return false;
        const std::size_t i = signs.find(m_rest[1]);
        if (i == std::string_view::npos)
            return false;
        out += meanings[i];
        m_rest.remove_prefix(2);
        return true;
    }

    /// The value of "\u00e9", if this is what comes next.
    std::optional<unsigned> takeCode()
    {
        constexpr std::size_t length = 6;
        if (!m_rest.starts_with("\\u") || m_rest.size() < length)
            return std::nullopt;
        unsigned code = 0;
        const char* end = m_rest.data() + length;
        if (std::from_chars(m_rest.data() + 2, end, code, 16).ptr != end)
            return std::nullopt;
        m_rest.remove_prefix(length);
        return code;
    }

    std::optional<Json> word()
    {
        if (takeWord("true"))
            return Json{true};
        if (takeWord("false"))
            return Json{false};
        if (takeWord("null"))
            return Json{nullptr};
        double number = 0;
        const auto [end, problem] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), number);
        if (problem != std::errc())
            return std::nullopt;
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return Json{number};
    }

    std::string_view m_rest;
    std::string_view m_spaces;
};

} // namespace

const Json* Json::find(std::string_view key) const
{
    const auto* members = std::get_if<Object>(&value);
    if (members == nullptr)
        return nullptr;
    const auto found =
        std::ranges::find(*members, key, [](const Member& member) -> std::string_view { return member.name; });
    return found == members->end() ? nullptr : &found->value;
}

std::optional<double> Json::number() const
{
    const auto* found = std::get_if<double>(&value);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

std::optional<int> Json::integer() const
{
    const auto found = number();
    constexpr double most = 2147483647;
    if (!found || !(*found >= -most && *found <= most))
        return std::nullopt;
    const int whole = static_cast<int>(*found);
    return static_cast<double>(whole) == *found ? std::optional(whole) : std::nullopt;
}

Result<Json> readJson(std::string_view text)
{
    Parser parser(text, jsonSpaces);
    std::optional<Json> value = parser.value();
    parser.skipSpace();
    if (value && parser.left() == 0)
        return std::move(*value);
    return errorAt("json-broken", text.size() - parser.left());
}

std::optional<Json> parseJson(std::string_view text)
{
    return Parser(text, logSpaces).value();
}

std::string quotedJson(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            quoted += {'\\', c};
        else if (static_cast<unsigned char>(c) >= ' ')
            quoted += c;
        else if (c == '\n')
            quoted += "\\n";
        else
            quoted += std::string("\\u00") + digits[static_cast<unsigned char>(c) >> 4] + digits[c & 15];
    }
    return quoted + '"';
}

} // namespace tokisuji
