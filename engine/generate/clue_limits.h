// Clue limits: where the clues of a puzzle may stand and what they may say.
#pragma once

#include "engine/generate/generator.h"

#include <set>
#include <vector>

namespace tokisuji {

/// What the options say about clues, asked place by place.
class ClueLimits {
public:
    /// Both must outlive the limits.
    ClueLimits(const Genre&, const GenerateOptions&);

    /// May a clue stand here, as far as the pattern, its images and the given clues tell?
    [[nodiscard]] bool mayStand(Place) const;
    /// A clue stands here and stays.
    [[nodiscard]] bool mustStand(Place) const;
    /// The clue here is given and keeps its value.
    [[nodiscard]] bool isGiven(Place p) const { return m_given.contains(p); }
    [[nodiscard]] bool hasGiven() const { return !m_given.empty(); }
    [[nodiscard]] bool allows(int value) const { return m_options.values.empty() || shareOf(value) > 0; }
    /// How often a value is wanted, relative to others; 1 where nothing is said.
    [[nodiscard]] double shareOf(int value) const;
    [[nodiscard]] bool wantsShares() const { return m_options.values.size() > 1; }
    /// Is "?" asked for?
    [[nodiscard]] bool wantsUnknown() const { return m_options.values.contains(question); }
    [[nodiscard]] std::vector<std::vector<Place>> orbits(const std::vector<Place>&) const;
    [[nodiscard]] int leastClues() const { return m_options.leastClues.value_or(0); }
    [[nodiscard]] int mostClues() const { return m_options.mostClues.value_or(INT32_MAX); }
    [[nodiscard]] const GenerateOptions& options() const { return m_options; }

private:
    [[nodiscard]] Stand standAt(Place) const;

    const GenerateOptions& m_options;
    PlaceMap<Stand> m_pattern; ///< with the images of each entry
    std::set<Place> m_given;
};

} // namespace tokisuji
