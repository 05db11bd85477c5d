// LogPresenter: says in the status line and the message bar whether the log of the puzzle is safe.
//
//   keeper ──► status line, always; message bar when something needs the author
#pragma once

#include "editor/model/store/log_keeper.h"
#include "editor/ui/window/presenter.h"

namespace tokisuji {

class LogPresenter : public Presenter {
    Q_OBJECT
public:
    explicit LogPresenter(const Workbench& bench);

    void refresh() override;

private:
    void takeState();
    void sayLosses(const std::vector<Error>& losses);
    void sayProblem();
    void sayFailure();
    void sayReadOnly();
    void takeRefusal();
    void takeTurn();

    LogKeeper* m_keeper;
    LogKeeper::State m_state = LogKeeper::State::NoPuzzle; ///< of which the bar spoke
    std::optional<Error> m_problem;
    QString m_said;              ///< by this presenter in the bar
    bool m_wantsToWrite = false; ///< somebody tried to edit what is only looked at
};

} // namespace tokisuji
