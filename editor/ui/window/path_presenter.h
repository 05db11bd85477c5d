// PathPresenter: what has become of the path that the author intends, in the panel and on the timeline.
//
//   document ──► path watch ──► line of the panel, statuses of its rows, break on the timeline
#pragma once

#include "editor/model/path_watch.h"
#include "editor/model/settings.h"
#include "editor/model/timeline_model.h"
#include "editor/ui/panels/trace_rows_model.h"
#include "editor/ui/window/presenter.h"

namespace tokisuji {

class TracePresenter;

class PathPresenter : public Presenter {
    Q_OBJECT
public:
    PathPresenter(const Workbench& bench, TracePresenter* trace);

    void refresh() override { take(); }
    [[nodiscard]] PathWatch* watch() const { return m_watch; }

private:
    void take();
    void takeProfiles();
    void choosePath(bool intended);
    void markPath();
    void toggleStep();
    void syncActions();
    [[nodiscard]] QString breakText() const;
    [[nodiscard]] StepStatuses statuses() const;
    [[nodiscard]] StepId selectedStep() const;

    TracePresenter* m_trace;
    TimelineModel* m_timelineModel;
    TimelinePanel* m_timeline;
    PathWatch* m_watch;
    bool m_listsIntended = false;
};

} // namespace tokisuji
