// Puzzles, files and windows over the log, as their author meets them: real windows, real files.
#pragma once

#include "editor/model/store/log_keeper.h"
#include "editor/ui/actions.h"
#include "editor/ui/panels/puzzle_card.h"
#include "editor/ui/panels/start_page.h"
#include "editor/ui/window/recovery.h"
#include "editor/ui/window/status_line.h"
#include "tests/support/log_waits.h"
#include "tests/support/patience.h"
#include "tests/ui/settle.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTimer>

namespace tokisuji::files {

inline const QString slither5 = QStringLiteral("https://puzz.link/p?slither/5/5/2ddbcg072bgd");
/// The folders of one user, and windows on them: one after the other, or side by side.
class Workplace {
public:
    [[nodiscard]] std::unique_ptr<MainWindow> window() const
    {
        auto window = std::make_unique<MainWindow>(std::make_unique<Settings>(path("settings.ini")), path("untitled"));
        window->resize(1280, 800);
        window->show();
        (void)QTest::qWaitForWindowExposed(window.get());
        return window;
    }
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] QList<Leftover> untitled() const
    {
        log_endings::awaitWritten();
        return leftovers(path("untitled"));
    }

private:
    QTemporaryDir m_folder;
    AwaitsLogs m_last;
};

inline void type(MainWindow& window, const QString& keys)
{
    window.boardView()->setFocus();
    QTest::keyClicks(window.boardView(), keys);
}

inline void trigger(MainWindow& window, ActionId id)
{
    window.actionTable()[id]->trigger();
    QVERIFY(settle(window));
}

inline bool waitFor(const MainWindow& window, LogKeeper::State state)
{
    return QTest::qWaitFor([&] { return window.keeper()->state() == state; }, tests::patienceMs);
}

inline MessageBar* barOf(const MainWindow& window)
{
    return window.findChild<MessageBar*>();
}

inline QString statusOf(const MainWindow& window)
{
    return window.findChild<StatusLine*>()->logText();
}

/// The button of the message bar with this text; a test that asks for one that is not there fails on it.
inline QPushButton* offer(const MainWindow& window, const QString& text)
{
    for (auto* button : barOf(window)->findChildren<QPushButton*>(QStringLiteral("offer")))
        if (button->text() == text)
            return button;
    return nullptr;
}

/// Presses it, and waits for what comes of it.
inline void take(const MainWindow& window, const QString& offered)
{
    QTest::mouseClick(offer(window, offered), Qt::LeftButton);
    QVERIFY(settle(window));
}

/// Those of the start page, as soon as it has them.
inline QList<PuzzleCard*> cardsOf(const MainWindow& window)
{
    const auto* page = window.findChild<StartPage*>();
    (void)QTest::qWaitFor([page] { return !page->isReading(); }, tests::patienceMs);
    return page->findChildren<PuzzleCard*>();
}

/// Asks whether a run was cut off, and waits for the answer.
inline void offerInterrupted(MainWindow& window)
{
    QSignalSpy looked(window.findChild<Recovery*>(), &Recovery::looked);
    window.offerInterrupted();
    QVERIFY(looked.count() > 0 || looked.wait(tests::patienceMs));
}

/// Handles the next dialog of this kind as soon as it is open.
template <class Dialog, class Action>
void whenOpen(Action action)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, action] {
        if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget())) {
            timer->deleteLater();
            action(*dialog);
        }
    });
    timer->start(20);
}

/// Answers the next file dialog.
inline void chooseFile(const QString& path)
{
    whenOpen<QFileDialog>([path](QFileDialog& dialog) {
        dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
        QMetaObject::invokeMethod(&dialog, "accept");
    });
}

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// What a test class of files begins with.
inline void setUpOnce()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    applyTheme(ThemeChoice::Light);
}

} // namespace tokisuji::files
