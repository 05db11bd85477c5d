#include "engine/genre/stance.h"

#include "engine/genre/registry.h"

namespace tokisuji {

std::vector<Transform::Kind> turnsOf(Stance stance, Transform::Kind ofPicture)
{
    const bool isFlip = ofPicture == Transform::FlipLeftRight || ofPicture == Transform::FlipTopBottom;
    if (stance == Stance::OnCorner && isFlip)
        return {ofPicture, Transform::RotateLeft};
    return {ofPicture};
}

Edit transformPicture(const Board& board, Transform::Kind kind)
{
    Edit edit;
    Board turned = board;
    for (const Transform::Kind each : turnsOf(genreOf(board).stance, kind)) {
        const Edit step = transform(turned, each);
        step.applyTo(turned);
        edit.append(step);
    }
    return edit;
}

} // namespace tokisuji
