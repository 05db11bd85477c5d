#include "engine/generate/criteria.h"

#include "engine/generate/clue_orbits.h"
#include "engine/generate/clue_spots.h"
#include "engine/trace/tracer.h"

#include <algorithm>

namespace tokisuji {

namespace {

Trace traceWith(const Board& puzzle, Profile profile, const std::stop_token& stop)
{
    return trace(puzzle, {.profile = std::move(profile), .determined = {}, .isUnique = true}, stop);
}

bool uses(const Trace& path, std::string_view technique)
{
    return std::ranges::any_of(path.path(), [&](StepId id) { return path.step(id).technique == technique; });
}

bool usesUnwanted(const Trace& path, const GenerateOptions& options)
{
    return std::ranges::any_of(options.mustNotUse, [&](const std::string& id) { return uses(path, id); });
}

/// The profile before this one in the list of all; none where it is the easiest or no one of them.
std::optional<Profile> nextEasier(const Profile& profile)
{
    const auto all = profiles();
    const auto found = std::ranges::find(all, profile.name, &Profile::name);
    return found == all.begin() || found == all.end() ? std::nullopt : std::optional(*(found - 1));
}

bool isSymmetric(const Board& puzzle, const std::vector<Place>& places, const ClueLimits& limits)
{
    const Symmetry symmetry = limits.options().symmetry;
    if (symmetry == Symmetry::None)
        return true;
    const ClueImages images(puzzle, symmetry);
    return roomsRepeat(puzzle, symmetry) && std::ranges::all_of(places, [&](Place p) {
               return std::ranges::all_of(images.of(p), [&](Place image) { return isNumbered(puzzle, image); });
           });
}

bool keepsGiven(const Board& puzzle, const ClueLimits& limits)
{
    if (!limits.hasGiven())
        return true;
    const Board& start = *limits.options().start;
    const std::vector<Place> given = numberedPlaces(start);
    return std::ranges::all_of(given, [&](Place p) { return clueValue(puzzle, p) == clueValue(start, p); });
}

} // namespace

bool meetsPattern(const Board& puzzle, const ClueLimits& limits)
{
    const std::vector<Place> clues = numberedPlaces(puzzle);
    const int count = clueCount(puzzle);
    if (count < limits.leastClues() || count > limits.mostClues() || !isSymmetric(puzzle, clues, limits))
        return false;
    const std::vector<Place> cells = puzzle.grid().cells();
    const bool hasMusts = std::ranges::all_of(
        cells, [&](Place p) { return !limits.mustStand(p) || limits.isGiven(p) || isNumbered(puzzle, p); });
    return hasMusts && keepsGiven(puzzle, limits) && std::ranges::all_of(clues, [&](Place p) {
               const int value = clueValue(puzzle, p);
               return limits.isGiven(p) || (limits.mayStand(p) && (value == question || limits.allows(value)));
           });
}

bool asksForPath(const GenerateOptions& options)
{
    return options.profile || !options.mustUse.empty() || !options.mustNotUse.empty();
}

bool isSolvableAsAsked(const Board& puzzle, const GenerateOptions& options, const std::stop_token& stop)
{
    const Trace path = traceWith(puzzle, pathProfile(options), stop);
    return path.result == TraceResult::Solved && !usesUnwanted(path, options);
}

bool meetsPath(const Board& puzzle, const GenerateOptions& options, const std::stop_token& stop)
{
    const Trace path = traceWith(puzzle, pathProfile(options), stop);
    if (path.result != TraceResult::Solved || usesUnwanted(path, options))
        return false;
    if (!std::ranges::all_of(options.mustUse, [&](const std::string& id) { return uses(path, id); }))
        return false;
    const auto easier = options.profile ? nextEasier(*options.profile) : std::nullopt;
    return !easier || traceWith(puzzle, *easier, stop).result == TraceResult::Stuck;
}

} // namespace tokisuji
