// VerdictSection: the verdict as a sign, a word and a line, with what is determined and whether marks count.
#pragma once

#include "editor/ui/panels/panel_state.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace tokisuji {

class ShareBar;
class ToggleSwitch;

/// A verdict's sign, turning while a check runs.
class VerdictSign : public QWidget {
    Q_OBJECT
public:
    explicit VerdictSign(QWidget* parent = nullptr);
    void display(VerdictGlyph glyph, double opacity);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    VerdictGlyph m_glyph = VerdictGlyph::NotComputed;
    double m_opacity = 1;
    QTimer m_frames;
    QElapsedTimer m_clock;
};

class VerdictSection : public QWidget {
    Q_OBJECT
public:
    explicit VerdictSection(QWidget* parent = nullptr);
    void display(const PanelState& state);
    void retranslate();
    /// The sign and the words alone.
    void setCompact(bool compact);

signals:
    void markUseChosen(MarkUse use);
    void keepCheckingAsked();
    void retryAsked();
    void kindAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void colourWord();
    void showParts();
    void showDetermined(const PanelState& state);
    void announce(const PanelState& state);

    VerdictSign* m_sign;
    QLabel* m_word;
    QLabel* m_detail;
    QLabel* m_time;
    QPushButton* m_offer;
    ShareBar* m_bar;
    QLabel* m_determined;
    QLabel* m_count;
    ToggleSwitch* m_marks;
    bool m_isCompact = false;
    bool m_isCountable = false; ///< there is a share that is determined
    bool m_takesMarks = true;   ///< the kind of puzzle has marks that may count
    VerdictText::Offer m_offered = VerdictText::Nothing;
    QString m_announced;
    VerdictGlyph m_glyph = VerdictGlyph::NotComputed;
    double m_opacity = 1; ///< of sign and word
};

} // namespace tokisuji
