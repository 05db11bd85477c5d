#include "editor/ui/dialogs/generate_form.h"

#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/dialogs/genre_search.h"
#include "editor/ui/dialogs/size_chooser.h"
#include "editor/ui/dialogs/technique_wishes.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/generate_text.h"
#include "editor/ui/texts/profile_text.h"
#include "engine/genre/registry.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStringListModel>

#include <thread>

namespace tokisuji {

namespace {

constexpr int mostClues = 9999;
constexpr int mostSeed = 999'999'999;

QWidget* inRow(std::initializer_list<QWidget*> widgets, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return box;
}

QString idOf(const Genre& genre)
{
    return QString::fromUtf8(genre.id.data(), std::ssize(genre.id));
}

QList<const Genre*> kindsToGenerate()
{
    QList<const Genre*> kinds = genresInOrder({}, {});
    kinds.removeIf([](const Genre* genre) { return !canGenerate(*genre); });
    return kinds;
}

QStringList titlesFound(const QString& query)
{
    QStringList titles;
    const auto found = genresFound(kindsToGenerate(), query);
    for (const Genre* genre : found)
        titles << genreTitle(*genre);
    return titles;
}

bool hasMarks(const Board& board)
{
    return std::ranges::any_of(genreOf(board).answerLayers(), [&](Layer layer) { return !board.isBlank(layer); });
}

} // namespace

GenerateForm::GenerateForm(const Board* open, QWidget* parent)
    : QWidget(parent), m_genre(new QComboBox(this)), m_size(new SizeChooser(this)), m_symmetry(new QComboBox(this)),
      m_least(new QSpinBox(this)), m_most(new QSpinBox(this)), m_values(new QLineEdit(this)),
      m_profile(new QComboBox(this)), m_techniques(new TechniqueWishes(this)), m_seed(new QSpinBox(this)),
      m_square(new QCheckBox(tr("contains a square"), this)), m_squareKind(new QComboBox(this)),
      m_squareSide(new QSpinBox(this)), m_ownMarks(new QCheckBox(tr("matches the marks on the open board"), this)),
      m_fromOpen(new QCheckBox(tr("from the clues of the open board"), this)),
      m_keepGiven(new QCheckBox(tr("and keep them all"), this))
{
    if (open != nullptr && canGenerate(genreOf(*open)))
        m_open = *open;
    fillGenres();
    fillFields();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(9);
    addRow(grid, tr("Kind"), m_genre);
    m_size->hideHead();
    addRow(grid, tr("Size"), m_size);
    addRow(grid, tr("Symmetry"), m_symmetry);
    addRow(grid, tr("Clues"), makeClueRange());
    addRow(grid, tr("Values"), m_values);
    addRow(grid, tr("Difficulty"), m_profile);
    addRow(grid, tr("Techniques"), m_techniques);
    addRow(grid, tr("The solution"), makeSquare());
    addRow(grid, QString(), m_ownMarks);
    addRow(grid, tr("Start from"), inRow({m_fromOpen, m_keepGiven}, this));
    addRow(grid, tr("Seed"), makeSeed());
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(grid->rowCount(), 1);
    connect(m_genre, &QComboBox::currentIndexChanged, this, &GenerateForm::takeGenre);
    connect(m_size, &SizeChooser::changed, this, &GenerateForm::takeWishes);
    takeGenre();
}

void GenerateForm::addRow(QGridLayout* grid, const QString& name, QWidget* field)
{
    const int row = grid->rowCount();
    auto* label = new QLabel(name, this);
    label->setBuddy(field);
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row, 1);
}

/// The kind of the open board is chosen.
void GenerateForm::fillGenres()
{
    const auto kinds = kindsToGenerate();
    for (const Genre* genre : kinds)
        m_genre->addItem(genreTitle(*genre), idOf(*genre));
    m_genre->setObjectName(QStringLiteral("kind"));
    m_genre->setCurrentIndex(m_genre->findData(idOf(m_open ? genreOf(*m_open) : *exampleGenres().front())));
    findKindsByTyping();
    if (m_open)
        m_size->setSize(m_open->size());
}

/// By every name that the dialog for new puzzles knows, not only by the titles in the list.
void GenerateForm::findKindsByTyping()
{
    m_genre->setEditable(true);
    m_genre->setInsertPolicy(QComboBox::NoInsert);
    auto* found = new QStringListModel(this);
    auto* completer = new QCompleter(found, this);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->popup()->setObjectName(QStringLiteral("completions"));
    m_genre->setCompleter(completer);
    connect(m_genre->lineEdit(), &QLineEdit::textEdited, found,
            [found](const QString& text) { found->setStringList(titlesFound(text)); });
    connect(m_genre->lineEdit(), &QLineEdit::editingFinished, this, &GenerateForm::takeTypedKind);
}

/// The kind that answers best; what was typed gives way to the title of the kind that is chosen now.
void GenerateForm::takeTypedKind()
{
    const QString typed = m_genre->currentText().trimmed();
    const auto found = genresFound(kindsToGenerate(), typed);
    if (!typed.isEmpty() && !found.isEmpty())
        m_genre->setCurrentIndex(m_genre->findData(idOf(*found.front())));
    m_genre->setEditText(m_genre->itemText(m_genre->currentIndex()));
}

void GenerateForm::fillFields()
{
    m_symmetry->setObjectName(QStringLiteral("symmetry"));
    m_values->setObjectName(QStringLiteral("values"));
    m_profile->setObjectName(QStringLiteral("difficulty"));
    m_techniques->setObjectName(QStringLiteral("techniques"));
    m_fromOpen->setObjectName(QStringLiteral("fromOpen"));
    m_keepGiven->setObjectName(QStringLiteral("keepGiven"));
    m_symmetry->addItems(symmetryNames());
    m_profile->addItem(tr("any"));
    for (const Profile& profile : profiles())
        m_profile->addItem(profileTitle(profile));
    m_values->setPlaceholderText(tr("all; or 1-3, 5; or weighted: 0:1, 1-3:2"));
    m_squareKind->addItems({tr("shaded"), tr("unshaded")});
    m_squareSide->setRange(1, maxSide);
    m_squareSide->setValue(2);
    const QStringList roundSide = tr("side %1").split(QStringLiteral("%1"));
    m_squareSide->setPrefix(roundSide.first());
    m_squareSide->setSuffix(roundSide.last());
    m_seed->setRange(0, mostSeed);
    m_seed->setValue(1);
    for (QSpinBox* box : {m_least, m_most}) {
        box->setRange(0, mostClues);
        box->setValue(0);
        box->setSpecialValueText(tr("any number", "of clues"));
    }
    m_symmetry->setAccessibleName(tr("Symmetry"));
    m_squareKind->setAccessibleName(tr("Cells of the square"));
    m_squareSide->setAccessibleName(tr("Side of the square"));
    m_least->setAccessibleName(tr("Minimum number of clues"));
    m_most->setAccessibleName(tr("Maximum number of clues"));
    for (QComboBox* box : {m_symmetry, m_profile, m_squareKind})
        connect(box, &QComboBox::currentIndexChanged, this, &GenerateForm::takeWishes);
    for (QSpinBox* box : {m_least, m_most, m_squareSide, m_seed})
        connect(box, &QSpinBox::valueChanged, this, &GenerateForm::takeWishes);
    for (QCheckBox* box : {m_square, m_ownMarks, m_fromOpen, m_keepGiven})
        connect(box, &QCheckBox::toggled, this, &GenerateForm::takeWishes);
    connect(m_values, &QLineEdit::textChanged, this, &GenerateForm::takeWishes);
    connect(m_techniques, &TechniqueWishes::changed, this, &GenerateForm::takeWishes);
}

QWidget* GenerateForm::makeClueRange()
{
    for (QSpinBox* box : {m_least, m_most})
        box->setMinimumSize(110, 30);
    return inRow({m_least, new QLabel(tr("to"), this), m_most}, this);
}

QWidget* GenerateForm::makeSeed()
{
    m_seed->setMinimumSize(130, 30);
    auto* dice = new QPushButton(tr("Another"), this);
    dice->setAutoDefault(false);
    connect(dice, &QPushButton::clicked, this,
            [this] { m_seed->setValue(QRandomGenerator::global()->bounded(1, mostSeed)); });
    return inRow({m_seed, dice}, this);
}

QWidget* GenerateForm::makeSquare()
{
    m_squareSide->setMinimumSize(64, 30);
    return inRow({m_square, m_squareKind, m_squareSide}, this);
}

void GenerateForm::preferGenre(const QString& id)
{
    const int index = m_genre->findData(id);
    if (!m_open && index >= 0)
        m_genre->setCurrentIndex(index);
}

const Genre* GenerateForm::genre() const
{
    return findGenre(m_genre->currentData().toString().toStdString());
}

Size GenerateForm::size() const
{
    return m_size->size();
}

Symmetry GenerateForm::symmetry() const
{
    return static_cast<Symmetry>(m_symmetry->currentIndex());
}

bool GenerateForm::isLikeOpen() const
{
    return m_open && genre() != nullptr && m_open->genre() == genre()->id
           && m_open->grid() == Grid::ofCells(size(), genre()->tiling);
}

void GenerateForm::takeGenre()
{
    if (const Genre* kind = genre()) {
        m_size->setGenre(*kind);
        m_techniques->setGenre(*kind);
    }
    takeWishes();
}

/// What can be asked for depends on the kind and the size.
void GenerateForm::takeWishes()
{
    const NeedState shades{Need::ShadedKind, genre() != nullptr && takesSquares(*genre())};
    const NeedState isLike{Need::LikeOpenBoard, isLikeOpen()};
    allow(m_square, {shades});
    for (QWidget* part : {static_cast<QWidget*>(m_squareKind), static_cast<QWidget*>(m_squareSide)})
        allow(part, {shades, {Need::WantedSquare, m_square->isChecked()}});
    allow(m_ownMarks, {isLike, {Need::OpenMarks, m_open && hasMarks(*m_open)}});
    allow(m_fromOpen, {isLike});
    allow(m_keepGiven, {isLike, {Need::OpenStart, m_fromOpen->isChecked()}});
    emit changed();
}

bool GenerateForm::hasBadValues() const
{
    return !valuesFromText(m_values->text());
}

void GenerateForm::takeNextSeed()
{
    m_seed->setValue(m_seed->value() % mostSeed + 1);
}

GenerateOptions GenerateForm::options() const
{
    const auto isOn = [](const QCheckBox* box) { return box->isEnabled() && box->isChecked(); };
    const auto number = [](const QSpinBox* box) {
        return box->value() > 0 ? std::optional(box->value()) : std::nullopt;
    };
    GenerateOptions options;
    options.size = size();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.symmetry = symmetry();
    options.values = valuesFromText(m_values->text()).value_or(std::map<int, double>());
    options.leastClues = number(m_least);
    options.mostClues = number(m_most);
    if (isLikeOpen())
        options.flags = m_open->flags();
    if (isOn(m_fromOpen)) {
        options.start = m_open->without(genreOf(*m_open).answerLayers()).without(genreOf(*m_open).helperLayers());
        options.keepGiven = isOn(m_keepGiven);
    }
    if (isOn(m_ownMarks))
        options.solutionHas = m_open;
    if (isOn(m_square))
        options.squares = {{.shaded = m_squareKind->currentIndex() == 0, .side = m_squareSide->value()}};
    if (m_profile->currentIndex() > 0)
        options.profile = profiles()[static_cast<std::size_t>(m_profile->currentIndex() - 1)];
    options.mustUse = m_techniques->mustUse();
    options.mustNotUse = m_techniques->mustNotUse();
    options.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    return options;
}

} // namespace tokisuji
