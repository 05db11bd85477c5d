#include "editor/ui/help/help_dialog.h"

#include "editor/ui/dialogs/genre_search.h"
#include "editor/ui/help/example_view.h"
#include "editor/ui/help/tool_list.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/theme.h"
#include "engine/genre/registry.h"

#include <QEvent>
#include <QScrollArea>
#include <QTimer>

namespace tokisuji {

namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString variantNames(const Genre& genre)
{
    QStringList names;
    for (const Variant& variant : genre.variants)
        names << bilingualText(variant.name);
    return names.join(HelpDialog::tr("; ", "between variants"));
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent)
    : QDialog(parent), m_choice(new QComboBox(this)), m_title(new QLabel(this)), m_otherTitle(secondaryLabel(this)),
      m_rules(new QLabel(this)), m_variants(secondaryLabel(this)), m_otherRules(secondaryLabel(this)),
      m_example(new ExampleView(this)), m_tools(new ToolList(this)), m_close(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 22, 16);
    column->setSpacing(12);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(makePage());
    auto* last = new QHBoxLayout;
    last->addWidget(m_choice);
    last->addStretch(1);
    last->addWidget(m_close);
    column->addWidget(area, 1);
    column->addWidget(hairline(this));
    column->addLayout(last);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_choice, &QComboBox::activated, this,
            [this](int row) { setGenre(*findKind(m_choice->itemData(row).toString().toStdString())); });
    resize(640, 720);
}

QWidget* HelpDialog::makePage()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
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
    column->addWidget(hairline(page));
    column->addWidget(m_otherRules);
    column->addStretch(1);
    return page;
}

void HelpDialog::setGenre(const Genre& genre)
{
    if (m_genre == &genre)
        return;
    m_genre = &genre;
    m_example->setGenre(genre);
    fill();
}

/// All genres by their titles; the one that is shown first, where it has no rules of its own.
void HelpDialog::fillChoice()
{
    m_choice->clear();
    QList<const Genre*> genres = genresInOrder({}, {});
    if (!genres.contains(m_genre))
        genres.prepend(m_genre);
    for (const Genre* genre : genres)
        m_choice->addItem(genreTitle(*genre), text(genre->id));
    m_choice->setCurrentIndex(m_choice->findData(text(m_genre->id)));
    m_choice->setAccessibleName(tr("Kind of puzzle"));
}

void HelpDialog::fill()
{
    setWindowTitle(tr("%1: rules and tools").arg(genreTitle(*m_genre)));
    m_close->setText(tr("Close"));
    m_title->setText(genreTitle(*m_genre));
    m_otherTitle->setText(otherBilingualText(m_genre->title));
    m_otherTitle->setVisible(m_otherTitle->text() != m_title->text());
    const bool hasRules = m_genre->isWhole();
    m_rules->setText(hasRules ? genreSummary(*m_genre) : tr("The rules of this kind of puzzle are not available yet."));
    m_variants->setText(tr("Variant rules: %1").arg(variantNames(*m_genre)));
    m_variants->setVisible(!m_genre->variants.empty());
    m_otherRules->setText(otherBilingualText(m_genre->summary));
    m_otherRules->setVisible(hasRules);
    m_example->refresh();
    m_tools->setGenre(*m_genre);
    fillChoice();
}

void HelpDialog::changeEvent(QEvent* event)
{
    const bool changes = event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange;
    if (changes && m_genre != nullptr) // later: now all widgets are being told
        QTimer::singleShot(0, this, &HelpDialog::fill);
    QDialog::changeEvent(event);
}

} // namespace tokisuji
