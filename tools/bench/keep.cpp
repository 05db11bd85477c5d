#include "tools/bench/keep.h"

#include "engine/genre/registry.h"
#include "engine/solve/conflict.h"

#include <algorithm>
#include <array>
#include <random>
#include <vector>

namespace tokisuji::bench {

namespace {

/// Layers of what clues say, apart from what kind of cell they stand in.
constexpr std::array sayings{Layer::Number, Layer::Second, Layer::Third,   Layer::Fourth, Layer::Up,
                             Layer::Down,   Layer::Left,   Layer::Right,   Layer::Arrow,  Layer::Outside,
                             Layer::Letter, Layer::Vertex, Layer::EdgeDot, Layer::Terrain};
/// Those that can say "?".
constexpr std::array unsayable{Layer::Number, Layer::Up, Layer::Down, Layer::Left, Layer::Right};

/// The puzzle is another one where the clue's cell is an ordinary one.
bool shapesBoard(const Clue& clue)
{
    return clue.kind == Clue::Island || clue.kind == Clue::ArrowNumber || clue.kind == Clue::ColouredArrow
           || clue.onBlack;
}

/// Does a clue without its number stay as "?"? The number of a room is missed by nothing.
bool staysUnknown(const Board& board)
{
    const Genre& genre = genreOf(board);
    return genre.clue(Clue::RoomNumber) == nullptr
           && (relaxationsOf(board).front() == Relaxation::ToUnknown || std::ranges::any_of(genre.clues, shapesBoard));
}

/// The layers that a clue has its say in. Kinds of cells are one only where they are the colour of a clue.
std::vector<Layer> sayingsOf(const Board& board, bool stayUnknown)
{
    if (stayUnknown)
        return {unsayable.begin(), unsayable.end()};
    const Genre& genre = genreOf(board);
    const bool coloured = genre.clue(Clue::ColouredNumber) != nullptr || genre.clue(Clue::Compass) != nullptr;
    const bool arrowsFill = std::ranges::any_of(genre.clues, &Clue::bringsWall);
    const std::vector<Layer> ofClues = genre.clueLayers();
    std::vector<Layer> layers;
    std::ranges::copy_if(sayings, std::back_inserter(layers), [&](Layer layer) {
        return std::ranges::find(ofClues, layer) != ofClues.end() && (layer != Layer::Terrain || coloured)
               && (layer != Layer::Arrow || !arrowsFill);
    });
    return layers;
}

} // namespace

Board keepClues(const Board& board, int percent, unsigned seed)
{
    std::mt19937 random(seed);
    const bool stayUnknown = staysUnknown(board);
    const std::vector<Layer> layers = sayingsOf(board, stayUnknown);
    const auto holds = [&](Layer layer, Place p) {
        return board.has(layer) && board.grid().contains(placesOf(layer), p);
    };
    std::vector<Place> clues;
    for (const Layer layer : layers)
        if (board.has(layer))
            for (const Place p : board.grid().all(placesOf(layer)))
                if (stayUnknown ? board.at(layer, p) >= 0 : board.at(layer, p) != blank)
                    clues.push_back(p);
    std::ranges::sort(clues);
    const auto twice = std::ranges::unique(clues);
    clues.erase(twice.begin(), twice.end());

    Board left = board;
    for (const Place p : clues) {
        if (static_cast<int>(random() % 100) < percent)
            continue;
        for (const Layer layer : layers)
            if (holds(layer, p))
                left.set(layer, p, stayUnknown ? question : blank);
        for (const Layer layer : {Layer::Arrow, Layer::Digit}) // a digit under a given number was never an answer
            if (holds(layer, p))
                left.set(layer, p, blank);
    }
    return left;
}

} // namespace tokisuji::bench
