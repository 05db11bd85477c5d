// Presenters: the list of all presenters of a window. A new one is a line of presenters.cpp and needs nothing else.
#pragma once

#include "editor/ui/window/presenter.h"

#include <vector>

namespace tokisuji {

class FileCommands;

/// Esc and F3 are for the one whose guest the board shows, else for the topmost that has a use for them.
class Presenters : public QObject {
    Q_OBJECT
public:
    Presenters(const Workbench& bench, const FileCommands* files);

    /// Everything is shown anew.
    void refresh();
    /// The preferences have changed.
    void takeSettings();

private:
    template <class T, class... Others>
    T* add(const Workbench& bench, Others... others);
    /// From the topmost to the lowest.
    [[nodiscard]] std::vector<Presenter*> inTurn() const;
    /// Lets go of what the mouse holds, or leaves one thing that is shown; what lay beneath is shown again.
    void escape();
    [[nodiscard]] Presenter* withPlaces() const;
    void stepPlace(int direction);
    void takePlaces();

    BoardView* m_view;
    Actions* m_actions;
    std::vector<Presenter*> m_list; ///< from the lowest to the topmost
};

} // namespace tokisuji
