#include "engine/formats/pzprv3/history_json.h"

#include "engine/formats/text.h"

#include <algorithm>
#include <charconv>

namespace tokisuji {

namespace {

constexpr int deepest = 32;

class Parser {
public:
    explicit Parser(std::string_view text) : m_rest(text) {}

    std::optional<Json> value(int depth = 0)
    {
        skipSpace();
        if (m_rest.empty() || depth > deepest)
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
    void skipSpace() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\r\n/"), m_rest.size())); }
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
                members.emplace_back(std::move(*key), std::move(*item));
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
        for (std::size_t i = 1; i < m_rest.size(); ++i) {
            if (m_rest[i] == '"') {
                m_rest.remove_prefix(i + 1);
                return found;
            }
            if (m_rest[i] == '\\' && !escape(i, found))
                return std::nullopt;
            if (m_rest[i] != '\\')
                found += m_rest[i];
            else
                i += m_rest[i + 1] == 'u' ? 5 : 1;
        }
        return std::nullopt;
    }

    /// The escape at `at`. Characters beyond ASCII that are written as numbers become "?": a log has none.
    bool escape(std::size_t at, std::string& out) const
    {
        constexpr std::string_view signs = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        if (at + 1 >= m_rest.size())
            return false;
        if (const std::size_t i = signs.find(m_rest[at + 1]); i != std::string_view::npos) {
            out += meanings[i];
            return true;
        }
        if (m_rest[at + 1] != 'u' || at + 5 >= m_rest.size())
            return false;
        unsigned code = 0;
        const char* begin = m_rest.data() + at + 2;
        if (std::from_chars(begin, begin + 4, code, 16).ptr != begin + 4)
            return false;
        out += code < 128 ? static_cast<char>(code) : '?';
        return true;
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
};

} // namespace

const Json* Json::find(std::string_view key) const
{
    const auto* members = std::get_if<Object>(&value);
    if (members == nullptr)
        return nullptr;
    const auto found =
        std::ranges::find(*members, key, [](const auto& member) { return std::string_view(member.first); });
    return found == members->end() ? nullptr : &found->second;
}

std::optional<double> Json::number() const
{
    const auto* found = std::get_if<double>(&value);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

std::optional<Json> parseJson(std::string_view text)
{
    return Parser(text).value();
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
