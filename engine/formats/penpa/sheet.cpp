#include "engine/formats/penpa/sheet.h"

#include "engine/formats/text.h"

#include <algorithm>
#include <array>

namespace tokisuji::penpa {

namespace {

/// In the order in which they are written.
constexpr std::array<std::pair<std::string_view, Way::Kind>, 7> wayNames{{{"thermo", Way::Thermometer},
                                                                          {"arrows", Way::Arrow},
                                                                          {"direction", Way::Direction},
                                                                          {"squareframe", Way::Band},
                                                                          {"polygon", Way::Polygon},
                                                                          {"killercages", Way::Cage},
                                                                          {"nobulbthermo", Way::BareThermometer}}};

// Writing.

std::string keyOf(int point)
{
    return std::to_string(point);
}
std::string keyOf(Segment segment)
{
    return std::to_string(segment.first) + "," + std::to_string(segment.second);
}

std::string jsonOf(int style)
{
    return std::to_string(style);
}
std::string jsonOf(const Figure& figure)
{
    return "[" + quotedJson(figure.text) + "," + std::to_string(figure.style) + "," + quotedJson(figure.mode) + "]";
}
std::string jsonOf(const Symbol& symbol)
{
    std::string value;
    for (const int part : symbol.value)
        value += (value.empty() ? "" : ",") + std::to_string(part);
    if (symbol.value.size() != 1)
        value = "[" + value + "]";
    return "[" + value + "," + quotedJson(symbol.shape) + "," + std::to_string(symbol.layer) + "]";
}

std::string jsonOf(const Way& way)
{
    std::string points;
    for (const int point : way.points)
        points += (points.empty() ? "" : ",") + std::to_string(point);
    return "[" + points + "]";
}

template <class Key, class Thing>
std::string membersOf(const std::map<Key, Thing>& things)
{
    std::string out;
    for (const auto& [key, thing] : things)
        out += (out.empty() ? "\"" : ",\"") + keyOf(key) + "\":" + jsonOf(thing);
    return out;
}

std::string smallMembers(const std::map<int, Figure>& figures)
{
    std::string out;
    for (const auto& [key, figure] : figures)
        out += (out.empty() ? "\"" : ",\"") + keyOf(key) + "\":[" + quotedJson(figure.text) + ","
               + std::to_string(figure.style) + "]";
    return out;
}

std::string both(const std::string& a, const std::string& b)
{
    return a + (a.empty() || b.empty() ? "" : ",") + b;
}

// Reading.

/// "12", also with the "E" of things that were drawn on edges.
std::optional<int> pointOf(std::string_view key)
{
    if (key.ends_with('E'))
        key.remove_suffix(1);
    return parseNumber(key);
}

std::optional<Segment> segmentOf(std::string_view key)
{
    const std::size_t comma = key.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto first = parseNumber(key.substr(0, comma)), second = parseNumber(key.substr(comma + 1));
    return first && second ? std::optional<Segment>(std::minmax({*first, *second})) : std::nullopt;
}

std::optional<std::string> wordIn(const Json& json)
{
    if (const std::string* text = json.text())
        return *text;
    const auto number = json.integer();
    return number ? std::optional(std::to_string(*number)) : std::nullopt;
}

const Json* itemOf(const Json& json, std::size_t index)
{
    const Json::Array* items = json.array();
    return items != nullptr && index < items->size() ? &(*items)[index] : nullptr;
}

std::optional<int> styleIn(const Json& json)
{
    const Json* first = itemOf(json, 0); // several colours: the first
    return first != nullptr ? first->integer() : json.integer();
}

std::optional<Figure> figureIn(const Json& json)
{
    const Json *text = itemOf(json, 0), *style = itemOf(json, 1), *mode = itemOf(json, 2);
    const auto found = text != nullptr ? wordIn(*text) : std::nullopt;
    const auto number = style != nullptr ? style->integer() : std::nullopt;
    if (!found || !number)
        return std::nullopt;
    return Figure{*found, *number, mode != nullptr ? wordIn(*mode).value_or("1") : "1"};
}

std::optional<Symbol> symbolIn(const Json& json)
{
    const Json *value = itemOf(json, 0), *shape = itemOf(json, 1), *layer = itemOf(json, 2);
    if (value == nullptr || shape == nullptr || shape->text() == nullptr)
        return std::nullopt;
    Symbol symbol{.shape = *shape->text(), .layer = layer != nullptr ? layer->integer().value_or(1) : 1};
    if (const Json::Array* parts = value->array())
        for (const Json& part : *parts)
            symbol.value.push_back(part.integer().value_or(0));
    else if (const auto number = wordIn(*value); number && parseNumber(*number))
        symbol.value = {*parseNumber(*number)};
    else
        return std::nullopt;
    return symbol;
}

/// A list of points.
std::optional<Way> wayIn(const Json& json, Way::Kind kind)
{
    const Json::Array* items = json.array();
    if (items == nullptr || items->empty())
        return std::nullopt;
    Way way{kind, {}};
    for (const Json& item : *items) {
        const auto point = item.text() != nullptr ? parseNumber(*item.text()) : item.integer();
        if (!point)
            return std::nullopt;
        way.points.push_back(*point);
    }
    return way;
}

/// Takes what `thingOf` reads; the rest are others.
template <class Key, class Thing, class KeyOf, class ThingOf>
void take(const Json* members, std::map<Key, Thing>& into, int& others, const KeyOf& keyFrom, const ThingOf& thingOf)
{
    const Json::Object* object = members != nullptr ? members->object() : nullptr;
    if (object == nullptr)
        return;
    for (const auto& [name, json] : *object) {
        const auto key = keyFrom(name);
        const auto thing = thingOf(json);
        if (key && thing)
            into.emplace(*key, *thing);
        else if (!json.isNull())
            ++others;
    }
}

/// Lines and the marks between them share one object.
void takeLines(const Json* members, std::map<Segment, int>& lines, std::map<int, int>& marks, int& others)
{
    const Json::Object* object = members != nullptr ? members->object() : nullptr;
    if (object == nullptr)
        return;
    for (const auto& [name, json] : *object) {
        const auto style = styleIn(json);
        if (const auto segment = segmentOf(name); segment && style)
            lines.emplace(*segment, *style);
        else if (const auto point = pointOf(name); point && style)
            marks.emplace(*point, *style);
        else if (!json.isNull())
            ++others;
    }
}

void takeWays(const Json* things, Way::Kind kind, std::vector<Way>& ways, int& others)
{
    const Json::Array* items = things != nullptr ? things->array() : nullptr;
    if (items == nullptr)
        return;
    for (const Json& json : *items) {
        if (auto way = wayIn(json, kind))
            ways.push_back(std::move(*way));
        else if (!json.isNull() && (json.array() == nullptr || !json.array()->empty()))
            ++others;
    }
}

} // namespace

std::size_t Sheet::size() const
{
    return surfaces.size() + figures.size() + smallFigures.size() + symbols.size() + lines.size() + lineMarks.size()
           + edges.size() + edgeMarks.size() + deleted.size() + walls.size() + cages.size() + free.size() + ways.size()
           + static_cast<std::size_t>(others);
}

std::optional<int> Sheet::firstPoint() const
{
    std::vector<int> points;
    const auto addPoint = [&](const auto& things) {
        if (!things.empty())
            points.push_back(things.begin()->first);
    };
    const auto addSegment = [&](const auto& things) {
        if (!things.empty())
            points.push_back(things.begin()->first.first);
    };
    addPoint(surfaces), addPoint(figures), addPoint(symbols), addPoint(smallFigures);
    addPoint(lineMarks), addPoint(edgeMarks);
    addSegment(lines), addSegment(edges), addSegment(deleted), addSegment(walls);
    addSegment(cages), addSegment(free);
    if (!ways.empty() && !ways.front().points.empty())
        points.push_back(ways.front().points.front());
    return points.empty() ? std::nullopt : std::optional(points.front());
}

std::string toJson(const Sheet& sheet)
{
    const std::array<std::pair<std::string_view, std::string>, 11> objects{{
        {"surface", membersOf(sheet.surfaces)},
        {"number", membersOf(sheet.figures)},
        {"numberS", smallMembers(sheet.smallFigures)},
        {"symbol", membersOf(sheet.symbols)},
        {"line", both(membersOf(sheet.lineMarks), membersOf(sheet.lines))},
        {"lineE", both(membersOf(sheet.edgeMarks), membersOf(sheet.edges))},
        {"wall", membersOf(sheet.walls)},
        {"deletelineE", membersOf(sheet.deleted)},
        {"freeline", membersOf(sheet.free)},
        {"freelineE", ""},
        {"cage", membersOf(sheet.cages)},
    }};
    std::string out = "{";
    for (const std::string_view log : {"command_redo", "command_undo", "command_replay"})
        out += quotedJson(log) + ":{\"__a\":[]},";
    for (const auto& [name, members] : objects)
        out += quotedJson(name) + ":{" + members + "},";
    for (const auto& [name, kind] : wayNames) {
        std::string ways;
        for (const Way& way : sheet.ways)
            if (way.kind == kind)
                ways += (ways.empty() ? "" : ",") + jsonOf(way);
        out += (kind == wayNames.front().second ? "" : ",") + quotedJson(name) + ":[" + ways + "]";
    }
    return out + "}";
}

std::optional<Sheet> sheetOf(const Json& json)
{
    if (json.object() == nullptr)
        return std::nullopt;
    Sheet sheet;
    take(json.find("surface"), sheet.surfaces, sheet.others, pointOf, styleIn);
    take(json.find("number"), sheet.figures, sheet.others, pointOf, figureIn);
    take(json.find("numberS"), sheet.smallFigures, sheet.others, pointOf, figureIn);
    take(json.find("symbol"), sheet.symbols, sheet.others, pointOf, symbolIn);
    takeLines(json.find("line"), sheet.lines, sheet.lineMarks, sheet.others);
    takeLines(json.find("lineE"), sheet.edges, sheet.edgeMarks, sheet.others);
    take(json.find("wall"), sheet.walls, sheet.others, segmentOf, styleIn);
    take(json.find("deletelineE"), sheet.deleted, sheet.others, segmentOf, styleIn);
    take(json.find("cage"), sheet.cages, sheet.others, segmentOf, styleIn);
    take(json.find("freeline"), sheet.free, sheet.others, segmentOf, styleIn);
    take(json.find("freelineE"), sheet.free, sheet.others, segmentOf, styleIn);
    for (const auto& [name, kind] : wayNames)
        takeWays(json.find(name), kind, sheet.ways, sheet.others);
    return sheet;
}

} // namespace tokisuji::penpa
