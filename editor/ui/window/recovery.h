// Recovery: untitled puzzles in their folder, kept on purpose or left by an interrupted session.
//
// The user is never asked whether an untitled puzzle is to be saved: it is. When its window closes or shows another
// puzzle it is parked and waits on the start page. One that was not parked was left by a session that was interrupted;
// the next start says so, once.
#pragma once

#include "editor/model/errands.h"
#include "editor/model/settings.h"
#include "editor/model/store/log_keeper.h"

#include <QObject>

#include <memory>

namespace tokisuji {

class MessageBar;

class Recovery : public QObject {
    Q_OBJECT
public:
    Recovery(LogKeeper* keeper, Settings* settings, QString folder, QWidget* window);
    void setVoice(MessageBar* bar) { m_bar = bar; }

    /// Checks whether puzzles of an interrupted session were kept; says so if nothing else is being said by then.
    void offerInterrupted();
    /// The list of all that lies there.
    void showAll();
    /// Moves an untitled log to the desktop's trash, beside the window.
    void discard(const QString& path);
    /// The window closes: what is open was not interrupted.
    void leave();

signals:
    void openWanted(const QString& path);
    /// What offerInterrupted() asked for is known.
    void looked();
    /// The logs there have changed.
    void changed();

private:
    /// What lies in the folder.
    struct Found {
        QList<Leftover> kept;
        QStringList gone; ///< parked ones that are not there any more
    };
    void follow();
    void offer(const Found& found);
    void park(const QStringList& paths);
    void forget(const QStringList& paths);
    void deleteForEver(const QString& path);

    LogKeeper* m_keeper;
    Settings* m_settings;
    QString m_folder;
    QWidget* m_window;
    MessageBar* m_bar = nullptr;
    std::unique_ptr<Errand<Found>> m_looking;
    Errands<bool> m_removing;
    QString m_open; ///< the untitled log that this window holds
};

} // namespace tokisuji
