// WhatIfSection: what each clue would make of the puzzle: the legend of the overlay with its counts, and the clues that
// make it unique.
#pragma once

#include "editor/ui/panels/list_section.h"

#include <array>

namespace tokisuji {

/// One row of the legend: the sign of the overlay, what it means, how many there are.
class WhatIfLegend : public QWidget {
    Q_OBJECT
public:
    enum Kind : std::uint8_t { Unique, Several, None, Untried };

    explicit WhatIfLegend(Kind kind, QWidget* parent = nullptr);
    void setText(const QString& text);
    void setCount(const QString& count);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Kind m_kind;
    QString m_text;
    QString m_count;
};

struct WhatIfState {
    QString note;
    std::array<int, 4> counts{}; ///< by WhatIfLegend::Kind
    bool isOpen = false;         ///< clues are still to come anyway
    ListState listed;            ///< clues that make it unique, or may come next
    friend bool operator==(const WhatIfState&, const WhatIfState&) = default;
};

class WhatIfSection : public QWidget {
    Q_OBJECT
public:
    explicit WhatIfSection(QWidget* parent = nullptr);
    void display(const WhatIfState& state);
    void retranslate();
    [[nodiscard]] RowList* list() const { return m_values->list(); }

private:
    Section* m_legend;
    ListSection* m_values;
    std::array<WhatIfLegend*, 4> m_rows;
};

} // namespace tokisuji
