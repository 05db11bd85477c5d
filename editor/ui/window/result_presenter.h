// ResultPresenter: brings what the solver knows to the board and the panel, and the panel's requests to both.
//
//   document settled ──► solver ──► verdict ──► overlays of the board, state of the panel
#pragma once

#include "editor/model/adoption.h"
#include "editor/model/live_solver.h"
#include "editor/model/settings.h"
#include "editor/ui/panels/panel_state.h"
#include "editor/ui/window/presenter.h"

#include <QTimer>

#include <array>

namespace tokisuji {

class ResultPresenter : public Presenter {
    Q_OBJECT
public:
    explicit ResultPresenter(const Workbench& bench);

    void refresh() override { present(); }
    void takeSettings() override;
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
    [[nodiscard]] const Overlays& wanted() const;
    [[nodiscard]] Overlays& wanted();
    [[nodiscard]] Overlays wantedAtFirst(Mode mode) const;
    void want(const OverlayRow& row, bool isWanted);
    [[nodiscard]] bool isAvailable(const OverlayRow& row) const;
    void syncNeeds();
    void syncActions();

    PanelState m_state;
    std::array<Overlays, 2> m_wanted; ///< what the user wants to see in each mode, if available
    Grid m_grid;                      ///< of the board that m_state speaks of
    QTimer m_arcDelay;
};

} // namespace tokisuji
