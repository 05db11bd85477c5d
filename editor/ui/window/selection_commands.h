// SelectionCommands: what can be done with selected cells: cut, copy, paste, erase, turn.
#pragma once

#include "editor/ui/window/presenter.h"
#include "engine/board/edit.h"

namespace tokisuji {

/// What is copied goes through the clipboard of the desktop, so that another window can paste it.
class SelectionCommands : public Presenter {
    Q_OBJECT
public:
    explicit SelectionCommands(const Workbench& bench);

    void refresh() override;
    bool escape() override;

private:
    void follow();
    void copy();
    void cut();
    void paste();
    void pasteBlock(const Board& block);
    void selectAll();
    void turn(Transform::Kind kind);
    void tellLost(int count);
};

} // namespace tokisuji
