#include "editor/ui/panels/trace_section.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/action_button.h"
#include "editor/ui/controls/choice_box.h"
#include "editor/ui/controls/step_button.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/panels/trace_strip.h"
#include "editor/ui/panels/trace_tree.h"
#include "editor/ui/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>

namespace tokisuji {

namespace {

constexpr int leastTreeHeight = 72;
constexpr int wordLines = 2;

} // namespace

TraceSection::TraceSection(TraceSelection* selection, const Actions& actions, QWidget* parent)
    : Section(parent), m_selection(selection), m_path(new PathLine(actions, this)),
      m_strip(new TraceStrip(selection, this)), m_first(stepButton(QStringLiteral("first"), this)),
      m_last(stepButton(QStringLiteral("last"), this)), m_profile(new ChoiceBox(this)),
      m_filter(stepButton(QStringLiteral("filter"), this)), m_filterMenu(new QMenu(m_filter)),
      m_more(stepButton(QStringLiteral("more"), this)), m_filterLine(new QWidget(this)),
      m_filtered(secondaryLabel(m_filterLine)), m_showAll(new QPushButton(m_filterLine)),
      m_tree(new TraceTree(selection, this)), m_words(secondaryLabel(this)),
      m_reasons(new OverlayChip(OverlayKind::Reasons, this))
{
    setUnfoldable();
    body()->setContentsMargins(6, 0, 6, 6);
    body()->setSpacing(4);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(8, 0, 8, 0);
    head->setSpacing(4);
    head->addWidget(m_strip);
    head->addLayout(makeControls(actions));
    head->addWidget(m_path);
    m_showAll->setObjectName(QStringLiteral("link"));
    auto* filterRow = new QHBoxLayout(m_filterLine);
    filterRow->setContentsMargins(0, 0, 0, 0);
    filterRow->addWidget(m_filtered, 1);
    filterRow->addWidget(m_showAll);
    head->addWidget(m_filterLine);
    body()->addLayout(head);
    m_tree->setMinimumHeight(leastTreeHeight);
    body()->addWidget(m_tree, 1);
    m_words->setContentsMargins(8, 0, 8, 0);
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_words->setMinimumHeight(wordLines * QFontMetrics(m_words->font()).lineSpacing() + 2);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body()->addWidget(m_words);
    body()->addLayout(makeFoot(actions));
    connectSelection();
    retranslate();
}

QLayout* TraceSection::makeControls(const Actions& actions)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(3);
    row->addWidget(m_first);
    for (const ActionId id : {ActionId::PreviousStep, ActionId::PlayTrace, ActionId::NextStep})
        row->addWidget(actionButton(actions[id], this));
    row->addWidget(m_last);
    row->addSpacing(6);
    m_profile->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_profile->setMinimumContentsLength(6);
    m_profile->setMinimumHeight(30);
    row->addWidget(m_profile, 1);
    row->addSpacing(3);
    m_filter->setCheckable(true);
    row->addWidget(m_filter);
    row->addWidget(m_more);
    fillMoreMenu(actions);
    followAction(m_reasons, actions[ActionId::ShowReasons]);
    connect(m_profile, &QComboBox::activated, this, &TraceSection::chooseProfile);
    return row;
}

QLayout* TraceSection::makeFoot(const Actions& actions)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(6);
    row->addWidget(m_reasons, 1);
    auto* adopt = new QPushButton(this);
    QAction* action = actions[ActionId::AdoptStep];
    const auto follow = [adopt, action] {
        adopt->setText(tr("Adopt up to here"));
        adopt->setToolTip(action->toolTip());
        adopt->setEnabled(action->isEnabled());
    };
    connect(action, &QAction::changed, adopt, follow);
    connect(adopt, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    row->addWidget(adopt, 1);
    connect(m_reasons, &OverlayChip::clicked, this, &TraceSection::reasonsChosen);
    return row;
}

void TraceSection::connectSelection()
{
    const auto goes = [this](QPushButton* button, void (TraceSelection::*way)()) {
        connect(button, &QPushButton::clicked, this, [this, way] {
            (m_selection->*way)();
            emit lookedAt();
        });
    };
    goes(m_first, &TraceSelection::first);
    goes(m_last, &TraceSelection::last);
    connect(m_tree, &TraceTree::lookedAt, this, &TraceSection::lookedAt);
    connect(m_strip, &TraceStrip::lookedAt, this, &TraceSection::lookedAt);
    connect(m_path, &PathLine::pathChosen, this, &TraceSection::pathChosen);
    connect(m_selection, &TraceSelection::rowsChanged, this, &TraceSection::takeFilter);
    connect(m_filterMenu, &QMenu::aboutToShow, this, &TraceSection::fillFilterMenu);
    connect(m_filter, &QPushButton::clicked, this, [this] {
        takeFilter(); // the press has switched the button by itself
        m_filterMenu->popup(m_filter->mapToGlobal(QPoint(0, m_filter->height() + 2)));
    });
    connect(m_showAll, &QPushButton::clicked, this, [this] { m_selection->setTechnique({}); });
}

void TraceSection::retranslate()
{
    setTitle(tr("Trace"));
    const auto name = [](QWidget* widget, const QString& text) {
        widget->setToolTip(text);
        widget->setAccessibleName(text);
    };
    name(m_first, tr("First step"));
    name(m_last, tr("Last step"));
    name(m_profile, tr("Level: what the solver knows and how far it looks ahead"));
    name(m_filter, tr("Show only steps of one technique"));
    name(m_more, tr("More about the trace"));
    m_showAll->setText(tr("Show all"));
    m_reasons->retranslate();
    m_path->retranslate();
    m_strip->retranslate();
    m_tree->retranslate();
    takeFilter();
}

void TraceSection::display(const TraceSectionState& state)
{
    const QSignalBlocker quiet(m_profile);
    setNote(state.summary);
    m_words->setText(state.words);
    if (state.profiles != m_state.profiles || m_profile->count() == 0) {
        m_profile->clear();
        m_profile->addItems(state.profiles);
        m_profile->insertSeparator(m_profile->count());
        m_profile->addItem(QString());
    }
    m_profile->setItemText(m_profile->count() - 1, tr("Edit levels…"));
    m_profile->setCurrentIndex(state.profile);
    m_reasons->setChecked(state.showsReasons);
    m_reasons->update();
    m_state = state;
}

void TraceSection::setStatuses(StepStatuses statuses)
{
    m_tree->setStatuses(std::move(statuses));
}

void TraceSection::chooseProfile(int index)
{
    if (index < m_state.profiles.size()) {
        emit profileChosen(index);
        return;
    }
    m_profile->setCurrentIndex(m_state.profile);
    emit profilesAsked();
}

/// What has no button of its own.
void TraceSection::fillMoreMenu(const Actions& actions)
{
    auto* menu = new QMenu(m_more);
    for (const ActionId id : {ActionId::WhyThisMark, ActionId::Hint, ActionId::ShowAfter, ActionId::SwapCases})
        menu->addAction(actions[id]);
    menu->addSeparator();
    for (const ActionId id : {ActionId::MarkIntended, ActionId::IntendStep, ActionId::ClearIntended})
        menu->addAction(actions[id]);
    menu->addSeparator();
    for (const ActionId id : {ActionId::CopyTrace, ActionId::CopyTraceMarkdown, ActionId::SaveTrace})
        menu->addAction(actions[id]);
    connect(m_more, &QPushButton::clicked, menu,
            [this, menu] { menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height() + 2))); });
}

// --- the filter ---

void TraceSection::fillFilterMenu()
{
    m_filterMenu->clear();
    const auto add = [this](const QString& text, const std::string& technique) {
        QAction* action = m_filterMenu->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_selection->technique() == technique);
        connect(action, &QAction::triggered, this, [this, technique] { m_selection->setTechnique(technique); });
    };
    add(tr("All steps"), {});
    m_filterMenu->addSeparator();
    for (const auto& [technique, count] : m_selection->techniquesUsed())
        add(tr("%1 (%2)", "a technique and how many steps use it").arg(techniqueName(technique)).arg(count),
            std::string(technique));
}

void TraceSection::takeFilter()
{
    const std::string& technique = m_selection->technique();
    m_filter->setChecked(!technique.empty());
    m_filterLine->setVisible(!technique.empty());
    if (!technique.empty())
        m_filtered->setText(tr("Only: %1").arg(techniqueName(technique)));
}

// --- events ---

void TraceSection::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Section::changeEvent(event);
}

} // namespace tokisuji
