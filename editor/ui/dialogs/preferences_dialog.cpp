#include "editor/ui/dialogs/preferences_dialog.h"

#include "editor/ui/controls/choice_box.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/profile_dialog.h"
#include "editor/ui/dialogs/shortcut_list.h"
#include "editor/ui/language.h"
#include "editor/ui/overlays.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/profile_text.h"
#include "editor/ui/theme.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>

namespace tokisuji {

namespace {

constexpr int longestSeconds = 24 * 60 * 60;
constexpr int mostAlternatives = 100;

QFormLayout* formIn(QWidget* page)
{
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 8, 0, 0);
    form->setHorizontalSpacing(18);
    form->setVerticalSpacing(12);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

QStringList portable(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::PortableText);
    return texts;
}

} // namespace

PreferencesDialog::PreferencesDialog(Settings* settings, const Actions& actions, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_themeBefore(settings->theme()), m_languageBefore(settings->language()),
      m_tabs(new QTabBar(this)), m_pages(new QStackedWidget(this)), m_language(new ChoiceBox(this)),
      m_theme(new ChoiceBox(this)), m_still(new QCheckBox(tr("Reduce motion"), this)),
      m_showsFinished(new QCheckBox(tr("Tick off finished clues"), this)),
      m_fillsFinished(new QCheckBox(tr("Fill in the rest once a clue is finished"), this)), m_limit(new QSpinBox(this)),
      m_alternatives(new QSpinBox(this)), m_level(new ChoiceBox(this)), m_shortcuts(new ShortcutList(actions, this))
{
    const std::pair<QObject*, const char*> names[]{{m_language, "language"},
                                                   {m_theme, "theme"},
                                                   {m_limit, "limit"},
                                                   {m_alternatives, "alternatives"},
                                                   {m_level, "level"}};
    for (const auto& [field, name] : names)
        field->setObjectName(QString::fromLatin1(name));
    const DialogFrame frame = frameDialog(this, tr("Preferences"), tr("Apply"));
    m_accept = frame.accept;
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Preferences"));
    for (const QString& name : {tr("General"), tr("Checking"), tr("Shortcuts")})
        m_tabs->addTab(name);
    m_pages->addWidget(makeGeneral());
    m_pages->addWidget(makeChecking());
    m_pages->addWidget(m_shortcuts);
    frame.content->addWidget(m_tabs);
    frame.content->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_shortcuts, &ShortcutList::changed, this, [this] {
        allow(m_accept, {{Need::FreeKeys, !m_shortcuts->hasConflicts()}});
    });
    resize(sizeHint().expandedTo({600, 560}));
}

void PreferencesDialog::setPage(Page page)
{
    m_tabs->setCurrentIndex(page);
}

QWidget* PreferencesDialog::makeGeneral()
{
    auto* page = new QWidget(m_pages);
    QFormLayout* form = formIn(page);
    m_language->addItem(tr("Same as the desktop"), QString());
    for (const SpokenLanguage& language : spokenLanguages())
        m_language->addItem(language.name, language.code);
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_languageBefore)));
    for (const QString& name : {tr("Same as the desktop"), tr("Light"), tr("Dark")})
        m_theme->addItem(name);
    m_theme->setCurrentIndex(static_cast<int>(m_themeBefore));
    form->addRow(tr("Language"), m_language);
    form->addRow(tr("Colours"), m_theme);
    m_still->setObjectName(QStringLiteral("still"));
    m_still->setChecked(m_settings->isMotionReduced());
    form->addRow(tr("Motion"), m_still);
    form->addRow(tr("Shown on the board"), makeOverlays());
    auto* solving = new QVBoxLayout;
    m_showsFinished->setObjectName(QStringLiteral("showsFinished"));
    m_showsFinished->setChecked(m_settings->showsFinishedClues());
    m_fillsFinished->setObjectName(QStringLiteral("fillsFinished"));
    m_fillsFinished->setChecked(m_settings->fillsFinishedClues());
    solving->addWidget(m_showsFinished);
    solving->addWidget(m_fillsFinished);
    form->addRow(tr("While solving"), solving);
    auto* questions = new QVBoxLayout;
    const std::pair<const char*, QString> asked[]{
        {"replace", tr("Before a file is replaced")},
        {"interrupted", tr("What to do with puzzles of an interrupted session")},
    };
    for (const auto& [what, text] : asked) {
        auto* box = new QCheckBox(text, page);
        const QString name = QString::fromLatin1(what);
        box->setChecked(m_settings->asks(name));
        questions->addWidget(box);
        m_questions.push_back({name, box});
    }
    form->addRow(tr("Ask me"), questions);
    return page;
}

/// Who makes puzzles and who solves them want to see different things.
QWidget* PreferencesDialog::makeOverlays()
{
    auto* table = new QWidget(m_pages);
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    const std::array modes{tr("while editing"), tr("while solving")};
    for (int column = 0; column < 2; ++column) {
        auto* head = secondaryLabel(table);
        head->setText(modes[static_cast<std::size_t>(column)]);
        head->setWordWrap(false);
        grid->addWidget(head, 0, column);
        for (const OverlayRow& row : overlayTable()) {
            if (row.shown == nullptr || *row.setting == '\0')
                continue;
            auto* box = new QCheckBox(overlayText(row.name), table);
            box->setAccessibleName(
                QStringLiteral("%1, %2").arg(overlayText(row.name), modes[static_cast<std::size_t>(column)]));
            box->setChecked(isShownAtFirst(row, column == 1, *m_settings));
            grid->addWidget(box, 1 + static_cast<int>(&row - overlayTable().data()), column);
            m_overlays.push_back({overlaySetting(row, column == 1), box});
        }
    }
    grid->setColumnStretch(1, 1);
    return table;
}

QWidget* PreferencesDialog::makeChecking()
{
    auto* page = new QWidget(m_pages);
    QFormLayout* form = formIn(page);
    m_limit->setRange(0, longestSeconds);
    m_limit->setSuffix(tr(" s"));
    m_limit->setSpecialValueText(tr("No limit"));
    m_limit->setValue(
        static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(m_settings->checkLimit()).count()));
    m_alternatives->setRange(1, mostAlternatives);
    m_alternatives->setValue(m_settings->alternatives());
    form->addRow(tr("A check stops after"), m_limit);
    form->addRow(tr("Other solutions looked for"), m_alternatives);
    auto* level = new QHBoxLayout;
    level->addWidget(m_level, 1);
    auto* edit = new QPushButton(tr("Edit levels…"), page);
    edit->setAutoDefault(false);
    level->addWidget(edit);
    form->addRow(tr("Level"), level);
    auto* help = secondaryLabel(page);
    help->setText(tr("Which techniques the trace and the hints know, and how far they look ahead."));
    form->addRow(QString(), help);
    connect(edit, &QPushButton::clicked, this, &PreferencesDialog::editLevels);
    fillLevels();
    return page;
}

void PreferencesDialog::fillLevels()
{
    m_level->clear();
    const auto add = [this](const Profile& profile) {
        m_level->addItem(profileTitle(profile), QString::fromStdString(profile.name));
    };
    std::ranges::for_each(profiles(), add);
    std::ranges::for_each(m_settings->ownProfiles(), add);
    m_level->setCurrentIndex(std::max(0, m_level->findData(QString::fromStdString(m_settings->profile().name))));
}

void PreferencesDialog::editLevels()
{
    ProfileDialog dialog(m_settings, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    fillLevels();
    if (!dialog.chosenName().isEmpty())
        m_level->setCurrentIndex(std::max(0, m_level->findData(dialog.chosenName())));
}

void PreferencesDialog::accept()
{
    m_settings->setLanguage(m_language->currentData().toString());
    m_settings->setTheme(static_cast<ThemeChoice>(m_theme->currentIndex()));
    m_settings->setMotionReduced(m_still->isChecked());
    m_settings->setShowsFinishedClues(m_showsFinished->isChecked());
    m_settings->setFillsFinishedClues(m_fillsFinished->isChecked());
    for (const OverlayBox& overlay : m_overlays)
        m_settings->setOverlay(overlay.setting, overlay.box->isChecked());
    for (const QuestionBox& each : m_questions)
        m_settings->setAsks(each.what, each.box->isChecked());
    m_settings->setCheckLimit(std::chrono::seconds(m_limit->value()));
    m_settings->setAlternatives(m_alternatives->value());
    m_settings->setProfileName(m_level->currentData().toString());
    for (const auto& [id, keys] : m_shortcuts->keys())
        m_settings->setKeys(Actions::nameOf(id),
                            keys == Actions::ownKeys(id) ? std::nullopt : std::optional(portable(keys)));
    QDialog::accept();
}

} // namespace tokisuji
