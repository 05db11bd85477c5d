// UntitledDialog: all puzzles that were kept without a name.
#pragma once

#include "editor/model/errand.h"
#include "editor/model/store/log.h"

#include <QDialog>
#include <QListWidget>
#include <QPushButton>

#include <memory>

namespace tokisuji {

class UntitledDialog : public QDialog {
    Q_OBJECT
public:
    explicit UntitledDialog(QString folder, QWidget* parent = nullptr);

    /// The path of the selected log; empty where there is none.
    [[nodiscard]] QString chosen() const;
    /// They are read elsewhere, and shown when they are there.
    void refresh();

signals:
    void discardWanted(const QString& path);

private:
    void fill(const QList<Leftover>& kept);

    QString m_folder;
    QListWidget* m_list;
    QPushButton* m_discard;
    QPushButton* m_open;
    std::unique_ptr<Errand<QList<Leftover>>> m_reading;
};

} // namespace tokisuji
