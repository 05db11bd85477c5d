#include "engine/genre/genre.h"

#include <algorithm>

namespace tokisuji {

namespace {

void addOnce(std::vector<Layer>& layers, Layer layer)
{
    if (std::ranges::find(layers, layer) == layers.end())
        layers.push_back(layer);
}

} // namespace

const Clue* Genre::clue(Clue::Kind kind) const
{
    const auto it = std::ranges::find(clues, kind, &Clue::kind);
    return it == clues.end() ? nullptr : &*it;
}

bool Genre::has(Mark mark) const
{
    return std::ranges::find(marks, mark) != marks.end();
}

std::vector<Layer> Genre::clueLayers() const
{
    std::vector<Layer> layers;
    for (const Clue& clue : clues) {
        addOnce(layers, clue.kind == Clue::Rooms ? Layer::Room : Layer::Number);
        if (clue.kind == Clue::ArrowNumber)
            addOnce(layers, Layer::Arrow);
    }
    return layers;
}

std::vector<Layer> Genre::answerLayers() const
{
    std::vector<Layer> layers;
    for (const Mark mark : marks)
        switch (mark) {
        case Mark::Shade:
            addOnce(layers, Layer::Shade);
            break;
        case Mark::CellLine:
        case Mark::LatticeLine:
        case Mark::Bridge:
            addOnce(layers, Layer::Line);
            break;
        case Mark::Digit:
            addOnce(layers, Layer::Digit);
            break;
        case Mark::EdgeCross:
        case Mark::Tint:
            break;
        }
    return layers;
}

std::vector<Layer> Genre::helperLayers() const
{
    std::vector<Layer> layers;
    for (const Mark mark : marks) {
        if (mark == Mark::Digit)
            addOnce(layers, Layer::Candidates);
        if (mark == Mark::EdgeCross)
            addOnce(layers, Layer::Line);
        if (mark == Mark::Tint)
            addOnce(layers, Layer::Tint);
    }
    return layers;
}

Board Genre::makeBoard(Size size, std::string flags) const
{
    std::vector<Layer> layers = clueLayers();
    for (const auto& more : {answerLayers(), helperLayers()})
        layers.insert(layers.end(), more.begin(), more.end());
    return Board(std::string(id), size, layers, std::move(flags));
}

Rules Genre::rulesOf(const Board& board) const
{
    Rules r;
    rules(board, r);
    return r;
}

} // namespace tokisuji
