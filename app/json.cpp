#include "app/json.h"

namespace tokisuji {

namespace {

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonValue valueOf(Layer layer, int value)
{
    if (layer == Layer::Candidates) {
        QJsonArray four;
        for (const int candidate : unpackCandidates(value))
            four.append(candidate == 0 ? QJsonValue() : QJsonValue(candidate));
        return four;
    }
    if (layer == Layer::Number && value == question)
        return "?";
    if (layer == Layer::Number && value == plainMark)
        return "#";
    if (layer == Layer::Arrow) {
        constexpr std::array<std::string_view, 5> names{"none", "up", "down", "left", "right"};
        return toJson(names[static_cast<std::size_t>(value)]);
    }
    return value;
}

QJsonObject valuesOf(const Board& board, Layer layer)
{
    QJsonObject values;
    const std::span<const int> all = board.values(layer);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] != blank)
            values[toText(toString(board.grid().place(placesOf(layer), static_cast<int>(i))))] = valueOf(layer, all[i]);
    return values;
}

} // namespace

QJsonValue toJson(std::string_view text)
{
    return toText(text);
}

QJsonArray toJson(const std::vector<Place>& places)
{
    QJsonArray names;
    for (const Place place : places)
        names.append(toText(toString(place)));
    return names;
}

QJsonObject boardJson(const Board& board)
{
    QJsonObject layers;
    for (const Layer layer : board.layers())
        layers[toText(nameOf(layer))] = valuesOf(board, layer);
    QJsonObject json{{"genre", toText(board.genre())},       {"width", board.size().width},
                     {"height", board.size().height},        {"flags", toText(board.flags())},
                     {"ownRules", toText(board.ownRules())}, {"layers", layers}};
    if (!board.setup().empty())
        json["setup"] = toText(board.setup());
    if (board.grid().tiling().isIndented)
        json["indented"] = true;
    return json;
}

} // namespace tokisuji
