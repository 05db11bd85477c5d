// Sized areas: every present cell carries the size of its area in order encoding, "at least 2", "at least 3", ... up to
// a top that means "or more".
#pragma once

#include "engine/sat/encode/areas.h"
#include "engine/sat/encode/encoder.h"

namespace tokisuji {

class SizedAreas {
public:
    /// Literals only, until encode().
    SizedAreas(const Field& present, int top, Encoder);
    /// What sizes say of cells that are side by side.
    void encode(const Halt&);

    [[nodiscard]] int top() const { return m_top; }
    /// "The area of this cell has at least so many cells." Requires size <= top().
    [[nodiscard]] Lit atLeast(int cell, int size) const
    {
        return size <= 1 ? m_areas.present(cell)
                         : m_sizes[static_cast<std::size_t>(cell)][static_cast<std::size_t>(size - 2)];
    }
    /// Adds "the area has not exactly so many cells" to a clause.
    void addIsNot(int cell, int size, std::vector<Lit>& clause) const;

    /// Looks at a model and makes the sizes that areas carry there their own; returns how many clauses that took.
    int cut(const Truth&, const Halt&);
    /// The areas of the model that was looked at last.
    [[nodiscard]] AreaFinder& areas() { return m_areas; }

private:
    void encodePair(int a, int b);
    [[nodiscard]] int sizeIn(const Truth&, int cell) const;
    int cutSize(int area, const Truth&);
    [[nodiscard]] std::vector<int> extended(std::vector<int> cells, const Truth&);

    AreaFinder m_areas;
    Encoder m_out;
    int m_top;
    std::vector<std::vector<Lit>> m_sizes; ///< by cell: "its area has at least 2, 3, ... cells"
};

} // namespace tokisuji
