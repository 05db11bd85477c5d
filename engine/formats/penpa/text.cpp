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
    const bool drawsOnEdges = text.tool == pointTool;
    return out + (drawsOnEdges ? ",ON,false" : ",OFF,false");
}

bool isAmong(std::string_view word, std::string_view list)
{
    return (" " + std::string(list) + " ").find(" " + std::string(word) + " ") != std::string::npos;
}

/// What a tool of the answer draws with.
constexpr std::array<std::string_view, 13> answerTools{
    R"("surface":["",1])",        R"("multicolor":["",1])", R"("line":["1",3])",   R"("lineE":["1",3])",
    R"("wall":["",3])",           R"("cage":["1",10])",     R"("number":["1",2])", R"("symbol":["circle_L",1])",
    R"("special":["thermo",""])", R"("board":["",""])",     R"("move":["1",""])",  R"("combi":["battleship",""])",
    R"("sudoku":["1",9])"};
/// Of the question, where it is another one.
constexpr std::array<std::string_view, 5> questionTools{R"("line":["1",2])", R"("lineE":["1",2])", R"("wall":["",2])",
                                                        R"("number":["1",1])", R"("sudoku":["1",1])"};
constexpr std::string_view diagonals = R"(["2",3])"; ///< what lines between lattice points are drawn with
/// Since 3.2 these are told their style, too.
constexpr std::string_view styledTools = "linex lineox edgex edgexoi tents yajilin rassisillai";

/// The row of a tool; nullptr: there is none.
template <std::size_t n>
const std::string_view* rowOf(const std::array<std::string_view, n>& rows, const std::string& tool)
{
    const std::string key = quotedJson(tool) + ":";
    const auto row = std::ranges::find_if(rows, [&](std::string_view r) { return r.starts_with(key); });
    return row == rows.end() ? nullptr : &*row;
}

std::pair<std::string, std::string> modeAndSetting(const std::string& tool)
{
    const std::size_t slash = tool.find('/');
    if (slash == std::string::npos) {
        const std::string_view* row = rowOf(answerTools, tool);
        const std::string_view setting = row != nullptr ? row->substr(row->find(':') + 1) : std::string_view("[]");
        return {tool, std::string(tool == "lineE" ? diagonals : setting)};
    }
    const std::string name = tool.substr(slash + 1);
    const std::string_view style = tool == pointTool ? ",2]" : isAmong(name, styledTools) ? ",3]" : ",\"\"]";
    return {tool.substr(0, slash), "[" + quotedJson(name) + std::string(style)};
}

std::string gridJson(const std::string& grid)
{
    std::string out;
    for (const char digit : grid)
        out += (out.empty() ? "\"" : ",\"") + std::string(1, digit) + "\"";
    return "[" + out + "]";
}

/// What each tool is set to on the question layer.
std::string questionToolsJson()
{
    std::string out = R"({"edit_mode":"surface")";
    for (const std::string_view row : answerTools) {
        const std::string tool(row.substr(1, row.find('"', 1) - 1));
        const std::string_view* other = rowOf(questionTools, tool);
        out += "," + std::string(other != nullptr ? *other : row);
    }
    return out + "}";
}

/// On the answer layer, with one of them in hand.
std::string answerToolsJson(const std::string& mode, const std::string& setting)
{
    std::string out = "{\"edit_mode\":" + quotedJson(mode);
    const std::string_view* inHand = rowOf(answerTools, mode);
    for (const std::string_view& row : answerTools)
        out += "," + (&row == inHand ? quotedJson(mode) + ":" + setting : std::string(row));
    return out + "}";
}

std::string modesJson(const Text& text)
{
    const auto [mode, setting] = modeAndSetting(text.tool);
    return "{\"qa\":\"pu_a\",\"grid\":" + gridJson(text.grid) + ",\"pu_q\":" + questionToolsJson()
           + ",\"pu_a\":" + answerToolsJson(mode, setting) + "}";
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

/// Versions as one number: 3.2.0 is 30200. More than three parts would be none of penpa's.
int versionOf(const std::vector<std::string_view>& lines)
{
    if (lines.size() <= versionLine)
        return 0;
    constexpr std::size_t mostParts = 3;
    int version = 0;
    std::string_view text = lines[versionLine];
    text = text.substr(std::min<std::size_t>(1, text.size()));
    auto parts = split(text.substr(0, text.find(']')), ',');
    parts.resize(std::min(parts.size(), mostParts));
    for (const std::string_view part : parts)
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
        if (!isAmong(fields[0], "square sudoku kakuro") || fields[0].find(' ') != std::string_view::npos)
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
        const auto parts = split(m_lines[modeLine], '~');
        const Result<Json> value = json(modeLine, parts[0]);
        if (!value)
            return value.error();
        const Json* grid = value->array() != nullptr ? &*value : value->find("grid");
        const Json::Array* letters = grid != nullptr ? grid->array() : nullptr;
        for (std::size_t i = 0; letters != nullptr && i < std::min(letters->size(), m_text.grid.size()); ++i)
            if (const std::string* letter = (*letters)[i].text(); letter != nullptr && letter->size() == 1)
                m_text.grid[i] = letter->front();
        const Json* tools = value->find("pu_a");
        const Json* mode = tools != nullptr ? tools->find("edit_mode") : nullptr;
        if (mode != nullptr && mode->text() != nullptr)
            readTool(*mode, tools->find(*mode->text()));
        constexpr std::size_t partsToSolve = 3;
        if (parts.size() != partsToSolve)
            return std::nullopt;
        const Result<Json> tool = readJson(parts[1]), setting = readJson(parts[2]);
        if (tool && setting)
            readTool(*tool, &*setting);
        return std::nullopt;
    }

    /// `setting`: of the mode "combi" it names the tool.
    void readTool(const Json& mode, const Json* setting)
    {
        if (mode.text() == nullptr)
            return;
        m_text.tool = *mode.text();
        const Json::Array* items = setting != nullptr ? setting->array() : nullptr;
        if (m_text.tool == "combi" && items != nullptr && !items->empty() && items->front().text() != nullptr)
            m_text.tool += "/" + *items->front().text();
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
