// CompareIntro: how two states of the log come to be compared, and the actions for it.
#pragma once

#include "editor/ui/panels/section.h"

class QPushButton;

namespace tokisuji {

class Actions;

class CompareIntro : public Section {
    Q_OBJECT
public:
    explicit CompareIntro(QWidget* parent = nullptr);
    /// Its buttons do what the actions of the window do.
    void offer(const Actions& actions);
    void retranslate();

private:
    QLabel* m_words;
    std::vector<QPushButton*> m_links; ///< pin A, pin B, compare
};

} // namespace tokisuji
