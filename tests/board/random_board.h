// Boards of any genre with something in every layer, and the same ones for the same seed.
#pragma once

#include "engine/board/rooms.h"
#include "engine/genre/registry.h"
#include "tests/hand/random_hand.h"

#include <algorithm>
#include <array>
#include <random>
#include <string>

namespace tokisuji {

class RandomBoards {
public:
    explicit RandomBoards(unsigned seed) : m_random(seed), m_hand(seed) {}

    /// 0 .. below - 1
    [[nodiscard]] int pick(int below) { return std::uniform_int_distribution(0, below - 1)(m_random); }

    /// With clues and marks as the editor's tools put them there.
    [[nodiscard]] Board board(const Genre& genre, Size size)
    {
        constexpr int mostGestures = 150;
        const int gestures = std::min(2 * size.cells(), mostGestures);
        return m_hand.played(m_hand.played(genre.makeBoard(size), Mode::Edit, gestures), Mode::Solve, gestures);
    }
    /// With something on every layer that there is; no genre has them all.
    [[nodiscard]] Board boardOfAllLayers(Size size)
    {
        std::array<Layer, layerCount> layers{};
        for (std::size_t i = 0; i < layers.size(); ++i)
            layers[i] = static_cast<Layer>(i);
        Board board("all layers", Grid(size), layers);
        board.setSetup(std::to_string(pick(10)));
        for (const Layer layer : layers)
            fill(board, layer);
        return board;
    }
    [[nodiscard]] Size size(int least, int most)
    {
        const int width = least + pick(most - least + 1);
        return {width, least + pick(most - least + 1)};
    }

private:
    void fill(Board& board, Layer layer)
    {
        const bool areEdges = placesOf(layer) == PlaceKind::Edge;
        for (const Place place : areEdges ? board.grid().innerEdges() : board.grid().all(placesOf(layer)))
            if (pick(3) == 0)
                board.set(layer, place, value(layer));
    }
    [[nodiscard]] int value(Layer layer)
    {
        switch (layer) {
        case Layer::Arrow:
        case Layer::Heading:
        case Layer::Way:
            return 1 + pick(4);
        case Layer::EdgeSpot:
        case Layer::VertexSpot:
        case Layer::OutsideDone:
            return 1;
        case Layer::Room:
            return 1;
        case Layer::Candidates:
            return packCandidates({pick(5), 1 + pick(5), pick(5), pick(5)});
        case Layer::Terrain:
            return 1 + pick(static_cast<int>(Terrain::Painted));
        case Layer::Symbol:
            return pick(1 + static_cast<int>(Symbol::Slash));
        case Layer::Bar:
            return pick(1 + static_cast<int>(Bar::Both));
        case Layer::Corner:
            return pick(1 + static_cast<int>(Corner::UpperLeft));
        case Layer::Letter:
            return 1 + pick(26);
        case Layer::Tint:
        case Layer::EdgeDot:
            return 1 + pick(2);
        default:
            return isMarkLayer(layer) ? pick(2) : pick(6) == 0 ? question : pick(5);
        }
    }
    std::mt19937 m_random;
    RandomHand m_hand;
};

} // namespace tokisuji
