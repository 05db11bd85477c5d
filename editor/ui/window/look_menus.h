// LookMenus: colours and language of the program, chosen in the View menu.
#pragma once

#include "editor/ui/window/presenter.h"

#include <QStringList>

#include <functional>

class QMenu;

namespace tokisuji {

class LookMenus : public Presenter {
    Q_OBJECT
public:
    explicit LookMenus(const Workbench& bench);

    void refresh() override;
    void takeSettings() override;

private:
    [[nodiscard]] QMenu* makeThemes();
    [[nodiscard]] QMenu* makeLanguages();
    [[nodiscard]] int languageIndex() const;
    [[nodiscard]] QMenu* makeMenu(int count, int chosen, const std::function<void(int)>& choose);

    QMenu* m_themes;
    QMenu* m_languages;
};

} // namespace tokisuji
