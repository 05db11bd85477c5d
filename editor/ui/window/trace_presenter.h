// TracePresenter: brings the path of a person to the panel and the chosen step to the board.
//
//   document, solver ──► tracer ──► selection ──► rows of the panel
//                                       └──► guest of the board, while a step is looked at
#pragma once

#include "editor/model/document.h"
#include "editor/model/live_solver.h"
#include "editor/model/live_tracer.h"
#include "editor/model/settings.h"
#include "editor/model/trace_selection.h"
#include "editor/ui/panels/trace_section.h"
#include "editor/ui/window/presenter.h"

#include <set>

namespace tokisuji {

class TracePresenter : public Presenter {
    Q_OBJECT
public:
    explicit TracePresenter(const Workbench& bench);

    void refresh() override;
    void takeSettings() override { takeProfile(); }
    /// Leaves the step.
    bool escape() override;
    [[nodiscard]] LiveTracer* tracer() const { return m_tracer; }
    [[nodiscard]] TraceSelection* selection() const { return m_selection; }
    [[nodiscard]] TraceSection* section() const { return m_section; }

    /// Lists this path in place of that of the tracer; nullptr: that of the tracer again.
    void list(std::shared_ptr<const Trace> path);
    /// Steps of the list that no longer hold; the board marks the one that is shown.
    void setFallen(std::set<StepId> steps);
    [[nodiscard]] bool listsTracer() const { return m_other == nullptr; }
    /// Is a step drawn on the board now?
    [[nodiscard]] bool isShowing() const { return ownsGuest(); }
    /// Draws the current row on the board, as soon as there is a trace of this board.
    void look();

signals:
    /// Another profile was chosen, or the user's own have changed.
    void profilesChanged();

private:
    void connectModels();
    void connectSection();
    void connectActions();
    void takeBoard();
    void takeTrace();
    void takeCurrent();
    void leave();
    void present();
    void syncActions();
    [[nodiscard]] QString words() const;
    [[nodiscard]] QStringList profileTitles() const;
    [[nodiscard]] int profileIndex() const;
    void chooseProfile(int index);
    void editProfiles();
    void takeProfile();
    void chooseReasons(bool shown);
    void walk(bool (TraceSelection::*way)());
    void reveal();
    void adopt();
    void explainMark();
    [[nodiscard]] bool isOfThisBoard() const;

    LiveTracer* m_tracer;
    TraceSelection* m_selection;
    TraceSection* m_section;
    std::set<StepId> m_fallen;
    std::shared_ptr<const Trace> m_other; ///< listed in place of the tracer's
    std::vector<Profile> m_profiles;      ///< as they are offered
    bool m_showsReasons;
    bool m_wantsToLook = false; ///< as soon as there is a trace of this board
};

} // namespace tokisuji
