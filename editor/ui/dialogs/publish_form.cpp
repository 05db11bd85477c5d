#include "editor/ui/dialogs/publish_form.h"

#include "editor/ui/controls/segments.h"
#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/error_text.h"
#include "engine/genre/registry.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tokisuji {

namespace {

constexpr int rulesHeight = 92;

} // namespace

PublishForm::PublishForm(const Board& board, QWidget* parent)
    : QWidget(parent), m_genreRules(publishedRules(board)), m_heading(new ToggleSwitch(this)),
      m_title(new QLineEdit(this)), m_author(new QLineEdit(this)), m_rules(new ToggleSwitch(this)),
      m_rulesText(new QPlainTextEdit(this)), m_example(new ToggleSwitch(this)), m_difficulty(new ToggleSwitch(this)),
      m_code(new ToggleSwitch(this)), m_path(new ToggleSwitch(this)), m_solution(new Segments(3, 76, this)),
      m_hasSolution(genreOf(board).hasRules())
{
    m_heading->setText(tr("Title and author"));
    m_rules->setText(tr("Rules"));
    m_example->setText(tr("Example with its solution"));
    m_difficulty->setText(tr("Difficulty"));
    m_code->setText(tr("URL as a QR code"));
    m_path->setText(tr("Solving path on a separate page"));
    m_solution->setTexts({tr("None"), tr("Below"), tr("Own page")});
    m_title->setPlaceholderText(genreTitle(genreOf(board)));
    m_author->setPlaceholderText(tr("Author"));
    m_title->setAccessibleName(tr("Title"));
    m_author->setAccessibleName(tr("Author"));
    m_rulesText->setAccessibleName(tr("Rules"));
    m_rulesText->setFixedHeight(rulesHeight);
    m_rulesText->setTabChangesFocus(true);
    const auto address = webAddress(board);
    m_code->setEnabled(static_cast<bool>(address));
    if (!address)
        m_code->setToolTip(errorText(address.error()));
    else if (!qrCodeOf(*address)) {
        m_code->setEnabled(false);
        m_code->setToolTip(tr("The URL is too long for a QR code"));
    }
    m_example->setVisible(m_hasSolution);
    m_difficulty->setVisible(m_hasSolution);
    m_path->setVisible(m_hasSolution);
    layOut();
    for (const ToggleSwitch* toggle : {m_heading, m_rules, m_example, m_difficulty, m_code, m_path})
        connect(toggle, &ToggleSwitch::toggled, this, &PublishForm::takeSwitches);
    for (const QLineEdit* edit : {m_title, m_author})
        connect(edit, &QLineEdit::textEdited, this, &PublishForm::changed);
    connect(m_rulesText, &QPlainTextEdit::textChanged, this, &PublishForm::changed);
    connect(m_solution, &Segments::chosen, this, &PublishForm::changed);
}

void PublishForm::layOut()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_heading), static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_author),
          static_cast<QWidget*>(m_rules), static_cast<QWidget*>(m_rulesText), static_cast<QWidget*>(m_example),
          static_cast<QWidget*>(m_difficulty), static_cast<QWidget*>(m_code)})
        column->addWidget(widget);
    auto* row = new QHBoxLayout;
    auto* name = new QLabel(tr("Solution"), this);
    row->addWidget(name);
    row->addStretch(1);
    row->addWidget(m_solution);
    column->addLayout(row);
    column->addWidget(m_path);
    column->addStretch(1);
    name->setVisible(m_hasSolution);
    m_solution->setVisible(m_hasSolution);
}

void PublishForm::showChoice(const PictureChoice& choice, const Metadata& metadata)
{
    m_heading->setChecked(choice.heading);
    m_title->setText(metadata.title);
    m_author->setText(metadata.author);
    m_rules->setChecked(choice.rules);
    m_rulesText->setPlainText(choice.ownRules.isEmpty() ? m_genreRules : choice.ownRules);
    m_example->setChecked(choice.example && m_hasSolution);
    m_difficulty->setChecked(choice.difficulty && m_hasSolution);
    m_code->setChecked(choice.code && m_code->isEnabled());
    m_path->setChecked(choice.path && m_hasSolution);
    m_solution->setCurrent(m_hasSolution ? choice.solution : PictureChoice::NoSolution);
    takeSwitches();
}

void PublishForm::takeSwitches()
{
    for (QLineEdit* edit : {m_title, m_author})
        edit->setEnabled(m_heading->isChecked());
    m_rulesText->setEnabled(m_rules->isChecked());
    emit changed();
}

/// What the genre says itself is not kept: it may be said in another language, or better, next time.
QString PublishForm::ownRules() const
{
    const QString text = m_rulesText->toPlainText().trimmed();
    return text == m_genreRules ? QString() : text;
}

void PublishForm::readInto(PictureChoice& choice) const
{
    choice.heading = m_heading->isChecked();
    choice.rules = m_rules->isChecked();
    choice.ownRules = ownRules();
    choice.example = m_example->isChecked();
    choice.difficulty = m_difficulty->isChecked();
    choice.code = m_code->isChecked();
    choice.path = m_path->isChecked();
    choice.solution = static_cast<PictureChoice::Solution>(m_solution->current());
}

PublishWishes PublishForm::wishes() const
{
    PictureChoice choice;
    readInto(choice);
    return {.heading = choice.heading,
            .title = title(),
            .author = author(),
            .rules = choice.rules,
            .ownRules = choice.ownRules,
            .example = choice.example,
            .difficulty = choice.difficulty,
            .code = choice.code,
            .answer = choice.solution != PictureChoice::NoSolution,
            .path = choice.path};
}

} // namespace tokisuji
