#include "engine/generate/suits.h"

#include "engine/generate/clue_options.h"
#include "engine/generate/orbits.h"
#include "engine/trace/tracer.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The profile to trace with; techniques can be asked for without one.
Profile profileFor(const GenerateOptions& options)
{
    return options.profile ? *options.profile : *findProfile("hard");
}

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

bool isSymmetric(const Board& puzzle, const std::vector<Place>& places, const Palette& palette)
{
    return std::ranges::all_of(palette.orbits(places), [&](const std::vector<Place>& orbit) {
        const auto clues = std::ranges::count_if(orbit, [&](Place p) { return hasClue(puzzle, p); });
        return clues == 0 || clues == std::ranges::ssize(orbit);
    });
}

/// The number, sign or circle at a place.
int valueAt(const Board& board, Place p)
{
    for (const Layer layer : {Layer::Number, Layer::Vertex, Layer::Outside})
        if (board.has(layer) && board.grid().contains(placesOf(layer), p) && board.at(layer, p) != blank)
            return board.at(layer, p);
    return blank;
}

} // namespace

bool suitsPattern(const Board& puzzle, const Palette& palette)
{
    const std::vector<Place> places = cluePlaces(puzzle);
    const int count = clueCount(puzzle);
    if (count < palette.leastClues() || count > palette.mostClues() || !isSymmetric(puzzle, places, palette))
        return false;
    return std::ranges::all_of(places, [&](Place p) {
        const bool stands = hasClue(puzzle, p);
        if (palette.isGiven(p))
            return valueAt(puzzle, p) == valueAt(*palette.options().start, p);
        if (stands ? !palette.mayStand(p) : palette.mustStand(p))
            return false;
        return !stands || valueAt(puzzle, p) == question || palette.allows(valueAt(puzzle, p));
    });
}

bool asksForPath(const GenerateOptions& options)
{
    return options.profile || !options.mustUse.empty() || !options.mustNotUse.empty();
}

bool isSolvableAsAsked(const Board& puzzle, const GenerateOptions& options, const std::stop_token& stop)
{
    const Trace path = traceWith(puzzle, profileFor(options), stop);
    return path.result == TraceResult::Solved && !usesUnwanted(path, options);
}

bool suitsPath(const Board& puzzle, const GenerateOptions& options, const std::stop_token& stop)
{
    const Trace path = traceWith(puzzle, profileFor(options), stop);
    if (path.result != TraceResult::Solved || usesUnwanted(path, options))
        return false;
    if (!std::ranges::all_of(options.mustUse, [&](const std::string& id) { return uses(path, id); }))
        return false;
    const auto easier = options.profile ? nextEasier(*options.profile) : std::nullopt;
    return !easier || traceWith(puzzle, *easier, stop).result == TraceResult::Stuck;
}

} // namespace tokisuji
