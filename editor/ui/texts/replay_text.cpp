#include "editor/ui/texts/replay_text.h"

#include "editor/ui/language.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/publish_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace tokisuji {

namespace {

/// Its context is "ReplayText".
struct ReplayTexts {
    Q_DECLARE_TR_FUNCTIONS(ReplayText)
public:
    static QString play() { return tr("Play"); }
    static QString pause() { return tr("Pause"); }
    static QString position() { return tr("Edit"); }
    static QString keys() { return tr("← → one edit · Home, End · Space plays"); }
};

std::vector<NodeId> shownNodes(const History& history, bool undone)
{
    if (!undone)
        return history.mainLane();
    std::vector<NodeId> nodes;
    for (NodeId node = history.root(); node < history.size(); ++node)
        if (!history.isBeginning(node))
            nodes.push_back(node);
    return nodes;
}

} // namespace

std::vector<ReplayState> replayStates(const History& history, const ReplayWishes& wishes)
{
    std::vector<ReplayState> states;
    const std::int64_t begin = history.node(history.root()).timeMs;
    for (const NodeId id : shownNodes(history, wishes.undone)) {
        const HistoryNode& node = history.node(id);
        ReplayState state{.board = history.boardAt(id)};
        if (id != history.root())
            state.edit = editText(summaryOf(node.edit, state.board), genreOf(state.board));
        state.timeMs = std::max<std::int64_t>(0, node.timeMs - begin);
        if (wishes.verdict)
            state.verdict = wishes.verdict(id, state.board);
        states.push_back(std::move(state));
    }
    return states;
}

ReplayWords replayWords(const Board& board, const Metadata& metadata)
{
    const QString kind = boardTitle(board);
    const bool hasTitle = !metadata.title.isEmpty();
    return {.language = appliedLanguage(),
            .title = hasTitle ? metadata.title : kind,
            .byline = publishedByline(hasTitle ? kind : QString(), metadata.author, std::nullopt),
            .play = ReplayTexts::play(),
            .pause = ReplayTexts::pause(),
            .position = ReplayTexts::position(),
            .keys = ReplayTexts::keys(),
            .unique = statusWord(Status::Unique),
            .several = statusWord(Status::Several),
            .none = statusWord(Status::None),
            .open = statusWord(Status::Open),
            .unknown = statusWord(Status::Unknown)};
}

} // namespace tokisuji
