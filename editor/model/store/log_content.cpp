#include "editor/model/store/log_content.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tokisuji {

namespace {

/// What copies in well under a millisecond.
constexpr NodeId nodesInOneTurn = 2000;

void append(LogContent& content, const History& history, NodeId most)
{
    const auto first = static_cast<NodeId>(content.records.size()) + 1;
    const NodeId end = std::min(history.size(), most > history.size() - first ? history.size() : first + most);
    for (NodeId id = first; id < end; ++id)
        content.records.push_back(recordOf(history.node(id)));
}

void complete(LogContent& content, const History& history, const Annotations& annotations)
{
    content.root = history.boardAt(history.root());
    content.rootTimeMs = history.node(history.root()).timeMs;
    content.visits = history.visits();
    content.current = history.current();
    content.annotations = annotations;
}

} // namespace

LogContent contentOf(const History& history, const Annotations& annotations)
{
    LogContent content;
    append(content, history, history.size());
    complete(content, history, annotations);
    return content;
}

LogGathering::LogGathering(const Document* document, Receive receive)
    : m_document(document), m_receive(std::move(receive))
{
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    QObject::connect(&m_turn, &QTimer::timeout, &m_turn, [this] { goOn(); });
}

void LogGathering::goOn()
{
    take(nodesInOneTurn);
}

void LogGathering::finish()
{
    m_turn.stop();
    take(std::numeric_limits<NodeId>::max());
}

void LogGathering::take(NodeId most)
{
    const History& history = m_document->history();
    if (m_content.records.empty())
        m_content.records.reserve(static_cast<std::size_t>(history.size()));
    append(m_content, history, most);
    if (static_cast<NodeId>(m_content.records.size()) + 1 < history.size()) {
        m_turn.start();
        return;
    }
    complete(m_content, history, m_document->annotations());
    const Receive receive = std::move(m_receive); // it may destroy this
    receive(std::move(m_content));
}

} // namespace tokisuji
