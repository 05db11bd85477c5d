// AreaSizes: the areas of a field have just the sizes of a list.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/areas.h"
#include "engine/sat/encode/lazy.h"

namespace tokisuji {

class AreaSizesRule final : public LazyRule {
public:
    AreaSizesRule(const AreaSizes&, Lit guard, SatSolver&, const Halt&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

private:
    /// One of the sizes, and for each cell "it lies in an area of that size".
    struct Kind {
        int size;
        int areas; ///< how many of them
        std::vector<Lit> has;
    };

    void makeKinds(Encoder&);
    void encodeCell(Encoder&, int cell) const;
    void cutSmall(const std::vector<int>& area, const Kind&);
    void cutLarge(const std::vector<int>& area, const Kind&);

    std::vector<int> m_sizes; ///< sorted
    AreaFinder m_areas;
    std::vector<Kind> m_kinds; ///< by size
    Encoder m_out;
};

} // namespace tokisuji
