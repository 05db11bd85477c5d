// PropertiesDialog: what an author says about a puzzle: title, name, source, a note on the rules.
#pragma once

#include "editor/model/annotations.h"

#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace tokisuji {

class PropertiesDialog : public QDialog {
    Q_OBJECT
public:
    enum class Access : std::uint8_t { Edit, Look };
    PropertiesDialog(const Metadata& metadata, Access access, QWidget* parent = nullptr);

    [[nodiscard]] Metadata metadata() const;

private:
    QLineEdit* m_title;
    QLineEdit* m_author;
    QLineEdit* m_source;
    QPlainTextEdit* m_rulesNote;
};

} // namespace tokisuji
