#include "editor/model/trace_words.h"

#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/technique.h"

#include <QRegularExpression>

#include <map>
#include <mutex>
#include <set>
#include <string>

namespace tokisuji {

namespace {

/// Words that outlive every trace. Traces name few of them, over and over.
std::string_view kept(const QString& word)
{
    static std::mutex mutex;
    static std::set<std::string, std::less<>> words;
    const std::lock_guard lock(mutex);
    return *words.insert(word.toStdString()).first;
}

/// The families of all genres, by their ids: those that the rules of a small board speak of, with and without variants.
std::map<std::string_view, const RuleFamily*> familiesOfGenres()
{
    std::map<std::string_view, const RuleFamily*> families;
    for (const Genre* genre : allGenres()) {
        std::string letters;
        for (const Variant& variant : genre->variants)
            letters += variant.letter;
        const auto sample = readPuzzle(std::string(genre->sample));
        for (const std::string& flags : {std::string(), letters}) {
            if (!sample || !genre->hasRules())
                continue;
            Board board = *sample;
            board.setFlags(flags);
            const Rules rules = genre->rulesOf(board);
            for (const Instance& instance : rules.instances())
                families.emplace(instance.family->id, instance.family);
        }
    }
    return families;
}

/// A family that no genre here has; it outlives every trace.
const RuleFamily* keptFamily(const QString& id)
{
    static std::mutex mutex;
    static std::map<std::string_view, RuleFamily> families;
    const std::string_view name = kept(id);
    const std::lock_guard lock(mutex);
    return &families.try_emplace(name, RuleFamily{.id = name}).first->second;
}

/// A row or column as people count, at most three digits.
std::optional<Place> cellOf(const QString& row, const QString& column)
{
    return Place{static_cast<std::int16_t>(2 * column.toInt() - 1), static_cast<std::int16_t>(2 * row.toInt() - 1)};
}

} // namespace

std::optional<Place> placeNamed(const QString& name)
{
    static const QRegularExpression cell(
        QStringLiteral("^R(-?\\d{1,3})C(-?\\d{1,3})(?:-R(-?\\d{1,3})C(-?\\d{1,3}))?$"));
    static const QRegularExpression vertex(QStringLiteral("^P(-?\\d{1,3}),(-?\\d{1,3})$"));
    if (name == QLatin1String("board"))
        return wholeBoard;
    std::optional<Place> place;
    if (const auto match = vertex.match(name); match.hasMatch()) {
        place = vertexAt(match.captured(2).toInt(), match.captured(1).toInt());
    } else if (const auto found = cell.match(name); found.hasMatch()) {
        place = cellOf(found.captured(1), found.captured(2));
        if (!found.captured(3).isEmpty()) {
            const auto other = cellOf(found.captured(3), found.captured(4));
            place = Place{static_cast<std::int16_t>((place->x + other->x) / 2),
                          static_cast<std::int16_t>((place->y + other->y) / 2)};
        }
    }
    // The one spelling that is written: cells of an edge are neighbours, in this order.
    return place && QString::fromStdString(toString(*place)) == name ? place : std::nullopt;
}

std::string_view techniqueNamed(const QString& id)
{
    const Technique* technique = findTechnique(id.toStdString());
    return technique == nullptr ? kept(id) : technique->id;
}

const RuleFamily* familyNamed(const QString& id)
{
    static const std::map<std::string_view, const RuleFamily*> known = familiesOfGenres();
    const auto found = known.find(id.toStdString());
    return found == known.end() ? keptFamily(id) : found->second;
}

} // namespace tokisuji
