// Short JSON: what SudokuPad makes of JSON before it is compressed. Names are shortened and lose their quotes, texts
// have single quotes, those of whole numbers and colours none, and {} in a list is nothing.
#include "engine/formats/sudoku/editor_json.h"

#include <algorithm>

namespace tokisuji {

namespace short_json {
namespace {

struct Name {
    std::string_view brief, whole;
};
constexpr Name names[]{
    {"a", "arrows"},      {"c", "color"},  {"c1", "borderColor"}, {"c2", "backgroundColor"},
    {"ca", "cages"},      {"ce", "cells"}, {"cs", "cellSize"},    {"ct", "center"},
    {"d", "duration"},    {"d2", "d"},     {"fs", "fontSize"},    {"h", "height"},
    {"hl", "headLength"}, {"l", "lines"},  {"o", "overlays"},     {"r", "rounded"},
    {"re", "regions"},    {"t", "title"},  {"te", "text"},        {"th", "thickness"},
    {"u", "underlays"},   {"v", "value"},  {"vd", "videos"},      {"w", "width"},
    {"wp", "wayPoints"},
};

std::string wholeName(std::string_view name)
{
    const auto* found = std::ranges::find(names, name, &Name::brief);
    return std::string(found == std::end(names) ? name : found->whole);
}

class Parser {
public:
    explicit Parser(std::string_view text) : m_rest(text) {}

    std::optional<Json> value(int depth = 0)
    {
        if (m_rest.empty() || depth > deepestJson)
            return std::nullopt;
        if (take('{'))
            return object(depth);
        if (take('['))
            return array(depth);
        if (m_rest.front() == '\'') {
            auto found = quoted();
            return found ? std::optional(Json{std::move(*found)}) : std::nullopt;
        }
        return word();
    }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    bool take(char wanted)
    {
        if (!m_rest.starts_with(wanted))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    std::optional<Json> object(int depth)
    {
        Json::Object members;
        if (take('}'))
            return Json{std::move(members)};
        do {
            auto name = m_rest.starts_with('\'') ? quoted() : std::optional(upTo(":,}]"));
            if (!name || !take(':'))
                return std::nullopt;
            auto item = value(depth + 1);
            if (!item)
                return std::nullopt;
            members.push_back({wholeName(*name), std::move(*item)});
        } while (take(','));
        return take('}') ? std::optional(Json{std::move(members)}) : std::nullopt;
    }

    std::optional<Json> array(int depth)
    {
        Json::Array items;
        if (take(']'))
            return Json{std::move(items)};
        do {
            if (m_rest.starts_with(',') || m_rest.starts_with(']')) {
                items.push_back(Json{Json::Object{}});
                continue;
            }
            auto item = value(depth + 1);
            if (!item)
                return std::nullopt;
            items.push_back(std::move(*item));
        } while (take(','));
        return take(']') ? std::optional(Json{std::move(items)}) : std::nullopt;
    }

    /// A quote in it has a backslash before it; so have the signs that JSON gives one.
    std::optional<std::string> quoted()
    {
        std::string json = "\"";
        for (std::size_t i = 1; i < m_rest.size(); ++i) {
            const char c = m_rest[i];
            if (c == '\'') {
                m_rest.remove_prefix(i + 1);
                const Result<Json> text = readJson(json + '"');
                return text && text->text() != nullptr ? std::optional(*text->text()) : std::nullopt;
            }
            if (c == '\\' && i + 1 < m_rest.size()) {
                ++i;
                json += m_rest[i] == '\'' ? "'" : std::string{'\\', m_rest[i]};
            } else {
                json += c == '"' ? "\\\"" : std::string(1, c);
            }
        }
        return std::nullopt;
    }

    std::optional<Json> word()
    {
        const std::string found = upTo(",}]");
        if (found.empty())
            return std::nullopt;
        if (found == "t" || found == "f")
            return Json{found == "t"};
        return found == "null" ? Json{nullptr} : Json{found};
    }

    std::string upTo(std::string_view ends)
    {
        const std::size_t end = std::min(m_rest.find_first_of(ends), m_rest.size());
        std::string found(m_rest.substr(0, end));
        m_rest.remove_prefix(end);
        return found;
    }

    std::string_view m_rest;
};

} // namespace
} // namespace short_json

std::optional<Json> parseShortJson(std::string_view text)
{
    short_json::Parser parser(text);
    auto value = parser.value();
    return parser.atEnd() ? value : std::nullopt;
}

} // namespace tokisuji
