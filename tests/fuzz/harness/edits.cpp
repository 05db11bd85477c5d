// Random calls of a document, on a board of any kind, against a model that keeps every board whole.
#include "editor/model/document.h"
#include "editor/model/history_lines.h"
#include "editor/model/store/edit_codec.h"
#include "editor/model/trials.h"
#include "engine/board/turn.h"
#include "engine/genre/registry.h"
#include "tests/fuzz/harness/blank_board.h"
#include "tests/model/history_reference.h"

namespace tokisuji {

namespace {

constexpr int mostNodes = 60;
constexpr int mostSide = 7;

using fuzz::Decisions;

/// What a board can hold and what no tool puts there. Small numbers stand each in the place of its side.
int value(const Board& board, Layer layer, Decisions& decisions)
{
    const int any = decisions.below(16);
    if (layer == Layer::Candidates)
        return packCandidates({any & 1, any & 2, (any & 4) != 0 ? 3 : 0, (any & 8) != 0 ? 4 : 0});
    const auto [least, most] = board.valuesOf(layer);
    return any == 15 ? most : std::min(least + any, most);
}

Edit changes(const Board& board, Decisions& decisions)
{
    std::vector<Layer> layers = board.layers();
    layers.insert(layers.end(), noteLayers.begin(), noteLayers.end());
    EditBuilder builder(board);
    for (int more = 1 + decisions.below(3); more > 0; --more) {
        const Layer layer = decisions.oneOf(layers);
        const PlaceKind kind = placesOf(layer);
        if (const int count = board.grid().count(kind); count > 0)
            builder.set(layer, board.grid().place(kind, decisions.below(count)), value(board, layer, decisions));
    }
    return builder.edit();
}

Edit lines(const Board& board, Decisions& decisions)
{
    const auto side = static_cast<Side>(decisions.below(4));
    const bool isLevel = side == Side::Top || side == Side::Bottom;
    const Size size = board.grid().saidSize();
    const int count = isLevel ? size.height : size.width;
    if (genreOf(board).squareOnly)
        return {};
    if (decisions.below(2) == 0)
        return count < mostSide ? insertLines(board, side, 1) : Edit{};
    return count > 1 ? removeLines(board, side, 1) : Edit{};
}

Edit ofTheWhole(const Board& board, Decisions& decisions)
{
    switch (decisions.below(4)) {
    case 0: {
        const auto kind = static_cast<Transform::Kind>(decisions.below(4));
        return canBeTurned(board.grid(), kind) ? transform(board, kind) : Edit{};
    }
    case 1: {
        std::string flags;
        for (const Variant& variant : genreOf(board).variants)
            if (decisions.below(2) == 1)
                flags += variant.letter;
        return changeFlags(board, flags);
    }
    case 2: {
        const std::vector<Layer> layers = board.layers();
        return layers.empty() ? Edit{} : clear(board, std::array{decisions.oneOf(layers)});
    }
    default:
        return Edit{{TrialStep{static_cast<TrialStep::Kind>(decisions.below(2))}}};
    }
}

/// An edit fits its board, is undone by its reverse, and survives the bytes of a log, as its board does.
void checkEdit(const Board& before, const Edit& edit)
{
    Board board = before;
    fuzz::check(edit.tryApplyTo(board), "an edit that does not fit");
    fuzz::check(decodeEdit(encodeEdit(edit, 5), 5) == edit, "an edit that does not survive its bytes");
    fuzz::check(decodeBoard(encodeBoard(board, 6), 6) == board, "a board that does not survive its bytes");
    fuzz::check(edit.inverse().tryApplyTo(board) && board == before, "an edit that cannot be undone");
}

/// A document and its model, side by side.
class Pair {
public:
    explicit Pair(const Board& root)
    {
        m_document.open(root);
        m_model.nodes.push_back({.board = root});
    }
    void step(Decisions& decisions)
    {
        switch (decisions.below(8)) {
        case 0:
            m_document.undo();
            return goTo(m_model.nodes[m_model.current].parent);
        case 1:
            m_document.redo();
            return goTo(m_model.nodes[m_model.current].redo);
        case 2: {
            const NodeId node = decisions.below(static_cast<int>(m_model.nodes.size()) + 1);
            m_document.goTo(node);
            return goTo(m_document.history().contains(node) ? node : noNode);
        }
        case 3:
            return amend(changes(m_document.board(), decisions));
        case 4:
            return commit(ofTheWhole(m_document.board(), decisions));
        case 5:
            return commit(lines(m_document.board(), decisions));
        default:
            return commit(changes(m_document.board(), decisions));
        }
    }
    void compare() const
    {
        const History& history = m_document.history();
        const Reference::Node& node = m_model.nodes[m_model.current];
        fuzz::check(history.size() == static_cast<NodeId>(m_model.nodes.size()), "another number of states");
        fuzz::check(history.current() == static_cast<NodeId>(m_model.current), "another current state");
        fuzz::check(m_document.board() == node.board, "another board");
        fuzz::check(history.undoTarget() == node.parent && history.redoTarget() == node.redo, "another way back or on");
    }
    /// Every state, kept or written in whatever way.
    void compareAll() const
    {
        const History& history = m_document.history();
        std::vector<HistoryRecord> records;
        for (NodeId id = 1; id < history.size(); ++id)
            records.push_back(recordOf(history.node(id)));
        const Result<History> restored =
            History::restore(history.boardAt(0), 0, std::move(records), history.current(), history.visits());
        fuzz::check(restored && restored->visits() == history.visits(), "a history that cannot be restored");
        const QByteArray written = writeHistoryLines({*restored, {}});
        const Result<Log> read = readHistoryLines(written);
        fuzz::check(read && writeHistoryLines(*read) == written, "a history that does not survive its lines");
        for (const History* each : {&history, &*restored, &read->history})
            for (NodeId id = 0; id < history.size(); ++id)
                fuzz::check(each->boardAt(id) == m_model.nodes[static_cast<std::size_t>(id)].board,
                            "another board at an earlier state");
        for (const Board& ground : groundsOf(history, history.current()))
            fuzz::check(ground.grid() == m_document.board().grid(), "a trial that began on cells of another board");
    }
    [[nodiscard]] bool isFull() const { return m_model.nodes.size() >= mostNodes; }

private:
    void goTo(NodeId id)
    {
        if (id != noNode)
            m_model.goTo(id);
    }
    void commit(const Edit& edit)
    {
        checkEdit(m_document.board(), edit);
        (void)m_document.commit(edit);
        m_model.commit(edit);
    }
    /// A state with the same board, which follows the one before or stands beside it.
    void amend(const Edit& edit)
    {
        checkEdit(m_document.board(), edit);
        const NodeId before = m_document.history().current();
        const NodeId after = m_document.amend(edit);
        if (edit.empty())
            return;
        const NodeId parent = m_document.history().node(after).parent;
        fuzz::check(parent == before || parent == m_model.nodes[static_cast<std::size_t>(before)].parent,
                    "a number that goes on somewhere else");
        Board board = m_model.nodes[m_model.current].board;
        edit.applyTo(board);
        m_model.goTo(parent);
        m_model.commit(difference(m_model.nodes[m_model.current].board, board));
    }

    Document m_document;
    Reference m_model;
};

} // namespace

} // namespace tokisuji

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace tokisuji;
    static const std::vector<const Genre*> genres = allGenres();
    Decisions decisions(data, size);
    const std::optional<Board> start = fuzz::blankBoard(decisions, genres, mostSide);
    if (!start || genreOf(*start).clue(Clue::EdgePieces) != nullptr)
        return 0;
    Pair pair(*start);
    while (decisions.areLeft() && !pair.isFull()) {
        pair.step(decisions);
        pair.compare();
    }
    pair.compareAll();
    return 0;
}
