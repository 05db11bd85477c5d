// PathPresenter: what has become of the path that the author intends, in the panel and on the timeline.
//
//   document ──► path watch ──► line of the panel, statuses of its rows, break on the timeline
#pragma once

#include "editor/model/path_watch.h"
#include "editor/model/settings.h"
#include "editor/model/timeline_model.h"
#include "editor/ui/panels/trace_rows_model.h"

#include <QObject>

namespace tokisuji {

class Actions;
class TimelinePanel;
class TracePresenter;

class PathPresenter : public QObject {
    Q_OBJECT
public:
    PathPresenter(Document* document, TracePresenter* trace, TimelineModel* timelineModel, TimelinePanel* timeline,
                  Actions* actions, Settings* settings);

    /// Shows everything anew, in the language of now.
    void refresh();
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

    Document* m_document;
    TracePresenter* m_trace;
    TimelineModel* m_timelineModel;
    TimelinePanel* m_timeline;
    Actions* m_actions;
    Settings* m_settings;
    PathWatch* m_watch;
    bool m_listsIntended = false;
};

} // namespace tokisuji
