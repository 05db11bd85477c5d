// Workbench: what the parts of one window share.
#pragma once

class QWidget;

namespace tokisuji {

class Actions;
class BoardView;
class Document;
class LiveSolver;
class LogKeeper;
class MessageBar;
class Settings;
class SidePanel;
class StartPage;
class StatusLine;
class TimelineModel;
class TimelinePanel;
class ToolColumn;
class TopBar;
class TrialBar;

/// None of them is null once the window is made, and all live as long as it does.
struct Workbench {
    QWidget* window = nullptr;
    Settings* settings = nullptr;
    Document* document = nullptr;
    LogKeeper* keeper = nullptr;
    LiveSolver* solver = nullptr;
    TimelineModel* timelineModel = nullptr;
    Actions* actions = nullptr;
    TopBar* bar = nullptr;
    ToolColumn* tools = nullptr;
    BoardView* view = nullptr;
    StartPage* start = nullptr;
    SidePanel* panel = nullptr;
    TimelinePanel* timeline = nullptr;
    MessageBar* message = nullptr;
    StatusLine* status = nullptr;
    TrialBar* trials = nullptr;
};

} // namespace tokisuji
