// Model::State: what a model holds; shared by how it is built and how it is searched, and by nobody else.
#pragma once

#include "engine/sat/content.h"
#include "engine/sat/encode/local.h"
#include "engine/sat/encode/rays.h"
#include "engine/sat/encode/territory.h"
#include "engine/sat/model.h"

#include <climits>

namespace tokisuji {

struct Model::State {
    State(const Rules& rules, Selectors kind) : solver(rules.atomCount()), exchangeable(kind == Selectors::Clues) {}

    SatSolver solver;
    bool exchangeable;
    bool complete = false;
    std::vector<Answer> answers;
    Translation translation;
    std::vector<std::unique_ptr<LazyRule>> lazy;
    std::vector<Lit> selectors;     ///< of the current rules' instances
    std::vector<Lit> allSelectors;  ///< ever made
    std::vector<char> isActive;     ///< of allSelectors
    ContentMap<Lit> instances;      ///< selector of everything said so far; kept only when exchangeable
    std::size_t fixedInstances = 0; ///< those without a selector, by content
    ContentMap<Lit> definitions;
    std::vector<Territory> territories;
    std::vector<TerritoryRule*> territoryRules; ///< in `lazy`
    encoding::Exclusions exclusions;
    encoding::Implications implications;
    std::vector<std::vector<Lit>>
        differing; ///< numbers that differ whatever the clues, each by its first literal; sorted
    std::vector<std::unique_ptr<RayPaths>> rayPaths; ///< one for each set of mirrors
    Truth solution;
    std::vector<Lit> facts; ///< not yet handed out
    int cuts = 0;
    std::int64_t allowance = INT64_MAX; ///< conflicts and rounds that may still be spent

    void build(const Rules&, const Halt&);
    void defineHelpers(const Rules&, const Translation&);
    [[nodiscard]] bool translateHelpers(const Rules&, Translation&);
    [[nodiscard]] Lit selectorFor(const Instance&);
    [[nodiscard]] bool countedByTerritory(const Count&, Lit guard, Lit selector);
    [[nodiscard]] encoding::Alikeness alikeness(const Numbers&) const;
    void readFixedRules(const std::vector<Instance>&);
    void encodeLocal(const Instance&, Lit selector, const Translation&);
    [[nodiscard]] Lit guardOf(const Instance&, Lit selector);
    void encodeGlobal(const Rules&, std::size_t index, const Halt&);
    void encodeRays(const Mirrors&, Lit guard, const Halt&);
    [[nodiscard]] Lit anyOf(const std::vector<Lit>&);
    void encodeParts(const Rules&, std::size_t index, const Shared<Parts>&, const Halt&);
    void setCurrent(const Rules&, Translation, std::vector<Lit> selectors, const Halt& = {});
    [[nodiscard]] std::vector<Lit> easing() const;
    [[nodiscard]] SatResult searchUnder(std::vector<Lit> assumptions, const Halt&, int rounds = INT_MAX);
    [[nodiscard]] SatResult search(std::vector<Lit> assumptions, const Halt&);
    void harvest();
};

} // namespace tokisuji
