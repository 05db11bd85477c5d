#include "engine/formats/penpa/text.h"

#include "engine/formats/names.h"
#include "engine/formats/penpa/shortening.h"
#include "engine/formats/text.h"

#include <algorithm>
#include <array>

namespace tokisuji::penpa {

namespace {

/// The lines of a text.
enum Line : std::size_t {
    head = 0,
    spaceLine = 1,
    modeLine = 2,
    questionLine = 3,
    answerLine_ = 4,
    centreLine = 5,
    versionLine = 10,
    tagLine = 17,
};

constexpr int cellSize = 38;

struct Escape {
    std::string_view plain;
    std::string_view code;
};
/// Penpa's own: these are not the escapes of addresses.
constexpr std::array ruleEscapes{Escape{"\n", "%2D"}, Escape{",", "%2C"}, Escape{"&", "%2E"}, Escape{"=", "%2F"}};
constexpr std::array titleEscapes{Escape{",", "%2C"}};
/// Titles and rules are shown as HTML.
constexpr std::array htmlEscapes{Escape{"&", "&amp;"}, Escape{"<", "&lt;"}, Escape{">", "&gt;"}};

template <std::size_t n>
std::string escaped(std::string text, const std::array<Escape, n>& table)
{
    for (const Escape& escape : table)
        text = replaced(text, escape.plain, escape.code);
    return text;
}

template <std::size_t n>
std::string unescaped(std::string text, const std::array<Escape, n>& table)
{
    for (auto escape = table.rbegin(); escape != table.rend(); ++escape)
        text = replaced(text, escape->code, escape->plain);
    return text;
}

/// HTML as plain text: breaks end lines, other tags are left out.
std::string plain(const std::string& html)
{
    std::string out;
    for (std::size_t at = 0; at < html.size(); ++at) {
        const std::size_t end = html[at] == '<' ? html.find('>', at) : std::string::npos;
        if (end == std::string::npos) {
            out += html[at];
            continue;
        }
        if (html.compare(at, 3, "<br") == 0)
            out += '\n';
        at = end;
    }
    return unescaped(out, htmlEscapes);
}

std::string oneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return text;
}

// Writing.

std::string headOf(const Text& text)
{
    const auto pixels = [](int cells) { return std::to_string((cells + 1) * cellSize); };
    std::string out = text.gridType + "," + std::to_string(text.whole.width) + "," + std::to_string(text.whole.height)
                      + "," + std::to_string(cellSize) + ",0,1,1," + pixels(text.whole.width) + ","
                      + pixels(text.whole.height);
    for (int i = 0; i < 2; ++i)
        out += "," + std::to_string(text.centre);
    out += ",0,0,0,0,Title: " + escaped(escaped(oneLine(text.title), htmlEscapes), titleEscapes)
           + ",Author: " + escaped(escaped(oneLine(text.author), htmlEscapes), titleEscapes) + ","
           + replaced(oneLine(text.source), ",", "%2C") + "," + escaped(escaped(text.rules, htmlEscapes), ruleEscapes);
    return out + ",OFF,false";
}

/// What a tool draws with.
struct ToolSetting {
    std::string_view tool;
    std::string_view setting;
};
constexpr std::array toolSettings{
    ToolSetting{"surface", "[\"\",1]"},    ToolSetting{"number", "[\"1\",2]"}, ToolSetting{"sudoku", "[\"1\",9]"},
    ToolSetting{"wall", "[\"\",3]"},       ToolSetting{"lineE", "[\"2\",3]"},  ToolSetting{"line", "[\"1\",3]"},
    ToolSetting{"symbol", "[\"star\",1]"},
};
/// Since 3.2 these are told their style, too.
constexpr std::array styledTools{"linex", "lineox", "edgex", "edgexoi", "tents", "yajilin", "rassisillai"};

std::pair<std::string, std::string> modeAndSetting(const std::string& tool)
{
    const std::size_t slash = tool.find('/');
    if (slash == std::string::npos) {
        const auto* known = std::ranges::find(toolSettings, tool, &ToolSetting::tool);
        return {tool, std::string(known != toolSettings.end() ? known->setting : "[\"\",1]")};
    }
    const std::string name = tool.substr(slash + 1);
    const bool isStyled = std::ranges::find(styledTools, name) != styledTools.end();
    return {tool.substr(0, slash), "[" + quotedJson(name) + (isStyled ? ",3]" : ",\"\"]")};
}

std::string gridJson(const std::string& grid)
{
    std::string out;
    for (const char digit : grid)
        out += (out.empty() ? "\"" : ",\"") + std::string(1, digit) + "\"";
    return "[" + out + "]";
}

/// What each tool is set to, with one of them set otherwise.
std::string toolsJson(std::string_view line, std::string_view number, std::string_view sudoku, const std::string& mode,
                      const std::string& setting)
{
    const std::array<std::pair<std::string_view, std::string>, 14> defaults{{
        {"surface", "[\"\",1]"},
        {"multicolor", "[\"\",1]"},
        {"line", "[\"1\"," + std::string(line) + "]"},
        {"lineE", "[\"1\"," + std::string(line) + "]"},
        {"wall", "[\"\"," + std::string(line) + "]"},
        {"cage", "[\"1\",10]"},
        {"number", "[\"1\"," + std::string(number) + "]"},
        {"symbol", "[\"circle_L\",1]"},
        {"special", "[\"thermo\",\"\"]"},
        {"board", "[\"\",\"\"]"},
        {"move", "[\"1\",\"\"]"},
        {"combi", "[\"battleship\",\"\"]"},
        {"sudoku", "[\"1\"," + std::string(sudoku) + "]"},
        {"edit_mode", quotedJson(mode)},
    }};
    std::string out;
    for (const auto& [name, value] : defaults)
        out += (out.empty() ? "" : ",") + quotedJson(name) + ":" + (name == mode ? setting : value);
    return "{" + out + "}";
}

std::string modesJson(const Text& text)
{
    const auto [mode, setting] = modeAndSetting(text.tool);
    return "{\"qa\":\"pu_a\",\"grid\":" + gridJson(text.grid)
           + ",\"pu_q\":" + toolsJson("2", "1", "1", "surface", "[\"\",1]")
           + ",\"pu_a\":" + toolsJson("3", "2", "9", mode, setting) + "}";
}

std::string stepsJson(const std::vector<int>& centres)
{
    std::string out;
    int last = 0;
    for (const int centre : centres) {
        out += (out.empty() ? "" : ",") + std::to_string(centre - last);
        last = centre;
    }
    return "[" + out + "]";
}

std::string checksJson(const std::vector<std::string>& checks)
{
    std::string out;
    for (const std::string& check : checks)
        out += (out.empty() ? "" : ",") + quotedJson(check) + ":true";
    return "{" + out + "}";
}

std::string tagsJson(const std::vector<std::string>& tags)
{
    std::string out;
    for (const std::string& tag : tags)
        out += (out.empty() ? "" : ",") + quotedJson(tag);
    return "[" + out + "]";
}

// Reading.

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// As much of a line as a message can show, from where it cannot be read.
Error brokenLine(std::size_t line, std::string_view text, std::size_t at)
{
    // "at" may lie within a character
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
        --at;
    return errorOf("penpa-line",
                   {std::to_string(line + 1), tokisuji::shortened(text.substr(std::min(at, text.size())))});
}

/// Versions as one number: 3.2.0 is 30200.
int versionOf(const std::vector<std::string_view>& lines)
{
    if (lines.size() <= versionLine)
        return 0;
    int version = 0;
    std::string_view text = lines[versionLine];
    text = text.substr(std::min<std::size_t>(1, text.size()));
    for (const std::string_view part : split(text.substr(0, text.find(']')), ','))
        version = version * 100 + std::clamp(parseNumber(part).value_or(0), 0, 99);
    return version;
}

class Reader {
public:
    explicit Reader(const std::vector<std::string_view>& lines) : m_lines(lines) {}

    Result<Text> read()
    {
        for (const auto step : {&Reader::readHead, &Reader::readSpace, &Reader::readModes, &Reader::readSheets,
                                &Reader::readCentres, &Reader::readTags})
            if (const auto error = (this->*step)())
                return *error;
        return std::move(m_text);
    }

private:
    Result<Json> json(std::size_t line, std::string_view text) const
    {
        Result<Json> value = readJson(text);
        return value ? std::move(value) : Result<Json>(brokenLine(line, text, value.error().at.value_or(0)));
    }

    std::optional<Error> readHead()
    {
        const auto fields = split(m_lines[head], ',');
        constexpr std::size_t columns = 1, rows = 2, usualTitle = 15;
        m_text.gridType = std::string(fields[0]);
        constexpr std::array<std::string_view, 3> known{"square", "sudoku", "kakuro"};
        if (std::ranges::find(known, fields[0]) == known.end())
            return errorOf("penpa-grid", {tokisuji::shortened(fields[0])});
        const auto width = fields.size() > rows ? parseNumber(fields[columns]) : std::nullopt;
        const auto height = fields.size() > rows ? parseNumber(fields[rows]) : std::nullopt;
        if (!width || !height)
            return brokenLine(head, m_lines[head], 0);
        if (*width < 1 || *height < 1 || *width > mostCells || *height > mostCells)
            return errorOf("penpa-size", {std::to_string(*width), std::to_string(*height), std::to_string(mostCells)});
        m_text.whole = {*width, *height};
        const auto begins = [](std::string_view word) {
            return [word](std::string_view field) { return field.starts_with(word); };
        };
        constexpr std::string_view title = "Title: ", author = "Author: ";
        const auto from = fields.begin() + static_cast<std::ptrdiff_t>(std::min(usualTitle, fields.size()));
        const auto titleField = std::find_if(from, fields.end(), begins(title));
        if (titleField != fields.end())
            m_text.title = plain(unescaped(std::string(titleField->substr(title.size())), titleEscapes));
        const auto authorField = std::find_if(from, fields.end(), begins(author));
        const auto behind = [&](std::ptrdiff_t n) {
            return fields.end() - authorField > n ? std::string(authorField[n]) : std::string();
        };
        if (authorField != fields.end())
            m_text.author = plain(unescaped(std::string(authorField->substr(author.size())), titleEscapes));
        m_text.source = behind(1);
        m_text.rules = plain(unescaped(behind(2), ruleEscapes));
        return std::nullopt;
    }

    std::optional<Error> readSpace()
    {
        const Result<Json> value = json(spaceLine, m_lines[spaceLine]);
        if (!value)
            return value.error();
        const Json::Array* sides = value->array();
        std::array<int, 4> space{};
        for (std::size_t i = 0; sides != nullptr && i < std::min(sides->size(), space.size()); ++i) {
            const Json& side = (*sides)[i];
            const auto number = side.text() != nullptr ? parseNumber(*side.text()) : side.integer();
            space[i] = number.value_or(0);
        }
        const bool isRight = std::ranges::all_of(space, [](int n) { return n >= 0 && n <= mostCells; });
        if (!isRight || space[0] + space[1] >= m_text.whole.height || space[2] + space[3] >= m_text.whole.width)
            return brokenLine(spaceLine, m_lines[spaceLine], 0);
        m_text.space = {space[0], space[1], space[2], space[3]};
        return std::nullopt;
    }

    std::optional<Error> readModes()
    {
        const std::string_view line = m_lines[modeLine];
        const Result<Json> value = json(modeLine, line.substr(0, line.find('~')));
        if (!value)
            return value.error();
        const Json* grid = value->array() != nullptr ? &*value : value->find("grid");
        const Json::Array* letters = grid != nullptr ? grid->array() : nullptr;
        for (std::size_t i = 0; letters != nullptr && i < std::min(letters->size(), m_text.grid.size()); ++i)
            if (const std::string* letter = (*letters)[i].text(); letter != nullptr && letter->size() == 1)
                m_text.grid[i] = letter->front();
        return std::nullopt;
    }

    std::optional<Error> readSheets()
    {
        for (const auto& [line, sheet] : {std::pair(questionLine, &m_text.question), {answerLine_, &m_text.answer}}) {
            if (line == answerLine_ && withoutTrailingSpace(m_lines[line]).empty())
                continue;
            const Result<Json> value = json(line, m_lines[line]);
            if (!value)
                return value.error();
            auto found = sheetOf(*value);
            if (!found)
                return brokenLine(line, m_lines[line], 0);
            *sheet = std::move(*found);
        }
        return std::nullopt;
    }

    std::optional<Error> readCentres()
    {
        const Result<Json> value = json(centreLine, m_lines[centreLine]);
        if (!value)
            return value.error();
        const Json::Array* steps = value->array();
        int centre = 0;
        constexpr int most = 16 * mostCells * mostCells;
        for (std::size_t i = 0; steps != nullptr && i < steps->size(); ++i) {
            const auto step = (*steps)[i].integer();
            if (!step || *step < -most || *step > most || centre + *step < 0 || centre + *step > most)
                continue;
            centre += *step;
            m_text.centres.push_back(centre);
        }
        return std::nullopt;
    }

    std::optional<Error> readTags()
    {
        if (m_lines.size() <= tagLine)
            return std::nullopt;
        const Result<Json> value = readJson(m_lines[tagLine]);
        const Json::Array* tags = value ? value->array() : nullptr;
        for (std::size_t i = 0; tags != nullptr && i < tags->size(); ++i)
            if (const std::string* tag = (*tags)[i].text())
                m_text.tags.push_back(*tag);
        return std::nullopt;
    }

    const std::vector<std::string_view>& m_lines;
    Text m_text;
};

} // namespace

std::string write(const Text& text, Purpose purpose)
{
    const std::string nothing = toJson(Sheet{});
    const bool isSolve = purpose == Purpose::Solve;
    const auto [mode, setting] = modeAndSetting(text.tool);
    const std::string modes = modesJson(text);
    const std::array lines{
        headOf(text),
        "[" + std::to_string(text.space.top) + "," + std::to_string(text.space.bottom) + ","
            + std::to_string(text.space.left) + "," + std::to_string(text.space.right) + "]",
        isSolve ? gridJson(text.grid) + "~" + quotedJson(mode) + "~" + setting : modes,
        toJson(text.question),
        isSolve ? std::string() : toJson(text.answer),
        stepsJson(text.centres),
        std::string("[]"),
        checksJson(text.checks),
        std::string("\"x\""),
        std::string("\"x\""),
        std::string("[3,2,3]"),
        modes,
        std::string("\"x\""),
        std::string("0"),
        nothing,
        isSolve ? std::string("x") : nothing,
        std::string("{}"),
        tagsJson(text.tags),
        std::string("false"),
    };
    std::string out;
    for (const std::string& line : lines)
        out += (&line == lines.data() ? "" : "\n") + line;
    return penpa::shortened(out);
}

Result<Text> read(std::string_view shortenedText)
{
    if (shortenedText.starts_with("\xEF\xBB\xBF"))
        shortenedText.remove_prefix(3);
    if (!shortenedText.empty() && shortenedText.front() >= '0' && shortenedText.front() <= '9')
        return errorOf("penpa-old");
    constexpr int withLetterZ = 30200;
    const bool isEscaped = versionOf(split(shortenedText, '\n')) >= withLetterZ;
    const std::string text = expanded(std::string(shortenedText), isEscaped ? LetterZ::Escaped : LetterZ::AsItIs);
    if (const auto error = findUnreadable(text))
        return errorOf("penpa-not-text");
    const auto lines = split(text, '\n');
    if (lines.size() <= centreLine)
        return errorOf("penpa-line-missing", {std::to_string(lines.size()), std::to_string(centreLine + 1)});
    return Reader(lines).read();
}

} // namespace tokisuji::penpa
