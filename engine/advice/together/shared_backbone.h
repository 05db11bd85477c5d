// Shared backbone: what is determined under many sets of assumptions, one after the other, in one model. Everything
// that is found under one of them serves the others.
#pragma once

#include "engine/sat/model.h"

#include <deque>
#include <optional>
#include <span>
#include <vector>

namespace tokisuji {

class SharedBackbone {
public:
    /// `marks`: literals whose values are asked about. The model outlives it.
    SharedBackbone(Model&, std::vector<Lit> marks);

    /// How many marks have one value in all solutions under these assumptions; nothing where that was given up. Sets
    /// that begin with the same assumption come one after the other, so that what follows from it alone is asked once.
    [[nodiscard]] std::optional<int> countUnder(const std::vector<Lit>& assumptions, const Halt&);

private:
    using Lits = std::vector<Lit>;
    [[nodiscard]] std::optional<Lits> determinedUnder(const Lits& assumptions, const Lits& known, const Halt&);
    [[nodiscard]] std::optional<Lits> agreed(const Lits& assumptions) const;
    [[nodiscard]] SatResult askForOther(const Lits& assumptions, std::span<const Lit> values, const Halt&);
    void remember(const Truth&);

    Model& m_model;
    Lits m_marks;
    std::deque<Truth> m_solutions;
    Lits m_general;    ///< the assumption that the last sets began with
    Lits m_determined; ///< what follows from that
};

} // namespace tokisuji
