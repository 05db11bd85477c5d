// ProfileDialog: the user's own profiles: which techniques, how far ahead, how deep.
#pragma once

#include "engine/trace/profile.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace tokisuji {

class Settings;
class TechniqueTree;

/// Edits a copy; the settings get it when the dialog is accepted.
class ProfileDialog : public QDialog {
    Q_OBJECT
public:
    explicit ProfileDialog(Settings* settings, QWidget* parent = nullptr);

    void accept() override;
    /// The profile that was looked at last, to be chosen after the dialog; empty when there is none.
    [[nodiscard]] QString chosenName() const;

private:
    [[nodiscard]] QWidget* makeList();
    void fillForm();
    void connectForm();
    void add();
    void remove();
    void show(int index);
    void take();
    void takeName(const QString& name);
    [[nodiscard]] QString freeName(const QString& wanted, int except = -1) const;

    Settings* m_settings;
    std::vector<Profile> m_profiles;
    int m_shown = -1; ///< index of m_profiles
    QListWidget* m_list;
    QComboBox* m_template;
    QWidget* m_form;
    QLineEdit* m_name;
    QSpinBox* m_memory;
    QSpinBox* m_nesting;
    QSpinBox* m_combination;
    QCheckBox* m_eitherWay;
    QCheckBox* m_askSolver;
    QComboBox* m_uniqueness;
    QLineEdit* m_filter;
    TechniqueTree* m_techniques;
};

} // namespace tokisuji
