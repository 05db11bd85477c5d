// UntitledDialog: all puzzles that were kept without a name.
#pragma once

#include <QDialog>
#include <QListWidget>
#include <QPushButton>

namespace tokisuji {

class UntitledDialog : public QDialog {
    Q_OBJECT
public:
    explicit UntitledDialog(QString folder, QWidget* parent = nullptr);

    /// The path of the selected log; empty where there is none.
    [[nodiscard]] QString chosen() const;
    void refresh();

signals:
    void discardWanted(const QString& path);

private:
    QString m_folder;
    QListWidget* m_list;
    QPushButton* m_discard;
    QPushButton* m_open;
};

} // namespace tokisuji
