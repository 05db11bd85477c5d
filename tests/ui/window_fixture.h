// A main window with settings of its own, and what tests do with it.
#pragma once

#include "editor/ui/language.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/theme.h"
#include "editor/ui/window/main_window.h"
#include "tests/support/log_waits.h"
#include "tests/support/patience.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

namespace tokisuji {

class WindowFixture {
public:
    explicit WindowFixture(QSize size = {1280, 800})
        : window(std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini"))),
                 m_folder.filePath(QStringLiteral("untitled")))
    {
        window.resize(size);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        // Keys and focus come to the active window only; showing it alone does not always make it that.
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
    }

    [[nodiscard]] bool waitForVerdict()
    {
        return QTest::qWaitFor(
            [this] {
                const Verdict& v = window.solver()->verdict();
                return !window.solver()->isRunning() && v.stop == Stop::Finished;
            },
            tests::patienceMs);
    }
    [[nodiscard]] QString verdictWord() const
    {
        return window.findChild<QLabel*>(QStringLiteral("verdictWord"))->text();
    }
    [[nodiscard]] MessageBar* bar() const { return window.findChild<MessageBar*>(); }
    [[nodiscard]] const Board& board() const { return window.document()->board(); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

    /// A click on a cell, as the author does it.
    void click(Place cell, Qt::MouseButton button = Qt::LeftButton)
    {
        BoardView* view = window.boardView();
        QTest::mouseClick(view, button, {}, view->toWidget(cell).toPoint());
    }
    /// Keys for the board.
    void type(const QString& keys)
    {
        window.boardView()->setFocus();
        QTest::keyClicks(window.boardView(), keys);
    }

private:
    QTemporaryDir m_folder;
    AwaitsLogs m_last;

public:
    MainWindow window;
};

} // namespace tokisuji
