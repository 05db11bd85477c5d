#include "engine/trace/technique.h"

#include "engine/genre/registry.h"
#include "engine/trace/patterns/library.h"
#include "engine/util/contract.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Of patterns that have a name.
constexpr int patternLevel = 1;
constexpr double patternDifficulty = 1.0;

std::vector<Technique> allTechniques()
{
    std::vector<Technique> all(std::begin(genericTechniques), std::end(genericTechniques));
    for (const Genre* genre : allGenres())
        for (const OwnTechnique& own : genre->techniques)
            all.push_back(own.technique);
    for (const tracing::PatternText& text : tracing::patternTexts())
        for (const PatternName& pattern : readPatternNames(text.text))
            all.push_back({pattern.id, pattern.name, pattern.sentence, patternLevel, patternDifficulty});
    return all;
}

} // namespace

std::span<const Technique> techniques()
{
    static const std::vector<Technique> all = allTechniques();
    return all;
}

const Technique& techniqueOf(TechniqueId id)
{
    require(id < techniques().size(), "techniqueOf: a row of the table");
    return techniques()[id];
}

const Technique* findTechnique(std::string_view id)
{
    const auto all = techniques();
    const auto found = std::ranges::find(all, id, &Technique::id);
    return found == all.end() ? nullptr : &*found;
}

std::vector<std::string_view> techniquesOf(std::string_view genre)
{
    std::vector<std::string_view> ids;
    if (const Genre* known = findGenre(genre); known != nullptr)
        for (const OwnTechnique& own : known->techniques)
            ids.push_back(own.technique.id);
    for (const PatternName& pattern : readPatternNames(tracing::patternTextOf(genre)))
        ids.push_back(pattern.id);
    return ids;
}

} // namespace tokisuji
