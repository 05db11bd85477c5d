#include "editor/ui/window/look_menus.h"

#include "editor/model/settings.h"
#include "editor/ui/language.h"
#include "editor/ui/theme.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

namespace tokisuji {

namespace {

void setTexts(QMenu* menu, const QString& title, const QStringList& texts)
{
    menu->setTitle(title);
    for (int i = 0; i < texts.size(); ++i)
        menu->actions().at(i)->setText(texts[i]);
}

QStringList languageCodes()
{
    QStringList codes{QString()}; // the desktop's
    for (const SpokenLanguage& language : spokenLanguages())
        codes << language.code;
    return codes;
}

} // namespace

LookMenus::LookMenus(const Workbench& bench) : Presenter(bench), m_themes(makeThemes()), m_languages(makeLanguages())
{
    QMenu* view = m_actions->menu(MenuId::View);
    view->addSeparator();
    view->addMenu(m_themes);
    view->addMenu(m_languages);
}

QMenu* LookMenus::makeThemes()
{
    return makeMenu(3, static_cast<int>(m_settings->theme()), [this](int i) {
        m_settings->setTheme(static_cast<ThemeChoice>(i));
        applyTheme(static_cast<ThemeChoice>(i));
    });
}

QMenu* LookMenus::makeLanguages()
{
    const QStringList codes = languageCodes();
    return makeMenu(static_cast<int>(codes.size()), languageIndex(), [this, codes](int i) {
        m_settings->setLanguage(codes[i]);
        applyLanguage(codes[i]);
    });
}

int LookMenus::languageIndex() const
{
    return static_cast<int>(std::max(languageCodes().indexOf(m_settings->language()), qsizetype(0)));
}

void LookMenus::takeSettings()
{
    m_themes->actions().at(static_cast<int>(m_settings->theme()))->setChecked(true);
    m_languages->actions().at(languageIndex())->setChecked(true);
}

QMenu* LookMenus::makeMenu(int count, int chosen, const std::function<void(int)>& choose)
{
    auto* menu = new QMenu(m_window);
    auto* group = new QActionGroup(menu);
    for (int i = 0; i < count; ++i) {
        QAction* action = menu->addAction(QString());
        action->setCheckable(true);
        action->setChecked(i == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [choose, i] { choose(i); });
    }
    return menu;
}

void LookMenus::refresh()
{
    setTexts(m_themes, tr("Colours"), {tr("Same as the desktop"), tr("Light"), tr("Dark")});
    QStringList languages{tr("Same as the desktop")};
    for (const SpokenLanguage& language : spokenLanguages())
        languages << language.name;
    setTexts(m_languages, tr("Language"), languages);
}

} // namespace tokisuji
