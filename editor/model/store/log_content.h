// Log content: a whole log as it is written, and the way to take it from a document without holding up its window.
#pragma once

#include "editor/model/document.h"

#include <QTimer>

#include <functional>
#include <vector>

namespace tokisuji {

/// As a value; another thread may have it.
struct LogContent {
    Board root;
    std::int64_t rootTimeMs = 0;
    std::vector<HistoryRecord> records; ///< records[i] is node i + 1
    std::vector<Visit> visits;
    NodeId current = 0;
    Annotations annotations;
};
[[nodiscard]] LogContent contentOf(const History&, const Annotations&);

/// Takes the content of a document, some thousand nodes in each turn of the event loop. What is added meanwhile is
/// taken too. Lives in the thread of the document; nothing is handed over once it has been destroyed.
class LogGathering {
public:
    using Receive = std::function<void(LogContent)>;
    LogGathering(const Document* document, Receive receive);

    /// Begins; a short history is handed over at once. `receive` may destroy the gathering.
    void start() { goOn(); }
    /// Takes all that is still missing, and hands it over.
    void finish();

private:
    void goOn();
    void take(NodeId most);

    const Document* m_document;
    Receive m_receive;
    LogContent m_content;
    QTimer m_turn;
};

} // namespace tokisuji
