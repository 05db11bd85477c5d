// A technique of a genre is another name for what a propagator, the look-ahead or the combination of rules finds; it
// comes up where that does.
#include "engine/trace/repertoire.h"

#include "engine/genre/registry.h"
#include "engine/trace/patterns/library.h"
#include "engine/trace/technique.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace tokisuji {

namespace {

std::optional<Move> moveOf(const Technique& technique)
{
    const auto index = &technique - techniques().data();
    return index < moveCount ? std::optional(static_cast<Move>(index)) : std::nullopt;
}

/// Has the profile the means for this move, by whatever name?
bool canMove(const Profile& profile, Move move)
{
    const Technique& technique = techniqueOf(idOf(move));
    switch (move) {
    case Move::Silent:
    case Move::Hypothesis:
        return false; // no steps of a path
    case Move::Refutation:
        return profile.memory > 0 && profile.knows(technique.id);
    case Move::NestedRefutation:
        return profile.memory > 0 && profile.nesting > 0 && profile.knows(technique.id);
    case Move::EitherWay:
        return profile.memory > 0 && profile.eitherWay && profile.knows(technique.id);
    case Move::Constraints:
        return profile.combination > 0 && profile.knows(technique.id);
    case Move::Solver:
        return profile.askSolver && profile.knows(technique.id);
    default:
        return technique.level <= profile.maxLevel
               && (!technique.assumesUniqueness || profile.uniqueness != Profile::Uniqueness::Off);
    }
}

/// The moves that this genre gives the name to.
std::vector<Move> movesNamed(std::string_view genre, std::string_view technique)
{
    std::vector<Move> moves;
    if (const Genre* known = findGenre(genre); known != nullptr)
        for (const OwnTechnique& own : known->techniques)
            if (own.technique.id == technique)
                moves.push_back(own.move);
    if (tracing::isPatternOf(genre, technique))
        moves.push_back(Move::Pattern);
    return moves;
}

} // namespace

bool isTechniqueOf(std::string_view genre, std::string_view id)
{
    const Technique* technique = findTechnique(id);
    return technique != nullptr && (moveOf(*technique) || !movesNamed(genre, id).empty());
}

bool canUse(const Profile& profile, std::string_view genre, std::string_view id)
{
    if (!isTechniqueOf(genre, id) || !profile.knows(id))
        return false;
    const Technique& technique = *findTechnique(id);
    const auto hasMeans = [&](Move move) { return canMove(profile, move); };
    if (const auto move = moveOf(technique))
        return hasMeans(*move);
    return std::ranges::any_of(movesNamed(genre, id), hasMeans);
}

} // namespace tokisuji
