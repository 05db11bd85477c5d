// LogPresenter: says in the status line and the message bar whether the log of the puzzle is safe.
//
//   keeper ──► status line, always; message bar when something needs the author
#pragma once

#include "editor/model/store/log_keeper.h"

#include <QObject>

namespace tokisuji {

class MessageBar;
class StatusLine;

class LogPresenter : public QObject {
    Q_OBJECT
public:
    LogPresenter(LogKeeper* keeper, Document* document, MessageBar* bar, StatusLine* line, QObject* parent);

    /// Shows everything anew, in the language of now.
    void refresh();

signals:
    /// The author wants to go on in another file.
    void saveElsewhereWanted();
    void duplicateWanted();

private:
    void takeState();
    void sayProblem();
    void sayFailure();
    void sayReadOnly();
    void takeRefusal();
    void takeTurn();

    LogKeeper* m_keeper;
    MessageBar* m_bar;
    StatusLine* m_line;
    LogKeeper::State m_state = LogKeeper::State::NoPuzzle; ///< of which the bar spoke
    std::optional<Error> m_problem;
    QString m_said;              ///< by this presenter in the bar
    bool m_wantsToWrite = false; ///< somebody tried to edit what is only looked at
};

} // namespace tokisuji
