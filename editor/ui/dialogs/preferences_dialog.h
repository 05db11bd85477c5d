// PreferencesDialog: what the program is to look like, show, check and ask, and its keys.
#pragma once

#include "editor/model/settings.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTabBar;

namespace tokisuji {

class Actions;
class ShortcutList;

/// Writes into the settings when it is accepted; who asked for it then takes them.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(Settings* settings, const Actions& actions, QWidget* parent = nullptr);
    void accept() override;

    enum Page : std::uint8_t { General, Checking, Shortcuts };
    void setPage(Page page);
    [[nodiscard]] ShortcutList* shortcuts() const { return m_shortcuts; }
    /// As they were before.
    [[nodiscard]] ThemeChoice themeBefore() const { return m_themeBefore; }
    [[nodiscard]] QString languageBefore() const { return m_languageBefore; }

private:
    [[nodiscard]] QWidget* makeGeneral();
    [[nodiscard]] QWidget* makeOverlays();
    [[nodiscard]] QWidget* makeChecking();
    void fillLevels();
    void editLevels();

    struct OverlayBox {
        QString setting;
        QCheckBox* box;
    };
    struct QuestionBox {
        QString what;
        QCheckBox* box;
    };

    Settings* m_settings;
    ThemeChoice m_themeBefore;
    QString m_languageBefore;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    QComboBox* m_language;
    QComboBox* m_theme;
    QCheckBox* m_still; ///< nothing moves
    QCheckBox* m_showsFinished;
    QCheckBox* m_fillsFinished;
    std::vector<OverlayBox> m_overlays;
    std::vector<QuestionBox> m_questions;
    QSpinBox* m_limit;
    QSpinBox* m_alternatives;
    QComboBox* m_level;
    ShortcutList* m_shortcuts;
    QPushButton* m_accept = nullptr;
};

} // namespace tokisuji
