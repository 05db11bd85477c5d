// A window in which an author works on a board with mouse and keys.
#pragma once

#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/genre/registry.h"

#include <QAction>
#include <QWindow>

namespace tokisuji {

struct AuthorDesk {
    AuthorDesk(const char* genre, Size size) : AuthorDesk(findGenre(genre)->makeBoard(size)) {}
    explicit AuthorDesk(const Board& board) { f.window.document()->open(board); }

    [[nodiscard]] BoardView* view() { return f.window.boardView(); }
    [[nodiscard]] Document* document() { return f.window.document(); }
    [[nodiscard]] const Board& board() { return document()->board(); }
    [[nodiscard]] int at(int column, int row, Layer layer = Layer::Number)
    {
        return board().at(layer, cellAt(column, row));
    }
    /// How many steps undo has.
    [[nodiscard]] int steps() { return document()->history().node(document()->history().current()).depth; }
    [[nodiscard]] QString lastEdit()
    {
        const History& history = document()->history();
        return editText(summaryOf(history.node(history.current()).edit, board()), genreOf(board()));
    }
    void set(int column, int row, int value)
    {
        EditBuilder builder(board());
        builder.set(Layer::Number, cellAt(column, row), value);
        document()->commit(builder.edit());
    }
    /// To the window, which gives it to what has the keyboard.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(f.window.windowHandle(), key, modifiers);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers, int times)
    {
        for (int i = 0; i < times; ++i)
            press(key, modifiers);
    }
    void putCursor(int column, int row) { view()->showPlace(cellAt(column, row)); }
    void click(int column, int row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view(), Qt::LeftButton, modifiers, point(cellAt(column, row)));
    }
    void drag(Place from, Place to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(view(), Qt::LeftButton, modifiers, point(from));
        QTest::mouseMove(view(), (point(from) + point(to)) / 2);
        QTest::mouseMove(view(), point(to));
        QTest::mouseRelease(view(), Qt::LeftButton, modifiers, point(to));
    }
    [[nodiscard]] QPoint point(Place place) { return view()->toWidget(place).toPoint(); }
    [[nodiscard]] QAction* action(ActionId id) { return f.window.actionTable()[id]; }
    [[nodiscard]] QString message() { return f.bar()->isVisible() ? f.bar()->text() : QString(); }
    void takeOffer()
    {
        for (QPushButton* button : f.bar()->findChildren<QPushButton*>())
            if (button->isVisible() && !button->text().isEmpty()) {
                button->click();
                return;
            }
    }

    WindowFixture f;
};

} // namespace tokisuji
