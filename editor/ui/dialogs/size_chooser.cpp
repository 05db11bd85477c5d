#include "editor/ui/dialogs/size_chooser.h"

#include "editor/ui/theme.h"
#include "engine/generate/generator.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <utility>

namespace tokisuji {

namespace {

constexpr int mostByHand = 100;

QSpinBox* sideBox(QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(1, mostByHand);
    box->setValue(10);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setFixedSize(62, 30);
    return box;
}

bool canHave(const Genre& genre, Size size)
{
    GenerateOptions options;
    options.size = size;
    const bool isShapePossible = !genre.squareOnly || size.width == size.height;
    return isShapePossible && problemWith(genre, options) != GenerateProblem::NoPuzzleOfSize;
}

QList<Size> presetsOf(const Genre& genre)
{
    if (genre.squareOnly)
        return {{4, 4}, {6, 6}, {9, 9}, {16, 16}, {25, 25}};
    return {{8, 8}, {10, 10}, {17, 10}, {24, 14}, {36, 20}};
}

} // namespace

SizeChooser::SizeChooser(QWidget* parent)
    : QWidget(parent), m_head(new QLabel(tr("Size"), this)), m_width(sideBox(this)), m_height(sideBox(this)),
      m_widthLabel(new QLabel(tr("columns"), this)), m_heightLabel(new QLabel(tr("rows"), this)),
      m_presets(new QWidget(this))
{
    m_head->setFont(textFont(TextRole::Strong));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_head);
    row->addWidget(m_widthLabel);
    row->addWidget(m_width);
    row->addWidget(m_heightLabel);
    row->addWidget(m_height);
    row->addSpacing(8);
    row->addWidget(m_presets);
    auto* presets = new QHBoxLayout(m_presets);
    presets->setContentsMargins(0, 0, 0, 0);
    presets->setSpacing(5);
    m_width->setAccessibleName(m_widthLabel->text());
    m_height->setAccessibleName(m_heightLabel->text());
    connect(m_width, &QSpinBox::valueChanged, this, [this](int value) {
        if (m_square)
            m_height->setValue(value);
        m_typed = true;
        markPreset();
        emit changed();
    });
    connect(m_height, &QSpinBox::valueChanged, this, [this] {
        m_typed = true;
        markPreset();
        emit changed();
    });
    connect(&m_group, &QButtonGroup::idClicked, this, [this](int i) { choose(m_sizes[i]); });
}

void SizeChooser::setGenre(const Genre& genre)
{
    m_square = genre.squareOnly;
    m_heightLabel->setVisible(!m_square);
    m_height->setVisible(!m_square);
    m_widthLabel->setText(m_square ? tr("side") : tr("columns"));
    const auto old = m_group.buttons();
    for (QAbstractButton* button : old) {
        m_group.removeButton(button);
        delete button;
    }
    m_sizes = presetsOf(genre);
    for (int i = 0; i < m_sizes.size(); ++i) {
        auto* button = new QPushButton(tr("%1×%2").arg(m_sizes[i].width).arg(m_sizes[i].height), m_presets);
        button->setObjectName(QStringLiteral("step"));
        button->setMinimumSize(56, 26);
        button->setCheckable(true);
        button->setAutoDefault(false);
        m_presets->layout()->addWidget(button);
        m_group.addButton(button, i);
    }
    const Genre* before = std::exchange(m_genre, &genre);
    const bool isOther = before != nullptr && before != &genre;
    if (!m_typed || (isOther && !canHave(genre, {m_width->value(), m_height->value()}))) {
        choose(genre.usualSize);
        m_typed = false;
    }
    markPreset();
}

void SizeChooser::choose(Size size)
{
    m_width->setValue(size.width);
    m_height->setValue(size.height);
    markPreset();
}

void SizeChooser::setSize(Size size)
{
    choose(size);
    m_typed = true;
}

void SizeChooser::markPreset()
{
    m_group.setExclusive(false);
    for (int i = 0; i < m_sizes.size(); ++i)
        if (QAbstractButton* button = m_group.button(i))
            button->setChecked(m_sizes[i] == size());
    m_group.setExclusive(true);
}

Size SizeChooser::size() const
{
    return {m_width->value(), m_square ? m_width->value() : m_height->value()};
}

} // namespace tokisuji
