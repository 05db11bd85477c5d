// Partner maps: how the area of a cell is laid on that of another cell.
#pragma once

#include "engine/rules/area_flaws.h"
#include "engine/sat/encode/encoder.h"

#include <array>
#include <optional>
#include <vector>

namespace tokisuji {

/// Literals "the area of this cell, laid on the board so that it comes to lie on that cell, is the area there, another
/// one", for all ways to turn and mirror it. Said from both sides they are one literal.
class PartnerMaps {
public:
    /// Nothing where there would be too many of them.
    [[nodiscard]] static std::optional<PartnerMaps> of(const AreaFlaws&, const Encoder&, const Halt&);

    /// Some literals for an area of these cells and no others, one of which holds where it has a partner.
    [[nodiscard]] std::vector<Lit> partnersOf(const std::vector<int>& area, const AreaFlaws&) const;

private:
    static constexpr std::size_t ways = 8; ///< to turn and mirror
    using Turn = std::array<Dir, 5>;       ///< for each direction the one in which it is laid

    explicit PartnerMaps(int cells);
    [[nodiscard]] static const std::array<Turn, ways>& turns();
    [[nodiscard]] static std::size_t inverse(std::size_t way);
    [[nodiscard]] std::size_t at(int cell, std::size_t way, int image) const;
    void makeLiterals(const AreaFlaws&, Encoder&);
    void encodeStep(const AreaFlaws&, Encoder&, int cell, std::size_t way, int image, Dir) const;
    void encodePartner(const AreaFlaws&, Encoder&, int cell) const;
    [[nodiscard]] std::vector<int> imageOf(const std::vector<int>& area, int cell, std::size_t way, int image,
                                           const AreaFlaws&) const;

    int m_cells;
    std::vector<Lit> m_lits;
};

} // namespace tokisuji
