// Random gestures on the history, against one that keeps every board whole.
#include "editor/model/store/edit_codec.h"
#include "tests/fuzz/harness/harness.h"
#include "tests/model/history_reference.h"

namespace tokisuji {

namespace {

constexpr int mostNodes = 200;

void compare(const History& history, const Reference& reference)
{
    if (history.current() != static_cast<NodeId>(reference.current)
        || history.board() != reference.nodes[reference.current].board)
        fuzz::fail("another board");
}

/// An edit fits its board, is undone by its reverse, and survives the bytes of a log.
void checkEdit(const Board& before, const Edit& edit)
{
    Board board = before;
    if (!edit.tryApplyTo(board))
        fuzz::fail("an edit that does not fit");
    if (decodeEdit(encodeEdit(edit, 5), 5) != edit)
        fuzz::fail("an edit that does not survive its bytes");
    if (decodeBoard(encodeBoard(board, 6), 6) != board)
        fuzz::fail("a board that does not survive its bytes");
}

void step(History& history, Reference& reference, fuzz::Decisions& decisions)
{
    switch (decisions.below(6)) {
    case 0:
    case 1:
    case 2: {
        Random random(decisions.seed());
        const Edit edit = gesture(history.board(), random);
        checkEdit(history.board(), edit);
        history.commit(edit, 0);
        reference.commit(edit);
        break;
    }
    default: {
        const NodeId id = decisions.below(static_cast<int>(std::min<NodeId>(history.size(), mostNodes)));
        history.goTo(id);
        reference.goTo(id);
        break;
    }
    }
}

} // namespace

} // namespace tokisuji

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    fuzz::Decisions decisions(data, size);
    const Board root = slither(1 + decisions.below(6), 1 + decisions.below(6));
    History history(root);
    Reference reference;
    reference.nodes.push_back({.board = root});
    while (decisions.areLeft() && history.size() < mostNodes) {
        step(history, reference, decisions);
        compare(history, reference);
    }
    for (NodeId id = 0; id < history.size(); ++id)
        if (history.boardAt(id) != reference.nodes[static_cast<std::size_t>(id)].board)
            fuzz::fail("another board at an earlier state");
    return 0;
}
