#include "editor/ui/dialogs/sizes_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "engine/board/number_bank.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QStringList>
#include <QVBoxLayout>

namespace tokisuji {

namespace {

/// An entry without a number is left out.
QString textOf(const std::vector<int>& sizes)
{
    QStringList words;
    for (const int size : sizes)
        if (size > 0)
            words << QString::number(size);
    return words.join(QLatin1Char(' '));
}

} // namespace

SizesDialog::SizesDialog(const Board& board, QWidget* parent)
    : QDialog(parent), m_board(board), m_text(new QLineEdit(textOf(numberBankOf(board)), this))
{
    const DialogFrame frame = frameDialog(this, tr("Sizes of the areas"), tr("Use these sizes"));
    m_accept = frame.accept;
    auto* presets = new QHBoxLayout;
    addPreset(presets, tr("1 to 9"), numbersUpTo(9));
    addPreset(presets, tr("The unshaded areas"), unshadedSizes(board));
    addPreset(presets, tr("None"), {});
    frame.content->addLayout(presets);
    auto* label = new QLabel(tr("The number of cells of each area:"), this);
    label->setBuddy(m_text);
    frame.content->addWidget(label);
    m_text->setObjectName(QStringLiteral("sizes"));
    m_text->setMinimumWidth(360);
    frame.content->addWidget(m_text);
    connect(m_text, &QLineEdit::textChanged, this, &SizesDialog::refresh);
    refresh();
}

void SizesDialog::addPreset(QLayout* row, const QString& name, const std::vector<int>& sizes)
{
    auto* button = new QPushButton(name, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, sizes] { m_text->setText(textOf(sizes)); });
    row->addWidget(button);
}

std::optional<std::vector<int>> SizesDialog::sizes() const
{
    static const QRegularExpression between(QStringLiteral("[\\s,、，]+"));
    std::vector<int> found;
    for (const QString& word : m_text->text().split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int size = word.toInt(&isNumber);
        if (!isNumber || size < 1 || size > largestBankNumber)
            return std::nullopt;
        found.push_back(size);
    }
    return found;
}

void SizesDialog::refresh()
{
    const auto chosen = sizes();
    m_accept->setEnabled(chosen && *chosen != numberBankOf(m_board));
}

Edit SizesDialog::edit() const
{
    return changeSetup(m_board, toText(sizes().value_or(numberBankOf(m_board))));
}

} // namespace tokisuji
