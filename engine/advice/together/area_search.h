// Area search: all clues at once that claim an area for themselves, such as the number of an island.
#pragma once

#include "engine/advice/together/spare_area.h"
#include "engine/sat/model.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// What is known of the solutions in which the spare area has some size, as soon as no others are asked for.
struct AreaFindings {
    int size;
    std::vector<std::size_t> solutions; ///< by cell: so many that were found have it in the spare area
    bool complete;                      ///< of a cell with fewer than two there are no others
};
using AreaSink = std::function<void(const AreaFindings&)>;

/// Solutions with a spare area that holds one of some cells, counted by size and cell.
class AreaSearch {
public:
    /// `cells`: those asked about. Each question is given up after `patience`.
    AreaSearch(const SpareArea&, const std::vector<Place>& cells, std::chrono::milliseconds patience, std::stop_token);

    /// How many solutions have a cell in the spare area, by its size from none on; nothing where they are more than a
    /// few, or not found soon.
    [[nodiscard]] std::optional<std::vector<std::size_t>> glance(Place cell);
    /// Every size up to all cells, once: down from that of a first solution, then those that are larger. That none is
    /// larger is hard to show before it is known why.
    void run(const AreaSink&);

private:
    enum class Proof : std::uint8_t { Given, Missing };
    [[nodiscard]] std::vector<Lit> holdsOneOf(const std::vector<int>& cells) const;
    void searchDown(int from, int to, const AreaSink&);
    [[nodiscard]] int largeSize();
    [[nodiscard]] int spareCells() const;
    void tellNothing(int from, int to, Proof, const AreaSink&) const;
    void countSizes();
    void sizeBySpan();
    [[nodiscard]] AreaFindings search(int size);
    [[nodiscard]] SatResult ask(std::vector<Lit> assumptions);
    [[nodiscard]] Lit askForOpen(const AreaFindings&);
    void take(AreaFindings&, Lit goesOn);
    [[nodiscard]] Lit atLeast(int size) const;

    const SpareArea& m_area;
    std::chrono::milliseconds m_patience;
    std::stop_token m_stop;
    std::vector<int> m_cells; ///< by index of the grid
    Model m_model;
    std::vector<Lit> m_sizes; ///< "so many spare cells or more", from one on
};

} // namespace tokisuji
