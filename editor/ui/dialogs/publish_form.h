// PublishForm: what stands round a puzzle where it is published.
#pragma once

#include "editor/model/annotations.h"
#include "editor/model/picture_choice.h"
#include "editor/ui/texts/publish_text.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QWidget>

namespace tokisuji {

class Segments;
class ToggleSwitch;

class PublishForm : public QWidget {
    Q_OBJECT
public:
    /// What the kind of puzzle has not is not offered.
    explicit PublishForm(const Board& board, QWidget* parent = nullptr);

    void showChoice(const PictureChoice& choice, const Metadata& metadata);
    /// Puts its part into the choice.
    void readInto(PictureChoice& choice) const;
    [[nodiscard]] PublishWishes wishes() const;
    [[nodiscard]] QString title() const { return m_title->text().trimmed(); }
    [[nodiscard]] QString author() const { return m_author->text().trimmed(); }

signals:
    void changed();

private:
    void layOut();
    void takeSwitches();
    [[nodiscard]] QString ownRules() const;

    QString m_genreRules;
    ToggleSwitch* m_heading;
    QLineEdit* m_title;
    QLineEdit* m_author;
    ToggleSwitch* m_rules;
    QPlainTextEdit* m_rulesText;
    ToggleSwitch* m_example;
    ToggleSwitch* m_difficulty;
    ToggleSwitch* m_code;
    ToggleSwitch* m_path;
    Segments* m_solution;
    bool m_hasSolution;
};

} // namespace tokisuji
