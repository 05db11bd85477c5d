// CompareSection: two states of the log side by side: what they are, what differs, and taking it over.
#pragma once

#include "editor/ui/glyphs.h"
#include "editor/ui/panels/row_list.h"
#include "editor/ui/panels/section.h"

class QPushButton;

namespace tokisuji {

class Actions;
class Segments;

/// What the section shows of one of the two states.
struct CompareSide {
    QString title; ///< "#43 · Unique"
    QString facts; ///< "37 clues · determined 220 / 220"
    VerdictGlyph glyph = VerdictGlyph::NotComputed;
};

struct CompareState {
    CompareSide a;
    CompareSide b;
    std::vector<Row> rows; ///< under headings
    int count = 0;         ///< differences
    int current = -1;      ///< of them
    CompareDrawOptions::Show show = CompareDrawOptions::ShowBoth;
    bool canTake = false; ///< the current difference can be taken over
    QString hint;         ///< below the list
};

/// A tag as on the timeline with a state's verdict and facts beside it.
class CompareSideRow : public QWidget {
    Q_OBJECT
public:
    explicit CompareSideRow(BoardDifference::How side, QWidget* parent = nullptr);
    void display(const CompareSide& side);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    BoardDifference::How m_which;
    CompareSide m_side;
};

class CompareSection : public Section {
    Q_OBJECT
public:
    explicit CompareSection(QWidget* parent = nullptr);
    void display(const CompareState& state);
    void retranslate();
    /// What is off says why, as the actions of the same name do.
    void tellReasons(const Actions& actions);
    [[nodiscard]] RowList* list() const { return m_list; }
    [[nodiscard]] QString hint() const { return m_hint->text(); }

signals:
    void stepped(int direction);
    void differenceChosen(int index);
    void showChosen(CompareDrawOptions::Show show);
    void takeAsked(BoardDifference::How into); ///< OnlyA: into A, OnlyB: into B
    void leaveAsked();

private:
    CompareSideRow* m_a;
    CompareSideRow* m_b;
    QWidget* m_stepper;
    QPushButton* m_previous;
    QLabel* m_position;
    QPushButton* m_next;
    Segments* m_show;
    RowList* m_list;
    QWidget* m_buttons;
    QPushButton* m_intoA;
    QPushButton* m_intoB;
    QLabel* m_hint;
    QPushButton* m_leave;
};

} // namespace tokisuji
