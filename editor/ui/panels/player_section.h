// PlayerSection: for solvers: where the first wrong mark is, the way back to before it, and the earlier attempts.
#pragma once

#include "editor/ui/glyphs.h"
#include "editor/ui/panels/section.h"

#include <vector>

class QPushButton;

namespace tokisuji {

/// A sign with a line and a smaller one below it.
struct PlayerRow {
    VerdictGlyph glyph = VerdictGlyph::NotComputed;
    QString title;
    QString detail;
    friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

struct PlayerState {
    bool running = false;
    QString time;                  ///< "found in 1.2 ms"
    std::vector<PlayerRow> answer; ///< what was found: the mark, what stands before it, what came after it
    QString goBack;                ///< the button's text; empty: there is no button
    bool canLookAtFailed = false;
    std::vector<PlayerRow> tries; ///< branches that leave the way to here
};

class PlayerRowLabel : public QWidget {
    Q_OBJECT
public:
    explicit PlayerRowLabel(const PlayerRow& row, QWidget* parent = nullptr);
    [[nodiscard]] const PlayerRow& row() const { return m_row; }
    /// Can it be pressed?
    void setChoosable();

signals:
    void chosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    PlayerRow m_row;
    bool m_choosable = false;
};

class PlayerSection : public Section {
    Q_OBJECT
public:
    explicit PlayerSection(QWidget* parent = nullptr);
    void display(const PlayerState& state);
    void retranslate();

signals:
    void asked();
    void stopAsked();
    void goBackAsked();
    void failedBranchAsked();
    void tryChosen(int index);

private:
    void showRows(QVBoxLayout* column, const std::vector<PlayerRow>& rows, bool choosable);

    QPushButton* m_ask;
    QVBoxLayout* m_answer;
    QPushButton* m_goBack;
    QPushButton* m_lookAtFailed;
    QLabel* m_triesTitle;
    QVBoxLayout* m_tries;
    bool m_running = false;
};

} // namespace tokisuji
