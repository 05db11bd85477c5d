// TrialBar: the open trials with what each assumes, and how they end; above the board while there are any.
#pragma once

#include "editor/ui/actions.h"
#include "editor/ui/controls/short_label.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace tokisuji {

class TrialBar : public QWidget {
    Q_OBJECT
public:
    explicit TrialBar(const Actions& actions, QWidget* parent = nullptr);

    /// What each open trial assumes, the outermost first; none: the bar hides.
    void show(const QStringList& assumptions);
    [[nodiscard]] const QStringList& assumptions() const { return m_assumptions; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void dress();

    QStringList m_assumptions;
    QHBoxLayout* m_levels;
    QPushButton* m_accept;
    QPushButton* m_reject;
};

} // namespace tokisuji
