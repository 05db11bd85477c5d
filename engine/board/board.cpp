#include "engine/board/board.h"

#include "engine/util/contract.h"

#include <algorithm>

namespace tokisuji {

namespace {

std::size_t slotOf(Layer layer)
{
    return static_cast<std::size_t>(layer);
}

} // namespace

/// A layer without places (a wall may have no brick at all) holds one value that no place has, so that it is there.
Board::Board(std::string genre, const Grid& grid, std::span<const Layer> layers, std::string flags)
    : m_genre(std::move(genre)), m_grid(grid)
{
    require(grid.isPossible(), "Board: size is within the limits");
    for (const Layer layer : layers)
        if (!isNoteLayer(layer))
            m_layers[slotOf(layer)].assign(static_cast<std::size_t>(std::max(m_grid.count(placesOf(layer)), 1)), blank);
    setFlags(std::move(flags));
}

void Board::setFlags(std::string flags)
{
    std::erase_if(flags, [](char letter) { return letter < '!' || letter > '~'; });
    std::sort(flags.begin(), flags.end());
    flags.erase(std::unique(flags.begin(), flags.end()), flags.end());
    m_flags = std::move(flags);
}

int Board::at(Layer layer, Place place) const
{
    const auto& values = m_layers[slotOf(layer)];
    return values.empty() ? blank : values[static_cast<std::size_t>(m_grid.index(placesOf(layer), place))];
}

void Board::set(Layer layer, Place place, int value)
{
    require(has(layer), "Board::set: the board has this layer");
    auto& values = m_layers[slotOf(layer)];
    if (values.empty() && value == blank)
        return;
    if (values.empty())
        values.assign(static_cast<std::size_t>(m_grid.count(placesOf(layer))), blank);
    values[static_cast<std::size_t>(m_grid.index(placesOf(layer), place))] = value;
    if (value == blank && isNoteLayer(layer) && isBlank(layer))
        values.clear();
}

std::vector<Layer> Board::layers() const
{
    std::vector<Layer> present;
    for (int i = 0; i < layerCount; ++i)
        if (!m_layers[static_cast<std::size_t>(i)].empty())
            present.push_back(static_cast<Layer>(i));
    return present;
}

bool Board::isBlank(Layer layer) const
{
    return std::ranges::all_of(values(layer), [](int v) { return v == blank; });
}

Board Board::without(std::span<const Layer> layers) const
{
    Board copy = *this;
    for (const Layer layer : layers) {
        auto& values = copy.m_layers[slotOf(layer)];
        if (isNoteLayer(layer))
            values.clear();
        else
            std::ranges::fill(values, blank);
    }
    return copy;
}

Board Board::withoutMarks() const
{
    std::vector<Layer> marks = layers();
    std::erase_if(marks, [](Layer layer) { return !isMarkLayer(layer); });
    return without(marks);
}

Board Board::blankOn(const Grid& grid) const
{
    Board board(m_genre, grid, layers(), m_flags);
    board.m_ownRules = m_ownRules;
    board.m_setup = m_setup;
    board.m_slotsTopLeft = m_slotsTopLeft;
    board.m_slotsByDepth = m_slotsByDepth;
    board.m_roomNumbers = m_roomNumbers;
    board.m_framePoints = m_framePoints;
    board.m_roomKinds = m_roomKinds;
    board.m_signTurn = m_signTurn;
    board.m_spans = m_spans;
    return board;
}

std::size_t Board::hash() const
{
    std::uint64_t h = 0x9e3779b97f4a7c15ULL;
    const auto mix = [&h](std::uint64_t v) {
        h = (h ^ v) * 0xff51afd7ed558ccdULL;
        h ^= h >> 32;
    };
    for (const std::string& text : {m_genre, m_flags, m_ownRules, m_setup}) {
        for (const char c : text)
            mix(static_cast<unsigned char>(c));
        mix(text.size());
    }
    mix(static_cast<std::uint64_t>(size().width) << 32 | static_cast<std::uint32_t>(size().height));
    if (m_grid.tiling().isIndented)
        mix(1);
    for (const auto& values : m_layers)
        for (const int v : values)
            mix(static_cast<std::uint32_t>(v));
    return static_cast<std::size_t>(h);
}

} // namespace tokisuji
