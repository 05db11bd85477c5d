#include "editor/ui/dialogs/scramble_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "engine/twisty/turn_text.h"

#include <QFormLayout>
#include <QRandomGenerator>

namespace tokisuji {

namespace {

constexpr int longest = 99;
constexpr int largestSeed = 999'999;
constexpr int textWidth = 380;

} // namespace

ScrambleDialog::ScrambleDialog(std::shared_ptr<const TwistyDefinition> definition, int length, int seed,
                               QWidget* parent)
    : QDialog(parent), m_definition(std::move(definition)), m_length(new QSpinBox(this)), m_seed(new QSpinBox(this)),
      m_turns(secondaryLabel(this))
{
    const DialogFrame frame = frameDialog(this, tr("Scramble"), tr("Scramble"));
    m_length->setObjectName(QStringLiteral("length"));
    m_length->setRange(1, longest);
    m_length->setValue(length);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(0, largestSeed);
    m_seed->setValue(seed);
    m_turns->setMinimumWidth(textWidth);
    m_turns->setMinimumHeight(3 * m_turns->fontMetrics().lineSpacing()); // the fields keep their places
    m_turns->setAlignment(Qt::AlignTop);
    auto* another = new QPushButton(lineIcon(QStringLiteral("dice")), tr("Another"), this);
    another->setAutoDefault(false);
    auto* seedRow = new QHBoxLayout;
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(another);
    auto* form = new QFormLayout;
    form->addRow(tr("Turns"), m_length);
    form->addRow(tr("Seed"), seedRow);
    frame.content->addLayout(form);
    frame.content->addWidget(m_turns);
    connect(another, &QPushButton::clicked, this, &ScrambleDialog::takeAnotherSeed);
    connect(m_length, &QSpinBox::valueChanged, this, &ScrambleDialog::preview);
    connect(m_seed, &QSpinBox::valueChanged, this, &ScrambleDialog::preview);
    preview();
}

TurnList ScrambleDialog::turns() const
{
    return scramble(*m_definition, length(), static_cast<std::uint64_t>(seed()));
}

void ScrambleDialog::takeAnotherSeed()
{
    m_seed->setValue(QRandomGenerator::global()->bounded(largestSeed + 1));
}

void ScrambleDialog::preview()
{
    m_turns->setText(QString::fromStdString(turnsText(*m_definition, turns())));
}

} // namespace tokisuji
