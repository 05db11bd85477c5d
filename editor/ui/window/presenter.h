// Presenter: one concern of the window, between its models and its widgets. All of them stand in one list: see
// presenters.h.
#pragma once

#include "editor/ui/actions.h"
#include "editor/ui/window/workbench.h"

#include <QAction>

#include <optional>

namespace tokisuji {

class Presenter : public QObject {
    Q_OBJECT
public:
    explicit Presenter(const Workbench& bench);

    /// Shows everything again: in the current language, and on a board that no longer shows anything else.
    virtual void refresh() {}
    /// The user has changed the preferences.
    virtual void takeSettings() {}
    /// Lets go of what the mouse holds, which goes back to where it was; false: it holds nothing.
    virtual bool dropDrag() { return false; }
    /// Leaves what it shows, one thing at a time; false: there is nothing to leave.
    virtual bool escape() { return false; }
    /// How many places F3 goes through while this presenter is responsible; nothing: it is not.
    [[nodiscard]] virtual std::optional<int> places() const { return std::nullopt; }
    /// Goes to the next place (+1) or to the one before (-1). Requires that there are places.
    virtual void stepPlace(int /*direction*/) {}

signals:
    /// Something that was done, for the status line.
    void said(const QString& text);
    /// The answer of places() may have changed.
    void placesChanged();

protected:
    /// Carries out an action when it is triggered.
    template <class Handler>
    void on(ActionId id, Handler handler)
    {
        connect((*m_actions)[id], &QAction::triggered, this, handler);
    }
    /// Does the board show a guest of this presenter?
    [[nodiscard]] bool ownsGuest() const;
    /// Could it, without covering somebody else's?
    [[nodiscard]] bool mayShowGuest() const;
    /// The document's own board again, where this presenter covers it.
    void dismissGuest();

    QWidget* const m_window;
    Settings* const m_settings;
    Document* const m_document;
    LiveSolver* const m_solver;
    Actions* const m_actions;
    BoardView* const m_view;
    SidePanel* const m_panel;
    MessageBar* const m_message;
    StatusLine* const m_status;
};

} // namespace tokisuji
