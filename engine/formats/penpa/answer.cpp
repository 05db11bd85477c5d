// The answer that penpa's page compares: its settings, and the array that it makes of an answer layer.
#include "engine/formats/penpa/mark_art.h"
#include "engine/formats/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tokisuji::penpa {

namespace {

/// Its settings by what a genre's answer is.
struct Check {
    Mark mark;
    std::string_view name;
};
constexpr std::array markChecks{
    Check{Mark::Shade, "sol_surface"},   Check{Mark::Square, "sol_surface"},
    Check{Mark::Lamp, "sol_akari"},      Check{Mark::Star, "sol_star"},
    Check{Mark::Tent, "sol_tent"},       Check{Mark::CellLine, "sol_loopline"},
    Check{Mark::Bridge, "sol_loopline"}, Check{Mark::LatticeLine, "sol_loopedge"},
    Check{Mark::Border, "sol_loopedge"}, Check{Mark::Slash, "sol_loopedge"},
    Check{Mark::Bar, "sol_wall"},        Check{Mark::CrossBar, "sol_wall"},
    Check{Mark::Ladder, "sol_wall"},     Check{Mark::Triangle, "sol_tri"},
    Check{Mark::Digit, "sol_number"},    Check{Mark::DigitOrNone, "sol_number"},
    Check{Mark::RoomSize, "sol_number"}, Check{Mark::Disc, "sol_circle"},
    Check{Mark::Diamond, "sol_circle"},  Check{Mark::Pin, "sol_circle"},
};
/// By how its signs look.
struct SignCheck {
    SignStyle style;
    std::string_view name;
};
constexpr std::array signChecks{
    SignCheck{SignStyle::Circles, "sol_circle"},   SignCheck{SignStyle::Arrows, "sol_arrow"},
    SignCheck{SignStyle::Ways, "sol_arrow"},       SignCheck{SignStyle::Compass, "sol_number"},
    SignCheck{SignStyle::Numbers, "sol_number"},   SignCheck{SignStyle::Colours, "sol_surface"},
    SignCheck{SignStyle::Grounds, "sol_surface"},  SignCheck{SignStyle::Poles, "sol_math"},
    SignCheck{SignStyle::Lollipops, "sol_circle"}, SignCheck{SignStyle::Lollipops, "sol_wall"},
    SignCheck{SignStyle::Beds, "sol_surface"},     SignCheck{SignStyle::Beds, "sol_loopline"},
    SignCheck{SignStyle::Beds, "sol_circle"},
};

/// The letter of a symbol in the answer, and the values of the shape that count.
struct SymbolCode {
    std::string_view check;
    std::string_view shape;
    int least, most;
    char letter;
    int written = 0; ///< whatever the value is; 0: the value
};
constexpr std::array symbolCodes{
    SymbolCode{"sol_circle", "circle_M", 1, 2, 'A'}, SymbolCode{"sol_tri", "tri", 1, 4, 'B'},
    SymbolCode{"sol_arrow", "arrow_S", 1, 8, 'C'},   SymbolCode{"sol_star", "star", 1, 3, 'E', 1},
    SymbolCode{"sol_tent", tentShape, 2, 2, 'F'},    SymbolCode{"sol_math", "math_G", 2, 3, 'G'},
    SymbolCode{"sol_akari", "sun_moon", 3, 3, 'H'},  SymbolCode{"sol_mine", "sun_moon", 4, 5, 'I'},
};

enum Slot : std::uint8_t { Surfaces, Lines, Edges, Walls, Figures, Symbols };
constexpr std::size_t slotCount = 6;

using Entries = std::vector<std::string>;

std::string entryOf(Segment segment)
{
    return std::to_string(segment.first) + "," + std::to_string(segment.second);
}

Entries surfaceEntries(const Sheet& answer, const Sheet& question)
{
    constexpr std::array counted{darkGrey, lightGrey, black, grey};
    const auto counts = [&](const std::map<int, int>& surfaces, int point) {
        const auto found = surfaces.find(point);
        return found != surfaces.end() && std::ranges::find(counted, found->second) != counted.end();
    };
    Entries entries;
    for (const auto& [point, colour] : answer.surfaces)
        if (counts(answer.surfaces, point) && !counts(question.surfaces, point))
            entries.push_back(std::to_string(point));
    return entries;
}

Entries lineEntries(const Sheet& answer)
{
    Entries entries;
    for (const auto& [segment, style] : answer.lines)
        entries.push_back(entryOf(segment) + (style == doubleLine ? ",2" : ",1"));
    return entries;
}

/// Is a line on the outer frame, where it is drawn thick?
bool isOnThickFrame(const Frame& frame, const Look& look, Segment segment)
{
    const auto edge = frame.edgeAlong(segment);
    const Grid grid(frame.board());
    return look.grid.back() == '1' && edge && grid.contains(PlaceKind::Edge, *edge) && !grid.isInner(*edge);
}

Entries edgeEntries(const Sheet& answer, const Sheet& question, const Frame& frame, const Look& look)
{
    Entries entries;
    for (const auto& [segment, style] : answer.edges) {
        const auto given = question.edges.find(segment);
        if ((given == question.edges.end() || given->second != blackLine) && !isOnThickFrame(frame, look, segment))
            entries.push_back(entryOf(segment) + ",1");
    }
    return entries;
}

Entries figureEntries(const Sheet& answer, const Sheet& question)
{
    Entries entries;
    for (const auto& [point, figure] : answer.figures) {
        const auto given = question.figures.find(point);
        if (given == question.figures.end() || given->second.style != blackText || given->second.mode != "1")
            entries.push_back(std::to_string(point) + "," + figure.text);
    }
    return entries;
}

Entries symbolEntries(const Sheet& answer, const std::vector<std::string>& checks)
{
    Entries entries;
    for (const auto& [point, symbol] : answer.symbols)
        for (const SymbolCode& code : symbolCodes)
            if (std::ranges::count(checks, code.check) > 0 && symbol.shape == code.shape
                && symbol.value.front() >= code.least && symbol.value.front() <= code.most)
                entries.push_back(std::to_string(point) + ","
                                  + std::to_string(code.written != 0 ? code.written : symbol.value.front())
                                  + code.letter);
    return entries;
}

/// Reads a number at the beginning of a text and what divides it from the rest.
std::optional<int> takeNumber(std::string_view& entry)
{
    int number = 0;
    const auto [end, error] = std::from_chars(entry.data(), entry.data() + entry.size(), number);
    if (error != std::errc())
        return std::nullopt;
    entry.remove_prefix(static_cast<std::size_t>(end - entry.data()));
    if (entry.starts_with(','))
        entry.remove_prefix(1);
    return number;
}

bool addSymbolEntry(Sheet& sheet, int point, std::string_view entry)
{
    const auto value = takeNumber(entry);
    const auto code =
        std::ranges::find_if(symbolCodes, [&](const SymbolCode& c) { return entry == std::string_view(&c.letter, 1); });
    if (!value || code == symbolCodes.end())
        return false;
    constexpr int drawnStar = 2;
    sheet.symbols[point] = {std::string(code->shape), {code->written != 0 ? drawnStar : *value}, 2};
    return true;
}

/// False: it is no entry of the slot.
bool addEntry(Sheet& sheet, Slot slot, std::string_view entry)
{
    const auto point = takeNumber(entry);
    if (!point)
        return false;
    if (slot == Surfaces) {
        sheet.surfaces[*point] = darkGrey;
        return entry.empty();
    }
    if (slot == Figures) {
        sheet.figures[*point] = {std::string(entry), answerFigure};
        return !entry.empty();
    }
    if (slot == Symbols)
        return addSymbolEntry(sheet, *point, entry);
    const auto other = takeNumber(entry);
    if (!other)
        return false;
    const Segment segment{*point, *other};
    if (slot == Walls)
        sheet.walls[segment] = answerLine;
    else if (slot == Edges)
        sheet.edges[segment] = answerLine;
    else
        sheet.lines[segment] = entry == "2" ? doubleLine : answerLine;
    return true;
}

} // namespace

std::vector<std::string> checksOf(const Genre& genre, const Look& look)
{
    std::vector<std::string> checks;
    const auto add = [&](std::string_view name) {
        if (std::ranges::count(checks, name) == 0)
            checks.emplace_back(name);
    };
    if (look.tool == "combi/mines")
        return {"sol_mine"};
    for (const auto& [mark, name] : markChecks)
        if (genre.has(mark))
            add(name);
    for (const auto& [style, name] : signChecks)
        if (genre.has(Mark::Sign) && genre.signs == style)
            add(name);
    return checks;
}

std::string answerText(const Sheet& answer, const Sheet& question, const Frame& frame, const Look& look,
                       const std::vector<std::string>& checks)
{
    const auto isOn = [&](std::string_view check) { return std::ranges::count(checks, check) > 0; };
    std::array<Entries, slotCount> slots;
    if (isOn("sol_surface"))
        slots[Surfaces] = surfaceEntries(answer, question);
    if (isOn("sol_loopline"))
        slots[Lines] = lineEntries(answer);
    if (isOn("sol_loopedge"))
        slots[Edges] = edgeEntries(answer, question, frame, look);
    if (isOn("sol_wall"))
        for (const auto& [segment, style] : answer.walls)
            slots[Walls].push_back(entryOf(segment));
    if (isOn("sol_number"))
        slots[Figures] = figureEntries(answer, question);
    slots[Symbols] = symbolEntries(answer, checks);
    if (std::ranges::all_of(slots, &Entries::empty))
        return "";
    std::string text;
    for (Entries& entries : slots) {
        std::ranges::sort(entries);
        std::string list;
        for (const std::string& entry : entries)
            list += (list.empty() ? "" : ",") + quotedJson(entry);
        text += (text.empty() ? "[" : ",") + ("[" + list + "]");
    }
    return text + "]";
}

std::optional<Sheet> answerLayer(std::string_view text)
{
    const Result<Json> slots = readJson(text);
    if (!slots || slots->array() == nullptr || slots->array()->size() != slotCount)
        return std::nullopt;
    Sheet sheet;
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        const Json::Array* entries = (*slots->array())[slot].array();
        if (entries == nullptr)
            return std::nullopt;
        for (const Json& entry : *entries)
            if (entry.text() == nullptr || !addEntry(sheet, static_cast<Slot>(slot), *entry.text()))
                return std::nullopt;
    }
    return sheet;
}

} // namespace tokisuji::penpa
