// ResultPresenter: brings what the solver knows to the board and the panel, and the panel's wishes to both.
//
//   document settled ──► solver ──► verdict ──► overlays of the board, state of the panel
#pragma once

#include "editor/model/adoption.h"
#include "editor/model/live_solver.h"
#include "editor/model/settings.h"
#include "editor/ui/panels/panel_state.h"
#include "editor/ui/window/presenter.h"

#include <QTimer>

namespace tokisuji {

class ResultPresenter : public Presenter {
    Q_OBJECT
public:
    explicit ResultPresenter(const Workbench& bench);

    void refresh() override { present(); }
    /// Conflicting clues, or what is open.
    [[nodiscard]] std::optional<int> places() const override;
    void stepPlace(int direction) override;
    /// The words of the panel.
    [[nodiscard]] const PanelState& state() const { return m_state; }

signals:
    /// Board and panel show what is known now: once for an edit, once more for each news of the solver.
    void presented();

private:
    void connectPanel(SidePanel* panel);
    void connectActions();
    void takeOpened();
    void takeBoard();
    void askSolver();
    void takeVerdict();
    void present();
    void chooseOverlay(OverlayKind kind, bool on);
    void chooseAlternative(int index);
    void chooseShow(Overlays::Show show);
    void chooseMarkUse(MarkUse use);
    void choosePlace(int index);
    void showPlacement(bool shown);
    void adopt(Adopted what);
    [[nodiscard]] Adoption adoptionOf(Adopted what) const;
    [[nodiscard]] std::array<bool, 4> adoptable() const;
    [[nodiscard]] Overlays overlaysFor(const Verdict& verdict) const;
    [[nodiscard]] bool isBoardWithoutClues() const;
    [[nodiscard]] bool isWhatIfPossible(const Verdict& verdict) const;
    void syncActions();

    PanelState m_state;
    /// What the user wants to see, where there is such a thing. Determined marks and difference exclude each other:
    /// one overlay of lines at a time.
    bool m_wantsDetermined;
    bool m_wantsDifference;
    bool m_wantsConflict;
    bool m_wantsPlacement = true;
    bool m_wantsWhatIf = false; ///< takes the place of both
    Overlays::Show m_show = Overlays::ShowBoth;
    int m_alternative = 0;
    Size m_size; ///< of the board that m_state speaks of
    QTimer m_arcDelay;
};

} // namespace tokisuji
