// Areas that relate: what does not go together is cut lazily.
#pragma once

#include "engine/rules/area_flaws.h"
#include "engine/sat/encode/growth_maps.h"
#include "engine/sat/encode/lazy.h"
#include "engine/sat/encode/partner_maps.h"
#include "engine/sat/encode/sized_areas.h"

#include <optional>

namespace tokisuji {

class AreaRelationsRule final : public LazyRule {
public:
    /// `guard`: when the rule speaks at all.
    AreaRelationsRule(const AreaTerms&, Lit guard, SatSolver&, const Halt&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

private:
    void encodeLadder(const Halt&);
    void encodeList(const Halt&);
    void prepareMaps(const Halt&);
    void cut(const AreaFlaw&, const Truth&);
    [[nodiscard]] bool cutLonely(const AreaFlaw&, const Truth&);
    void cutEqual(const AreaFlaw&);

    AreaFlaws m_flaws;
    Encoder m_out;
    std::optional<PartnerMaps> m_maps;  ///< where each area has another one of its shape, once cuts are many
    std::optional<GrowthMaps> m_growth; ///< where each area is the one before and a cell more, once cuts are many
    int m_cuts = 0;
    std::optional<SizedAreas> m_sizes; ///< where a chain has one area of each size, or sizes are listed
};

} // namespace tokisuji
