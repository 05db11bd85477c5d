// Plane: the coloured areas of a padded rectangle, found by flooding.
#pragma once

#include "engine/board/geometry.h"

#include <array>
#include <vector>

namespace tokisuji {

/// Sets of points by stamps: emptied in one step, for use thousands of times a second.
class PointSet {
public:
    explicit PointSet(int points = 0) : m_stamps(static_cast<std::size_t>(points)) {}
    void clear() { ++m_now; }
    /// False when it was in already.
    bool insert(int point)
    {
        int& stamp = m_stamps[static_cast<std::size_t>(point)];
        const bool isNew = stamp != m_now;
        stamp = m_now;
        return isNew;
    }
    [[nodiscard]] bool has(int point) const { return m_stamps[static_cast<std::size_t>(point)] == m_now; }

private:
    std::vector<int> m_stamps;
    int m_now = 1;
};

/// One maximal area of equal colour.
struct Area {
    bool colour;
    std::vector<int> points; ///< in the order of the flood
};

/// A rectangle of points with a frame of its own, so that every inner point has four neighbours.
class Plane {
public:
    /// `inner` points inside a frame one point wide.
    explicit Plane(Size inner) : m_width(inner.width + 2), m_height(inner.height + 2), m_seen(m_width * m_height) {}

    [[nodiscard]] Size size() const { return {m_width, m_height}; }
    [[nodiscard]] int points() const { return m_width * m_height; }
    [[nodiscard]] int at(int x, int y) const { return y * m_width + x; }
    [[nodiscard]] bool onFrame(int point) const
    {
        const int x = point % m_width;
        const int y = point / m_width;
        return x == 0 || y == 0 || x == m_width - 1 || y == m_height - 1;
    }
    /// The four points beside an inner point.
    [[nodiscard]] std::array<int, 4> beside(int point) const
    {
        return {point - m_width, point + m_width, point - 1, point + 1};
    }
    /// All areas; the first one holds the frame, which must have one colour.
    [[nodiscard]] const std::vector<Area>& areas(const std::vector<char>& colours);

private:
    int m_width;
    int m_height;
    PointSet m_seen;
    std::vector<Area> m_areas;
};

} // namespace tokisuji
