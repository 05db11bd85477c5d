// PathLine: is a path intended, does it hold, and where did it break?
#pragma once

#include "editor/ui/controls/segments.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace tokisuji {

class Actions;

/// What the line says.
struct PathLineState {
    enum Kind : std::uint8_t { None, Holds, Broken, Waiting } kind = None;
    QString summary;        ///< "9 of 10 intended steps hold"
    QString breaks;         ///< "Broke at #12, 3 at R2C2: step 7, …"; empty: it holds everywhere
    bool showsPath = false; ///< the intended path is listed in place of the solver's
    friend bool operator==(const PathLineState&, const PathLineState&) = default;
};

/// Hidden while no path is intended.
class PathLine : public QWidget {
    Q_OBJECT
public:
    explicit PathLine(const Actions& actions, QWidget* parent = nullptr);
    void display(const PathLineState& state);
    [[nodiscard]] const PathLineState& state() const { return m_state; }
    void retranslate();

signals:
    /// Which path is listed: the intended one, or the solver's.
    void pathChosen(bool intended);

private:
    QLabel* m_sign;
    QLabel* m_summary;
    QPushButton* m_clear;
    QWidget* m_breakRow;
    QLabel* m_breaks;
    QPushButton* m_jump;
    Segments* m_which;
    PathLineState m_state;
};

} // namespace tokisuji
