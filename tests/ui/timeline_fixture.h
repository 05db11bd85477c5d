// A main window with a history to show, and what tests of the timeline do with it.
#pragma once

#include "tests/ui/window_fixture.h"

#include "editor/ui/timeline/timeline_strip.h"

#include <QMouseEvent>

#include <algorithm>

namespace tokisuji {

/// A window with a row of edits on a small board: the n-th one puts a number into the n-th cell.
class Edited : public WindowFixture {
public:
    explicit Edited(int count)
    {
        const auto expect = [this] { m_isTold = false; };
        const auto* document = window.document();
        QObject::connect(document, &Document::opened, &m_ears, expect);
        QObject::connect(document, &Document::historyChanged, &m_ears, expect);
        QObject::connect(document, &Document::currentChanged, &m_ears, expect);
        QObject::connect(window.findChild<TimelineModel*>(), &TimelineModel::changed, &m_ears,
                         [this] { m_isTold = true; });
        window.openAnything(QStringLiteral("https://puzz.link/p?slither/4/4/v"));
        for (int i = 1; i <= count; ++i)
            put(i, 2);
        settle();
    }

    void put(int cell, int number)
    {
        EditBuilder edit(board());
        edit.set(Layer::Number, board().grid().place(PlaceKind::Cell, cell), number);
        window.document()->commit(edit.edit());
    }
    /// Until the timeline shows what has happened, and no lane is on its way to another place.
    void settle()
    {
        QVERIFY(QTest::qWaitFor([this] { return m_isTold && isAtRest(); }, tests::patienceMs));
    }
    void bookmark(NodeId node, const QString& name)
    {
        window.document()->annotate(withBookmark(window.document()->annotations(), {node, name, {}}));
    }
    /// As if the pointer came over a tick; moving the real one depends on what lies under it.
    void hoverOver(NodeId node) const
    {
        const QPointF point = at(node);
        QMouseEvent move(QEvent::MouseMove, point, strip()->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(strip(), &move);
    }
    /// Is every tick of the main lane judged?
    [[nodiscard]] bool isJudged() const
    {
        const TimelineModel* model = strip()->scene().model;
        return std::ranges::all_of(model->mainLane(), [model](NodeId node) {
            const VerdictSummary* verdict = model->verdictOf(node);
            return verdict != nullptr && verdict->status != Status::Unknown;
        });
    }
    [[nodiscard]] bool isAtRest() const
    {
        const TimelineLayout& layout = strip()->scene().layout;
        for (std::size_t lane = 0; lane < layout.lanes().size(); ++lane)
            if (layout.positionOf(lane, layout.lanes()[lane].lastDepth).y() != layout.yOf(lane))
                return false;
        return true;
    }
    [[nodiscard]] const History& history() const { return window.document()->history(); }
    [[nodiscard]] TimelineStrip* strip() const { return window.findChild<TimelineStrip*>(); }
    [[nodiscard]] QPoint at(NodeId node) const { return strip()->scene().positionOf(node)->toPoint(); }

private:
    bool m_isTold = true;
    QObject m_ears;
};

} // namespace tokisuji
