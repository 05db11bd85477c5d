// ResultPresenter: brings what the solver knows to the board and the panel, and the panel's wishes to both.
//
//   document settled ──► solver ──► verdict ──► overlays of the board, state of the panel
#pragma once

#include "editor/model/adoption.h"
#include "editor/model/live_solver.h"
#include "editor/model/settings.h"
#include "editor/ui/panels/panel_state.h"

#include <QObject>
#include <QTimer>

namespace tokisuji {

class Actions;
class SidePanel;

class ResultPresenter : public QObject {
    Q_OBJECT
public:
    ResultPresenter(Document* document, LiveSolver* solver, BoardView* view, SidePanel* panel, Actions* actions,
                    Settings* settings);

    /// Shows everything anew, in the language of now.
    void refresh();
    /// The words of the panel.
    [[nodiscard]] const PanelState& state() const { return m_state; }

    /// While another view shows places of its own, F3 is not for those of the verdict. Called once when such a view
    /// begins and once when it ends.
    void setPlacesElsewhere(bool elsewhere);

signals:
    void markUseChanged(MarkUse use);
    /// Something that was done.
    void said(const QString& text);
    /// Is it wanted, and possible on this board, to see what each clue would do?
    void whatIfChanged(bool shown);
    /// Another alternative is shown.
    void alternativeChanged();
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
    void stepPlace(int direction);
    void showPlacement(bool shown);
    void adopt(Adopted what);
    [[nodiscard]] Adoption adoptionOf(Adopted what) const;
    [[nodiscard]] std::array<bool, 4> adoptable() const;
    [[nodiscard]] Overlays overlaysFor(const Verdict& verdict) const;
    [[nodiscard]] bool isBoardWithoutClues() const;
    [[nodiscard]] bool isWhatIfPossible(const Verdict& verdict) const;
    void syncActions();

    Document* m_document;
    LiveSolver* m_solver;
    BoardView* m_view;
    SidePanel* m_panel;
    Actions* m_actions;
    Settings* m_settings;
    PanelState m_state;
    /// What the user wants to see, where there is such a thing. Determined marks and difference exclude each other:
    /// one overlay of lines at a time.
    bool m_wantsDetermined;
    bool m_wantsDifference;
    bool m_wantsConflict;
    bool m_wantsPlacement = true;
    bool m_wantsWhatIf = false; ///< takes the place of both
    bool m_showedWhatIf = false;
    Overlays::Show m_show = Overlays::ShowBoth;
    int m_alternative = 0;
    int m_elsewhere = 0; ///< views that show places of their own
    Size m_size;         ///< of the board that m_state speaks of
    QTimer m_arcDelay;
};

} // namespace tokisuji
