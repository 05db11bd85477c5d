// TellingSection: places where a clue would tell the two solutions on show apart. Folded until it is asked for.
#pragma once

#include "editor/ui/panels/advice_list.h"
#include "editor/ui/panels/section.h"

namespace tokisuji {

struct TellingState {
    QString note;
    QString hint; ///< below the rows, or instead of them
    std::vector<AdviceRow> rows;
    int current = -1;
    friend bool operator==(const TellingState&, const TellingState&) = default;
};

class TellingSection : public Section {
    Q_OBJECT
public:
    explicit TellingSection(QWidget* parent = nullptr);
    void display(const TellingState& state);
    void retranslate();
    [[nodiscard]] AdviceList* list() const { return m_list; }

signals:
    void rowChosen(int row);
    void adoptAsked();

private:
    AdviceList* m_list;
    QLabel* m_hint;
};

} // namespace tokisuji
