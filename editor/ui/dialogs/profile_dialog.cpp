#include "editor/ui/dialogs/profile_dialog.h"

#include "editor/model/settings.h"
#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/dialogs/technique_tree.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/profile_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int mostMemory = 60;
constexpr int mostNesting = 6;
constexpr int mostCombined = 16;

QString nameOf(const Profile& profile)
{
    return QString::fromStdString(profile.name);
}

} // namespace

ProfileDialog::ProfileDialog(Settings* settings, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_profiles(settings->ownProfiles()), m_list(new QListWidget(this)),
      m_template(new QComboBox(this)), m_form(new QWidget(this)), m_name(new QLineEdit(this)),
      m_memory(new QSpinBox(this)), m_nesting(new QSpinBox(this)), m_combination(new QSpinBox(this)),
      m_eitherWay(new QCheckBox(tr("Conclude what both cases share"), this)),
      m_askSolver(new QCheckBox(tr("As a last resort, take a mark from the solver and say so"), this)),
      m_uniqueness(new QComboBox(this)), m_filter(new QLineEdit(this)), m_techniques(new TechniqueTree(this))
{
    const DialogFrame frame = frameDialog(this, tr("Levels"), tr("Save"));
    auto* help = secondaryLabel(this);
    help->setText(
        tr("What a solver knows and how far it looks ahead. A path and its difficulty always depend on a level."));
    frame.content->addWidget(help);
    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    row->addWidget(makeList());
    row->addWidget(m_form, 1);
    frame.content->addLayout(row, 1);
    fillForm();
    connectForm();
    for (const Profile& profile : m_profiles)
        m_list->addItem(nameOf(profile));
    connect(m_list, &QListWidget::currentRowChanged, this, &ProfileDialog::show);
    show(-1);
    m_list->setCurrentRow(m_profiles.empty() ? -1 : 0);
    resize(820, 600);
}

QWidget* ProfileDialog::makeList()
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    m_list->setAccessibleName(tr("Your own levels"));
    column->addWidget(m_list, 1);
    for (const Profile& profile : profiles())
        m_template->addItem(profileTitle(profile));
    m_template->setAccessibleName(tr("Based on"));
    auto* addButton = new QPushButton(tr("Add a copy of:"), this);
    auto* removeButton = new QPushButton(tr("Remove"), this);
    for (QPushButton* button : {addButton, removeButton})
        button->setAutoDefault(false);
    connect(addButton, &QPushButton::clicked, this, &ProfileDialog::add);
    connect(removeButton, &QPushButton::clicked, this, &ProfileDialog::remove);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(addButton);
    buttons->addWidget(m_template, 1);
    column->addLayout(buttons);
    column->addWidget(removeButton);
    box->setFixedWidth(250);
    return box;
}

void ProfileDialog::fillForm()
{
    auto* column = new QVBoxLayout(m_form);
    column->setContentsMargins(0, 0, 0, 0);
    auto* fields = new QFormLayout;
    m_memory->setRange(0, mostMemory);
    m_memory->setSpecialValueText(tr("no hypotheses"));
    m_nesting->setRange(0, mostNesting);
    m_nesting->setSpecialValueText(tr("none"));
    m_combination->setRange(0, mostCombined);
    m_combination->setSpecialValueText(tr("none"));
    m_uniqueness->addItem(tr("never used"), QVariant::fromValue(Profile::Uniqueness::Off));
    m_uniqueness->addItem(tr("used and marked, once uniqueness is proved"),
                          QVariant::fromValue(Profile::Uniqueness::Marked));
    fields->addRow(tr("Name"), m_name);
    fields->addRow(tr("Steps kept in mind"), m_memory);
    fields->addRow(tr("Hypotheses inside a hypothesis"), m_nesting);
    fields->addRow(tr("Rules combined at once"), m_combination);
    fields->addRow(tr("Uniqueness as a reason"), m_uniqueness);
    column->addLayout(fields);
    column->addWidget(m_eitherWay);
    column->addWidget(m_askSolver);
    m_filter->setPlaceholderText(tr("Search techniques"));
    m_filter->setClearButtonEnabled(true);
    column->addWidget(m_filter);
    column->addWidget(m_techniques, 1);
}

void ProfileDialog::connectForm()
{
    connect(m_name, &QLineEdit::textEdited, this, &ProfileDialog::takeName);
    for (QSpinBox* box : {m_memory, m_nesting, m_combination})
        connect(box, &QSpinBox::valueChanged, this, &ProfileDialog::take);
    for (QCheckBox* box : {m_eitherWay, m_askSolver})
        connect(box, &QCheckBox::toggled, this, &ProfileDialog::take);
    connect(m_uniqueness, &QComboBox::currentIndexChanged, this, &ProfileDialog::take);
    connect(m_techniques, &TechniqueTree::changed, this, &ProfileDialog::take);
    connect(m_filter, &QLineEdit::textChanged, m_techniques, &TechniqueTree::filter);
}

void ProfileDialog::accept()
{
    m_settings->setOwnProfiles(m_profiles);
    QDialog::accept();
}

QString ProfileDialog::chosenName() const
{
    return m_shown < 0 ? QString() : nameOf(m_profiles[static_cast<std::size_t>(m_shown)]);
}

/// Builtin levels are only copied; so a copy of one never hides it.
void ProfileDialog::add()
{
    Profile copy = profiles()[static_cast<std::size_t>(m_template->currentIndex())];
    copy.name = freeName(tr("My %1").arg(profileTitle(copy))).toStdString();
    m_profiles.push_back(copy);
    m_list->addItem(nameOf(copy));
    m_list->setCurrentRow(m_list->count() - 1);
    m_name->setFocus();
    m_name->selectAll();
}

void ProfileDialog::remove()
{
    const int index = m_list->currentRow();
    if (index < 0)
        return;
    m_shown = -1;
    m_profiles.erase(m_profiles.begin() + index);
    delete m_list->takeItem(index);
    show(m_list->currentRow());
}

void ProfileDialog::show(int index)
{
    m_shown = index;
    m_form->setEnabled(index >= 0);
    const Profile profile = index < 0 ? Profile{} : m_profiles[static_cast<std::size_t>(index)];
    const QSignalBlocker quiet[] = {QSignalBlocker(m_memory),      QSignalBlocker(m_nesting),
                                    QSignalBlocker(m_combination), QSignalBlocker(m_eitherWay),
                                    QSignalBlocker(m_askSolver),   QSignalBlocker(m_uniqueness)};
    m_name->setText(nameOf(profile));
    m_memory->setValue(profile.memory);
    m_nesting->setValue(profile.nesting);
    m_combination->setValue(profile.combination);
    m_eitherWay->setChecked(profile.eitherWay);
    m_askSolver->setChecked(profile.askSolver);
    m_uniqueness->setCurrentIndex(m_uniqueness->findData(QVariant::fromValue(profile.uniqueness)));
    m_techniques->display(profile);
}

void ProfileDialog::take()
{
    if (m_shown < 0)
        return;
    Profile& profile = m_profiles[static_cast<std::size_t>(m_shown)];
    profile.memory = m_memory->value();
    profile.nesting = m_nesting->value();
    profile.combination = m_combination->value();
    profile.eitherWay = m_eitherWay->isChecked();
    profile.askSolver = m_askSolver->isChecked();
    profile.uniqueness = m_uniqueness->currentData().value<Profile::Uniqueness>();
    profile.off = m_techniques->off();
}

void ProfileDialog::takeName(const QString& name)
{
    if (m_shown < 0)
        return;
    const QString free = freeName(name.trimmed(), m_shown);
    m_profiles[static_cast<std::size_t>(m_shown)].name = free.toStdString();
    m_list->item(m_shown)->setText(free);
}

/// A name that no other profile has.
QString ProfileDialog::freeName(const QString& wanted, int except) const
{
    const auto isTaken = [&](const QString& name) {
        for (std::size_t i = 0; i < m_profiles.size(); ++i)
            if (static_cast<int>(i) != except && nameOf(m_profiles[i]) == name)
                return true;
        return name.isEmpty() || findProfile(name.toStdString()).has_value();
    };
    const QString stem = wanted.isEmpty() ? tr("Unnamed") : wanted;
    QString name = stem;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2").arg(stem).arg(number);
    return name;
}

} // namespace tokisuji
