// Boards of any genre with something in every layer, and the same ones for the same seed.
#pragma once

#include "engine/board/rooms.h"
#include "engine/genre/registry.h"

#include <random>

namespace tokisuji {

class RandomBoards {
public:
    explicit RandomBoards(unsigned seed) : m_random(seed) {}

    /// 0 .. below - 1
    [[nodiscard]] int pick(int below) { return std::uniform_int_distribution(0, below - 1)(m_random); }

    /// Every layer filled to about a third; room numbers stand in the rooms' top cells.
    [[nodiscard]] Board board(const Genre& genre, Size size)
    {
        Board board = genre.makeBoard(size);
        for (const Layer layer : board.layers())
            fill(board, layer, genre.has(Mark::LatticeLine));
        if (board.has(Layer::Room)) {
            EditBuilder builder(board);
            settleRoomNumbers(builder);
            board = builder.board();
        }
        return board;
    }
    [[nodiscard]] Size size(int least, int most)
    {
        const int width = least + pick(most - least + 1);
        return {width, least + pick(most - least + 1)};
    }

private:
    void fill(Board& board, Layer layer, bool onLattice)
    {
        const bool inside = layer == Layer::Room || (layer == Layer::Line && !onLattice);
        for (const Place place : inside ? board.grid().innerEdges() : board.grid().all(placesOf(layer)))
            if (pick(3) == 0)
                board.set(layer, place, value(layer));
    }
    [[nodiscard]] int value(Layer layer)
    {
        switch (layer) {
        case Layer::Number:
            return pick(6) == 0 ? question : pick(5);
        case Layer::Arrow:
            return 1 + pick(4);
        case Layer::Room:
            return 1;
        case Layer::Candidates:
            return packCandidates({pick(5), 1 + pick(5), pick(5), pick(5)});
        default:
            return pick(2);
        }
    }
    std::mt19937 m_random;
};

} // namespace tokisuji
