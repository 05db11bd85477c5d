#include "editor/model/store/edit_json.h"

#include "editor/model/json_fields.h"
#include "engine/formats/foreign.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <limits>
#include <ranges>
#include <string_view>

namespace tokisuji {

namespace {

constexpr std::array<std::string_view, 2> axisNames{"rows", "columns"};
constexpr std::array<std::string_view, 2> trialNames{"begins", "accepted"}; // in the order of TrialStep::Kind
constexpr std::array<std::string_view, 4> turnNames{"flip-left-right", "flip-top-bottom", "rotate-right",
                                                    "rotate-left"};

template <std::size_t count>
std::optional<std::size_t> indexOf(const std::array<std::string_view, count>& names, const QJsonValue& name)
{
    const std::string text = name.toString().toStdString();
    const auto found = std::ranges::find(names, std::string_view(text));
    if (found == names.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

std::optional<Layer> layerOf(const QString& name)
{
    const std::string text = name.toStdString();
    for (std::size_t i = 0; i < layerTable.size(); ++i)
        if (layerTable[i].name == text)
            return static_cast<Layer>(i);
    return std::nullopt;
}

/// A whole number within the limits of the type.
template <class Number>
std::optional<Number> numberOf(const QJsonValue& value)
{
    constexpr qint64 never = std::numeric_limits<qint64>::min();
    const qint64 number = value.toInteger(never);
    if (number < std::numeric_limits<Number>::min() || number > std::numeric_limits<Number>::max())
        return std::nullopt;
    return static_cast<Number>(number);
}

QJsonValue jsonOfValue(int value)
{
    return value == blank ? QJsonValue() : QJsonValue(value);
}

std::optional<int> valueOf(const QJsonValue& value)
{
    return value.isNull() ? std::optional(blank) : numberOf<int>(value);
}

QJsonArray latticeJson(Place place)
{
    return {place.x, place.y};
}

std::optional<Place> placeOf(const QJsonValue& value)
{
    const QJsonArray array = value.toArray();
    const auto x = numberOf<std::int16_t>(array.at(0));
    const auto y = numberOf<std::int16_t>(array.at(1));
    return array.size() == 2 && x && y ? std::optional(Place{*x, *y}) : std::nullopt;
}

struct StepWriter {
    QJsonObject operator()(const Change& step) const
    {
        return {{"set", textOf(nameOf(step.layer))},
                {"at", latticeJson(step.place)},
                {"from", jsonOfValue(step.before)},
                {"to", jsonOfValue(step.after)}};
    }
    QJsonObject operator()(const InsertLines& step) const { return lines("insert", step); }
    QJsonObject operator()(const RemoveLines& step) const { return lines("remove", step); }
    QJsonObject operator()(const Transform& step) const { return {{"turn", textOf(turnNames[step.kind])}}; }
    QJsonObject operator()(const FlagChange& step) const
    {
        return {{"flags", QJsonArray{textOf(step.before), textOf(step.after)}}};
    }
    QJsonObject operator()(const SetupChange& step) const
    {
        return {{"setup", QJsonArray{textOf(step.before), textOf(step.after)}}};
    }
    QJsonObject operator()(const TrialStep& step) const { return {{"trial", textOf(trialNames[step.kind])}}; }

private:
    template <class Lines>
    static QJsonObject lines(const char* what, const Lines& step)
    {
        const auto axis = static_cast<std::size_t>(step.axis);
        return {{what, textOf(axisNames[axis])}, {"at", step.at}, {"count", step.count}};
    }
};

std::optional<EditStep> changeFrom(const QJsonObject& json)
{
    const auto layer = layerOf(json["set"].toString());
    const auto place = placeOf(json["at"]);
    const auto before = valueOf(json["from"]);
    const auto after = valueOf(json["to"]);
    if (!layer || !place || !before || !after)
        return std::nullopt;
    return Change{*layer, *place, *before, *after};
}

template <class Lines>
std::optional<EditStep> linesFrom(const QJsonObject& json, const char* what)
{
    const auto axis = indexOf(axisNames, json[what]);
    const auto at = numberOf<int>(json["at"]);
    const auto count = numberOf<int>(json["count"]);
    if (!axis || !at || !count)
        return std::nullopt;
    return Lines{static_cast<Axis>(*axis), *at, *count};
}

std::optional<EditStep> turnFrom(const QJsonObject& json)
{
    const auto kind = indexOf(turnNames, json["turn"]);
    return kind ? std::optional<EditStep>(Transform{static_cast<Transform::Kind>(*kind)}) : std::nullopt;
}

std::optional<EditStep> trialFrom(const QJsonObject& json)
{
    const auto kind = indexOf(trialNames, json["trial"]);
    return kind ? std::optional<EditStep>(TrialStep{static_cast<TrialStep::Kind>(*kind)}) : std::nullopt;
}

template <class Texts>
std::optional<EditStep> textsFrom(const QJsonValue& json)
{
    const QJsonArray pair = json.toArray();
    if (pair.size() != 2 || !pair[0].isString() || !pair[1].isString())
        return std::nullopt;
    return Texts{pair[0].toString().toStdString(), pair[1].toString().toStdString()};
}

std::optional<EditStep> stepFrom(const QJsonObject& json)
{
    if (json.contains("set"))
        return changeFrom(json);
    if (json.contains("insert"))
        return linesFrom<InsertLines>(json, "insert");
    if (json.contains("remove"))
        return linesFrom<RemoveLines>(json, "remove");
    if (json.contains("setup"))
        return textsFrom<SetupChange>(json["setup"]);
    if (json.contains("trial"))
        return trialFrom(json);
    return json.contains("turn") ? turnFrom(json) : textsFrom<FlagChange>(json["flags"]);
}

/// Sets the values of one layer; false where one is none.
bool readLayer(Board& board, Layer layer, const QJsonArray& entries)
{
    return std::ranges::all_of(entries, [&](const QJsonValue& entry) {
        const QJsonArray parts = entry.toArray();
        const auto place = placeOf(QJsonArray{parts.at(0), parts.at(1)});
        const auto value = numberOf<int>(parts.at(2));
        if (parts.size() != 3 || !place || !value || !board.grid().contains(placesOf(layer), *place)
            || !board.canHold(layer, *value))
            return false;
        board.set(layer, *place, *value);
        return true;
    });
}

} // namespace

QJsonArray toJson(const Edit& edit)
{
    QJsonArray steps;
    for (const EditStep& step : edit.steps)
        steps.append(std::visit(StepWriter{}, step));
    return steps;
}

std::optional<Edit> editFromJson(const QJsonValue& json)
{
    if (!json.isArray())
        return std::nullopt;
    Edit edit;
    for (const QJsonValue& value : json.toArray()) {
        const auto step = stepFrom(value.toObject());
        if (!step)
            return std::nullopt;
        edit.steps.push_back(*step);
    }
    return edit;
}

QJsonObject toJson(const Board& board)
{
    QJsonObject layers;
    for (const Layer layer : board.layers()) {
        QJsonArray entries;
        const auto values = board.values(layer);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Place place = board.grid().place(placesOf(layer), static_cast<int>(i));
            if (values[i] != blank)
                entries.append(QJsonArray{place.x, place.y, values[i]});
        }
        if (!entries.isEmpty())
            layers[textOf(nameOf(layer))] = entries;
    }
    QJsonObject json{{"genre", textOf(board.genre())},       {"width", board.size().width},
                     {"height", board.size().height},        {"flags", textOf(board.flags())},
                     {"ownRules", textOf(board.ownRules())}, {"layers", layers}};
    if (!board.setup().empty())
        json["setup"] = textOf(board.setup());
    if (board.grid().tiling().isIndented)
        json["indented"] = true;
    return json;
}

std::optional<Board> boardFromJson(const QJsonValue& value)
{
    const QJsonObject json = value.toObject();
    const Genre* genre = findKind(json["genre"].toString().toStdString());
    const auto width = numberOf<int>(json["width"]);
    const auto height = numberOf<int>(json["height"]);
    if (genre == nullptr || !width || !height)
        return std::nullopt;
    const Tiling tiling{genre->tiling};
    const Grid grid({*width, *height}, tiling.movedBy(json["indented"].toBool() ? 1 : 0));
    if (!grid.isPossible())
        return std::nullopt;
    Board board =
        genre->makeBoardOn(grid, json["flags"].toString().toStdString()).blankOn(grid); // no start of a new one
    board.setOwnRules(json["ownRules"].toString().toStdString());
    board.setSetup(json["setup"].toString().toStdString());
    if (!genre->isWhole())
        return readAgain(std::move(board));
    const QJsonObject layers = json["layers"].toObject();
    for (auto entry = layers.begin(); entry != layers.end(); ++entry) {
        const auto layer = layerOf(entry.key());
        if (!layer || !board.has(*layer) || !readLayer(board, *layer, entry.value().toArray()))
            return std::nullopt;
    }
    return readAgain(std::move(board));
}

} // namespace tokisuji
