#include "tests/formats/random_boards.h"

#include "engine/board/rooms.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

int randomNumber(const Clue& clue, const Board& board, Random& random)
{
    const bool inAddresses = clue.kind != Clue::Pearl; // these have no sign for a pearl of unknown colour
    if (clue.orUnknown && inAddresses && pick(0, 5, random) == 0)
        return question;
    return pick(clue.min, clue.max(board), random);
}

void addArrow(Board& board, Place cell, Random& random)
{
    const int direction = pick(0, 4, random);
    if (direction > 0 && board.at(Layer::Number, cell) != plainMark)
        board.set(Layer::Arrow, cell, direction);
}

void addClues(const Clue& clue, Board& board, Random& random)
{
    if (clue.kind == Clue::Rooms) {
        for (const Place edge : board.grid().innerEdges())
            if (pick(0, 2, random) == 0)
                board.set(Layer::Room, edge, 1);
        return;
    }
    std::vector<Place> cells = board.grid().cells();
    if (clue.kind == Clue::RoomNumber) {
        cells.clear();
        for (const Room& room : rooms(board))
            cells.push_back(room.anchor);
    }
    const int rarity = pick(1, 12, random);
    for (const Place cell : cells) {
        if (pick(0, rarity, random) > 0)
            continue;
        const bool isMark = clue.kind == Clue::ArrowNumber && pick(0, 5, random) == 0;
        board.set(Layer::Number, cell, isMark ? plainMark : randomNumber(clue, board, random));
        if (clue.kind == Clue::ArrowNumber)
            addArrow(board, cell, random);
    }
}

int randomMark(const Genre& genre, Layer layer, const Board& board, Random& random)
{
    switch (layer) {
    case Layer::Shade:
        return pick(0, 1, random);
    case Layer::Line:
        return genre.has(Mark::EdgeCross) ? 0 : pick(0, genre.has(Mark::Bridge) ? 2 : 1, random);
    case Layer::Digit:
        return pick(1, board.size().width, random);
    case Layer::Candidates:
        return packCandidates({pick(0, 9, random), pick(0, 9, random), 0, pick(0, 9, random)});
    default:
        return pick(1, 2, random); // tints
    }
}

/// Where the file of the genre has a token for a mark.
bool canHoldMark(const Genre& genre, Layer layer, const Board& board, Place place)
{
    if (layer == Layer::Line)
        return genre.has(Mark::LatticeLine) || board.grid().isInner(place);
    const bool shared = genre.file.parts.front() == FilePart::NumbersAndShades;
    return !shared || board.at(Layer::Number, place) == blank;
}

} // namespace

int pick(int least, int largest, Random& random)
{
    return least + static_cast<int>(random() % static_cast<unsigned>(largest - least + 1));
}

Board randomBoard(const Genre& genre, int longestSide, Random& random)
{
    const int width = pick(1, longestSide, random);
    const int height = genre.squareOnly ? width : pick(1, longestSide, random);
    std::string flags;
    for (const Variant& variant : genre.variants)
        if (pick(0, 1, random) == 1)
            flags += variant.letter;
    Board board = genre.makeBoard({width, height}, flags);
    for (const Clue& clue : genre.clues)
        addClues(clue, board, random);
    return board;
}

Board withRandomMarks(Board board, Random& random)
{
    const Genre& genre = genreOf(board);
    std::vector<Layer> layers = genre.answerLayers();
    const std::vector<Layer> helpers = genre.helperLayers();
    layers.insert(layers.end(), helpers.begin(), helpers.end());
    for (const Layer layer : layers)
        for (const Place place : board.grid().all(placesOf(layer)))
            if (canHoldMark(genre, layer, board, place) && pick(0, 2, random) == 0)
                board.set(layer, place, randomMark(genre, layer, board, random));
    return board;
}

} // namespace tokisuji
