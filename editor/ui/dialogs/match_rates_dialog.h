// MatchRatesDialog: measures how many sides match by number of colours, placed greedily and by search, and shows the
// results as they come; the plot and its numbers can be saved.
#pragma once

#include "editor/model/errand.h"
#include "editor/model/live_match_rates.h"
#include "engine/drawing/drawing.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

class QGridLayout;

namespace tokisuji {

class ShareBar;

class MatchRatesDialog : public QDialog {
    Q_OBJECT
public:
    explicit MatchRatesDialog(QWidget* parent = nullptr);
    /// Measures with a function of the caller's.
    explicit MatchRatesDialog(MatchRateFunction function, QWidget* parent = nullptr);

    [[nodiscard]] MatchRateWishes wishes() const;
    [[nodiscard]] const LiveMatchRates* rates() const { return m_rates; }
    /// Writes a picture (.png, .svg) or the numbers (.csv) beside the window, and says what came of it. One at a time.
    void saveTo(const QString& path);
    [[nodiscard]] bool isSaving() const { return m_saving != nullptr; }

protected:
    void changeEvent(QEvent* event) override;

private:
    explicit MatchRatesDialog(LiveMatchRates* rates, QWidget* parent);
    void addSpin(QGridLayout* grid, QSpinBox* spin, const QString& name, int least, int most, int value);
    [[nodiscard]] QLayout* makeForm();
    void startOrStop();
    void keepInOrder();
    void refresh();
    void save();
    [[nodiscard]] Drawing plot() const;

    LiveMatchRates* m_rates;
    QSpinBox* m_side;
    QSpinBox* m_least;
    QSpinBox* m_most;
    QSpinBox* m_seeds;
    QSpinBox* m_seconds;
    QCheckBox* m_free;
    QPushButton* m_start;
    QPushButton* m_save;
    ShareBar* m_progress;
    QLabel* m_said;
    QLabel* m_plot;
    MatchRateWishes m_measured; ///< what the rows are of
    std::unique_ptr<Errand<std::optional<QString>>> m_saving;
};

} // namespace tokisuji
