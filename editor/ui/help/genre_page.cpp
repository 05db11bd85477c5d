#include "editor/ui/help/genre_page.h"

#include "editor/ui/help/example_view.h"
#include "editor/ui/help/help_dialog.h"
#include "editor/ui/help/tool_list.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/theme.h"

#include <QVBoxLayout>

namespace tokisuji {

namespace {

QString variantNames(const Genre& genre)
{
    QStringList names;
    for (const Variant& variant : genre.variants)
        names << variantName(genre, variant);
    return names.join(HelpDialog::tr("; ", "between variants"));
}

} // namespace

GenrePage::GenrePage(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_otherTitle(secondaryLabel(this)), m_rules(new QLabel(this)),
      m_variants(secondaryLabel(this)), m_otherRules(secondaryLabel(this)), m_example(new ExampleView(this)),
      m_tools(new ToolList(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 12, 0);
    column->setSpacing(10);
    QFont font = textFont(TextRole::Title);
    font.setPixelSize(qRound(font.pixelSize() * 1.2));
    m_title->setFont(font);
    m_rules->setWordWrap(true);
    for (QLabel* label : {m_title, m_rules, m_otherRules, m_variants})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_title);
    column->addWidget(m_otherTitle);
    column->addWidget(m_rules);
    column->addWidget(m_variants);
    column->addSpacing(4);
    column->addWidget(m_example);
    column->addSpacing(4);
    column->addWidget(m_tools);
    column->addWidget(hairline(this));
    column->addWidget(m_otherRules);
    column->addStretch(1);
}

void GenrePage::setGenre(const Genre& genre)
{
    m_genre = &genre;
    m_example->setGenre(genre);
    refresh();
}

void GenrePage::refresh()
{
    m_title->setText(genreTitle(*m_genre));
    m_otherTitle->setText(otherBilingualText(m_genre->title));
    m_otherTitle->setVisible(m_otherTitle->text() != m_title->text());
    const bool hasRules = m_genre->isWhole();
    m_rules->setText(hasRules ? genreSummary(*m_genre)
                              : HelpDialog::tr("The rules of this kind of puzzle are not available yet."));
    m_variants->setText(HelpDialog::tr("Variant rules: %1").arg(variantNames(*m_genre)));
    m_variants->setVisible(!m_genre->variants.empty());
    m_otherRules->setText(otherBilingualText(m_genre->summary));
    m_otherRules->setVisible(hasRules);
    m_example->refresh();
    m_tools->setGenre(*m_genre);
}

} // namespace tokisuji
