// Growth maps: how each area of a succession is laid on the next one, which has one cell more.
#pragma once

#include "engine/rules/area_flaws.h"
#include "engine/sat/encode/encoder.h"
#include "engine/sat/truth.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// Literals "this cell, moved as its whole area is, lies on that cell of the next area" and "this cell is what its area
/// has more than the one before".
class GrowthMaps {
public:
    /// Nothing where there would be too many of them, or where areas may have more than one cell of the groups.
    [[nodiscard]] static std::optional<GrowthMaps> of(const AreaFlaws&, const Encoder&, const Halt&);

    /// A clause that a model breaks in which two areas, as found by the flaws' last look, do not follow each other.
    /// `first` and `next`: their cells in the group. Nothing: what is wrong is said by another rule.
    [[nodiscard]] std::optional<std::vector<Lit>> cut(int first, int next, const AreaFlaws&, const Truth&) const;

private:
    /// Where a cell stands in its group; -1: it is in none.
    struct Stop {
        int group = -1;
        int rank = 0;
    };

    explicit GrowthMaps(const AreaFlaws&);
    [[nodiscard]] Lit laid(int cell, int image) const;
    [[nodiscard]] int imageOf(int cell, const Truth&) const;
    void makeLiterals(const AreaFlaws&, Encoder&);
    void encodeSpread(const AreaFlaws&, Encoder&, const std::vector<Lit>& ofArea) const;
    void encodeGroups(const AreaFlaws&, Encoder&);
    void encodeCell(const AreaFlaws&, Encoder&, int cell) const;
    void encodeStep(const AreaFlaws&, Encoder&, int cell, int image, Dir) const;
    [[nodiscard]] int memberOf(int area, const AreaFlaws&) const;
    [[nodiscard]] std::optional<std::vector<Lit>> cutWrongImage(int cell, int image, const AreaFlaws&,
                                                                const Truth&) const;
    [[nodiscard]] std::optional<std::vector<Lit>> cutWrongCover(int first, int image, int cell, const AreaFlaws&,
                                                                const Truth&) const;
    [[nodiscard]] std::optional<std::vector<Lit>> cutNothingMore(int next, const AreaFlaws&, const Truth&) const;

    int m_cells;
    std::vector<Stop> m_stops; ///< by cell
    std::vector<Lit> m_laid;   ///< by cell and image; No: never
    std::vector<Lit> m_more;   ///< by cell
    // Of areas, said of each of their cells.
    std::vector<Lit> m_hasNext;
    std::vector<Lit> m_hasBefore;
    std::vector<std::vector<Lit>> m_inGroup; ///< by group and cell
};

} // namespace tokisuji
