// TraceSection: how a person could solve the board: the path as bars and as rows, and what moves along it.
#pragma once

#include "editor/ui/panels/path_line.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/panels/trace_rows_model.h"

class QComboBox;
class QMenu;
class QPushButton;

namespace tokisuji {

class Actions;
class OverlayChip;
class TraceStrip;
class TraceTree;

/// What the section says beside the rows.
struct TraceSectionState {
    QString summary;      ///< "solved · 44 steps · 1 hypothesis"
    QString words;        ///< why the selected step holds, or how hard the path is
    QStringList profiles; ///< as they are offered
    int profile = 0;
    bool showsReasons = true; ///< on the board
    friend bool operator==(const TraceSectionState&, const TraceSectionState&) = default;
};

class TraceSection : public Section {
    Q_OBJECT
public:
    TraceSection(TraceSelection* selection, const Actions& actions, QWidget* parent = nullptr);

    void display(const TraceSectionState& state);
    void displayPath(const PathLineState& state) { m_path->display(state); }
    void setStatuses(StepStatuses statuses);
    [[nodiscard]] TraceTree* tree() const { return m_tree; }
    [[nodiscard]] TraceStrip* strip() const { return m_strip; }
    [[nodiscard]] PathLine* path() const { return m_path; }

signals:
    /// The user chose a step, the current one included: it is to be shown.
    void lookedAt();
    void reasonsChosen(bool shown);
    void profileChosen(int index);
    void profilesAsked(); ///< to edit them
    void pathChosen(bool intended);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QLayout* makeControls(const Actions& actions);
    [[nodiscard]] QLayout* makeFoot(const Actions& actions);
    void connectSelection();
    void retranslate();
    void fillFilterMenu();
    void takeFilter();
    void fillMoreMenu(const Actions& actions);
    void chooseProfile(int index);

    TraceSelection* m_selection;
    PathLine* m_path;
    TraceStrip* m_strip;
    QPushButton* m_first;
    QPushButton* m_last;
    QComboBox* m_profile;
    QPushButton* m_filter;
    QMenu* m_filterMenu;
    QPushButton* m_more;
    QWidget* m_filterLine;
    QLabel* m_filtered;
    QPushButton* m_showAll;
    TraceTree* m_tree;
    QLabel* m_words;
    OverlayChip* m_reasons;
    TraceSectionState m_state;
};

} // namespace tokisuji
